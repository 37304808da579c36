/** A run as the window has it, against a main process that is told what to answer. */
import type { Answer } from '../../../../../src/shared/refusal';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Answered, RunView } from '../../../../../src/shared/drill';
import type { ReadPuzzle } from '../../../../../src/shared/chase/puzzle';
import type { Tile } from '../../../../../src/shared/chase/replay';
import { gradeAtOnce } from '../../../../../src/renderer/games/chase/drill/grade';
import { laidOf } from '../../../../../src/renderer/games/chase/drill/route-way.svelte';
import { DrillRun } from '../../../../../src/renderer/lib/drill/run.svelte';

const TILE: Tile = {
  kind: 'route',
  exits: { n: { at: 'centre', end: 'open' } },
  sectors: {
    nw: { symbol: 'triangle', witnesses: ['n', 'n'] },
    ne: { symbol: 'star', witnesses: ['n'] },
    se: { symbol: 'square', witnesses: ['e'] },
    sw: { symbol: 'diamond', witnesses: ['w'] },
  },
};

function puzzle(number: number): ReadPuzzle {
  return {
    id: String(number).padStart(32, '0'),
    game: 'chase',
    kind: 'read',
    themes: [],
    rating: 1500,
    source: 'test',
    tiles: { r01: TILE },
    position: { tile: 'r01', rotation: 0 },
    question: { direction: 'n', final: false },
    answer: { direction: 'n', symbols: ['triangle'], counts: { triangle: 2, star: 1, square: 0, diamond: 0 } },
  };
}

const [ONE, TWO, THREE] = [puzzle(1), puzzle(2), puzzle(3)];

function view(changes: Partial<RunView> = {}): RunView {
  return {
    id: '0b1e7a5e-0000-7000-8000-000000000001',
    profile: '0b1e7a5e-0000-7000-8000-000000000002',
    mode: 'rush',
    options: {},
    rated: true,
    clock: { left: 180_000, spent: 0, running: true },
    score: 0,
    combo: 0,
    bestCombo: 0,
    right: 0,
    wrong: 0,
    length: null,
    strikes: null,
    step: null,
    spots: null,
    runner: { level: 1, millisEach: 8000 },
    state: 'running',
    pauses: 0,
    puzzle: ONE,
    next: TWO,
    result: null,
    ...changes,
  };
}

function answered(right: boolean, run: RunView): Answered {
  return {
    puzzle: ONE.id,
    right,
    reason: { kind: 'read', chosen: { symbol: 'star', ok: right, clause: 'M3' }, reading: ONE.answer, final: false },
    millis: 900,
    slow: false,
    points: 1,
    clock: 0,
    strike: false,
    rating: null,
    run,
  };
}

let now = 0;
let asked: { name: string; input: unknown }[] = [];
let answers: unknown[] = [];
const run = (): DrillRun =>
  new DrillRun(
    (name, input) => {
      asked.push({ name, input });
      return Promise.resolve(answers.shift() as Answer<never>);
    },
    () => now,
    () => ({ gradeAtOnce, laidOf }),
  );
const ok = (value: unknown): unknown => ({ ok: true, value });

beforeEach(() => {
  now = 1000;
  asked = [];
  answers = [];
});

describe('a run that goes on already', () => {
  test('is taken up standing still; going on shows what the main process has, and a restart is the same again', async () => {
    const drill = run();
    const paused = view({ state: 'paused', puzzle: null, next: null, right: 2, clock: { left: 90_000, spent: 90_000, running: false } });
    answers = [ok(paused), ok(view({ puzzle: TWO, next: THREE, right: 2 })), ok(view())];
    await drill.takeUp(view({ right: 2 }));
    expect(asked[0]).toMatchObject({ name: 'drill.pause', input: { why: 'away' } });
    expect(drill.onScreen).toBeNull();
    expect(drill.paused).toBe(true);
    await drill.resume();
    expect(drill.onScreen).toBe(TWO);
    expect(drill.view?.right).toBe(2);
    await drill.restart();
    expect(asked[2]).toEqual({ name: 'drill.start', input: { mode: 'rush', options: {} } });
    expect(drill.view?.right).toBe(0);
  });
});

describe('a run in the window', () => {
  test('an answer shows at once, before the main process has spoken, and is timed from when the puzzle came in sight', async () => {
    const drill = run();
    answers = [ok(view()), ok(answered(true, view({ puzzle: TWO, next: THREE, right: 1 })))];
    await drill.start('rush', { minutes: 3 });
    now = 1200;
    drill.seen();
    now = 2100;
    const done = drill.answer({ kind: 'read', symbol: 'triangle' });
    expect(drill.feedback?.right).toBe(true);
    await done;
    expect(asked[1]).toMatchObject({ name: 'drill.answer', input: { puzzle: ONE.id, millis: 900 } });
    expect(drill.onScreen).toBe(ONE);
    expect(drill.ready.map((each) => each.id)).toEqual([ONE.id, TWO.id, THREE.id]);
    drill.next();
    expect(drill.onScreen).toBe(TWO);
    expect(drill.feedback).toBeNull();
  });

  test('right answers in a row count at once, and a wrong one ends the row at once', async () => {
    const drill = run();
    answers = [
      ok(view({ combo: 2 })),
      ok(answered(true, view({ puzzle: TWO, combo: 3, right: 3 }))),
      ok({ ...answered(false, view({ puzzle: THREE, combo: 0, right: 3, wrong: 1 })), puzzle: TWO.id }),
    ];
    await drill.start('rush', {});
    expect(drill.combo).toBe(2);
    const right = drill.answer({ kind: 'read', symbol: 'triangle' });
    expect(drill.combo).toBe(3);
    await right;
    expect(drill.combo).toBe(3);
    drill.next();
    const wrong = drill.answer({ kind: 'read', symbol: 'star' });
    expect(drill.combo).toBe(0);
    await wrong;
    expect(drill.combo).toBe(0);
  });

  test('a second answer to the same puzzle is none', async () => {
    const drill = run();
    answers = [ok(view()), ok(answered(false, view({ puzzle: TWO, wrong: 1 })))];
    await drill.start('rush', {});
    const first = drill.answer({ kind: 'read', symbol: 'star' });
    await drill.answer({ kind: 'read', symbol: 'triangle' });
    await first;
    expect(asked.filter((each) => each.name === 'drill.answer')).toHaveLength(1);
    expect(drill.feedback?.right).toBe(false);
  });

  test('an answer that could not be kept is given again to the same puzzle: its time has gone on, and its hints stay', async () => {
    const drill = run();
    const full = { ok: false, error: { code: 'store/full' } };
    const hint = { type: 'look-from' };
    answers = [ok(view({ mode: 'practice' })), ok({ hint, left: 1 }), full, ok(view({ mode: 'practice' })), ok(answered(true, view()))];
    await drill.start('practice', {});
    drill.seen();
    await drill.hint();
    now = 1500;
    await drill.answer({ kind: 'read', symbol: 'star' });
    expect(drill.refusal).toMatchObject({ code: 'store/full' });
    expect(drill.feedback).toBeNull();
    expect([drill.onScreen?.id, drill.hints, drill.done]).toEqual([ONE.id, [hint], []]);
    now = 1700;
    await drill.answer({ kind: 'read', symbol: 'triangle' });
    expect(asked.at(-1)).toMatchObject({ name: 'drill.answer', input: { puzzle: ONE.id, millis: 700 } });
    expect(drill.done).toMatchObject([{ puzzle: { id: ONE.id }, right: true }]);
  });

  test('pausing hides the puzzle at once, and the pause is no time of the answer', async () => {
    const drill = run();
    answers = [
      ok(view({ mode: 'practice' })),
      ok(view({ state: 'paused', puzzle: null, next: null, pauses: 1 })),
      ok(view({ pauses: 1 })),
      ok(answered(true, view({ puzzle: TWO }))),
    ];
    await drill.start('practice', {});
    drill.seen();
    now = 1500;
    const pausing = drill.pause('asked');
    expect(drill.onScreen).toBeNull();
    await pausing;
    expect(drill.ready).toEqual([]);
    now = 60_000;
    await drill.resume();
    expect(drill.onScreen).toBe(ONE);
    drill.seen();
    now = 60_250;
    await drill.answer({ kind: 'read', symbol: 'triangle' });
    expect(asked.at(-1)).toMatchObject({ input: { millis: 750 } });
  });

  test('after a pause a fresh puzzle begins its own time', async () => {
    const drill = run();
    answers = [ok(view()), ok(view({ state: 'paused', puzzle: null })), ok(view({ puzzle: THREE })), ok(answered(true, view()))];
    await drill.start('rush', {});
    drill.seen();
    now = 9000;
    await drill.pause('asked');
    await drill.resume();
    expect(drill.onScreen).toBe(THREE);
    drill.seen();
    now = 9400;
    await drill.answer({ kind: 'read', symbol: 'triangle' });
    expect(asked.at(-1)).toMatchObject({ input: { puzzle: THREE.id, millis: 400 } });
  });

  test('a restart keeps nothing: an answer under way to the old run changes nothing', async () => {
    const drill = run();
    let late: (value: unknown) => void = () => undefined;
    answers = [
      ok(view()),
      new Promise((resolve) => (late = resolve)),
      ok(view({ id: '0b1e7a5e-0000-7000-8000-000000000003', puzzle: TWO })),
    ];
    await drill.start('rush', { minutes: 5 });
    const old = drill.answer({ kind: 'read', symbol: 'star' });
    const again = drill.restart();
    expect(drill.feedback).toBeNull();
    expect(drill.onScreen).toBeNull();
    await again;
    late(ok(answered(false, view({ wrong: 1, puzzle: THREE }))));
    await old;
    expect(asked.at(-1)).toMatchObject({ name: 'drill.start', input: { mode: 'rush', options: { minutes: 5 } } });
    expect(drill.view?.wrong).toBe(0);
    expect(drill.onScreen).toBe(TWO);
    expect(drill.done).toEqual([]);
  });

  test('the clock is read off a stamp, never counted', async () => {
    const drill = run();
    answers = [ok(view())];
    await drill.start('rush', {});
    expect(drill.clock(now + 60_000)).toEqual({ left: 120_000, spent: 60_000 });
    expect(drill.clock(now + 500_000).left).toBe(0);
  });

  test('a run that ends by its clock shows its result; one that another run has replaced changes nothing', async () => {
    const drill = run();
    answers = [ok(view())];
    await drill.start('rush', {});
    drill.hear(view({ id: '0b1e7a5e-0000-7000-8000-000000000009', state: 'over' }));
    expect(drill.over).toBe(false);
    drill.hear(view({ state: 'over', puzzle: null, next: null }));
    expect(drill.over).toBe(true);
    expect(drill.onScreen).toBeNull();
  });

  test('the last answer stays in sight before the result', async () => {
    const drill = run();
    answers = [ok(view({ mode: 'streak' })), ok(answered(false, view({ mode: 'streak', state: 'over', puzzle: null, next: null })))];
    await drill.start('streak', {});
    await drill.answer({ kind: 'read', symbol: 'star' });
    expect(drill.over).toBe(false);
    expect(drill.onScreen).toBe(ONE);
    drill.next();
    expect(drill.over).toBe(true);
  });

  test('whoever ends it while that answer is looked at has ended it: there is nothing more to go on to', async () => {
    const drill = run();
    answers = [ok(view({ mode: 'practice' })), ok(answered(false, view({ mode: 'practice', state: 'over', puzzle: null, next: null })))];
    await drill.start('practice', {});
    await drill.answer({ kind: 'read', symbol: 'star' });
    await drill.end();
    expect(drill.over).toBe(true);
  });
});
