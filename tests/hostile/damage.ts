/**
 * Damaged databases: a lived-in folder is damaged in one to three ways and opened. It opens or is refused as a later Lookout's; every
 * screen shows, what is missing is told, no backup gives way to an emptier one, and the evening goes on. A piece is one folder.
 */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { backupsIn } from '../../src/main/store/backup-files';
import { openStore } from '../../src/main/store/open';
import { DAMAGES, type Damage } from './damages';
import { diceOf } from './dice';
import { Evening } from './evening';
import { MOST_FOUND, type Found, type Ordered, type Outcome } from './found';
import { livedIn, type LivedIn } from './lived-in';
import { Promises } from './promises';

/** A good start: by then what is looked at after it has been. */
const GOOD_START = 5000;
const GO_ON = 12;
const NEXT_DAY = new Date('2026-11-28T20:00:00.000Z');
const REFUSALS: Readonly<Partial<Record<Damage['of'], string>>> = { newer: 'store/newer', unusable: 'store/folder' };

/** Damages `count` folders. */
export async function damagedDatabases({ seed, count, from = 0, scratch }: Ordered): Promise<Outcome> {
  const found: Found[] = [];
  const facts: Record<string, number> = { opened: 0, refused: 0, told: 0 };
  const base = await livedIn(scratch, `${seed}/lived-in`);
  let tried = 0;
  for (let piece = from; tried < count && found.length < MOST_FOUND; piece++, tried++) {
    const folder = join(scratch, `damage-${piece}`);
    try {
      found.push(...(await damaged(base, folder, `${seed}/damage ${piece}`, piece, facts)).map((what) => ({ piece, what })));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return { count: tried, facts, found };
}

async function damaged(base: LivedIn, folder: string, seed: string, piece: number, facts: Record<string, number>): Promise<string[]> {
  const dice = diceOf(seed);
  const state = dice.oneOf(['closed', 'killed'] as const);
  cpSync(base[state], folder, { recursive: true });
  const richest = fullest(folder);
  // Each kind at its turn, and beside it up to two more.
  const damages = [
    DAMAGES[piece % DAMAGES.length] ?? dice.oneOf(DAMAGES),
    ...Array.from({ length: dice.oneOf([0, 0, 1, 2]) }, () => dice.oneOf(DAMAGES)),
  ];
  const ordered = [...damages].sort((one, other) => order(one) - order(other));
  for (const damage of ordered) attempt(() => damage.apply(folder, dice));
  const called = `${state}, ${ordered.map(({ name }) => name).join(' + ')}`;
  try {
    return (await opened(base, state, folder, seed, ordered, facts, richest)).map((what) => `${called}: ${what}`);
  } catch (error) {
    return [`${called}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`];
  }
}

/** Rows are damaged while there is a database. */
const order = ({ of }: Damage): number => ['rows', 'newer', 'file', 'unusable'].indexOf(of);

/** What an earlier damage took away cannot be damaged any more. */
function attempt(damage: () => void): void {
  try {
    damage();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
}

const fullest = (folder: string): number => Math.max(0, ...backupsIn(folder).map(({ rows }) => rows));

async function opened(
  base: LivedIn,
  state: 'closed' | 'killed',
  folder: string,
  seed: string,
  damages: readonly Damage[],
  facts: Record<string, number>,
  richest: number,
): Promise<string[]> {
  const may = damages.flatMap(({ of }) => REFUSALS[of] ?? []);
  if (may.length > 0) {
    const store = openStore(folder, NEXT_DAY);
    if (!store.ok) {
      facts['refused'] = (facts['refused'] ?? 0) + 1;
      return may.includes(store.error.code) ? [] : [`It was refused: ${store.error.message}`];
    }
    store.value.close();
  }
  let told = 0;
  const evening = new Evening(
    {
      folder,
      seed,
      spoils: 0,
      damaged: true,
      ports: {
        heard: (name) => {
          if (name === 'notice') told += 1;
        },
      },
    },
    new Promises(),
  );
  facts['opened'] = (facts['opened'] ?? 0) + 1;
  const complaints: string[] = [];
  try {
    evening.app.time.pass(GOOD_START);
    // What the background does in this thread.
    for (let turn = 0; turn < 20; turn++) await setImmediate();
    const info = await evening.app.ask('app.info', {});
    const notices = info.ok ? info.value.notices.length : 0;
    told += notices;
    complaints.push(...(await evening.lookAround(true)));
    const missing = await Promises.of(base.told[state]).missing(evening.app.ask, folder);
    // Without the mark nobody knows how much there was.
    const byFile = damages.every(({ of, name }) => of === 'file' && !name.includes('mark'));
    // Of a match that is there and cannot be read that is said where it is opened.
    const untold = missing.filter((each) => !/"(store\/unreadable|replay\/fault)"/.test(each));
    if (untold.length > 0 && told === 0 && byFile) complaints.push(`Nobody is told that ${untold.slice(0, 3).join(' ')}`);
    if (told > 0) facts['told'] = (facts['told'] ?? 0) + 1;
    if (damages.some(({ name }) => name.startsWith('events ')) && damages.length === 1 && told === 0)
      complaints.push('Nobody is told of the events.');
    // Whoever is deleted goes out of the backups, too, and they may have fewer rows then.
    for (let step = 0; step < GO_ON; step++) complaints.push(...(await evening.step(['profile.remove', 'copy.restore'])));
    evening.reopen();
    complaints.push(...(await evening.lookAround(false)));
  } finally {
    evening.close();
  }
  const spared = !damages.some(({ name }) => name.includes('backup'));
  if (spared && fullest(folder) * 2 < richest) complaints.push(`The fullest backup has ${fullest(folder)} rows, and had ${richest}.`);
  return complaints;
}
