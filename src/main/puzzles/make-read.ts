/** Making `read` puzzles: the facts of the built-in set and made-up faces, each (face, side) once. */
import type { ReadPuzzle } from '../../shared/puzzle';
import type { Tile } from '../../shared/replay';
import { DIRECTIONS, ROTATIONS } from '../engine/chase/compass';
import { COLOURS } from '../engine/chase/tile';
import { shuffled, type Random } from '../engine/random';
import { canonicalText } from './canonical';
import type { ReadDraft } from './draft';
import { FACT_BY_FORM, factPuzzle, FACTS } from './facts';
import { madeTile } from './made-faces';
import { puzzleFrom } from './seal';

/** Where made-up puzzles say that they come from. */
export const MADE_SOURCE = 'Made by Lookout';

/** One in so many is about the final tile, and one in so many about a colour that is out. */
const ONE_FINAL_IN = 4;
const ONE_OUT_IN = 6;

function madeDraft(tile: Tile, random: Random): ReadDraft {
  const direction = DIRECTIONS[random.below(4)] ?? 'n';
  const final = random.below(ONE_FINAL_IN) === 0;
  const rotation = ROTATIONS[random.below(4)] ?? 0;
  const out = random.below(ONE_OUT_IN) === 0 ? COLOURS[random.below(2)] : undefined;
  return {
    kind: 'read',
    position: { tile: 'made', rotation },
    question: out === undefined ? { direction, final } : { direction, final, out },
    tiles: { made: tile },
  };
}

/** Puzzles about made-up faces: `count` of them, no two alike under rotation, none a fact of the built-in set. */
export function makeReadPuzzles(count: number, random: Random): ReadPuzzle[] {
  const made: ReadPuzzle[] = [];
  const seen = new Set(FACT_BY_FORM.keys());
  while (made.length < count) {
    const draft = madeDraft(madeTile(random), random);
    const { direction } = draft.question;
    // Whether it is the final tile or a colour is out makes no other face of it.
    const form = canonicalText({ ...draft, question: { direction, final: false } });
    if (seen.has(form)) continue;
    const puzzle = puzzleFrom(draft, MADE_SOURCE);
    if (puzzle === undefined) continue;
    seen.add(form);
    made.push(puzzle);
  }
  return made;
}

/** One puzzle for each fact of the built-in set, in the order of `FACTS`, each turned some way; a quarter as final tiles. */
export function makeFactPuzzles(random: Random): ReadPuzzle[] {
  const finals = new Set(shuffled(FACTS, random).slice(0, FACTS.length / 4));
  return FACTS.flatMap((fact) => factPuzzle(fact, ROTATIONS[random.below(4)] ?? 0, finals.has(fact)) ?? []);
}
