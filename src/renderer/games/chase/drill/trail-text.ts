/** A trail in words: what is asked of its next tile, and how it came out. */
import type { GradedMark, TrailPuzzle } from '../../../../shared/chase/puzzle';
import { faceText } from '../lib/tile-text';
import { currentLanguage, t, tn } from '../../../lib/words.svelte';
import { either } from './read-text';
import { gradedMarks, type TrailMark } from './trail';
import { trailRead, type TrailRead } from './trail-read.svelte';

/** What is asked of a tile, from 1; `final` is the last one, read back (M4). */
export function trailQuestion({ position, final, direction }: NonNullable<TrailRead['now']>): string {
  return t(final ? 'drill.trail.final' : 'drill.trail.next', { position, direction: t(`direction.${direction}`) });
}

/** The face of the tile at a position, from 1, as it lies. */
export function spokenFace({ position: { path }, tiles }: TrailPuzzle, position: number): string {
  const lies = path[position - 1];
  const face = lies && tiles[lies.tile];
  return face === undefined ? '' : faceText(face, lies?.rotation ?? 0);
}

/** The question with the face of its tile, as it is read out. */
export function spokenTile(puzzle: TrailPuzzle, now: NonNullable<TrailRead['now']>): string {
  return `${trailQuestion(now)} ${spokenFace(puzzle, now.position)}`;
}

/** The trail as it is read out when it comes in sight: what there is to do, and the tile to begin or to go on with. */
export function spokenTrail(puzzle: TrailPuzzle): string {
  const { now } = trailRead(puzzle);
  return now === undefined ? t('drill.trail.intro') : `${t('drill.trail.intro')} ${spokenTile(puzzle, now)}`;
}

/** A Runner's time for a tile: '4.6 s'. */
export function tempoText(millis: number): string {
  return t('result.seconds', { seconds: new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1 }).format(millis / 1000) });
}

/** Why a marker is wrong, with what was counted. */
function wrongText({ position, final, symbol, reading: { direction, symbols, counts } }: GradedMark): string {
  const facts = { position, direction: t(`direction.${direction}`), symbols: either(symbols), symbol: t(`symbol.${symbol}`) };
  const most = Math.max(...Object.values(counts));
  return [
    t(final ? 'drill.trail.wrong-final' : 'drill.trail.wrong-next', facts),
    tn('drill.read.wrong', most, facts),
    tn('drill.read.wrong-chosen', counts[symbol], facts),
  ].join(' ');
}

/** The clause that a trail's end goes by: that of its first wrong marker, or of the catch; none where the Runner got away (M3, M4). */
export function trailClauses(puzzle: TrailPuzzle, marks: readonly TrailMark[]): string[] {
  const graded = gradedMarks(puzzle, marks);
  const told = graded.find(({ ok }) => !ok) ?? graded.at(-1);
  if (told === undefined || (told.ok && !told.final)) return [];
  return [told.final ? 'M4' : 'M3'];
}

/** How a trail came out. */
export function trailReason(puzzle: TrailPuzzle, marks: readonly TrailMark[]): string {
  const graded = gradedMarks(puzzle, marks);
  const wrong = graded.find(({ ok }) => !ok);
  if (wrong !== undefined) return wrongText(wrong);
  const last = graded.at(-1);
  return last?.final === true ? t('drill.trail.caught', { position: last.position }) : tn('drill.trail.away', graded.length);
}
