/**
 * How smoothly the table moves on screen while four bots of level 10 play: the real app in a real window, watched by
 * `scripts/watch-frames.mjs`. What counts as moving stands in docs/decisions.md.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import * as v from 'valibot';
import { quantile } from '../../bench/quantile';

/** Seconds of rounds that are watched. */
const SECONDS = 30;

const FramesSchema = v.array(v.object({ interval: v.number(), work: v.number() }));
const WatchedSchema = v.object({ table: FramesSchema, reference: FramesSchema });

type WatchedFrames = v.InferOutput<typeof WatchedSchema>;

interface FrameFigures {
  /** The time below which 95 of 100 intervals between frames stay while the table moves, in milliseconds. */
  readonly frames: number;
  /** The same of an empty page with one moving box, in a window of the same app. */
  readonly reference: number;
  /** The time below which the main thread's work on 95 of 100 of the table's frames stays, in milliseconds. */
  readonly work: number;
}

/** The figures of the frames; null where nothing moved, since nothing then was measured. */
export function figuresOf({ table, reference }: WatchedFrames): FrameFigures | null {
  if (table.length === 0 || reference.length === 0) return null;
  return {
    frames: quantile(
      table.map(({ interval }) => interval),
      0.95,
    ),
    reference: quantile(
      reference.map(({ interval }) => interval),
      0.95,
    ),
    work: quantile(
      table.map(({ work }) => work),
      0.95,
    ),
  };
}

async function watched(): Promise<FrameFigures | null> {
  const root = process.env['LOOKOUT_ROOT'] ?? process.cwd();
  // Its standard input ends with this program, however that ends: the window is then closed.
  const child = spawn(process.execPath, [join(root, 'scripts/watch-frames.mjs'), String(SECONDS)], { stdio: ['pipe', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => (said += piece));
  const [code] = (await once(child, 'close')) as [number | null];
  // It has said why.
  if (code !== 0) return null;
  const figures = figuresOf(v.parse(WatchedSchema, JSON.parse(said)));
  if (figures === null) process.stderr.write('Nothing moved on the table while it was watched.\n');
  return figures;
}

let figures: Promise<FrameFigures | null> | undefined;

/** One of the figures, all of which are measured together and once; null where the app cannot be watched. */
export async function frameFigure(name: keyof FrameFigures): Promise<number | null> {
  return (await (figures ??= watched()))?.[name] ?? null;
}
