/** How a saved match of Fugitive stands, and how many games a player has won, in a few words. */
import type { Outcome } from '../../../../rules/fugitive/types';
import type { RoundRecord } from '../../../../shared/profiles';
import type { ReplaySummary } from '../../../../shared/table';
import { called } from '../../../lib/players.svelte';
import { t, tn } from '../../../lib/words.svelte';

/** How the match stands: won, or how its last game ended. */
export function outcomeText(summary: ReplaySummary): string {
  const last = summary.last as Outcome | null;
  const [winner] = summary.winners;
  if (winner !== undefined) return t('fugitive.match-won', { name: called(summary.players)[winner]?.name ?? '' });
  return last === null ? t('replays.unfinished') : t(`fugitive.ended.${last.ending}`);
}

/** One line, or null without a game. */
export function recordText(records: readonly RoundRecord[]): string | null {
  if (records.every(({ won, lost }) => won + lost === 0)) return null;
  const as = (role: string): { won: string; lost: string } => {
    const record = records.find((each) => each.role === role);
    return { won: tn('profiles.won', record?.won ?? 0), lost: tn('profiles.lost', record?.lost ?? 0) };
  };
  return `${t('fugitive.record-fugitive', as('fugitive'))} · ${t('fugitive.record-marshal', as('marshal'))}`;
}
