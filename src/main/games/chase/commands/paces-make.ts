/**
 * `npm run paces:make` measures how bots of each level read and lay, and writes `resources/chase/paces.json`, by which an analysis says
 * whom somebody reads like; `--seed S` takes other rounds, `--rounds N` so many of each level, `--out FILE` writes elsewhere. Exit status:
 * 0, 1 where the file cannot be written, 2 for wrong arguments.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { helpIfAsked } from '../../../usage';
import { measurePaces } from '../analysis/measure-paces';

/** Answer to --help. */
const USAGE = `
Usage: npm run paces:make -- [--seed S] [--rounds N] [--out FILE]
  Without arguments: measure resources/chase/paces.json again from its seed, 2000 rounds of each level and number of players.
Exit status: 0, 1 if the file cannot be written, 2 for wrong arguments.
`;

const SEED = 'lookout paces';
const ROUNDS = '2000';

const root = process.env['LOOKOUT_ROOT'] ?? process.cwd();

function main(): number {
  const wrong = (why: string): number => {
    process.stderr.write(`${why}\n`);
    return 2;
  };
  let read: { seed?: string; rounds?: string; out?: string };
  try {
    read = parseArgs({ options: { seed: { type: 'string' }, rounds: { type: 'string' }, out: { type: 'string' } } }).values;
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
  const { seed = SEED, rounds = ROUNDS, out = join(root, 'resources/chase/paces.json') } = read;
  if (!/^[1-9][0-9]{0,5}$/.test(rounds)) return wrong(`"${rounds}" is no number of rounds.`);
  const players = measurePaces(seed, Number(rounds));
  try {
    writeFileSync(out, `${JSON.stringify({ seed, rounds: Number(rounds), players }, null, 2)}\n`);
  } catch (error) {
    process.stderr.write(`Cannot write ${out}: ${error instanceof Error ? error.message : String(error)}.\n`);
    return 1;
  }
  process.stdout.write(`Paces of ten levels measured from seed ${seed}: ${out}\n`);
  return 0;
}

helpIfAsked(process.argv.slice(2), USAGE);
process.exitCode = main();
