/**
 * `bench` measures named figures: `--json` prints them as one JSON object on one line and nothing else, `--only NAME,…`
 * measures just those; without `--json` the machine's load stands beside each. All of them take about five minutes, most of
 * it for filling the large store and for watching a window. A figure that cannot be measured here is left out, and standard
 * error says why. Exit status: 0, 2 for wrong arguments.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import { judgeRound } from '../../rules/chase/judge';
import { chanceOf } from '../chance';
import { makeReadPuzzles } from '../games/chase/puzzles/make-read';
import { playWithBoardgameIo, playWithEngine, type RecordedRound } from './bench/boardgame-io';
import { frameFigure } from './bench/frame-speed';
import { judgedPerSecond } from './bench/judge-speed';
import { learningGain, learningGainSameFacts } from './bench/learning-gain';
import { paintMillis } from './bench/paint-speed';
import { attemptMillis, dashboardMillis, endStoreFigures, mainStallMillis, replayPageMillis } from './bench/store-speed';
import { serveStore } from './bench/store-thread';
import { startFigure } from './bench/start-speed';
import { playRound, recordedRounds, replayLine } from './bench/recorded-rounds';
import { timesFaster, unitsPerSecond } from './bench/stopwatch';
import { helpIfAsked } from './usage';

/** Answer to --help. */
const USAGE = `
Usage: npm run --silent bench -- [--json] [--only NAME,...]
  --json        one JSON object of figures on one line, and nothing else
  --only NAMES  just these figures; an unknown name answers with the list
A figure that cannot be measured here is left out, and standard error says why.
Exit status: 0, 2 for wrong arguments.
`;

/** Rounds that each figure goes through, again and again. */
const ROUNDS = 200;
/** Enough lines that the judge runs for seconds, not for its start-up. */
const JUDGE_COPIES = 50;

let recorded: readonly RecordedRound[] | undefined;
const rounds = (): readonly RecordedRound[] => (recorded ??= recordedRounds(ROUNDS));
let next = 0;

/** Puzzles of one go, a run's worth. */
const PUZZLES = 500;

/** Each figure by its name; better when larger, but for those in milliseconds. */
const FIGURES: Readonly<Record<string, () => number | Promise<number | null>>> = {
  /** Events applied a second: whole rounds from the first event to the last, on one core. */
  engine_events_per_s: () => {
    const all = rounds();
    return unitsPerSecond(() => all.reduce((sum, round) => sum + playWithEngine(round), 0));
  },
  /** Replays judged a second through `judge -`, start-up aside. */
  judge_replays_per_s: () => {
    const lines = rounds().map(replayLine);
    return judgedPerSecond(Array.from({ length: JUDGE_COPIES }, () => lines).flat());
  },
  /** Rounds a second: deal, views, two level-5 bots in virtual time, verdict. */
  simulated_rounds_per_s: () =>
    unitsPerSecond(() => {
      judgeRound(playRound(++next, 5).end);
      return 1;
    }),
  /** `read` puzzles a second: made-up face, right symbols, reason, themes, rating, id; none twice. */
  puzzles_made_per_s: () => unitsPerSecond(() => makeReadPuzzles(PUZZLES, chanceOf(`bench/${String(++next)}`)).length),
  /** The same moves through boardgame.io's client: our moves a second divided by theirs. */
  engine_vs_boardgame_io: () => {
    const few = rounds().slice(0, 20);
    return timesFaster(
      () => few.reduce((sum, round) => sum + playWithEngine(round), 0),
      () => few.reduce((sum, round) => sum + playWithBoardgameIo(round), 0),
    );
  },
  /** Facts known a day after three sessions with our choice of puzzles, divided by the same with chance (docs/learning.md). */
  learning_gain: () => learningGain(),
  /** The same where chance, too, draws from nothing but the 124 facts. */
  learning_gain_same_facts: () => learningGainSameFacts(),
  /** With 1,000,000 attempts and 100,000 replays in the store, in milliseconds; of these four the smaller is the better. */
  attempt_insert_p99_ms: attemptMillis,
  dashboard_p95_ms: dashboardMillis,
  replay_page_p95_ms: replayPageMillis,
  /** How late the window's thread is while dashboards load. */
  main_stall_p99_ms: mainStallMillis,
  /** Four bots of level 10 on screen: the interval between frames while the table moves; the smaller the better (docs/decisions.md). */
  frame_p95_ms: () => frameFigure('frames'),
  /** The same of an empty page with one moving box beside it: what this machine can do just now. */
  frame_reference_p95_ms: () => frameFigure('reference'),
  /** For how long the window's main thread is at work on such a frame of the table. */
  frame_work_p95_ms: () => frameFigure('work'),
  /** Beside a bare window of Electron, in turns (docs/performance.md); of these three the smaller is the better. */
  start_ratio: () => startFigure('start'),
  memory_ratio: () => startFigure('memory'),
  idle_cpu_percent: () => startFigure('idle'),
  /** From a marker's key to its pixels with 60 tiles on the table, 95 of 100 times, in milliseconds. */
  mark_to_paint_p95_ms: () => paintMillis(),
};

/** Four significant digits: more would be noise. */
function rounded(figure: number): number {
  return Number(figure.toPrecision(4));
}

function wrong(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

function readArguments(): { json: boolean; names: string[] } {
  try {
    const { values } = parseArgs({ options: { json: { type: 'boolean' }, only: { type: 'string' } } });
    const names = values.only === undefined ? Object.keys(FIGURES) : values.only.split(',');
    const unknown = names.find((name) => !Object.hasOwn(FIGURES, name));
    if (unknown !== undefined) wrong(`There is no figure "${unknown}"; there are ${Object.keys(FIGURES).join(', ')}.`);
    return { json: values.json === true, names };
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
}

async function main(): Promise<void> {
  helpIfAsked(process.argv.slice(2), USAGE);
  const { json, names } = readArguments();
  const figures: Record<string, number> = {};
  for (const name of names) {
    const figure = FIGURES[name];
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
