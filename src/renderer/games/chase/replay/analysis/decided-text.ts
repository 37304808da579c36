/** The moment that decided a round, in a sentence or three. */
import type { Analysis, Decided, Turning } from '../../../../../rules/chase/analysis/types';
import { clockText } from '../../../../../shared/clock-text';
import { percentText, secondsText } from '../../../../lib/drill/result-text';
import { t } from '../../../../lib/words.svelte';
import { clauseText } from '../../lib/verdict-text';

/** What happened then. */
function turnedText(turning: Turning, name: string | null): string {
  const why = 'clause' in turning && turning.clause !== null ? clauseText(turning.clause) : null;
  const facts = {
    name: name ?? '',
    why: why ?? '',
    position: 'position' in turning ? turning.position : '',
    lead: 'lead' in turning ? turning.lead : '',
  };
  switch (turning.what) {
    case 'tile':
      if (why !== null) return t('analysis.turned.tile-wrong', facts);
      return turning.item === null
        ? t('analysis.turned.tile', facts)
        : t('analysis.turned.tile-item', { ...facts, item: t(`item.${turning.item}`) });
    case 'hideout':
      return t(why === null ? 'analysis.turned.hideout' : 'analysis.turned.hideout-wrong', facts);
    case 'mark':
      return t(why === null ? 'analysis.turned.mark' : 'analysis.turned.mark-wrong', facts);
    case 'catch':
      return why === null
        ? t('analysis.turned.catch', { ...facts, lasted: secondsText(turning.lay) })
        : t('analysis.turned.catch-wrong', facts);
    case 'trail-lost':
      return t('analysis.turned.trail-lost', facts);
    case 'switch':
      return t('analysis.turned.switch', facts);
    case 'hand-over':
      return t('analysis.turned.hand-over', facts);
    case 'wait':
      return t(name === null ? 'analysis.turned.wait-side' : 'analysis.turned.wait', { ...facts, lasted: secondsText(turning.lasted) });
    case 'start':
      return t('analysis.turned.start');
  }
}

function chanceText({ winner, from, to, turning }: Decided): string {
  if (winner === null || from === null || to === null || turning.what === 'start') return '';
  return t(`analysis.chance.${winner}`, { from: percentText(from), to: percentText(to) });
}

/** When and by what the round was decided; `names` are the players' by seat. */
export function decidedText({ decided }: Pick<Analysis, 'decided'>, names: readonly string[]): string {
  if (decided === null) return t('analysis.turned.none');
  const { seat, turning } = decided;
  const what = turnedText(turning, seat === null ? null : (names[seat] ?? null));
  if (turning.what === 'start') return what;
  return [t('analysis.at', { time: clockText(decided.t), what }), chanceText(decided)].filter((part) => part !== '').join(' ');
}
