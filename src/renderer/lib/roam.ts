/** Going about a screen without a mouse or a keyboard: from one button to the next that lies in a direction, as a gamepad's cross asks. */

export type Way = 'up' | 'down' | 'left' | 'right';

/** By the standard layout's numbers: the cross. */
export const WAYS: Readonly<Partial<Record<number, Way>>> = { 12: 'up', 13: 'down', 14: 'left', 15: 'right' };

/** The button of a gamepad that presses what has the focus. */
const PRESSES = 0;

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const middle = ({ left, right, top, bottom }: Box): { readonly x: number; readonly y: number } => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** How far apart two spans are; 0 where they overlap. */
function apart(from: number, to: number, otherFrom: number, otherTo: number): number {
  return Math.max(0, otherFrom - to, from - otherTo);
}

/** The number of the box that comes next from `from` in a direction: near, and rather straight on; undefined where none lies there. */
export function nextBox(from: Box, boxes: readonly Box[], way: Way): number | undefined {
  const start = middle(from);
  let best: { readonly at: number; readonly far: number } | undefined;
  for (const [at, box] of boxes.entries()) {
    const there = middle(box);
    const [dx, dy] = [there.x - start.x, there.y - start.y];
    const ahead = { up: -dy, down: dy, left: -dx, right: dx }[way];
    const across =
      way === 'up' || way === 'down'
        ? apart(from.left, from.right, box.left, box.right)
        : apart(from.top, from.bottom, box.top, box.bottom);
    if (ahead < 1) continue;
    const far = ahead + 3 * across;
    if (best === undefined || far < best.far) best = { at, far };
  }
  return best?.at;
}

/** The buttons in `within` that can be seen and pressed. */
export function buttonsIn(within: ParentNode): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>('button:enabled')].filter((button) => button.offsetParent !== null);
}

/** Focuses so that it is seen: whoever plays without a keyboard sees where they are, too. */
export function focusSeen(element: HTMLElement | undefined): void {
  (element as (HTMLElement & { focus(options: { focusVisible: boolean }): void }) | undefined)?.focus({ focusVisible: true });
}

/** Moves the focus among the buttons in `screen`, or presses the one that has it; false for a button that does neither. */
export function roam(screen: HTMLElement, pressed: number): boolean {
  const buttons = buttonsIn(screen);
  const at = buttons.find((button) => button === document.activeElement);
  if (pressed === PRESSES && at !== undefined) {
    at.click();
    return true;
  }
  const way = WAYS[pressed];
  if (way === undefined) return false;
  const boxes = buttons.map((button) => button.getBoundingClientRect());
  const next = at === undefined ? 0 : nextBox(at.getBoundingClientRect(), boxes, way);
  if (next !== undefined) focusSeen(buttons[next]);
  return true;
}
