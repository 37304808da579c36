/**
 * `npm run tiles:check` measures the shipped tile set against its targets and prints the report: `--deals N` (10,000),
 * `--seed S`, `--write` to store the report in docs/tiles.md. It also makes the set again from its seed and compares.
 * Exit status: 0, 1 if a target is missed or the set is not what its seed gives, 2 for wrong arguments.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chanceOf } from '../../../chance';
import { makeTiles } from '../tiles/make-tiles';
import { TILE_SEED } from '../tiles/seed';
import { tileFileText } from '../tiles/tile-file';
import { CHASE_TILES } from '../tiles/tile-set';
import { faultsOf } from './tiles/faults';
import { measure } from './tiles/measure';
import { reportOf, withReport } from './tiles/report';
import { helpIfAsked } from '../../../usage';

/** Answer to --help. */
const USAGE = `
Usage: npm run tiles:check -- [--deals N] [--seed S] [--write]
  --deals N   deals to play out (10,000)
  --seed S    their seed
  --write     store the report in docs/tiles.md
Exit status: 0, 1 if a target is missed, 2 for wrong arguments.
`;

const root = process.env['LOOKOUT_ROOT'] ?? process.cwd();

/** Deals and seed of the stored report. */
const DEALS = 10_000;
const SEED = 'tiles';
const MOST_DEALS = 1_000_000;

interface Arguments {
  readonly deals: number;
  readonly seed: string;
  readonly write: boolean;
}

function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}

function readArguments(): Arguments | undefined {
  try {
    const { values } = parseArgs({
      options: { deals: { type: 'string' }, seed: { type: 'string' }, write: { type: 'boolean' } },
    });
    const deals = Number(values.deals ?? DEALS);
    if (Number.isInteger(deals) && deals >= 1 && deals <= MOST_DEALS) {
      return { deals, seed: values.seed ?? SEED, write: values.write ?? false };
    }
    tell(`--deals is a whole number from 1 to ${MOST_DEALS}.`);
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error));
  }
  return undefined;
}

/** Whether docs/tiles.md holds this report. */
function isStored(report: string): boolean {
  const document = readFileSync(join(root, 'docs/tiles.md'), 'utf8');
  return withReport(document, report) === document;
}

/** Puts the report into docs/tiles.md; false where that cannot be done. */
function store(report: string): boolean {
  const file = join(root, 'docs/tiles.md');
  const document = withReport(readFileSync(file, 'utf8'), report);
  if (document === undefined) {
    tell(`${file} has no place for the report.`);
    return false;
  }
  writeFileSync(file, document);
  tell(`Stored in ${file}.`);
  return true;
}

function check({ deals, seed, write }: Arguments): boolean {
  const measured = measure(CHASE_TILES, seed, deals, tell);
  const report = reportOf(measured);
  process.stdout.write(`${report}\n`);
  const made = tileFileText(makeTiles((purpose) => chanceOf(`${TILE_SEED}/${purpose}`)));
  const faults = faultsOf(measured.targets, readFileSync(join(root, 'resources/chase/tiles.json'), 'utf8'), made);
  for (const fault of faults) tell(fault);
  if (write) return store(report) && faults.length === 0;
  if (deals === DEALS && seed === SEED && !isStored(report)) {
    tell('docs/tiles.md holds an older report: run npm run tiles:check -- --write.');
  }
  return faults.length === 0;
}

// A reader that has seen enough (`| head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

helpIfAsked(process.argv.slice(2), USAGE);
const args = readArguments();
process.exitCode = args === undefined ? 2 : check(args) ? 0 : 1;
