/** Which copies of the database there are, by their names alone, and which of them are kept. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Backup {
  readonly file: string;
  /** Counts up with every backup and says alone which is newer, since a clock may be wrong. Older Lookouts counted none: 0. */
  readonly number: number;
  /** ISO time at which it was made, as the clock said then. */
  readonly madeAt: string;
  /** Matches, answers and players in it; 0 where an older Lookout did not say. */
  readonly rows: number;
}

/**
 * How many backups are kept: the last ones, the last one of so many days, and the last one of so many weeks. Most of them are
 * the same ones.
 */
export const TIERS = { last: 3, days: 7, weeks: 4 } as const;

export const FOLDER = 'backups';

/** As older Lookouts called them, too: by the time alone. */
const NAME = /^lookout-(?:(\d{1,12})-)?([+-]?\d{8,10}T\d{9}Z)(?:-(\d{1,12}))?\.db$/;

/** `2026-11-27T20:26:00.123Z` as it goes into file names. */
export function stampOf(date: Date): string {
  return date.toISOString().replace(/(?!^)[-:.]/g, '');
}

function isoOf(stamp: string): string {
  return stamp.replace(/^(.+)(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/, '$1-$2-$3T$4:$5:$6.$7Z');
}

export function nameOf({ number, rows }: Pick<Backup, 'number' | 'rows'>, now: Date): string {
  return `lookout-${String(number).padStart(6, '0')}-${stampOf(now)}-${String(rows)}.db`;
}

/** A backup's file once it has `rows`. */
export function renamed({ file }: Backup, rows: number): string {
  return file.replace(/^(.*lookout-\d+-[^-]+)(?:-\d+)?\.db$/, `$1-${String(rows)}.db`);
}

/** The backups in `dataFolder`, newest first; none where its folder cannot be read. */
export function backupsIn(dataFolder: string): Backup[] {
  let names: string[];
  try {
    names = readdirSync(join(dataFolder, FOLDER));
  } catch {
    return [];
  }
  return names
    .flatMap((name) => {
      const [, number = '0', stamp, rows = '0'] = NAME.exec(name) ?? [];
      if (stamp === undefined) return [];
      return [{ file: join(dataFolder, FOLDER, name), number: Number(number), madeAt: isoOf(stamp), rows: Number(rows) }];
    })
    .sort((a, b) => b.number - a.number || (a.madeAt < b.madeAt ? 1 : -1));
}

const DAY = 24 * 60 * 60 * 1000;

/** Days since a Monday, in UTC; the same for all times that a clock cannot mean. */
function dayOf({ madeAt }: Backup): number {
  const time = Date.parse(madeAt);
  return Number.isNaN(time) ? 0 : Math.floor(time / DAY) + 3;
}

/** The first of `backups` in each of `most` spans of time. */
function firstOfEach(backups: readonly Backup[], span: (backup: Backup) => number, most: number): Backup[] {
  const firsts = new Map<number, Backup>();
  for (const backup of backups) if (!firsts.has(span(backup))) firsts.set(span(backup), backup);
  return [...firsts.values()].slice(0, most);
}

/**
 * Those of `backups`, newest first, that make room. The fullest one stays where all that stay have less than half of its
 * rows: then something was lost meanwhile, and it is the only copy.
 */
export function outdated(backups: readonly Backup[]): readonly Backup[] {
  const kept = new Set([
    ...backups.slice(0, TIERS.last),
    ...firstOfEach(backups, dayOf, TIERS.days),
    ...firstOfEach(backups, (backup) => Math.floor(dayOf(backup) / 7), TIERS.weeks),
  ]);
  const old = backups.filter((backup) => !kept.has(backup));
  const fullest = old.reduce<Backup | undefined>(
    (most, backup) => (most === undefined || backup.rows > most.rows ? backup : most),
    undefined,
  );
  const precious = fullest !== undefined && [...kept].every(({ rows }) => rows * 2 < fullest.rows);
  return precious ? old.filter((backup) => backup !== fullest) : old;
}
