/** Packs of Fugitive as the rooms for all games take them; read in where packs come in or go out. */
import type { Puzzle } from '../../../../shared/fugitive/puzzle';
import { digestOf } from '../../../digest';
import type { Outline, PuzzlePacks, ShippedPack } from '../../../learning/game';
import { plainFault } from '../../../replay/fault';
import { puzzlesOfGame } from './of-game';
import { packText, provingPack, readShippedPack } from './pack';
import { isPlain } from './plain';

/** What choosing needs of a puzzle: it is about two, and no flash card. */
function outlineOf(puzzle: Puzzle): Outline {
  return { fact: null, seats: 2, plain: isPlain(puzzle) };
}

/** The pack behind this text. Its edition comes from the text, so that a changed file is a new edition. */
function packOf(text: string): ShippedPack {
  return {
    id: 'fugitive',
    name: 'Lookout: Fugitive',
    edition: digestOf(text).slice(0, 16),
    puzzles: () => {
      const read = readShippedPack(text);
      // A test proves the file that ships.
      if (!read.ok) throw new Error(`The shipped pack is at fault: ${JSON.stringify(plainFault(read.error))}`);
      return read.value.puzzles.map((puzzle) => ({ puzzle, ...outlineOf(puzzle) }));
    },
  };
}

export const FUGITIVE_PACKS: PuzzlePacks = {
  shipped: (text) => (text === null ? [] : [packOf(text)]),
  proving: provingPack,
  outline: outlineOf,
  text: packText,
  mistakesOf: (round) => puzzlesOfGame(round, outlineOf),
};
