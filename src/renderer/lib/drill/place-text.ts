/** A `place` puzzle in words: what is asked, and what came of each place (P1 to P7, F3). */
import type { PlacePuzzle, Spot } from '../../../shared/puzzle';
import type { Cell, Rotation } from '../../../shared/replay';
import type { GhostSign } from '../../board';
import { endOfPath } from '../cells';
import { sameCell } from '../compass';
import { faceText } from '../tile-text';
import { clauseText } from '../verdict-text';
import { t, tn } from '../words.svelte';
import { legalSpots, sameSpot } from './grade';
import { endText, spotsText } from './street-text';
import { streetOf } from './street-view';

/** What came of a place once it is judged. */
export type TryVerdict = Exclude<GhostSign, 'chosen'>;

/** Places of one cell of which the same is to be said. */
export interface TryRow {
  readonly cell: Cell;
  readonly rotations: readonly Rotation[];
  readonly verdict: TryVerdict;
  /** The clause that is broken; null where none is. */
  readonly clause: string | null;
}

/** What is asked. */
export function placeQuestion({ position, question }: PlacePuzzle): string {
  const first = position.paths[question.path]?.length === 0;
  return t(first ? 'drill.place.question-first' : 'drill.place.question');
}

/** The question with all that the eye would see. */
export function spokenPlace(puzzle: PlacePuzzle): string {
  const face = puzzle.tiles[puzzle.question.tile];
  const held = face === undefined ? '' : `${t('drill.in-hand')} ${faceText(face, 0)}`;
  return `${placeQuestion(puzzle)} ${held} ${endText(streetOf(puzzle), puzzle.question.path)}`;
}

/** In this order they are gone through: what there is to learn from first. */
const ORDER: readonly TryVerdict[] = ['wrong', 'missed', 'right', 'barred'];

/** Every try with what came of it, those of one cell together where the same is said of them. */
export function tryRows({ answer }: PlacePuzzle, chosen: readonly Spot[]): TryRow[] {
  const rows: (TryRow & { rotations: Rotation[] })[] = [];
  for (const { cell, rotation, clause = null } of answer.tries) {
    const named = chosen.some((each) => sameSpot(each, { cell, rotation }));
    const verdict: TryVerdict = clause === null ? (named ? 'right' : 'missed') : named ? 'wrong' : 'barred';
    const known = rows.find((row) => row.verdict === verdict && row.clause === clause && sameCell(row.cell, cell));
    if (known === undefined) rows.push({ cell, rotations: [rotation], verdict, clause });
    else known.rotations.push(rotation);
  }
  return rows.sort((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict));
}

/** Where a row's places are. */
export function rowPlace(puzzle: PlacePuzzle, { cell, rotations }: TryRow): string {
  return spotsText(endOfPath(streetOf(puzzle), puzzle.question.path), cell, rotations);
}

/** What came of a row's places, and why. */
export function rowReason({ clause }: TryRow): string {
  return clause === null ? t('drill.fits') : clauseText(clause);
}

/** How many places there were, and what of them was found. */
export function placeReason(puzzle: PlacePuzzle, chosen: readonly Spot[]): string {
  const legal = legalSpots(puzzle);
  const found = legal.filter((spot) => chosen.some((each) => sameSpot(each, spot))).length;
  const parts = [legal.length === 0 ? t('drill.place.nowhere') : tn('drill.place.ways', legal.length)];
  if (found < legal.length) parts.push(tn('drill.place.missed', legal.length - found));
  if (found < chosen.length) parts.push(tn('drill.place.wrong', chosen.length - found));
  return parts.join(' ');
}
