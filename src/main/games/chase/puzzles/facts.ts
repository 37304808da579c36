/** Puzzles about the facts of the built-in set, and the fact that a puzzle asks for. */
import type { Puzzle, ReadPuzzle } from '../../../../shared/chase/puzzle';
import { turned, type Rotation } from '../../../../rules/chase/compass';
import { CHASE_TILES } from '../tiles/tile-set';
import { canonicalText } from './canonical';
import type { ReadDraft } from './draft';
import { FACTS, type ListedFact } from './fact-list';
import { puzzleFrom } from './seal';

/** The source of puzzles about facts. */
const FACT_SOURCE = 'The Chase tile set';

/** The draft that asks for a fact on a tile that lies turned by `rotation`. */
function factDraft({ tile, side }: Pick<ListedFact, 'tile' | 'side'>, rotation: Rotation, final: boolean): ReadDraft | undefined {
  const face = CHASE_TILES[tile];
  if (face === undefined || face.kind === 'hideout') return undefined;
  return {
    kind: 'read',
    position: { tile, rotation },
    question: { direction: turned(side, rotation), final },
    tiles: { [tile]: face },
  };
}

/** A puzzle that asks for a fact of the built-in set, the tile lying turned by `rotation`; undefined for any other tile. */
export function factPuzzle(fact: Pick<ListedFact, 'tile' | 'side'>, rotation: Rotation, final = false): ReadPuzzle | undefined {
  const draft = factDraft(fact, rotation, final);
  return draft && puzzleFrom(draft, FACT_SOURCE);
}

/** Facts by the canonical form of the puzzle that asks for them, not as a final tile. */
export const FACT_BY_FORM: ReadonlyMap<string, ListedFact> = new Map(
  FACTS.flatMap((fact): [string, ListedFact][] => {
    const draft = factDraft(fact, 0, false);
    return draft === undefined ? [] : [[canonicalText(draft), fact]];
  }),
);

/** The fact that a puzzle asks for: whatever its tile is called and however it lies. Null for made-up faces and other kinds. */
export function factOf(puzzle: Puzzle): ListedFact | null {
  if (puzzle.kind !== 'read') return null;
  const { direction } = puzzle.question;
  return FACT_BY_FORM.get(canonicalText({ ...puzzle, question: { direction, final: false } })) ?? null;
}
