/** Making `read` puzzles: the facts of the built-in set and made-up faces, each (face, side) once. */
import type { ReadPuzzle } from '../../../../shared/chase/puzzle';
import type { Tile } from '../../../../shared/chase/replay';
import { DIRECTIONS, ROTATIONS, type Direction, type Rotation } from '../../../../rules/chase/compass';
import { colourOf, COLOURS, legalSymbols } from '../../../../rules/chase/tile';
import { shuffled, type Random } from '../../../../rules/random';
import { canonicalText } from './canonical';
import type { ReadDraft } from './draft';
import { FACTS } from './fact-list';
import { FACT_BY_FORM, factPuzzle } from './facts';
import { madeTile } from './made-faces';
import { puzzleFrom } from './seal';

/** Where made-up puzzles say that they come from. */
export const MADE_SOURCE = 'Made by Lookout';

/**
 * One in so many is about the final tile, and one in so many about a colour that is out. Of the latter one in so many is
 * about sectors of both colours that share the most, so that the colour decides which of them are right (M6).
 */
const ONE_FINAL_IN = 4;
const ONE_OUT_IN = 6;
const ONE_DECIDED_IN = 2;

/** A made-up face as it lies, and the direction that it is read towards. */
interface Lying {
  readonly tile: Tile;
  readonly direction: Direction;
  readonly rotation: Rotation;
}

function randomLying(random: Random): Lying {
  const tile = madeTile(random);
  return { tile, direction: DIRECTIONS[random.below(4)] ?? 'n', rotation: ROTATIONS[random.below(4)] ?? 0 };
}

/** Whether sectors of both colours have the most witnesses (M3). */
function leadsInBoth({ tile, direction, rotation }: Lying): boolean {
  return new Set(legalSymbols(tile, rotation, direction).map(colourOf)).size === COLOURS.length;
}

function madeDraft(random: Random): ReadDraft {
  const final = random.below(ONE_FINAL_IN) === 0;
  const out = random.below(ONE_OUT_IN) === 0 ? COLOURS[random.below(2)] : undefined;
  const decides = out !== undefined && random.below(ONE_DECIDED_IN) === 0;
  let lying = randomLying(random);
  while (decides && !leadsInBoth(lying)) lying = randomLying(random);
  const { tile, direction, rotation } = lying;
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
    const draft = madeDraft(random);
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
