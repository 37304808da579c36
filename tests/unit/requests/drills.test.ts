/** Drills as the window meets them, on a real store, with time by hand. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { showsClock, type Answered, type RunView } from '../../../src/shared/drill';
import { DRILL_KINDS } from '../../../src/rules/fugitive/drills/types';
import { PUZZLE_KINDS } from '../../../src/shared/chase/puzzle';
import type { ChaseSymbol } from '../../../src/shared/chase/replay';
import { SYMBOLS } from '../../../src/rules/chase/tile';
import { fileOf, openApp, type App } from '../../fixtures/app';
import { done } from '../../fixtures/live-table';
import { scratchFolder } from '../../fixtures/scratch';

function app(folder = scratchFolder(), seed = 'drills'): App {
  const opened = openApp(folder, seed);
  onTestFinished(() => {
    opened.close();
  });
  return opened;
}

async function start(opened: App, mode: RunView['mode'], options: RunView['options'] = {}): Promise<RunView> {
  return done(await opened.handlers['drill.start']({ mode, options }));
}

function symbolFor(run: RunView, right: boolean): ChaseSymbol {
  const { puzzle } = run;
  if (puzzle?.kind !== 'read') throw new Error('No read puzzle is shown.');
  const symbol = SYMBOLS.find((each) => puzzle.answer.symbols.includes(each) === right);
  if (symbol === undefined) throw new Error('Every symbol is right.');
  return symbol;
}

/** Answers the current puzzle after `millis`. */
async function answer(opened: App, run: RunView, right = true, millis = 1000): Promise<Answered> {
  opened.time.pass(millis);
  const puzzle = run.puzzle?.id ?? '';
  const symbol = symbolFor(run, right);
  return done(await opened.handlers['drill.answer']({ run: run.id, puzzle, answer: { kind: 'read', symbol }, millis }));
}

const summary = async (opened: App, period: 'today' | 'all' = 'all') =>
  done(await opened.handlers['statistics.summary']({ period, kind: null }));

describe('a first start', () => {
  test('has a profile without a name, and a drill begins at once with the next puzzle ready', async () => {
    const opened = app();
    const { profiles, chosen } = done(await opened.handlers['profile.list']({}));
    expect(profiles).toEqual([expect.objectContaining({ id: chosen, name: '', attempts: 0 })]);
    const run = await start(opened, 'practice');
    expect(run).toMatchObject({ state: 'running', profile: chosen, score: 0, right: 0, wrong: 0 });
    expect(run.puzzle?.kind).toBe('read');
    expect(run.next?.id).not.toBe(run.puzzle?.id);
  });
});

describe('an answer', () => {
  test('is never too slow where no time is shown', async () => {
    const opened = app();
    const facts = [{ tile: 'r01', side: 'n' as const }];
    for (const [mode, options, slow] of [
      ['custom', {}, true],
      ['custom', { noClock: true }, false],
      ['practice', {}, false],
      ['practice', { facts }, true],
      ['weak-spots', { noClock: true }, false],
    ] as const) {
      const run = await start(opened, mode, { kinds: ['read'], ...options, ...('facts' in options && { facts }) });
      if (run.puzzle === null) continue;
      const answered = await answer(opened, run, true, 5800);
      expect(answered, mode).toMatchObject({ right: true, slow });
      if (slow) expect(showsClock(answered.run), mode).toBe(true);
      else expect(answered.run.result?.slow ?? []).toEqual([]);
    }
  });
  test('is judged with its reason, and the prepared puzzle comes up', async () => {
    const opened = app();
    const run = await start(opened, 'practice');
    const right = await answer(opened, run);
    expect(right).toMatchObject({ right: true, millis: 1000, slow: false, reason: { kind: 'read' } });
    expect(right.run.puzzle?.id).toBe(run.next?.id);
    expect(right.run).toMatchObject({ right: 1, combo: 1 });
    expect(await answer(opened, right.run, false)).toMatchObject({ right: false, run: { wrong: 1, combo: 0, bestCombo: 1 } });
  });

  test('counts no more time than passed here', async () => {
    const opened = app();
    const run = await start(opened, 'practice');
    opened.time.pass(500);
    const answered = await opened.handlers['drill.answer']({
      run: run.id,
      puzzle: run.puzzle?.id ?? '',
      answer: { kind: 'read', symbol: symbolFor(run, true) },
      millis: 9000,
    });
    expect(done(answered).millis).toBe(500);
  });

  test('to another puzzle, another run or of another kind is refused and changes nothing', async () => {
    const opened = app();
    const run = await start(opened, 'practice');
    const read = { kind: 'read', symbol: 'star' } as const;
    const refusal = async (input: Parameters<App['handlers']['drill.answer']>[0]) => opened.handlers['drill.answer'](input);
    const current = run.puzzle?.id ?? '';
    expect(await refusal({ run: run.id, puzzle: '0'.repeat(32), answer: read, millis: 1 })).toMatchObject({
      error: { code: 'stale-puzzle' },
    });
    expect(await refusal({ run: run.id, puzzle: current, answer: { kind: 'pick', tiles: [] }, millis: 1 })).toMatchObject({
      error: { code: 'wrong-kind' },
    });
    const other = '0192f0c8-0000-7000-8000-000000000001';
    expect(await refusal({ run: other, puzzle: current, answer: read, millis: 1 })).toMatchObject({ error: { code: 'no-such-run' } });
    expect(done(await opened.handlers['drill.current']({}))).toMatchObject({ right: 0, wrong: 0, puzzle: { id: current } });
  });
});

describe('traps', () => {
  test('1: the clock is a start stamp: a window that sleeps through does not slow it', async () => {
    const opened = app();
    const run = await start(opened, 'rush', { minutes: 3 });
    opened.time.stall(180_000);
    const late = await opened.handlers['drill.answer']({
      run: run.id,
      puzzle: run.puzzle?.id ?? '',
      answer: { kind: 'read', symbol: symbolFor(run, true) },
      millis: 1000,
    });
    expect(late).toMatchObject({ ok: false, error: { code: 'run-over' } });
    expect(done(await opened.handlers['drill.current']({}))).toMatchObject({ state: 'over', clock: { left: 0 } });
  });

  test('1: the end of the time is told without being asked', async () => {
    const opened = app();
    let run = await start(opened, 'rush');
    run = (await answer(opened, run, true, 150_000)).run;
    opened.time.pass(30_000);
    expect(opened.sent.drill).toEqual([
      expect.objectContaining({
        id: run.id,
        state: 'over',
        result: expect.objectContaining({ ending: 'time-up', counted: true }) as unknown,
      }),
    ]);
  });

  test('2: a new run keeps nothing of the last one', async () => {
    const opened = app();
    let run = await start(opened, 'rush');
    run = (await answer(opened, run, true)).run;
    run = (await answer(opened, run, false)).run;
    expect(run.clock.left).toBe(180_000 - 2000 - 6000);
    await opened.handlers['drill.pause']({ run: run.id, why: 'asked' });
    const again = await start(opened, 'rush');
    expect(again).toMatchObject({
      score: 0,
      combo: 0,
      bestCombo: 0,
      right: 0,
      wrong: 0,
      pauses: 0,
      state: 'running',
      clock: { left: 180_000, spent: 0, running: true },
    });
    // The old run's alarm is called off with it.
    opened.time.pass(179_000);
    expect(opened.sent.drill).toEqual([]);
  });

  test('3: going over what was missed never rates, and shows just that, in order', async () => {
    const opened = app();
    let run = await start(opened, 'survival');
    const missed: string[] = [];
    while (run.state === 'running') {
      missed.push(run.puzzle?.id ?? '');
      run = (await answer(opened, run, false)).run;
    }
    expect(run.result).toMatchObject({ ending: 'struck-out', missed });
    expect(run.result?.ratings).toEqual([expect.objectContaining({ kind: 'read', before: 1500 })]);
    let review = await start(opened, 'practice', { puzzles: missed, rated: true });
    expect(review.rated).toBe(false);
    const seen: string[] = [];
    while (review.state === 'running') {
      seen.push(review.puzzle?.id ?? '');
      const reviewed = await answer(opened, review);
      expect(reviewed.rating).toBeNull();
      review = reviewed.run;
    }
    expect(seen).toEqual(missed);
  });

  test('3: nor does it change a rating, answered right or wrong, asked to or not', async () => {
    const opened = app();
    let run = await start(opened, 'survival');
    while (run.state === 'running') run = (await answer(opened, run, false)).run;
    const ratings = async () => {
      const saved = fileOf(await opened.handlers['profile.export']({ profile: run.profile }));
      return (JSON.parse(readFileSync(saved, 'utf8')) as { ratings: unknown }).ratings;
    };
    const before = await ratings();
    for (const rated of [true, false]) {
      let review = await start(opened, 'practice', { puzzles: [...(run.result?.missed ?? [])], rated });
      while (review.state === 'running') review = (await answer(opened, review, rated)).run;
      expect(review.result?.ratings).toEqual([]);
    }
    expect(await ratings()).toEqual(before);
  });

  test('4: all that was missed or slow is gone over in one go, nothing else, and then it ends', async () => {
    const opened = app();
    let run = await start(opened, 'rush');
    const shown: string[] = [];
    for (const [right, millis] of [
      [true, 900],
      [false, 900],
      [true, 9000],
      [true, 900],
      [false, 9000],
    ] as const) {
      shown.push(run.puzzle?.id ?? '');
      run = (await answer(opened, run, right, millis)).run;
    }
    const { missed = [], slow = [] } = done(await opened.handlers['drill.end']({ run: run.id })).result ?? {};
    expect(missed).toEqual([shown[1], shown[4]]);
    const again = [...new Set([...missed, ...slow])];
    expect(new Set(again)).toEqual(new Set([shown[1], shown[2], shown[4]]));
    let review = await start(opened, 'practice', { puzzles: again });
    const seen: string[] = [];
    while (review.state === 'running') {
      seen.push(review.puzzle?.id ?? '');
      review = (await answer(opened, review)).run;
    }
    expect(seen).toEqual(again);
    expect(review.result?.ending).toBe('done');
  });

  test('5: a pause hides the puzzle, stops the clock, is counted, and gives no time to think', async () => {
    const opened = app();
    const run = await start(opened, 'rush');
    opened.time.pass(10_000);
    const paused = done(await opened.handlers['drill.pause']({ run: run.id, why: 'asked' }));
    expect(paused).toMatchObject({ state: 'paused', puzzle: null, next: null, pauses: 1, clock: { left: 170_000, running: false } });
    opened.time.pass(500_000);
    const resumed = done(await opened.handlers['drill.resume']({ run: run.id }));
    expect(resumed).toMatchObject({ state: 'running', pauses: 1, clock: { left: 170_000, running: true } });
    expect(resumed.puzzle?.id).not.toBe(run.puzzle?.id);
  });

  test('5: a hidden window and a sleeping computer pause, too', async () => {
    const opened = app();
    await start(opened, 'rush');
    opened.away();
    expect(opened.sent.drill).toEqual([expect.objectContaining({ state: 'paused', puzzle: null })]);
  });

  test('6: a run that was left alone is in no statistics, and they say so', async () => {
    const opened = app();
    let run = await start(opened, 'rush');
    run = (await answer(opened, run)).run;
    expect((await summary(opened)).total.attempts).toBe(1);
    await opened.handlers['drill.pause']({ run: run.id, why: 'idle' });
    // Nobody came back to it: the next run finds it so.
    await start(opened, 'practice');
    const after = await summary(opened);
    expect(after.total.attempts).toBe(0);
    expect(after.days).toEqual([]);
    expect(after.bests).toEqual([]);
    expect(after.leftOut).toEqual({ runs: 1, attempts: 1 });
  });

  test('6: who comes back after an idle minute and finishes was there: what was answered counts', async () => {
    const opened = app();
    let run = await start(opened, 'rush');
    for (let count = 0; count < 4; count++) run = (await answer(opened, run)).run;
    await opened.handlers['drill.pause']({ run: run.id, why: 'idle' });
    expect(done(await opened.handlers['drill.end']({ run: run.id })).result).toMatchObject({ ending: 'left', counted: true });
    const after = await summary(opened);
    expect(after.total).toMatchObject({ attempts: 4, right: 4 });
    expect(after.leftOut).toEqual({ runs: 0, attempts: 0 });
  });

  test('6: so is one whose clock ran out with nobody there', async () => {
    const opened = app();
    const run = await start(opened, 'rush');
    expect((await answer(opened, run)).rating).not.toBeNull();
    opened.time.pass(240_000);
    // What it tells at its end has no ratings either: none of them is left.
    expect(opened.sent.drill).toEqual([
      expect.objectContaining({ id: run.id, result: expect.objectContaining({ ending: 'idle', counted: false, ratings: [] }) as unknown }),
    ]);
  });

  test('7: a quick restart never shows the same puzzle again, nor does a restart of the app', async () => {
    const folder = scratchFolder();
    const first = openApp(folder, 'one');
    const seen = new Set<string>();
    for (let restart = 0; restart < 20; restart++) {
      const { puzzle } = await start(first, restart % 2 === 0 ? 'rush' : 'practice');
      expect(seen).not.toContain(puzzle?.id);
      seen.add(puzzle?.id ?? '');
    }
    const run = await start(first, 'rush');
    const answered = await answer(first, run);
    expect(answered.right).toBe(true);
    first.close();
    expect((await start(app(folder, 'two'), 'rush')).puzzle?.id).not.toBe(run.puzzle?.id);
  });

  test('19: practice that was not finished is recorded', async () => {
    const folder = scratchFolder();
    const first = openApp(folder, 'one');
    const run = await start(first, 'practice');
    await answer(first, run);
    first.close();
    expect((await summary(app(folder, 'two'))).total).toMatchObject({ attempts: 1, right: 1 });
  });

  test('19: so is practice that a crash cut off, answer by answer', async () => {
    const folder = scratchFolder();
    const crashed = app(folder, 'one');
    const run = await start(crashed, 'practice');
    await answer(crashed, (await answer(crashed, run)).run, false);
    // Nothing ends the first app: what it wrote is all that there is.
    expect((await summary(app(folder, 'two'))).total).toMatchObject({ attempts: 2, right: 1 });
  });

  test('22: a calm run shows no clock, takes nothing and never rates', async () => {
    const opened = app();
    let run = await start(opened, 'rush', { noClock: true, noPenalty: true, plain: true });
    expect(run).toMatchObject({ rated: false, clock: { left: null }, strikes: null });
    const wrong = await answer(opened, run, false, 100_000);
    expect(wrong).toMatchObject({ clock: 0, strike: false, rating: null });
    run = (await answer(opened, wrong.run, true, 300_000)).run;
    expect(run.state).toBe('running');
  });
});

describe('modes', () => {
  test('streak ends with the first wrong answer and keeps the best', async () => {
    const opened = app();
    let run = await start(opened, 'streak');
    run = (await answer(opened, run)).run;
    run = (await answer(opened, run)).run;
    run = (await answer(opened, run, false)).run;
    expect(run).toMatchObject({ state: 'over', score: 2, result: { ending: 'struck-out', best: null, isBest: true } });
    expect((await summary(opened)).bests).toEqual([expect.objectContaining({ mode: 'streak', minutes: null, score: 2 })]);
  });

  test('the typical time of a run is what the statistics tell of the same answers, of an odd number and of an even one', async () => {
    for (const length of [5, 6]) {
      const opened = app();
      let run = await start(opened, 'custom', { kinds: ['read'], length });
      for (const millis of [1530, 1480, 9870, 1210, 2600, 7900].slice(0, length)) run = (await answer(opened, run, true, millis)).run;
      expect(run.state).toBe('over');
      expect(run.result?.medianMillis).toBe((await summary(opened)).total.medianMillis);
    }
  });

  test('custom ends after its length', async () => {
    const opened = app();
    let run = await start(opened, 'custom', { kinds: ['read'], length: 3 });
    for (let at = 0; at < 3; at++) {
      expect(run.state).toBe('running');
      run = (await answer(opened, run)).run;
    }
    expect(run).toMatchObject({ state: 'over', result: { ending: 'done', accuracy: 1 } });
  });

  test('weak spots come back until twice right and fast, then there is none left', async () => {
    const opened = app();
    const weak = await start(opened, 'practice');
    await answer(opened, weak, false);
    const missed = weak.puzzle?.id;
    let run = await start(opened, 'weak-spots');
    expect(run.puzzle?.id).toBe(missed);
    run = (await answer(opened, run, true, 20_000)).run;
    expect(run.puzzle?.id).toBe(missed);
    run = (await answer(opened, run)).run;
    expect(run).toMatchObject({ state: 'running', puzzle: { id: missed } });
    run = (await answer(opened, run)).run;
    expect(run).toMatchObject({ state: 'over', result: { ending: 'done' } });
    expect(await opened.handlers['drill.start']({ mode: 'weak-spots', options: {} })).toMatchObject({ error: { code: 'no-puzzles' } });
  });

  test('one weak spot that is missed again and again is asked as often as a length says', async () => {
    const opened = app();
    await answer(opened, await start(opened, 'practice'), false);
    let run = await start(opened, 'weak-spots', { length: 3 });
    for (let at = 0; at < 3; at++) {
      expect(run.state).toBe('running');
      run = (await answer(opened, run, false)).run;
    }
    expect(run).toMatchObject({ state: 'over', wrong: 3, result: { ending: 'done' } });
  });

  test('weak spots say how many are due before a run, and how many are mended within it', async () => {
    const opened = app();
    const due = async () => done(await opened.handlers['drill.outlook']({})).weakSpots;
    expect(await due()).toBe(0);
    let run = await start(opened, 'practice');
    for (let at = 0; at < 3; at++) run = (await answer(opened, run, false)).run;
    const count = await due();
    expect(count).toBeGreaterThan(1);
    run = await start(opened, 'weak-spots');
    expect(run.spots).toEqual({ due: count, mended: 0 });
    while (run.state === 'running') run = (await answer(opened, run)).run;
    expect(run.spots).toEqual({ due: count, mended: count });
    expect(await due()).toBe(0);
  });

  test('practice tells the step of the ramp, which goes up within a run and is kept', async () => {
    const opened = app();
    const outlook = async () => done(await opened.handlers['drill.outlook']({})).steps.read;
    let run = await start(opened, 'practice');
    expect(run.step).toMatchObject({ step: 1, name: 'plain' });
    expect(await outlook()).toEqual(run.step);
    for (let at = 0; at < 5; at++) run = (await answer(opened, run)).run;
    expect(run.step).toMatchObject({ step: 2, name: 'close' });
    expect(await outlook()).toEqual(run.step);
    expect((await start(opened, 'rush')).step).toBeNull();
    expect((await start(opened, 'practice')).step).toMatchObject({ step: 2 });
  });

  test('the same puzzle met again on a day does not rate, and what it would rate is not lost from others', async () => {
    const opened = app();
    const first = await start(opened, 'daily');
    expect((await answer(opened, first)).rating).not.toBeNull();
    const options = { kinds: ['read' as const], rated: true, length: 500 };
    let run = await start(opened, 'custom', options);
    const rated = new Map<string, number>();
    // As many as there are and more, so that some come twice.
    for (let at = 0; at < 400 && run.state === 'running'; at++) {
      const id = run.puzzle?.id ?? '';
      const answered = await answer(opened, run);
      if (answered.rating !== null) rated.set(id, (rated.get(id) ?? 0) + 1);
      run = answered.run;
    }
    done(await opened.handlers['drill.end']({ run: run.id }));
    run = await start(opened, 'custom', options);
    for (let at = 0; at < 250; at++) {
      const id = run.puzzle?.id ?? '';
      const answered = await answer(opened, run);
      if (rated.has(id)) expect(answered.rating).toBeNull();
      run = answered.run;
    }
    expect([...rated.values()].every((times) => times === 1)).toBe(true);
  });

  test('chosen faces are asked, and only they', async () => {
    const opened = app();
    const run = await start(opened, 'practice', { facts: [{ tile: 'r07', side: 'e' }] });
    expect(run.puzzle).toMatchObject({ kind: 'read', position: { tile: 'r07' } });
    const after = await answer(opened, run);
    expect((await summary(opened)).facts).toEqual([expect.objectContaining({ tile: 'r07', side: 'e', attempts: 1, right: 1 })]);
    expect(after.run.puzzle?.id).toBe(run.puzzle?.id);
  });

  test('a daily drill that nothing was answered in leaves the rated try to the next', async () => {
    const opened = app();
    const looked = await start(opened, 'daily');
    expect(looked.rated).toBe(true);
    done(await opened.handlers['drill.end']({ run: looked.id }));
    expect((await start(opened, 'daily')).rated).toBe(true);
    expect((await start(opened, 'daily')).rated).toBe(true);
  });

  test("today's rated try is told with its score, that of no later try, and not a day later", async () => {
    const opened = app();
    const daily = async () => done(await opened.handlers['drill.daily']({}));
    expect(await daily()).toMatchObject({ done: false, score: null });
    const first = await start(opened, 'daily');
    expect(await daily()).toMatchObject({ done: false, score: null });
    const { points } = await answer(opened, first);
    expect(points).toBeGreaterThan(0);
    expect(await daily()).toMatchObject({ done: true, score: points });
    const second = await start(opened, 'daily');
    expect(second.rated).toBe(false);
    await answer(opened, second, false);
    expect(await daily()).toMatchObject({ done: true, score: points });
    opened.time.pass(86_400_000);
    expect(await daily()).toMatchObject({ done: false, score: null });
  });

  test('daily is the same for everybody on a date, and its first try alone rates', async () => {
    const one = app(scratchFolder(), 'one');
    const other = app(scratchFolder(), 'other');
    const first = await start(one, 'daily');
    expect((await start(other, 'daily')).puzzle?.id).toBe(first.puzzle?.id);
    expect(first).toMatchObject({ rated: true });
    expect((await answer(one, first)).rating).not.toBeNull();
    const second = await start(one, 'daily');
    expect(second).toMatchObject({ rated: false, puzzle: { id: first.puzzle?.id } });
    expect((await answer(one, second)).rating).toBeNull();
  });

  test('hints are given in practice only, and a helped answer is no feat', async () => {
    const opened = app();
    const run = await start(opened, 'practice', { rated: true });
    const puzzle = run.puzzle?.id ?? '';
    expect(done(await opened.handlers['drill.hint']({ run: run.id, puzzle }))).toMatchObject({ hint: { type: 'look-from' }, left: 3 });
    expect(done(await opened.handlers['drill.hint']({ run: run.id, puzzle })).hint.type).not.toBe('look-from');
    expect((await answer(opened, run)).rating).toBeNull();
    expect((await summary(opened)).total.attempts).toBe(0);
    const rush = await start(opened, 'rush');
    expect(await opened.handlers['drill.hint']({ run: rush.id, puzzle: rush.puzzle?.id ?? '' })).toMatchObject({
      error: { code: 'no-hints' },
    });
  });
});

describe('statistics', () => {
  test('sum what was answered, by everything that can be told of a read puzzle', async () => {
    const opened = app();
    let run = await start(opened, 'practice');
    for (const right of [true, true, false, true]) run = (await answer(opened, run, right, 2000)).run;
    const figures = await summary(opened, 'today');
    expect(figures.total).toMatchObject({ attempts: 4, right: 3 });
    // Read off a bucket's middle: within a quarter of the true median.
    expect(figures.total.medianMillis).toBeGreaterThan(1600);
    expect(figures.total.medianMillis).toBeLessThan(2500);
    expect(figures.byKind).toEqual([expect.objectContaining({ kind: 'read', attempts: 4 })]);
    expect(figures.byDirection.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(4);
    expect(figures.byRotation.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(4);
    expect(figures.facts.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(4);
    expect(figures.days).toEqual([expect.objectContaining({ date: '2026-11-27', attempts: 4 })]);
    expect(figures.streak).toEqual({ current: 1, longest: 1 });
  });

  test('go into a file of comma-separated values, one line an attempt', async () => {
    const opened = app();
    await answer(opened, await start(opened, 'practice'));
    const saved = fileOf(await opened.handlers['statistics.csv']({ period: 'all', kind: null }));
    const [head, line, end] = readFileSync(saved, 'utf8').split('\r\n');
    expect(head).toMatch(/^time,mode,run_ending,/);
    expect(line).toMatch(/^2026-11-27T20:\d\d:\d\d\.\d{3}Z,practice,,yes,read,[0-9a-f]{32},/);
    expect(end).toBe('');
  });

  test('name every symbol that was right in that file, also where there were several', async () => {
    const opened = app();
    let run = await start(opened, 'practice', { length: 200 });
    const right: string[] = [];
    for (let several = false; !several || right.length < 3;) {
      if (run.puzzle?.kind !== 'read') throw new Error('No reading with several right answers came up.');
      right.push(run.puzzle.answer.symbols.join(' '));
      several ||= run.puzzle.answer.symbols.length > 1;
      run = (await answer(opened, run)).run;
    }
    const saved = fileOf(await opened.handlers['statistics.csv']({ period: 'all', kind: 'read' }));
    const lines = readFileSync(saved, 'utf8').trimEnd().split('\r\n');
    expect(lines.slice(1).map((line) => line.split(',').at(-1))).toEqual(right);
  });
});

describe('profiles', () => {
  test('each has records of its own; names are taken once', async () => {
    const opened = app();
    await answer(opened, await start(opened, 'practice'));
    const { chosen, profiles } = done(await opened.handlers['profile.create']({ name: 'Ada' }));
    expect(profiles.map(({ name, attempts }) => [name, attempts])).toEqual([
      ['', 1],
      ['Ada', 0],
    ]);
    expect(chosen).toBe(profiles[1]?.id);
    expect((await summary(opened)).total.attempts).toBe(0);
    expect(await opened.handlers['profile.create']({ name: 'ADA' })).toMatchObject({ error: { code: 'name-taken' } });
    const guest = profiles[0]?.id ?? '';
    expect(done(await opened.handlers['profile.rename']({ profile: guest, name: 'Bo' })).profiles[0]?.name).toBe('Bo');
    await opened.handlers['profile.choose']({ profile: guest });
    expect((await summary(opened)).total.attempts).toBe(1);
  });

  test('the run of the player before ends when another sits down, and the window is told', async () => {
    const opened = app();
    const guest = await start(opened, 'rush');
    await opened.handlers['profile.create']({ name: 'Ada' });
    expect(opened.sent.drill.at(-1)).toMatchObject({ id: guest.id, state: 'over', result: { ending: 'left' } });
    const ada = await start(opened, 'practice');
    await opened.handlers['profile.choose']({ profile: guest.profile });
    expect(opened.sent.drill.at(-1)).toMatchObject({ id: ada.id, state: 'over', result: { ending: 'done' } });
    const last = await start(opened, 'rush');
    await opened.handlers['profile.remove']({ profile: guest.profile });
    expect(opened.sent.drill.at(-1)).toMatchObject({ id: last.id, state: 'over' });
  });

  test('a profile is exported whole', async () => {
    const opened = app();
    const run = await start(opened, 'rush');
    await answer(opened, run);
    const saved = fileOf(await opened.handlers['profile.export']({ profile: run.profile }));
    const data = JSON.parse(readFileSync(saved, 'utf8')) as Record<string, unknown>;
    expect(data).toMatchObject({ format: 'lookout-profile', version: 1, profile: { id: run.profile } });
    expect(data['attempts']).toEqual([expect.objectContaining({ puzzle: run.puzzle?.id, right: 1 })]);
    expect(Object.keys(data['ratings'] as object)).toEqual(['read']);
  });

  test('a profile is deleted for good: nothing of it is left in database, log or backups', async () => {
    const folder = scratchFolder();
    const opened = app(folder);
    const { chosen } = done(await opened.handlers['profile.create']({ name: 'Forget-me-entirely' }));
    await answer(opened, await start(opened, 'practice'));
    opened.time.pass(5000);
    const left = done(await opened.handlers['profile.remove']({ profile: chosen }));
    expect(left.profiles.map(({ id }) => id)).not.toContain(chosen);
    const files = ['lookout.db', 'lookout.db-wal', ...readdirSync(`${folder}/backups`).map((name) => `backups/${name}`)];
    expect(files).toHaveLength(3);
    for (const file of files) expect(readFileSync(`${folder}/${file}`).includes('Forget-me-entirely')).toBe(false);
    expect((await summary(opened)).total.attempts).toBe(0);
  });

  test('the last profile leaves a new, empty one behind', async () => {
    const opened = app();
    const { chosen } = done(await opened.handlers['profile.list']({}));
    const after = done(await opened.handlers['profile.remove']({ profile: chosen }));
    expect(after.profiles).toEqual([expect.objectContaining({ name: '', attempts: 0 })]);
    expect(after.chosen).not.toBe(chosen);
  });
});

test('the pack that ships is there for drills of every kind, and once it is in the database it stays', { timeout: 30_000 }, async () => {
  const folder = scratchFolder();
  const puzzlePack = (game: string): Promise<string> =>
    Promise.resolve(readFileSync(new URL(`../../../resources/${game}/puzzles.json`, import.meta.url), 'utf8'));
  const first = openApp(folder, 'one', { puzzlePack });
  for (const kind of PUZZLE_KINDS) {
    const run = await start(first, 'custom', { kinds: [kind] });
    expect(run.puzzle?.kind).toBe(kind);
  }
  for (const kind of DRILL_KINDS) {
    const run = await start(first, 'custom', { game: 'fugitive', kinds: [kind] });
    expect(run.puzzle?.kind).toBe(kind);
  }
  for (const mode of ['practice', 'rush', 'streak', 'daily'] as const) {
    expect((await start(first, mode, { game: 'fugitive' })).puzzle?.game).toBe('fugitive');
  }
  expect((await start(first, 'trail-run')).puzzle?.kind).toBe('trail');
  first.close();
  const second = openApp(folder, 'two', { puzzlePack });
  onTestFinished(() => {
    second.close();
  });
  expect((await start(second, 'custom', { kinds: ['route'] })).puzzle?.kind).toBe('route');
});
