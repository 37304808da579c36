/** A history with a pattern in it, answered through the requests: the dashboard finds it, and its drill asks just that. */
import { expect, onTestFinished, test } from 'vitest';
import type { RunView } from '../../../src/shared/drill';
import { SYMBOLS } from '../../../src/rules/chase/tile';
import { openApp, type App } from '../../fixtures/app';
import { done } from '../../fixtures/live-table';
import { scratchFolder } from '../../fixtures/scratch';

function app(): App {
  const opened = openApp(scratchFolder(), 'findings');
  onTestFinished(() => {
    opened.close();
  });
  return opened;
}

/** Answers `count` readings; those for which `wrong` is true are missed. */
async function read(opened: App, begun: RunView, count: number, wrong: (direction: string) => boolean): Promise<RunView> {
  let run = begun;
  for (let at = 0; at < count; at++) {
    const { puzzle } = run;
    if (puzzle?.kind !== 'read') throw new Error('No reading is asked.');
    const symbol = SYMBOLS.find((each) => puzzle.answer.symbols.includes(each) !== wrong(puzzle.question.direction)) ?? 'star';
    opened.time.pass(900);
    run = done(
      await opened.handlers['drill.answer']({ run: run.id, puzzle: puzzle.id, answer: { kind: 'read', symbol }, millis: 900 }),
    ).run;
  }
  return run;
}

test('who always misses west is told so, and is asked west, on faces turned so that it is', async () => {
  const opened = app();
  const practice = done(await opened.handlers['drill.start']({ mode: 'practice', options: { kinds: ['read'] } }));
  await read(opened, practice, 100, (direction) => direction === 'w');
  const figures = done(await opened.handlers['statistics.summary']({ period: 'month', kind: null }));
  const { finding } = figures;
  const west = figures.byDirection.find(({ direction }) => direction === 'w');
  expect(finding).toEqual({ kind: 'read', theme: 'direction-w', right: 0, attempts: west?.attempts, elsewhere: 1 });

  // Missed faces are shown as they lay, whatever their own side is called.
  const missed = figures.facts.filter(({ attempts, right }) => right < attempts);
  expect(missed.length).toBeGreaterThan(8);
  expect(missed.map(({ towards }) => towards)).toEqual(missed.map(() => 'w'));
  expect(new Set(missed.map(({ side }) => side)).size).toBeGreaterThan(1);

  const drill = done(await opened.handlers['drill.start']({ mode: 'practice', options: { kinds: ['read'], themes: ['direction-w'] } }));
  const asked: string[] = [];
  await read(opened, drill, 30, (direction) => (asked.push(direction), false));
  expect(new Set(asked)).toEqual(new Set(['w']));

  const facts = missed.slice(0, 8).map(({ tile, side, towards }) => ({ tile, side, towards }));
  const faces = done(await opened.handlers['drill.start']({ mode: 'weak-spots', options: { facts } }));
  const turned: string[] = [];
  await read(opened, faces, 16, (direction) => (turned.push(direction), false));
  expect(new Set(turned)).toEqual(new Set(['w']));
});

test('who reads all alike is told nothing', async () => {
  const opened = app();
  const practice = done(await opened.handlers['drill.start']({ mode: 'practice', options: { kinds: ['read'] } }));
  let number = 0;
  await read(opened, practice, 100, () => number++ % 4 === 0);
  expect(done(await opened.handlers['statistics.summary']({ period: 'month', kind: null })).finding).toBeNull();
});

test('a Daily that somebody came back to and left keeps what was answered, and is no best', async () => {
  const opened = app();
  const daily = done(await opened.handlers['drill.start']({ mode: 'daily', options: { kinds: ['read'] } }));
  const run = await read(opened, daily, 3, () => false);
  done(await opened.handlers['drill.pause']({ run: run.id, why: 'idle' }));
  expect(done(await opened.handlers['drill.end']({ run: run.id })).result).toMatchObject({ ending: 'left', counted: true, isBest: false });
  const figures = done(await opened.handlers['statistics.summary']({ period: 'today', kind: null }));
  expect(figures.total.attempts).toBe(3);
  expect(figures.bests).toEqual([]);
});

test('a run left alone leaves nothing in the ratings, of today or at all, and says nothing of them', async () => {
  const opened = app();
  const ratings = async () => done(await opened.handlers['statistics.summary']({ period: 'all', kind: null })).ratings;
  const alone = async (count: number): Promise<void> => {
    const run = await read(
      opened,
      done(await opened.handlers['drill.start']({ mode: 'survival', options: { kinds: ['read'] } })),
      count,
      () => false,
    );
    done(await opened.handlers['drill.pause']({ run: run.id, why: 'idle' }));
    // Nobody comes back to it.
    done(await opened.handlers['drill.start']({ mode: 'practice', options: {} }));
  };
  // The first run of all: there was no rating before it.
  await alone(6);
  expect(done(await opened.handlers['statistics.summary']({ period: 'all', kind: null })).leftOut.runs).toBe(1);
  expect(await ratings()).toEqual([]);

  const counted = await read(
    opened,
    done(await opened.handlers['drill.start']({ mode: 'survival', options: { kinds: ['read'] } })),
    6,
    () => false,
  );
  expect(done(await opened.handlers['drill.end']({ run: counted.id })).result?.ratings).toEqual([
    expect.objectContaining({ before: 1500 }),
  ]);
  const kept = await ratings();
  expect(kept).toHaveLength(1);
  await alone(6);
  expect(await ratings()).toEqual(kept);
  // What comes after goes on from there.
  const after = await read(
    opened,
    done(await opened.handlers['drill.start']({ mode: 'survival', options: { kinds: ['read'] } })),
    1,
    () => false,
  );
  const [change] = done(await opened.handlers['drill.end']({ run: after.id })).result?.ratings ?? [];
  expect(change?.before).toBeCloseTo(kept[0]?.rating ?? 0, 6);
});

test('hints are given once each, the number of those left with them, and helped answers are told', async () => {
  const opened = app();
  const run = done(await opened.handlers['drill.start']({ mode: 'practice', options: { kinds: ['read'] } }));
  const { puzzle } = run;
  if (puzzle?.kind !== 'read') throw new Error('No reading is asked.');
  const told: unknown[] = [];
  for (let left = Infinity; left > 0;) {
    const given = done(await opened.handlers['drill.hint']({ run: run.id, puzzle: puzzle.id }));
    told.push(given.hint);
    left = given.left;
  }
  expect(new Set(told.map((hint) => JSON.stringify(hint))).size).toBe(told.length);
  expect(told.length).toBeGreaterThan(2);
  expect(await opened.handlers['drill.hint']({ run: run.id, puzzle: puzzle.id })).toMatchObject({ error: { code: 'no-more-hints' } });
  done(
    await opened.handlers['drill.answer']({
      run: run.id,
      puzzle: puzzle.id,
      answer: { kind: 'read', symbol: puzzle.answer.symbols[0] ?? 'star' },
      millis: 900,
    }),
  );
  expect(done(await opened.handlers['drill.end']({ run: run.id })).result).toMatchObject({ helped: 1, ratings: [] });
});
