/** Packs of Chase as the rooms for all games take them; read in where packs come in or go out. */
import type { Puzzle } from '../../../../shared/chase/puzzle';
import type { PuzzlePacks } from '../../../learning/game';
import { packText, provingPack } from './pack';
import { puzzlesOfRound } from './of-round';
import { outlineOf, shippedPacks } from './shipped';

export const CHASE_PACKS: PuzzlePacks = {
  shipped: shippedPacks,
  proving: provingPack,
  outline: (puzzle: Puzzle) => outlineOf(puzzle),
  text: packText,
  mistakesOf: puzzlesOfRound,
};
