/**
 * Full disks: on a small disk of its own an evening goes on while there is hardly room, for every kind of write. What cannot be kept
 * is refused with a clear sentence, nothing is half written, and all goes on when there is room again. A piece is one kind of write.
 */
import { mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestName } from '../../src/shared/contract';
import { diceOf, type Dice } from './dice';
import { Evening } from './evening';
import { MOST_FOUND, type Found, type Ordered, type Outcome } from './found';
import { livedIn, type LivedIn } from './lived-in';
import { OLDER, olderCopy } from './older';
import { Promises } from './promises';

/** Every kind of write, with the requests that ask for it. A start, a backup and an end write by themselves. */
export const WRITES = {
  events: [],
  answers: ['drill.start', 'drill.current'],
  settings: ['settings.change'],
  lessons: ['lessons.reach', 'lessons.spent'],
  players: ['profile.create', 'profile.rename', 'profile.choose', 'profile.remove'],
  replays: ['replay.import', 'replay.remove', 'replay.put-back', 'replay.label', 'replay.find'],
  packs: ['pack.import', 'pack.remove'],
  exports: ['replay.export', 'profile.export', 'statistics.csv', 'pack.export', 'replay.list'],
  copies: ['copy.save'],
  restore: ['copy.restore', 'copy.list'],
  backups: [],
  migration: [],
} as const satisfies Readonly<Record<string, readonly RequestName[]>>;
export const WRITE_KINDS = Object.keys(WRITES) as readonly (keyof typeof WRITES)[];

const BEFORE = 40;
const MEANWHILE = 30;
const AFTER = 20;

/** Fills the disk of `scratch`, which has to be a small one, `count` times. */
export async function fullDisks({ seed, count, from = 0, scratch }: Ordered): Promise<Outcome> {
  const found: Found[] = [];
  const facts: Record<string, number> = { refused: 0, 'starts refused': 0 };
  const base = await livedIn(scratch, `${seed}/lived-in`);
  let tried = 0;
  for (let piece = from; tried < count && found.length < MOST_FOUND; piece++, tried++) {
    const kind = WRITE_KINDS[piece % WRITE_KINDS.length] ?? 'events';
    const folder = join(scratch, `full-${piece}`);
    const disk = new Disk(scratch);
    try {
      const complaints = await filled(base, folder, kind, disk, `${seed}/full ${piece}`, facts);
      found.push(...complaints.map((what) => ({ piece, what: `${kind}: ${what}` })));
    } finally {
      disk.empty();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return { count: tried, facts, found };
}

/** A disk with something on it that takes the room. */
class Disk {
  readonly #ballast: string;

  constructor(folder: string) {
    this.#ballast = join(folder, 'ballast');
  }

  /** Leaves room for so many bytes. */
  fill(room: number): void {
    this.empty();
    writeFileSync(this.#ballast, '');
    const { bavail, bsize } = statfsSync(this.#ballast);
    writeFileSync(this.#ballast, Buffer.alloc(Math.max(0, bavail * bsize - room)));
  }

  empty(): void {
    rmSync(this.#ballast, { force: true });
  }
}

async function filled(
  base: LivedIn,
  folder: string,
  kind: keyof typeof WRITES,
  disk: Disk,
  seed: string,
  facts: Record<string, number>,
): Promise<string[]> {
  const dice = diceOf(seed);
  const complaints: string[] = [];
  const room = dice.below(60) * 4096;
  const started = kind === 'migration' ? older(base, folder, disk, room, dice) : new Promises();
  const evening = startedOn(folder, seed, kind, started, facts, complaints, disk);
  const steps = async (count: number): Promise<void> => {
    for (let step = 0; step < count; step++) complaints.push(...(await evening.step()));
  };
  try {
    await steps(BEFORE);
    disk.fill(room);
    await steps(MEANWHILE);
    evening.app.time.pass(5000);
    if (kind === 'backups' || dice.percent(40)) {
      try {
        evening.reopen();
      } catch (error) {
        facts['starts refused'] = (facts['starts refused'] ?? 0) + 1;
        complaints.push(...startBroken(error));
        disk.empty();
        evening.open();
      }
    }
    disk.empty();
    await steps(AFTER);
    evening.reopen();
    complaints.push(...(await evening.lookAround(true)));
  } finally {
    evening.close();
  }
  const half = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.part'));
  return half.length === 0 ? complaints : [...complaints, `Half written: ${half.join(', ')}`];
}

/** An older database on a disk without the room that a migration takes. */
function older(base: LivedIn, folder: string, disk: Disk, room: number, dice: Dice): Promises {
  const told = olderCopy(base, folder, dice.oneOf(OLDER));
  disk.fill(room);
  return Promises.of(told);
}

function startedOn(
  folder: string,
  seed: string,
  kind: keyof typeof WRITES,
  promises: Promises,
  facts: Record<string, number>,
  complaints: string[],
  disk: Disk,
): Evening {
  mkdirSync(folder, { recursive: true });
  const options = {
    folder,
    seed,
    spoils: 0,
    mayReport: true,
    favours: WRITES[kind],
    answered: (_deed: unknown, answer: { readonly ok: boolean; readonly error?: { readonly code: string } }) => {
      if (answer.error !== undefined && /^store\/|^not-written$/.test(answer.error.code)) {
        facts['refused'] = (facts['refused'] ?? 0) + 1;
        facts[answer.error.code] = (facts[answer.error.code] ?? 0) + 1;
      }
    },
  };
  try {
    return new Evening(options, promises);
  } catch (error) {
    facts['starts refused'] = (facts['starts refused'] ?? 0) + 1;
    complaints.push(...startBroken(error));
    disk.empty();
    return new Evening(options, promises);
  }
}

/** A start may be refused for want of room, and says so. */
function startBroken(error: unknown): string[] {
  const told = error instanceof Error ? error.message : String(error);
  return told.includes('The disk is full') ? [] : [`A start failed: ${error instanceof Error ? (error.stack ?? told) : told}`];
}
