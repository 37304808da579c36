/**
 * Hostile requests: the whole contract asked in any order with fitting, spoiled and foreign input, with rounds, runs and imports
 * going on. A piece is an evening of its own on a folder of its own.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PerformanceObserver, type PerformanceEntry } from 'node:perf_hooks';
import type { AskedPorts } from './asking';
import { Evening } from './evening';
import { MOST_FOUND, type Found, type Ordered, type Outcome } from './found';
import { percentile } from './percentile';

/** Requests of an evening. */
const LENGTH = 1000;
/** Screens are looked at so often, and the application ends and starts again so often. */
const LOOK_EVERY = 250;
const RESTART_EVERY = 500;
const SPOILED = 35;

export interface RequestsOrder extends Ordered {
  readonly ports?: (folder: string) => AskedPorts;
}

/** One request and for how long it held the thread. */
interface Held {
  readonly millis: number;
  readonly what: string;
  /** When it was answered. */
  readonly at: number;
}

/** A pause of the collector of garbage. */
type Pause = Pick<PerformanceEntry, 'startTime' | 'duration'>;

/** Shorter ones nobody sees, in milliseconds. */
const PAUSE = 5;

function told({ millis, what, at }: Held, pauses: readonly Pause[]): string {
  const collector = pauses.filter(({ startTime }) => startTime <= at && startTime > at - 2 * millis);
  const most = Math.max(0, ...collector.map(({ duration }) => duration));
  return `Held for ${millis.toFixed(1)} ms${most > 0 ? `, the collector of garbage for ${most.toFixed(1)} of them` : ''}: ${what}`;
}

/** The requests that held the thread longest are named, so many. */
const NAMED = 5;

/** Asks `count` requests. The facts tell how long one turn of the application's thread took at most by request, in milliseconds; the notes name the longest. */
export async function hostileRequests({ seed, count, from = 0, scratch, ports }: RequestsOrder): Promise<Outcome> {
  const found: Found[] = [];
  const held: number[] = [];
  let longest: readonly Held[] = [];
  const pauses: Pause[] = [];
  const collector = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) if (duration > PAUSE) pauses.push({ startTime, duration });
  });
  collector.observe({ entryTypes: ['gc'] });
  const done = { answered: 0, refused: 0 };
  let asked = 0;
  for (let piece = from; asked < count && found.length < MOST_FOUND; piece++) {
    const folder = join(scratch, `evening-${piece}`);
    mkdirSync(folder, { recursive: true });
    const evening = new Evening({
      folder,
      seed: `${seed}/evening ${piece}`,
      spoils: SPOILED,
      ...(ports && { ports: ports(folder) }),
      answered: ({ name }, answer, millis) => {
        held.push(millis);
        const what = `${name} (${answer.ok ? 'answered' : answer.error.code}), evening ${piece}, request ${asked + 1}`;
        longest = [...longest, { millis, what, at: performance.now() }].sort((one, other) => other.millis - one.millis).slice(0, NAMED);
        done[answer.ok ? 'answered' : 'refused'] += 1;
      },
    });
    const complain = (all: readonly string[], step: number): void => {
      found.push(...all.map((what) => ({ piece, what: `Request ${step}: ${what}` })));
    };
    try {
      for (let step = 1; step <= LENGTH && asked < count && found.length < MOST_FOUND; step++, asked++) {
        complain(await evening.step(), step);
        if (step % RESTART_EVERY === 0) evening.reopen();
        if (step % LOOK_EVERY === 0) complain(await evening.lookAround(step === LENGTH), step);
      }
      complain(await evening.lookAround(true), LENGTH);
    } finally {
      evening.close();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const facts = {
    ...done,
    'held p50 ms': percentile(held, 50),
    'held p99 ms': percentile(held, 99),
    'held most ms': percentile(held, 100),
  };
  // It hears of the last ones a turn later.
  await new Promise((turn) => setImmediate(turn));
  collector.disconnect();
  const notes = longest.map((held) => told(held, pauses));
  return { count: asked, facts, notes, found };
}
