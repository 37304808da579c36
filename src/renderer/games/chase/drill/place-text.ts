/** A `place` puzzle in words: what is asked, and what came of each place (P1 to P7, F3). */
import type { PlacePuzzle, Spot } from '../../../../shared/chase/puzzle';
import { endOfPath } from '../lib/cells';
import { faceText } from '../lib/tile-text';
import { clauseText } from '../lib/verdict-text';
import { t, tn } from '../../../lib/words.svelte';
import { legalSpots, sameSpot } from './grade';
import { waysOf, type JudgedRow, type Judgement } from './judged-row';
import { endText, waysText } from './street-text';
import { streetOf } from './street-view';

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
const ORDER: readonly Judgement[] = ['wrong', 'missed', 'right', 'barred'];

/** Every try with what came of it, those of one cell together where the same is said of them. */
export function placeRows(puzzle: PlacePuzzle, chosen: readonly Spot[]): JudgedRow[] {
  const end = endOfPath(streetOf(puzzle), puzzle.question.path);
  const groups = new Map<string, { judgement: Judgement; clause: string | null; spots: Spot[] }>();
  for (const { cell, rotation, clause = null } of puzzle.answer.tries) {
    const named = chosen.some((each) => sameSpot(each, { cell, rotation }));
    const judgement: Judgement = clause === null ? (named ? 'right' : 'missed') : named ? 'wrong' : 'barred';
    const key = `${judgement} ${clause ?? ''} ${cell.x} ${cell.y}`;
    const group = groups.get(key) ?? { judgement, clause, spots: [] };
    group.spots.push({ cell, rotation });
    groups.set(key, group);
  }
  return [...groups.values()]
    .sort((a, b) => ORDER.indexOf(a.judgement) - ORDER.indexOf(b.judgement))
    .map(({ judgement, clause, spots }) => {
      const ways = waysOf(end, spots);
      return {
        judgement,
        word: t(`drill.try.${judgement}`),
        number: null,
        face: puzzle.tiles[puzzle.question.tile] ?? null,
        ways,
        place: waysText(end, ways),
        reason: clause === null ? t('drill.fits') : clauseText(clause),
      };
    });
}

/** The clauses that the wrong places break, each once. */
export function placeClauses({ answer }: PlacePuzzle, chosen: readonly Spot[]): string[] {
  const broken = answer.tries.flatMap(({ cell, rotation, clause = null }) =>
    clause !== null && chosen.some((each) => sameSpot(each, { cell, rotation })) ? [clause] : [],
  );
  return [...new Set(broken)];
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
