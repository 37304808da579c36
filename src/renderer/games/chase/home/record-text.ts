/** How many rounds of Chase a player has won, by role. */
import type { RoundRecord } from '../../../../shared/profiles';
import { t, tn } from '../../../lib/words.svelte';

/** One line, or null without a round. */
export function recordText(records: readonly RoundRecord[]): string | null {
  if (records.every(({ won, lost }) => won + lost === 0)) return null;
  const as = (role: string): { won: string; lost: string } => {
    const record = records.find((each) => each.role === role);
    return { won: tn('profiles.won', record?.won ?? 0), lost: tn('profiles.lost', record?.lost ?? 0) };
  };
  return `${t('profiles.record-runner', as('runner'))} · ${t('profiles.record-chaser', as('chaser'))}`;
}
