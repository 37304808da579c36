/** How a bot of a level plays, in a plain sentence. */
import { homeGame } from './games';
import { settings } from './settings.svelte';
import { t, tOr } from './words.svelte';

/** `watched`: of a round that is only looked at. Where nobody plays there is nobody to wait for; how a first bot waits is each game's own. */
export function levelText(level: number, watched = false): string {
  if (level > 1) return tOr(`new.level.${String(level)}`, 'new.level');
  return watched ? t('new.level.1-watched') : tOr(`new.level-first.${homeGame(settings.current).id}`, 'new.level.1-watched');
}
