/** How lessons name a direction, all of them: as it is seen on the table first, and then as the table calls it. */
import type { Direction } from '../../../../rules/chase/compass';
import { t } from '../../../lib/words.svelte';

/** 'up, to the north'; `back`: with that the Runner came from there, as a last tile is read (M4). */
export function lessonWay(direction: Direction, back = false): string {
  const way = t(`lesson.way.${direction}`);
  return back ? t('lesson.way-back', { direction: way }) : way;
}
