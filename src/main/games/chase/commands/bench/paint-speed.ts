/**
 * How long a person waits from pressing the key of a marker to seeing it on a table full of tiles: the real app in a real
 * window, watched by `scripts/watch-paint.mjs`. How a change is told stands in docs/performance.md.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { openStore } from '../../../../store/open';
import { BENCH_PROFILE, LAST_DAY } from '../../../../bench/given';
import { quantile } from '../../../../bench/quantile';
import { longPath, MOST } from './long-path';

/** Fifteen markers of each colour: the next one would lose the trail (M6). */
const MARKERS = 30;

const PressSchema = v.object({ heard: v.number(), frame: v.number(), painted: v.number(), next: v.number(), presented: v.number() });
const PageSchema = v.object({ presses: v.array(PressSchema), looking: v.number() });
const WatchedSchema = v.object({ tables: v.array(PageSchema), reference: PageSchema });

/**
 * One press, in milliseconds since the key: when the page heard it, when the frame began whose pixels were others, when its
 * work on the main thread was done, when the next one began, and when it was on the screen.
 */
export type Press = v.InferOutput<typeof PressSchema>;

/** Presses of a page, and what one look at its pixels cost. */
type OfPage = v.InferOutput<typeof PageSchema>;

interface Pressed {
  /** With so many tiles on the table. */
  readonly tables: readonly (OfPage & { readonly tiles: number })[];
  /** On a page in the same app on which a key draws a square and nothing else: what this machine can do just now. */
  readonly reference: OfPage;
}

interface Refusable<Value> {
  readonly ok: boolean;
  readonly value?: Value;
}

function done(result: Refusable<unknown>): void {
  if (!result.ok) throw new Error('The store for the table took something not in.');
}

/** How many markers of a path can be pressed before the last tile's, which would catch (M4). */
export function pressesOf(tiles: number): number {
  return Math.min(MARKERS, tiles - 1);
}

/** Fills a store in `folder` with a match for each of `sizes`; their ids in the same order. */
function fillTables(folder: string, sizes: readonly number[]): readonly string[] {
  const opened = openStore(folder, new Date(LAST_DAY));
  if (!opened.ok) throw new Error(opened.error.message);
  const store = opened.value;
  done(store.profiles.create({ id: BENCH_PROFILE, name: 'Ada', createdAt: new Date(LAST_DAY).toISOString() }));
  done(store.profiles.choose(BENCH_PROFILE));
  const ids = sizes.map((tiles, at) => {
    const { header, dealt, events } = longPath(`0192f0c8-0060-7000-8000-${String(at).padStart(12, '0')}`, tiles);
    done(store.matches.begin(header, dealt, [null, BENCH_PROFILE], BENCH_PROFILE));
    done(store.matches.append(header.id, 1, events, null));
    return header.id;
  });
  store.close();
  return ids;
}

/** Presses on tables of these `sizes`, one match each, and beside them; null where the app cannot be watched, which then was said. */
export async function pressedAt(sizes: readonly number[]): Promise<Pressed | null> {
  const root = process.env['LOOKOUT_ROOT'] ?? process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'lookout-tables-'));
  try {
    const ids = fillTables(folder, sizes);
    const plan = ids.map((match, at) => ({ match, presses: pressesOf(sizes[at] ?? 0) }));
    // Its standard input ends with this program, however that ends: the window is then closed.
    const child = spawn(process.execPath, [join(root, 'scripts/watch-paint.mjs'), folder, JSON.stringify(plan)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (piece: string) => (said += piece));
    const [code] = (await once(child, 'close')) as [number | null];
    // It has said why.
    if (code !== 0) return null;
    const { tables, reference } = v.parse(WatchedSchema, JSON.parse(said));
    return { tables: tables.map((each, at) => ({ ...each, tiles: sizes[at] ?? 0 })), reference };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The time below which 95 of 100 presses were on the screen, in milliseconds; null of none. */
export function p95Of(pages: readonly Pick<OfPage, 'presses'>[]): number | null {
  const presented = pages.flatMap(({ presses }) => presses.map((press) => press.presented));
  return presented.length === 0 ? null : quantile(presented, 0.95);
}

let watched: Promise<Pressed | null> | undefined;

/** Three matches with 60 tiles on the table each, 90 presses in all, watched once for both figures. */
async function longTables(): Promise<Pressed | null> {
  return (watched ??= pressedAt([MOST, MOST, MOST]));
}

/** From a marker's key to its pixels, 95 of 100 times, in milliseconds; how many presses there were goes to standard error. */
export async function paintMillis(): Promise<number | null> {
  const pressed = await longTables();
  if (pressed === null) return null;
  const count = pressed.tables.reduce((sum, { presses }) => sum + presses.length, 0);
  process.stderr.write(`mark_to_paint_p95_ms: ${String(count)} presses with ${String(MOST)} tiles on the table.\n`);
  return p95Of(pressed.tables);
}

/** The same on the page beside it, on which a key draws a square and nothing else. */
export async function paintReferenceMillis(): Promise<number | null> {
  const pressed = await longTables();
  return pressed === null ? null : p95Of([pressed.reference]);
}
