/**
 * What a person feels of the app beside a bare window of Electron: how long a start takes, what it holds in memory, and what it
 * does while nothing changes. `scripts/watch-speed.mjs` starts both in turns.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { fillStore } from './big-store';
import { BENCH_SEED } from '../../bench/given';

/** Some weeks of somebody who plays and drills every day. */
const LIVED_IN = { attempts: 5000, replays: 200 } as const;
/** Starts of each; the median counts. */
const STARTS = 7;

const numbers = v.array(v.number());
const WatchedSchema = v.object({
  start: v.object({ app: numbers, bare: numbers }),
  memory: v.object({ app: v.number(), bare: v.number() }),
  idle: v.object({ app: v.number(), table: v.number(), bare: v.number() }),
});

type WatchedStarts = v.InferOutput<typeof WatchedSchema>;

interface StartFigures {
  /** From the start of the process to a Home that can be used, divided by that of a bare window to its page: medians. */
  readonly start: number;
  /** Proportional memory of all processes on Home, divided by that of a bare window. */
  readonly memory: number;
  /** Percent of a core while nothing changes: the larger of Home and a table that waits. */
  readonly idle: number;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The figures of what was watched. */
export function startFiguresOf({ start, memory, idle }: WatchedStarts): StartFigures {
  return { start: median(start.app) / median(start.bare), memory: memory.app / memory.bare, idle: Math.max(idle.app, idle.table) };
}

async function watched(): Promise<StartFigures | null> {
  const root = process.env['LOOKOUT_ROOT'] ?? process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'lookout-lived-in-'));
  try {
    fillStore(folder, BENCH_SEED, LIVED_IN).close();
    // Its standard input ends with this program, however that ends: the windows are then closed.
    const child = spawn(process.execPath, [join(root, 'scripts/watch-speed.mjs'), folder, String(STARTS)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (piece: string) => (said += piece));
    const [code] = (await once(child, 'close')) as [number | null];
    // It has said why.
    return code === 0 ? startFiguresOf(v.parse(WatchedSchema, JSON.parse(said))) : null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

let figures: Promise<StartFigures | null> | undefined;

/** One of the figures, all of which are measured together and once; null where the app cannot be watched. */
export async function startFigure(name: keyof StartFigures): Promise<number | null> {
  return (await (figures ??= watched()))?.[name] ?? null;
}
