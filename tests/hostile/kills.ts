/**
 * Kills: a program that lives an evening is killed at a random moment, once or several times on one folder, and what it had
 * acknowledged is there. A piece is one folder with up to three kills.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openAsked } from './asking';
import { diceOf, type Dice } from './dice';
import { MOST_FOUND, type Found, type Ordered, type Outcome } from './found';
import { livedIn, type LivedIn } from './lived-in';
import { OLDER, olderCopy } from './older';
import { Promises, type Told } from './promises';
import { screensBroken } from './screens';
import { ALL_WAYS, type Way } from './ways';

export interface KillsOrder extends Ordered {
  /** The bundled `victim.ts`. */
  readonly victim: string;
}

/** Kills `count` programs. */
export async function kills({ seed, count, from = 0, scratch, victim }: KillsOrder): Promise<Outcome> {
  const found: Found[] = [];
  const facts: Record<string, number> = Object.fromEntries(ALL_WAYS.map((way) => [way, 0]));
  const base = await livedIn(scratch, `${seed}/lived-in`);
  let killed = 0;
  for (let piece = from; killed < count && found.length < MOST_FOUND; piece++) {
    const folder = join(scratch, `kill-${piece}`);
    const dice = diceOf(`${seed}/kill ${piece}`);
    const way = ALL_WAYS[piece % ALL_WAYS.length] ?? 'play';
    const toldFile = join(scratch, `told-${piece}.json`);
    let told = begun(base, folder, way, dice);
    try {
      // Each way once, then some of them again and again on one folder.
      const times =
        piece < ALL_WAYS.length ? 1 : Math.min(count - killed, way === 'migration' ? 1 + dice.below(3) : dice.oneOf([1, 1, 2, 3]));
      for (let time = 0; time < times; time++) {
        // The next one has to keep what the last one promised.
        writeFileSync(toldFile, JSON.stringify(told));
        told = (await killedAt(victim, [folder, `${seed}/kill ${piece} ${time}`, way, toldFile], way, dice)) ?? told;
        killed += 1;
        facts[way] = (facts[way] ?? 0) + 1;
      }
      found.push(...(await lookedAt(folder, seed, told)).map((what) => ({ piece, what: `${way}: ${what}` })));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return { count: killed, facts, found };
}

/** A folder to live in, and what is promised of it. */
function begun(base: LivedIn, folder: string, way: Way, dice: Dice): Told {
  mkdirSync(folder, { recursive: true });
  return way === 'migration' ? olderCopy(base, folder, dice.oneOf(OLDER)) : new Promises().told;
}

/** Lets the program live and kills it; what it had said last. */
async function killedAt(victim: string, args: readonly string[], way: Way, dice: Dice): Promise<Told | null> {
  const child = spawn(process.execPath, [victim, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  // A migration is over soon: it is killed while the database is opened.
  const lines = way === 'migration' ? 1 : 2 + dice.below(80);
  const wait = way === 'migration' ? dice.below(60) : dice.below(8);
  let said = 0;
  let last: Told | null = null;
  for await (const line of createInterface({ input: child.stdout })) {
    last = (JSON.parse(line) as Told | null) ?? last;
    if (++said === lines) setTimeout(() => child.kill('SIGKILL'), wait);
  }
  if (said < lines) throw new Error(`The program ended by itself after ${said} steps.`);
  return last;
}

async function lookedAt(folder: string, seed: string, told: Told): Promise<string[]> {
  const app = openAsked(folder, seed);
  try {
    const info = await app.ask('app.info', {});
    const notices = info.ok ? info.value.notices.filter(({ code }) => code !== 'copy-restored') : [];
    const complaints = notices.map((notice) => `It is told that ${JSON.stringify(notice)}.`);
    complaints.push(
      ...(await screensBroken(app.ask)),
      ...(await Promises.of(told).missing(app.ask, folder)),
      ...app.thrown,
      ...app.reports,
    );
    return complaints;
  } finally {
    app.close();
  }
}
