/**
 * `bench` measures named figures: `--json` prints them as one JSON object on one line and nothing else, `--only NAME,…`
 * measures just those; without `--json` the machine's load stands beside each. All of them take about five minutes, most of
 * it for filling the large store and for watching a window. A figure that cannot be measured here is left out, and standard
 * error says why. Exit status: 0, 2 for wrong arguments.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import { BENCHES } from '../games/bench-list';
import { frameFigure } from './bench/frame-speed';
import type { Figure } from '../bench/game-bench';
import { libraryFilterMillis } from './bench/library-speed';
import { attemptMillis, dashboardMillis, endStoreFigures, mainStallMillis, replayPageMillis } from './bench/store-speed';
import { serveStore } from './bench/store-thread';
import { startFigure } from './bench/start-speed';
import { helpIfAsked } from '../usage';

/** Answer to --help. */
const USAGE = `
Usage: npm run --silent bench -- [--json] [--only NAME,...]
  --json        one JSON object of figures on one line, and nothing else
  --only NAMES  just these figures; an unknown name answers with the list
A figure that cannot be measured here is left out, and standard error says why.
Exit status: 0, 2 for wrong arguments.
`;

/** The house's own figures by name; in each the smaller is the better. */
const OF_THE_HOUSE: Readonly<Record<string, Figure>> = {
  /** With 1,000,000 attempts and 100,000 replays in the store, in milliseconds. */
  attempt_insert_p99_ms: attemptMillis,
  dashboard_p95_ms: dashboardMillis,
  replay_page_p95_ms: replayPageMillis,
  /** Any page of any wish of the library, in any order. */
  library_filter_p95_ms: libraryFilterMillis,
  /** How late the window's thread is while dashboards load. */
  main_stall_p99_ms: mainStallMillis,
  /** Four bots of level 10 on screen: the interval between frames while the table moves (docs/decisions.md). */
  frame_p95_ms: () => frameFigure('frames'),
  /** The same of an empty page with one moving box beside it: what this machine can do just now. */
  frame_reference_p95_ms: () => frameFigure('reference'),
  /** For how long the window's main thread is at work on such a frame of the table. */
  frame_work_p95_ms: () => frameFigure('work'),
  /** Beside a bare window of Electron, in turns (docs/performance.md). */
  start_ratio: () => startFigure('start'),
  memory_ratio: () => startFigure('memory'),
  idle_cpu_percent: () => startFigure('idle'),
};

/** Four significant digits: more would be noise. */
function rounded(figure: number): number {
  return Number(figure.toPrecision(4));
}

function wrong(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

/** All figures by name: those of the games, then the house's. */
async function allFigures(): Promise<Readonly<Record<string, Figure>>> {
  const ofGames = await Promise.all(BENCHES.map((bench) => bench.figures()));
  return Object.assign({}, ...ofGames, OF_THE_HOUSE) as Record<string, Figure>;
}

function readArguments(known: readonly string[]): { json: boolean; names: string[] } {
  try {
    const { values } = parseArgs({ options: { json: { type: 'boolean' }, only: { type: 'string' } } });
    const names = values.only === undefined ? [...known] : values.only.split(',');
    const unknown = names.find((name) => !known.includes(name));
    if (unknown !== undefined) wrong(`There is no figure "${unknown}"; there are ${known.join(', ')}.`);
    return { json: values.json === true, names };
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
}

async function main(): Promise<void> {
  helpIfAsked(process.argv.slice(2), USAGE);
  const all = await allFigures();
  const { json, names } = readArguments(Object.keys(all));
  const figures: Record<string, number> = {};
  for (const name of names) {
    const figure = all[name];
    if (figure === undefined) continue;
    const measured = await figure();
    if (measured === null) continue;
    figures[name] = rounded(measured);
    if (!json) process.stdout.write(`${name.padEnd(28)}${String(figures[name]).padEnd(12)}load ${(loadavg()[0] ?? 0).toFixed(1)}\n`);
  }
  endStoreFigures();
  if (json) process.stdout.write(`${JSON.stringify(figures)}\n`);
}

// The program is also the thread that reads the large store beside it.
if (isMainThread) await main();
else serveStore();
