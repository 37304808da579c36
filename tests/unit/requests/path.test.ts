/** A learner's path through the requests: what was answered fills it, and each day has the minutes that were spent. */
import { expect, onTestFinished, test } from 'vitest';
import type { PuzzleTheme } from '../../../src/shared/puzzles';
import { SYMBOLS } from '../../../src/rules/chase/tile';
import { minutesOf } from '../../../src/main/statistics/path';
import { openApp, type App } from '../../fixtures/app';
import { done } from '../../fixtures/live-table';
import { scratchFolder } from '../../fixtures/scratch';

function app(): App {
  const opened = openApp(scratchFolder(), 'path');
  onTestFinished(() => {
    opened.close();
  });
  return opened;
}

/** Answers `count` readings of a theme in `millis` each, all of them right or wrong. */
async function read(opened: App, theme: PuzzleTheme, count: number, right: boolean, millis = 3000): Promise<void> {
  let run = done(await opened.handlers['drill.start']({ mode: 'practice', options: { kinds: ['read'], themes: [theme] } }));
  for (let at = 0; at < count; at++) {
    const { puzzle } = run;
    if (puzzle?.kind !== 'read') throw new Error('No reading is asked.');
    const symbol = SYMBOLS.find((each) => puzzle.answer.symbols.includes(each) === right) ?? 'star';
    opened.time.pass(millis);
    run = done(await opened.handlers['drill.answer']({ run: run.id, puzzle: puzzle.id, answer: { kind: 'read', symbol }, millis })).run;
  }
  done(await opened.handlers['drill.end']({ run: run.id }));
}

test('at first nothing is known of anything', async () => {
  const { skills, days, inRow } = done(await app().handlers['path.read']({ game: 'chase' }));
  expect(skills.map(({ id }) => id)).toEqual(['read-n', 'read-e', 'read-s', 'read-w', 'turned', 'last', 'speed', 'place', 'judge']);
  for (const skill of skills) expect(skill).toMatchObject({ attempts: 0, stage: 'new', filled: 0, today: 0 });
  expect({ days, inRow }).toEqual({ days: [], inRow: 0 });
});

test('what was answered fills it, east by east and north by north', async () => {
  const opened = app();
  await read(opened, 'direction-e', 6, false);
  await read(opened, 'direction-n', 14, true);
  const { skills, days, inRow } = done(await opened.handlers['path.read']({ game: 'chase' }));
  const of = (id: string): unknown => skills.find((skill) => skill.id === id);
  expect(of('read-e')).toMatchObject({ attempts: 6, right: 0, stage: 'shaky', filled: 0, today: 6 });
  expect(of('read-n')).toMatchObject({ attempts: 14, right: 14, stage: 'firm', filled: 1, today: 14 });
  expect(of('speed')).toMatchObject({ attempts: 20, stage: 'firm' });
  expect(of('read-w')).toMatchObject({ stage: 'new' });
  // Twenty answers of three seconds each.
  expect(days).toEqual([expect.objectContaining({ minutes: 1 })]);
  expect(inRow).toBe(1);
});

test('lessons count for the minutes of the day, for whoever took them', async () => {
  const opened = app();
  for (const millis of [90_000, 50_000, 40_000]) done(await opened.handlers['lessons.spent']({ millis }));
  const days = async (): Promise<unknown> => done(await opened.handlers['path.read']({ game: 'chase' })).days;
  expect(await days()).toEqual([expect.objectContaining({ minutes: 3 })]);
  done(await opened.handlers['profile.create']({ name: 'Zoe' }));
  expect(await days()).toEqual([]);
});

test('another player has a path of their own', async () => {
  const opened = app();
  await read(opened, 'direction-e', 6, false);
  done(await opened.handlers['profile.create']({ name: 'Zoe' }));
  expect(done(await opened.handlers['path.read']({ game: 'chase' })).days).toEqual([]);
});

test('minutes of a day are those of all that was done on it; a moment is one, and no time none', () => {
  const spent = [
    { date: '2026-03-02', millis: 200_000 },
    { date: '2026-03-01', millis: 900 },
    { date: '2026-03-02', millis: 100_000 },
    { date: '2026-02-28', millis: 0 },
  ];
  expect(minutesOf(spent)).toEqual([
    { date: '2026-03-01', minutes: 1 },
    { date: '2026-03-02', minutes: 5 },
  ]);
});
