/**
 * Presses that are somebody's before anything else hears of them: what plays over a screen is skipped by whatever is pressed, and
 * the press does only that. The same guard stands before keys, pointer and gamepads, so that no screen below has to know.
 */

/** These go about or go along with others: nobody skips anything with them. */
const GO_ABOUT = new Set(['Tab', 'ShiftLeft', 'ShiftRight', 'ControlLeft', 'ControlRight', 'AltLeft', 'AltRight', 'MetaLeft', 'MetaRight']);

interface Taker {
  readonly take: () => void;
  /** A single click on a button that is in sight does what the button says, too. */
  readonly lets: boolean;
}
const takers: Taker[] = [];

/** What can be clicked; what says that it does nothing just now is none of it. */
const CLICKED = 'button, a[href], input, select, label, summary';
/** A click this soon after another is hammering. */
const APART_MS = 500;

/** The page says it, as it says what moves: whoever drives the window can wait until presses count. */
function say(): void {
  document.documentElement.toggleAttribute('data-presses-taken', takers.length > 0);
}

/**
 * Has `take` take each press until the given function is called; of several whoever came last. `clicks`: a single click on a button that is in
 * sight is heard by the button as well.
 */
export function takePresses(take: () => void, clicks: 'clicks' | 'no clicks' = 'no clicks'): () => void {
  const taker = { take, lets: clicks === 'clicks' };
  takers.push(taker);
  say();
  return () => {
    const at = takers.indexOf(taker);
    if (at >= 0) takers.splice(at, 1);
    say();
  };
}

/** Presses that go on without such a moment between them still mean what was there before. */
const RESTS_MS = 700;

/**
 * Takes presses until there was a moment without any: several who hammer on their keys would go on from what they never saw. `rested` is
 * called then; nothing is taken any more, nor once the given function was called.
 */
export function restPresses(rested: () => void, clicks: 'clicks' | 'no clicks' = 'no clicks'): () => void {
  const over = (): void => {
    leave();
    rested();
  };
  let timer = setTimeout(over, RESTS_MS);
  const leave = takePresses(() => {
    clearTimeout(timer);
    timer = setTimeout(over, RESTS_MS);
  }, clicks);
  return () => {
    clearTimeout(timer);
    leave();
  };
}

/**
 * Has the first press skip what plays over a screen, and those that follow at once do nothing, until there was a moment without any: `rested`
 * is called then. Nothing is taken any more once the given function was called.
 */
export function skipOnPress(skipped: () => void, rested: () => void, clicks: 'clicks' | 'no clicks' = 'no clicks'): () => void {
  let leave = takePresses(() => {
    leave();
    leave = restPresses(rested, clicks);
    skipped();
  }, clicks);
  return () => leave();
}

/** Offers a press that is made now to whoever takes presses; whether they took it. A dialog that lies over everything has its own. */
export function offerPress(): boolean {
  const taker = takers.at(-1);
  if (taker === undefined || document.querySelector('dialog[open]') !== null) return false;
  taker.take();
  return true;
}

/** Whether a click on this is let through by whoever takes presses: on something that says what it does, and not in the midst of hammering. */
function isLet(target: EventTarget | null, apart: number): boolean {
  if (takers.at(-1)?.lets !== true || apart < APART_MS || !(target instanceof Element)) return false;
  return target.closest(CLICKED)?.matches(':disabled, [aria-disabled="true"]') === false;
}

/** Guards a window: called before anything listens to its keys. Gamepads ask `offerPress` where they are read. */
export function guardTakenPresses(window: Window): void {
  const first = { capture: true };
  let clickIsTaken = false;
  let pointedAt = -Infinity;
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || GO_ABOUT.has(event.code) || !offerPress()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    first,
  );
  window.addEventListener(
    'pointerdown',
    (event) => {
      const now = performance.now();
      const heard = isLet(event.target, now - pointedAt);
      pointedAt = now;
      clickIsTaken = offerPress() && !heard;
      // Whoever keeps count of what was pressed by pointer hears it; what lies below does not.
      if (clickIsTaken) event.stopPropagation();
    },
    first,
  );
  window.addEventListener(
    'click',
    (event) => {
      // What a key or a screen reader clicks had no pointer go down before.
      if (!clickIsTaken || event.detail === 0) return;
      clickIsTaken = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    first,
  );
}
