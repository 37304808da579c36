/** Pack files of Fugitive: read at the border, where every puzzle is proved, and written. Nothing here throws on bad input. */
import type { FileFault } from '../../../../shared/phrase';
import { PackFileSchema, type Puzzle } from '../../../../shared/fugitive/puzzle';
import { LONGEST_PACK } from '../../../../shared/puzzle-frame';
import { accepted, type Result } from '../../../../rules/result';
import type { Proved } from '../../../learning/game';
import { fault, faultAt } from '../../../replay/fault';
import { readJson } from '../../../replay/json';
import { shapeOf } from '../../../replay/shape';
import { provePuzzle } from './seal';

/** A pack as the app works with it. */
export interface FugitivePack {
  readonly name: string;
  readonly puzzles: readonly Puzzle[];
}

const checkShape = shapeOf(PackFileSchema);

function readFile(text: string): Result<FugitivePack, FileFault> {
  if (text.length > LONGEST_PACK) return fault([], 'fault.pack-too-long', { most: LONGEST_PACK });
  const json = readJson(text);
  if (!json.ok) return faultAt([], json.error);
  const shape = checkShape(json.value);
  return shape.ok ? shape : faultAt(shape.error.keys, shape.error.what);
}

/** Reads a pack file and proves every puzzle in it, one by one, so that others get a word in. */
export function* provingPack(text: string): Generator<Proved, Result<FugitivePack, FileFault>> {
  const file = readFile(text);
  if (!file.ok) return file;
  const { name, puzzles } = file.value;
  const seen = new Set<string>();
  for (const [at, puzzle] of puzzles.entries()) {
    const proved = provePuzzle(puzzle);
    if (!proved.ok) return faultAt(['puzzles', at, ...proved.error.keys], proved.error.what);
    if (seen.has(puzzle.id)) return fault(['puzzles', at, 'id'], 'fault.pack-twice');
    seen.add(puzzle.id);
    yield { proved: at + 1, of: puzzles.length };
  }
  return accepted({ name, puzzles });
}

/** The same in one go. */
export function readPack(text: string): Result<FugitivePack, FileFault> {
  const work = provingPack(text);
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** Reads the pack that ships: the tests have proved it, so its shape is enough. */
export const readShippedPack = readFile;

/** The text of a pack file: one puzzle a line, so that a change of one is one line in a comparison. */
export function packText({ name, puzzles }: FugitivePack): string {
  const start = JSON.stringify({ format: 'lookout-puzzles', version: 1, name }).slice(0, -1);
  return `${start},"puzzles":[\n${puzzles.map((each) => JSON.stringify(each)).join(',\n')}\n]}\n`;
}
