/** How a run stands, to be heard: what its head shows, and the time where it is shown. */
import { spokenTime } from '../hearable';
import { currentLanguage, numberText, t } from '../words.svelte';
import type { DrillRun } from './run.svelte';

/** Time left or played, the score, how many were right, and how many errors are allowed still; `now` as the run has it. */
export function runHeard(run: Pick<DrillRun, 'view' | 'clock' | 'combo'>, now: number): string {
  const { view } = run;
  if (view === null) return '';
  const { left, spent } = run.clock(now);
  const timed = view.options.noClock !== true && left !== null;
  const scored = view.mode === 'rush' || view.mode === 'survival' || view.mode === 'daily';
  const answered = view.right + view.wrong;
  const lines = [
    ...(timed ? [t('hear.left', { time: spokenTime(left, currentLanguage()) })] : []),
    ...(!timed && view.options.noClock !== true && spent > 0 ? [`${t('match.clock')}: ${spokenTime(spent, currentLanguage())}.`] : []),
    ...(scored ? [`${t('drill.score')}: ${numberText(view.score)}.`] : []),
    t('hear.right', { right: view.right, answered }),
    t('say.in-a-row', { count: run.combo }),
    ...(view.length === null ? [] : [t('hear.of-length', { answered, length: view.length })]),
    ...(view.strikes === null ? [] : [`${t('drill.strikes')}: ${t('drill.strikes-of', { ...view.strikes })}.`]),
  ];
  return lines.join(' ');
}
