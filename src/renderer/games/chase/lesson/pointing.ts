/** What a step of a lesson points at, found among the parts of the table. */
import type { LessonPointer } from '../../../../rules/chase/lesson/types';

const SELECTOR: Readonly<Record<Exclude<LessonPointer['thing'], 'tile' | 'cell'>, string>> = {
  hand: '.hand',
  'hand-tile': '.hand',
  symbols: '.pad',
  symbol: '.pad',
  'current-tile': '.room .place',
  pile: '[data-deed="switch-pile"]',
  'hand-over': '[data-deed="hand-over"]',
};

/** What to look for; null where the thing is drawn on the table itself. */
function selectorOf(pointer: LessonPointer): string | null {
  switch (pointer.thing) {
    case 'tile':
    case 'cell':
      return null;
    case 'symbol':
      return `.pad [data-symbol="${pointer.symbol}"]`;
    case 'hand-tile':
      return `.hand [data-tile="${CSS.escape(pointer.tile)}"]`;
    default:
      return SELECTOR[pointer.thing];
  }
}

/** Marks what is pointed at below `root`, and nothing else. */
export function pointIn(root: HTMLElement, pointer: LessonPointer | null): void {
  for (const each of root.querySelectorAll('[data-pointed]')) each.removeAttribute('data-pointed');
  const selector = pointer === null ? null : selectorOf(pointer);
  if (selector === null) return;
  for (const each of root.querySelectorAll(selector)) each.setAttribute('data-pointed', '');
}
