/** The packs that ship: the facts of the built-in tiles, and the puzzles in `resources/`. */
import { ROTATIONS } from '../../../../rules/chase/compass';
import type { Puzzle } from '../../../../shared/chase/puzzle';
import { digestOf } from '../../../digest';
import type { Outline, ShippedPack } from '../../../learning/game';
import { plainFault } from '../../../replay/fault';
import { FACTS } from './fact-list';
import { factOf, factPuzzle } from './facts';
import { isPlain, seatsOf } from './outline';
import { readShippedPack } from './pack';

/** What choosing needs of a puzzle. */
export function outlineOf(puzzle: Puzzle, fact = factOf(puzzle)?.id ?? null): Outline {
  return { fact, seats: seatsOf(puzzle), plain: isPlain(puzzle) };
}

/** Every fact of the built-in tiles in every turn, so that a face is known however it lies (C6). */
const FACT_PACK: ShippedPack = {
  id: 'facts',
  name: 'The Chase tile set',
  edition: '1',
  puzzles: () =>
    FACTS.flatMap((fact) =>
      ROTATIONS.flatMap((rotation) => {
        const puzzle = factPuzzle(fact, rotation);
        return puzzle === undefined ? [] : [{ puzzle, ...outlineOf(puzzle, fact.id) }];
      }),
    ),
};

/** The shipped pack behind its text. Its edition comes from the text, so that a changed file is a new edition. */
function packOf(text: string): ShippedPack {
  return {
    id: 'shipped',
    name: 'Lookout',
    edition: digestOf(text).slice(0, 16),
    puzzles: () => {
      const read = readShippedPack(text);
      // A test proves the file that ships.
      if (!read.ok) throw new Error(`The shipped pack is at fault: ${JSON.stringify(plainFault(read.error))}`);
      return read.value.puzzles.map((puzzle) => ({ puzzle, ...outlineOf(puzzle) }));
    },
  };
}

/** What ships, with the pack of this text where there is one. */
export function shippedPacks(text: string | null): readonly ShippedPack[] {
  return text === null ? [FACT_PACK] : [FACT_PACK, packOf(text)];
}
