/**
 * `npm run puzzles:make` makes `resources/chase/puzzles.json` again from its seed, proves it and writes its rates to
 * `docs/puzzles.md`. `--seed S` and `--out FILE` make another pack elsewhere and leave the report as it is. Exit status: 0,
 * 1 if the pack is out of balance or a file cannot be written, 2 for wrong arguments.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chanceOf } from '../../../chance';
import { makePack, PACK_EACH, PACK_SEED } from '../puzzles/make-pack';
import { packText, readPack } from '../puzzles/pack';
import { plainFault } from '../../../replay/fault';
import { faultsOfBalance, puzzleReport, withPuzzleReport } from './puzzles/report';
import { helpIfAsked } from '../../../usage';

/** Answer to --help. */
const USAGE = `
Usage: npm run puzzles:make -- [--seed S] [--out FILE]
  Without arguments: make resources/chase/puzzles.json again from its seed, and the rates in docs/puzzles.md.
Exit status: 0, 1 if the pack is out of balance or a file cannot be written, 2 for wrong arguments.
`;

const root = process.env['LOOKOUT_ROOT'] ?? process.cwd();

function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}

function readArguments(): { seed: string; out: string | undefined } | undefined {
  try {
    const { values } = parseArgs({ options: { seed: { type: 'string' }, out: { type: 'string' } } });
    return { seed: values.seed ?? PACK_SEED, out: values.out };
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

function main(): number {
  const wanted = readArguments();
  if (wanted === undefined) return 2;
  const { seed, out = join(root, 'resources/chase/puzzles.json') } = wanted;
  const made = makePack(PACK_EACH, (kind) => chanceOf(`${seed}/${kind}`));
  const text = packText(made);
  const pack = readPack(text);
  if (!pack.ok) {
    const { path, message } = plainFault(pack.error);
    tell(`${path}: ${message}`);
    return 1;
  }
  const faults = faultsOfBalance(pack.value);
  for (const fault of faults) tell(fault);
  if (faults.length > 0) return 1;
  try {
    writeFileSync(out, text);
    if (wanted.out === undefined && seed === PACK_SEED) {
      const document = join(root, 'docs/puzzles.md');
      writeFileSync(document, withPuzzleReport(readFileSync(document, 'utf8'), puzzleReport(pack.value)));
    }
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error));
    return 1;
  }
  process.stdout.write(`${String(pack.value.puzzles.length)} puzzles made from seed ${seed}: ${out}\n`);
  return 0;
}

helpIfAsked(process.argv.slice(2), USAGE);
process.exitCode = main();
