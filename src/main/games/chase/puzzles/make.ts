/** Making puzzles of any kind. All chance comes from the generator passed in: the same one gives the same puzzles. */
import type { Puzzle, PuzzleKind } from '../../../../shared/chase/puzzle';
import type { Random } from '../../../../rules/random';
import { canonicalText } from './canonical';
import type { Draft } from './draft';
import { judgeDraft } from './make-judge';
import { MADE_SOURCE, makeReadPuzzles } from './make-read';
import { pickDraft, placeDraft, routeDraft } from './make-street';
import { trailDraft } from './make-trail';
import { puzzleFrom, type PuzzleOf } from './seal';

type Drafter = (random: Random) => Draft | undefined;

const DRAFTERS: Readonly<Record<Exclude<PuzzleKind, 'read'>, Drafter>> = {
  trail: trailDraft,
  judge: judgeDraft,
  place: placeDraft,
  pick: pickDraft,
  route: routeDraft,
};

/** `count` puzzles of a kind, no two the same under rotation; each is solved by the engine as it is made. */
export function makePuzzles<Kind extends PuzzleKind>(kind: Kind, count: number, random: Random): PuzzleOf<Kind>[];
export function makePuzzles(kind: PuzzleKind, count: number, random: Random): Puzzle[] {
  if (kind === 'read') return makeReadPuzzles(count, random);
  const drafter = DRAFTERS[kind];
  const made: Puzzle[] = [];
  const seen = new Set<string>();
  while (made.length < count) {
    const draft = drafter(random);
    if (draft === undefined) continue;
    const form = canonicalText(draft);
    if (seen.has(form)) continue;
    seen.add(form);
    const puzzle = puzzleFrom(draft, MADE_SOURCE);
    if (puzzle !== undefined) made.push(puzzle);
  }
  return made;
}
