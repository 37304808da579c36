/** From what is asked to a whole puzzle: the engine solves it, and everything else follows. */
import { bare } from '../../../../shared/by-name';
import { PUZZLE_THEMES, type Puzzle, type PuzzleKind } from '../../../../shared/chase/puzzle';
import { digestOf } from '../../../digest';
import { accepted, type Result } from '../../../../rules/result';
import { puzzleFault, type Draft, type PuzzleFault, type Solved } from './draft';
import { contentOf } from './identity';
import { solveJudge } from './judge';
import { solvePick } from './pick';
import { solvePlace } from './place';
import { solveRead } from './read';
import { solveRoute } from './route';
import { solveTrail } from './trail';

export type PuzzleOf<Kind extends PuzzleKind> = Extract<Puzzle, { kind: Kind }>;
type DraftOf<Kind extends PuzzleKind> = Extract<Draft, { kind: Kind }>;

/** The parts of a puzzle by kind, so that the compiler sees that they belong together. */
type Drafts = { readonly [Kind in PuzzleKind]: DraftOf<Kind> };
type Answers = { readonly [Kind in PuzzleKind]: PuzzleOf<Kind>['answer'] };

const SOLVERS: { readonly [Kind in PuzzleKind]: (draft: Drafts[Kind]) => Solved<Answers[Kind]> } = {
  read: solveRead,
  trail: solveTrail,
  judge: solveJudge,
  place: solvePlace,
  pick: solvePick,
  route: solveRoute,
};

/** No puzzle starts outside of this, whatever its features say. */
const LOWEST = 600;
const HIGHEST = 2600;

/** The whole puzzle for a draft, or what in the draft is impossible or has no right answer. */
export function sealed<Kind extends PuzzleKind>(
  draft: Drafts[Kind] & { readonly kind: Kind },
  source: string,
): Result<PuzzleOf<Kind>, PuzzleFault> {
  const tiles = bare<Draft['tiles'][string]>();
  const content = contentOf(draft);
  for (const id of content.named) {
    const tile = Object.hasOwn(draft.tiles, id) ? draft.tiles[id] : undefined;
    if (tile === undefined) return puzzleFault(['tiles'], 'fault.no-such-tile-here', { tile: id });
    tiles[id] = tile;
  }
  const solved = SOLVERS[draft.kind](draft);
  if (!solved.ok) return solved;
  const { answer, themes, rating } = solved.value;
  const puzzle = {
    id: digestOf(content.text),
    game: 'chase' as const,
    kind: draft.kind,
    themes: PUZZLE_THEMES.filter((theme) => themes.includes(theme)),
    rating: Math.min(HIGHEST, Math.max(LOWEST, Math.round(rating))),
    source,
    position: draft.position,
    question: draft.question,
    answer,
    tiles,
  };
  // The solver of a kind gives the answer of that kind.
  return accepted(puzzle as unknown as PuzzleOf<Kind>);
}

/** The puzzle for a draft that is known to hold; undefined where it does not. */
export function puzzleFrom<Kind extends PuzzleKind>(
  draft: Drafts[Kind] & { readonly kind: Kind },
  source: string,
): PuzzleOf<Kind> | undefined {
  const result = sealed<Kind>(draft, source);
  return result.ok ? result.value : undefined;
}
