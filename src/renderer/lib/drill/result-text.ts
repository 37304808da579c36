/** A run's worth in words: what an answer earned, how it ended, and what is to be known of it. */
import type { Best } from '../../../shared/statistics';
import type { Mode } from '../../../shared/modes';
import { isProvisional, type Answered, type RatingChange, type RunResult, type RunView } from '../../../shared/drill';
import type { RampStep } from '../../../shared/ramp';
import { currentLanguage, t, tn } from '../words.svelte';

/** A number with its sign: '+2', '−5'. */
function signed(value: number, digits = 0): string {
  return new Intl.NumberFormat(currentLanguage(), { signDisplay: 'exceptZero', maximumFractionDigits: digits }).format(value);
}

/** Points and seconds of an answer: '+13 points · +2 s on the clock'; empty where it earned neither. */
export function bonusText({ points, clock }: Pick<Answered, 'points' | 'clock'>): string {
  const parts = points === 0 ? [] : [tn('drill.points-won', points)];
  if (clock !== 0) parts.push(t('drill.clock-won', { seconds: t('result.seconds', { seconds: signed(clock / 1000, 1) }) }));
  return parts.join(' · ');
}

/** Milliseconds as seconds with so many places. */
function seconds(millis: number, places: number): string {
  return new Intl.NumberFormat(currentLanguage(), { minimumFractionDigits: places, maximumFractionDigits: places }).format(millis / 1000);
}

/** A time that was measured, in seconds with two places: what a reader wants to shave. */
export function secondsText(millis: number | null): string {
  return millis === null ? '–' : t('result.seconds', { seconds: seconds(millis, 2) });
}

/** A time that was read off buckets: said to be about that, with one place, since a second one would only look exact. */
export function aboutSecondsText(millis: number | null): string {
  return millis === null ? '–' : t('result.about-seconds', { seconds: seconds(millis, 1) });
}

/** A share from 0 to 1 in whole percents; a dash where there is none. */
export function percentText(share: number | null): string {
  return share === null ? '–' : new Intl.NumberFormat(currentLanguage(), { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** A change of a rating, and whether it is provisional: 'Reading 1512, +12'. */
export function ratingText({ kind, before, after, deviation }: RatingChange): string {
  return t(isProvisional(deviation) ? 'drill.rating-provisional' : 'drill.rating', {
    kind: t(`kind.${kind}`),
    rating: Math.round(after),
    change: signed(Math.round(after) - Math.round(before)),
  });
}

/** What a best was reached in: 'Rush, 3 minutes'. */
export function bestName({ mode, minutes }: Pick<Best, 'mode' | 'minutes'>): string {
  const name = t(`mode.${mode}`);
  return minutes === null ? name : `${name}, ${t(minutes === 3 ? 'drills.minutes-3' : 'drills.minutes-5')}`;
}

/** Where somebody stands on the ramp of practice: 'Step 2 of 6: close counts'. */
export function stepText({ step, of, name }: RampStep): string {
  return t('ramp.step', { step, of, name: t(`ramp.${name}`) });
}

/** Modes that are played for a best, which only a run to its end can be. */
const BESTED: readonly Mode[] = ['rush', 'survival', 'streak', 'trail-run', 'daily'];

/** What has to be said of a run: what it counts for (where there was anything to count), helped, paused. */
export function remarks(view: RunView, result: RunResult): string[] {
  const lines: string[] = [];
  if (!result.counted) lines.push(t('drill.not-counted'));
  else if (view.right + view.wrong > 0) lines.push(t(view.rated ? 'drill.rated' : 'drill.unrated'));
  if (result.counted && view.right + view.wrong > 0 && result.ending === 'left' && BESTED.includes(view.mode))
    lines.push(t('drill.no-best'));
  if (result.helped > 0) lines.push(tn('drill.helped', result.helped));
  if (view.spots !== null) lines.push(t('weak.mended-of', view.spots));
  if (view.pauses > 0) lines.push(tn('drill.paused-times', view.pauses));
  return lines;
}
