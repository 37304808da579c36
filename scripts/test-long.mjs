// npm run test:long: what takes too long for npm test. The hostile kinds in full, each from a seed (which is printed) and on folders
// of its own, kills of the app in its window, matches of bots in every mix of rules, whole games by chance, saved matches that are watched, and ten minutes of bots in the real window, over which
// memory stays flat. `--only` chooses.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { bundle } from './bundle.mjs';
import { memoryStaysFlat } from './long/memory.mjs';
import { SetupError } from './setup/common.mjs';
import { setUpOrExit } from './setup.mjs';
import { runProgram } from './tasks.mjs';

/** How many of each hostile kind, and the programs that it needs beside it. */
const HOSTILE = { requests: 100_000, files: 100_000, damage: 200, clocks: 100, full: 110, kills: 200 };
/** Kills of the app in its window, each with a start after it. */
const WINDOW_KILLS = 60;
/** Matches of each mix of rules: always the same ones, of which `npm test` plays the first. */
const MIXED_MATCHES = 200;
/** Saved matches of each number of players that are watched: of 2, 3 and 4 together ten thousand. */
const WATCHED_MATCHES = 3334;
/** Whole games by chance of the games that have a test of that, over all their variants. */
const WHOLE_GAMES = 100_000;
const KINDS = [...Object.keys(HOSTILE), 'window', 'mixes', 'watching', 'games', 'memory'];
/** What begins from a seed. */
const SEEDED = [...Object.keys(HOSTILE), 'window'];

const USAGE = `Usage: npm run --silent test:long -- [--only KIND,...] [--seed S] [--count N] [--from N] [--minutes N]
  --only KIND,...  some kinds only: ${KINDS.join(', ')}
  --seed S         the same hostile kinds again; left out, a new seed, which is printed
  --count N        so many of each hostile kind, or matches of each mix, instead of all
  --from N         begins with this piece of a kind, to see again what fell
  --minutes N      how long the bots play, 1 to 600 (10); a short run finds large leaks only
Exit status: 0, 1 if something fell or grew, 2 for wrong arguments.
`;

function wrong(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

function wholeNumber(name, text) {
  if (text !== undefined && !/^\d{1,9}$/.test(text)) wrong(`--${name} takes a whole number.`);
  return text;
}

function readArguments() {
  const text = { type: 'string' };
  let values;
  try {
    ({ values } = parseArgs({
      options: { only: text, seed: text, count: text, from: text, minutes: text, help: { type: 'boolean', short: 'h' } },
    }));
  } catch (error) {
    wrong(error.message.split('\n')[0]);
  }
  if (values.help) {
    process.stdout.write(USAGE);
    process.exit(0);
  }
  const only = values.only?.split(',') ?? KINDS;
  for (const kind of only) if (!KINDS.includes(kind)) wrong(`There is no kind ${kind}; there are ${KINDS.join(', ')}.`);
  const minutes = Number(values.minutes ?? '10');
  if (!/^\d+(\.\d+)?$/.test(values.minutes ?? '10') || minutes < 1 || minutes > 600) wrong('--minutes takes a number from 1 to 600.');
  const seed = values.seed ?? randomBytes(5).toString('hex');
  return { only, seed, minutes, count: wholeNumber('count', values.count), from: wholeNumber('from', values.from) };
}

/** Runs one hostile kind in a program of its own; true when nothing fell. */
function hostile(file, kind, { seed, count, from }) {
  // A collector of garbage with threads beside waits for them, and they for a core: on a busy machine that is what is longest.
  const args = ['--single-threaded-gc', file, kind, seed, String(count ?? HOSTILE[kind]), from ?? '0'];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => child.kill(signal));
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** Kills the app in its window; true when nothing that was acknowledged is missing. Says of each what fell, and from which number on. */
function inWindow({ seed, count, from }) {
  return runProgram('node_modules/@playwright/test/cli.js', ['test', '--reporter=list', 'window-kills'], {
    env: { LOOKOUT_KILLS: String(count ?? WINDOW_KILLS), LOOKOUT_KILLS_SEED: seed, LOOKOUT_KILLS_FROM: from ?? '0' },
  });
}

/** Plays whole matches of bots; true when each ends and keeps what it must. */
function mixed({ count }) {
  return runProgram('node_modules/vitest/vitest.mjs', ['run', '/commands/mixes.'], {
    env: { LOOKOUT_MIXES: String(count ?? MIXED_MATCHES) },
  });
}

/** Watches saved matches of bots to their end, and goes to and fro in them; true when every place is what it was. */
function watched({ count }) {
  return runProgram('node_modules/vitest/vitest.mjs', ['run', '/replay/watching.'], {
    env: { LOOKOUT_WATCHED: String(count ?? WATCHED_MATCHES) },
  });
}

/** Plays whole games by chance; true when each ends and holds what must hold in it. */
function wholeGames({ count }) {
  return runProgram('node_modules/vitest/vitest.mjs', ['run', '/whole-games.'], {
    env: { LOOKOUT_GAMES: String(count ?? WHOLE_GAMES) },
  });
}

const order = readArguments();
const kinds = order.only.filter((kind) => Object.hasOwn(HOSTILE, kind));
let well = true;
try {
  if (order.only.some((kind) => SEEDED.includes(kind))) process.stdout.write(`The seed is ${order.seed}.\n`);
  if (kinds.length > 0) {
    await setUpOrExit('native');
    const { file } = await bundle('tests/hostile/program.ts', 'out/test/hostile.mjs');
    for (const name of ['thread', 'victim', 'full-disk']) await bundle(`tests/hostile/${name}.ts`, `out/test/hostile-${name}.mjs`);
    for (const kind of kinds) well = (await hostile(file, kind, order)) && well;
  }
  if (order.only.includes('window')) well = (await inWindow(order)) && well;
  if (order.only.includes('mixes')) well = (await mixed(order)) && well;
  if (order.only.includes('watching')) well = (await watched(order)) && well;
  if (order.only.includes('games')) well = (await wholeGames(order)) && well;
  if (order.only.includes('memory')) well = (await memoryStaysFlat(order.minutes)) && well;
} catch (error) {
  const [sentence] = String(error?.message ?? error).split('\n');
  process.stderr.write(error instanceof SetupError ? `${error.message}\n` : `The long test stopped: ${sentence}\n`);
  well = false;
}
process.exitCode = well ? 0 : 1;
