/**
 * `bench-store FOLDER` fills a folder with a large store to look at and to measure: 1,000,000 attempts and 100,000 replays,
 * or `--attempts N` and `--replays N`; `--seed S` makes another one. The folder may not have a store yet; start the app on
 * it with LOOKOUT_DATA=FOLDER. Exit status: 0, 1 where it cannot be filled, 2 for wrong arguments.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DATABASE_NAME } from '../store/connection';
import { BIG, fillStore } from './bench/big-store';
import { MEASURED_PUZZLES } from './bench/measured';
import { BENCH_SEED } from '../bench/given';
import { helpIfAsked } from '../usage';

/** Answer to --help. */
const USAGE = `
Usage: npm run --silent bench:store -- FOLDER [--seed S] [--attempts N] [--replays N]
  FOLDER        where the store goes; it may not have one yet
  --seed S      another seed makes another store of the same size
  --attempts N  answers of two years of drills; left out, 1000000
  --replays N   saved matches; left out, 100000
Exit status: 0, 1 where the folder cannot be filled, 2 for wrong arguments.
`;

interface Arguments {
  readonly folder: string;
  readonly seed: string;
  readonly attempts: number;
  readonly replays: number;
}

function fail(sentence: string, status: 1 | 2): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(status);
}

function countOf(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (!/^[0-9]{1,8}$/.test(text)) fail(`"${text}" is no number of attempts or replays.`, 2);
  return Number(text);
}

/** None by themselves, and none to be asked for, where no game has puzzles. */
function attemptsOf(text: string | undefined): number {
  const count = countOf(text, MEASURED_PUZZLES === null ? 0 : BIG.attempts);
  if (count > 0 && MEASURED_PUZZLES === null) fail('No game brings puzzles to make answers to.', 2);
  return count;
}

function readArguments(): Arguments {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { seed: { type: 'string' }, attempts: { type: 'string' }, replays: { type: 'string' } },
    });
    const [folder, ...others] = positionals;
    if (folder === undefined || others.length > 0) return fail('Name one folder for the store.', 2);
    return {
      folder: resolve(folder),
      seed: values.seed ?? BENCH_SEED,
      attempts: attemptsOf(values.attempts),
      replays: countOf(values.replays, BIG.replays),
    };
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error), 2);
  }
}

helpIfAsked(process.argv.slice(2), USAGE);
const { folder, seed, attempts, replays } = readArguments();
if (existsSync(join(folder, DATABASE_NAME))) fail(`There is a store in ${folder} already.`, 1);
try {
  fillStore(folder, seed, { attempts, replays }).close();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error), 1);
}
process.stdout.write(`${String(attempts)} attempts and ${String(replays)} replays are in ${folder}.\n`);
