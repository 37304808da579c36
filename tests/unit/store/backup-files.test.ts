/** Backups are told apart by a counter, and those of earlier days and weeks stay. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backupsIn, nameOf, outdated, stampOf, TIERS, type Backup } from '../../../src/main/store/backup-files';
import { scratchFolder } from '../../fixtures/scratch';

const HOUR = 60 * 60 * 1000;
const START = Date.parse('2026-01-05T08:00:00.000Z');

/** What is left after a backup at each of these moments, newest first, with so many rows each. */
function kept(moments: readonly number[], rowsAt: (at: number) => number = (at) => at): Backup[] {
  let backups: Backup[] = [];
  for (const [at, moment] of moments.entries()) {
    backups = [{ file: String(at), number: at + 1, madeAt: new Date(moment).toISOString(), rows: rowsAt(at) }, ...backups];
    const old = outdated(backups);
    backups = backups.filter((backup) => !old.includes(backup));
  }
  return backups;
}

const dayOf = (madeAt = ''): number => Math.floor(Date.parse(madeAt) / (24 * HOUR));
const daysAgo = (backups: readonly Backup[]): number[] => backups.map(({ madeAt }) => dayOf(backups[0]?.madeAt) - dayOf(madeAt));

test('of a year with three starts a day the last ones, a week of days and a month of weeks are there', () => {
  const backups = kept(Array.from({ length: 365 * 3 }, (_, at) => START + at * 8 * HOUR));
  expect(backups.slice(0, TIERS.last).map(({ number }) => number)).toEqual([1095, 1094, 1093]);
  expect(new Set(daysAgo(backups).filter((days) => days < TIERS.days))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
  expect(daysAgo(backups).at(-1)).toBeGreaterThan(14);
  expect(backups.length).toBeLessThanOrEqual(TIERS.last + TIERS.days + TIERS.weeks);
});

test('a clock ten years ahead for an hour ends no backups: later ones are newer, and the old ones stay', () => {
  const days = Array.from({ length: 10 }, (_, day) => START + day * 24 * HOUR);
  const backups = kept([...days.slice(0, 5), START + 3650 * 24 * HOUR, START + 3650 * 24 * HOUR + 1, ...days.slice(5)]);
  expect(backups[0]?.madeAt).toBe(new Date(days[9] ?? 0).toISOString());
  expect(backups.map(({ number }) => number)).toEqual([...backups.map(({ number }) => number)].sort((a, b) => b - a));
  for (const day of days.slice(4)) expect(backups.map(({ madeAt }) => madeAt)).toContain(new Date(day).toISOString());
});

test('a clock that begins anew with every start keeps the last ones all the same', () => {
  expect(kept(Array.from({ length: 20 }, () => 0)).map(({ number }) => number)).toEqual([20, 19, 18]);
});

test('the fullest backup stays while all newer ones have far fewer rows, and goes once they have as many again', () => {
  const moments = Array.from({ length: 300 }, (_, at) => START + at * 24 * HOUR);
  const lost = kept(moments, (at) => (at < 5 ? 1000 : 3));
  expect(lost.filter(({ rows }) => rows === 1000)).toHaveLength(1);
  expect(kept(moments, (at) => (at < 5 ? 1000 : 10 * at)).filter(({ rows }) => rows === 1000)).toHaveLength(0);
});

test('names tell number, time and rows; those of older Lookouts are older than any; what is called otherwise is none', () => {
  const folder = scratchFolder();
  mkdirSync(join(folder, 'backups'));
  const ahead = new Date('2036-01-01T00:00:00.123Z');
  const far = new Date(8_000_000_000_000_000);
  const now = new Date('2026-11-27T20:26:00.123Z');
  const names = [
    `lookout-${stampOf(ahead)}.db`,
    nameOf({ number: 1, rows: 70 }, far),
    nameOf({ number: 12, rows: 80 }, now),
    'lookout-000013.db.part',
    'notes.db',
  ];
  for (const name of names) writeFileSync(join(folder, 'backups', name), '');
  expect(backupsIn(folder).map(({ number, madeAt, rows }) => ({ number, madeAt, rows }))).toEqual([
    { number: 12, madeAt: now.toISOString(), rows: 80 },
    { number: 1, madeAt: far.toISOString(), rows: 70 },
    { number: 0, madeAt: ahead.toISOString(), rows: 0 },
  ]);
});
