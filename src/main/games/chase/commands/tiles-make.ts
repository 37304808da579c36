/**
 * `npm run tiles:make` makes `resources/chase/tiles.json` again from its seed; `--seed S` tries another, `--out FILE`
 * writes elsewhere. Exit status: 0, 1 if a target on the faces is missed (nothing is written then) or the file cannot be
 * written, 2 for wrong arguments.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chanceOf } from '../../../chance';
import { faceTargets } from '../tiles/face-targets';
import { makeTiles } from '../tiles/make-tiles';
import { TILE_SEED } from '../tiles/seed';
import { tileFileText } from '../tiles/tile-file';
import { faultsOf } from './tiles/faults';
import { helpIfAsked } from '../../../usage';

/** Answer to --help. */
const USAGE = `
Usage: npm run tiles:make -- [--seed S] [--out FILE]
  Without arguments: make resources/chase/tiles.json again from its seed.
Exit status: 0, 1 if a target is missed or a file cannot be written, 2 for wrong arguments.
`;

const root = process.env['LOOKOUT_ROOT'] ?? process.cwd();

function main(): number {
  let seed: string;
  let out: string;
  try {
    const { values } = parseArgs({ options: { seed: { type: 'string' }, out: { type: 'string' } } });
    seed = values.seed ?? TILE_SEED;
    out = values.out ?? join(root, 'resources/chase/tiles.json');
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
  const tiles = makeTiles((purpose) => chanceOf(`${seed}/${purpose}`));
  const text = tileFileText(tiles);
  const faults = faultsOf(faceTargets(tiles), text, text);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) return 1;
  try {
    writeFileSync(out, text);
  } catch (error) {
    process.stderr.write(`Cannot write ${out}: ${error instanceof Error ? error.message : String(error)}.\n`);
    return 1;
  }
  process.stdout.write(`${String(Object.keys(tiles).length)} tiles made from seed ${seed}: ${out}\n`);
  return 0;
}

helpIfAsked(process.argv.slice(2), USAGE);
process.exitCode = main();
