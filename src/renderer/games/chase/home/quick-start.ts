/** The next round in one press, as the side that was played last. */
import type { Settings } from '../../../../shared/settings';
import type { Start } from '../../../lib/games';
import { t } from '../../../lib/words.svelte';

export function quickStart(
  { lastRole, lastLevel, lastAssist }: Settings,
  newcomer: boolean,
  asked?: number,
): { readonly start: Start; readonly note: string } {
  const level = asked ?? (newcomer ? 1 : lastLevel);
  // Whoever only looked on begins with what is learnt first.
  const role = lastRole === 'watch' ? 'chaser' : lastRole;
  return { start: { game: 'chase', role, level, assist: lastAssist }, note: t('home.play-note', { role: t(`role.${role}`), level }) };
}
