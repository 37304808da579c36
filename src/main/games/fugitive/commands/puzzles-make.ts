/**
 * `npm run puzzles:make -- --game fugitive` makes `resources/fugitive/puzzles.json` again from its seed, proves it and prints what is in it.
 * `--seed S`, `--each N` and `--out FILE` make another pack elsewhere. Exit status: 0, 1 if the pack is at fault or cannot be written, 2 for
 * wrong arguments.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DRILL_KINDS } from '../../../../rules/fugitive/drills/types';
import { plainFault } from '../../../replay/fault';
import { helpIfAsked } from '../../../usage';
import { makePuzzles, PACK_EACH, PACK_SEED } from '../puzzles/make-pack';
import { packText, readPack, type FugitivePack } from '../puzzles/pack';

/** Answer to --help. */
const USAGE = `
Usage: npm run puzzles:make -- --game fugitive [--seed S] [--each N] [--out FILE]
  Without others: make resources/fugitive/puzzles.json again from its seed.
Exit status: 0, 1 if the pack is at fault or cannot be written, 2 for wrong arguments.
`;

const root = process.env['LOOKOUT_ROOT'] ?? process.cwd();

function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}

function readArguments(): { readonly seed: string; readonly each: number; readonly out: string } | null {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ options: { game: text, seed: text, each: text, out: text } });
    const each = values.each === undefined ? PACK_EACH : Number(values.each);
    if (!Number.isInteger(each) || each < 1 || each > 400) throw new Error('--each is a whole number from 1 to 400.');
    return { seed: values.seed ?? PACK_SEED, each, out: values.out ?? join(root, 'resources/fugitive/puzzles.json') };
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error));
    return null;
  }
}

/** How many there are of each kind, and between which ratings. */
function told({ puzzles }: FugitivePack): string[] {
  return DRILL_KINDS.map((kind) => {
    const ratings = puzzles.filter((puzzle) => puzzle.kind === kind).map(({ rating }) => rating);
    ratings.sort((one, two) => one - two);
    const at = (part: number): string => String(ratings[Math.floor(part * (ratings.length - 1))] ?? '-');
    return `${kind}: ${String(ratings.length)}, rated ${at(0)} to ${at(1)}, half of them up to ${at(0.5)}`;
  });
}

function main(): number {
  const wanted = readArguments();
  if (wanted === null) return 2;
  const { seed, each, out } = wanted;
  const puzzles = makePuzzles(seed, each, (games) => {
    if (games % 100 === 0) tell(`${String(games)} games`);
  });
  const text = packText({ name: 'Lookout: Fugitive', puzzles });
  const pack = readPack(text);
  if (!pack.ok) {
    const { path, message } = plainFault(pack.error);
    tell(`${path}: ${message}`);
    return 1;
  }
  try {
    writeFileSync(out, text);
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error));
    return 1;
  }
  process.stdout.write(`${told(pack.value).join('\n')}\n${String(puzzles.length)} puzzles made from seed ${seed}: ${out}\n`);
  return 0;
}

helpIfAsked(process.argv.slice(2), USAGE);
process.exitCode = main();
