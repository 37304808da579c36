/** Where words that do not all fit are scrolled to, so that none is cut in half at the upper edge. In CSS pixels. */

interface Lying {
  readonly top: number;
  readonly height: number;
}

/**
 * The upper edge of the first thing to be seen, where `newest` is to be seen whole and as much as possible of what lies before it, in a
 * room of this height; what is higher than the room is read from its beginning.
 */
export function firstInSight(things: readonly Lying[], newest: Lying, room: number): number {
  const foot = newest.top + newest.height;
  const fitting = things.map(({ top }) => top).filter((top) => top <= newest.top && foot - top <= room);
  return Math.min(newest.top, ...fitting);
}

/** What a list that scrolls has below its end, so that it can be scrolled as far as it is to be. */
const SPARE = '--spare';

/** A list of words that scrolls is read from its beginning. */
export function fromTheTop(list: HTMLElement): void {
  list.style.removeProperty(SPARE);
  list.scrollTop = 0;
}

/** Brings what is new in a list of this height into sight, as `firstInSight` says, below what stays at its upper edge (so high as `pinned`). */
export function bringIntoSight(
  list: HTMLElement,
  newest: Element | null,
  { things, pinned, height }: { readonly things: string; readonly pinned: number; readonly height: number },
): void {
  if (newest === null) return;
  list.style.removeProperty(SPARE);
  if (list.scrollHeight <= height) {
    // Where the page scrolls and not the list.
    newest.scrollIntoView({ block: 'nearest' });
    return;
  }
  const { top } = list.getBoundingClientRect();
  const lying = (each: Element): Lying => {
    const box = each.getBoundingClientRect();
    return { top: box.top - top + list.scrollTop, height: box.height };
  };
  const edge = parseFloat(getComputedStyle(list).scrollPaddingBottom) || 0;
  const first = firstInSight([...list.querySelectorAll(things)].map(lying), lying(newest), height - pinned - 2 * edge);
  const to = Math.max(0, first - pinned - edge);
  list.style.setProperty(SPARE, `${String(Math.max(0, to - (list.scrollHeight - height)))}px`);
  list.scrollTop = to;
}
