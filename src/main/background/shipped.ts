/** The packs that ship: the facts of the built-in tiles, and the puzzles in `resources/`. */
import { ROTATIONS } from '../../rules/chase/compass';
import { digestOf } from '../digest';
import { factOf, factPuzzle, FACTS } from '../games/chase/puzzles/facts';
import { readShippedPack } from '../games/chase/puzzles/pack';
import { plainFault } from '../replay/fault';
import { puzzleRow, type PuzzleRow } from '../store/puzzle-rows';
import type { ShippedEdition } from './work';

export interface ShippedPack extends ShippedEdition {
  readonly rows: () => readonly PuzzleRow[];
}

/** Every fact of the built-in tiles in every turn, so that a face is known however it lies (C6). */
const FACT_PACK: ShippedPack = {
  id: 'facts',
  name: 'The Chase tile set',
  edition: '1',
  rows: () =>
    FACTS.flatMap((fact) =>
      ROTATIONS.flatMap((rotation) => {
        const puzzle = factPuzzle(fact, rotation);
        return puzzle === undefined ? [] : [puzzleRow(puzzle, fact.id)];
      }),
    ),
};

/** The shipped pack behind its text. Its edition comes from the text, so that a changed file is a new edition. */
function packOf(text: string): ShippedPack {
  return {
    id: 'shipped',
    name: 'Lookout',
    edition: digestOf(text).slice(0, 16),
    rows: () => {
      const read = readShippedPack(text);
      // A test proves the file that ships.
      if (!read.ok) throw new Error(`The shipped pack is at fault: ${JSON.stringify(plainFault(read.error))}`);
      return read.value.puzzles.map((puzzle) => puzzleRow(puzzle, factOf(puzzle)?.id ?? null));
    },
  };
}

/** What ships, with the pack of this text where there is one. */
export function shippedPacks(text: string | null): readonly ShippedPack[] {
  return text === null ? [FACT_PACK] : [FACT_PACK, packOf(text)];
}
