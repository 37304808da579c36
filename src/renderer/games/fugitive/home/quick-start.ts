/** The next game in one press, as the side that was played last. */
import type { Settings } from '../../../../shared/settings';
import type { Start } from '../../../lib/games';
import { t } from '../../../lib/words.svelte';
import { rulesOf } from '../new-round/wish';

export function quickStart(
  { lastFugitive }: Settings,
  newcomer: boolean,
  asked?: number,
): { readonly start: Start; readonly note: string } {
  const { side, notepad } = lastFugitive;
  const level = asked ?? (newcomer ? 1 : lastFugitive.level);
  return {
    start: { game: 'fugitive', role: side, level, notepad, rules: rulesOf(lastFugitive) },
    note: t('fugitive.play-note', { role: t(`fugitive.role.${side}`), level }),
  };
}
