/** Keyboard and gamepad of the window: the person's own layout, and handlers for the actions of a screen. */
import type { Action } from '../../shared/settings';
import { buttonsDown, newlyDown, PAD_ACTIONS } from './gamepad';
import { actionFor, keyLabel, takesTyping } from './keys';
import { settings } from './settings.svelte';
import { t } from './words.svelte';

interface KeyboardLayouts {
  getLayoutMap(): Promise<ReadonlyMap<string, string>>;
}

let layout = $state.raw<ReadonlyMap<string, string> | null>(null);

/** Asks for the letters of the person's layout; where the system does not tell, positions are named plainly. */
export async function readLayout(): Promise<void> {
  const { keyboard } = navigator as Navigator & { readonly keyboard?: KeyboardLayouts };
  try {
    layout = (await keyboard?.getLayoutMap()) ?? null;
  } catch {
    layout = null;
  }
}

/** What a position is called on this keyboard. */
export function labelOfCode(code: string): string {
  return code === 'Space' ? t('key.Space') : keyLabel(code, layout);
}

/** What the key of an action is called on this keyboard. */
export function labelOf(action: Action): string {
  return labelOfCode(settings.current.keys[action]);
}

/** Does something for an action; false says that it did not and that the key keeps its usual meaning. */
export type ActionHandlers = { readonly [Each in Action]?: (repeat: boolean) => boolean };

const PRESSABLE = 'button, a, summary, [role="button"], input';
/** The button that the pointer was last pressed on: it has the focus, but nobody went there to press it by key. */
let pointed: Element | null = null;
window.addEventListener(
  'pointerdown',
  ({ target }) => {
    pointed = target instanceof Element ? target.closest(PRESSABLE) : null;
  },
  { capture: true },
);
window.addEventListener('keydown', ({ code }) => {
  if (code === 'Tab') pointed = null;
});

/** Whether Enter or Space press what has the focus, as they do where somebody went by keyboard. */
function pressesFocus({ code, target }: KeyboardEvent): boolean {
  if (code !== 'Enter' && code !== 'Space' && code !== 'NumpadEnter') return false;
  const focused = target instanceof Element ? target.closest(PRESSABLE) : null;
  return focused !== null && focused !== pointed;
}

/**
 * Listens for the actions' keys until the given function is called. Never while somebody types, while a dialog is open,
 * or for Enter and Space on a button that was gone to by keyboard, which press it.
 */
export function listenForActions(handlers: () => ActionHandlers): () => void {
  const heard = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || takesTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
    const action = actionFor(settings.current.keys, event);
    if (action === undefined) return;
    if (pressesFocus(event)) return;
    if (handlers()[action]?.(event.repeat) === true) event.preventDefault();
  };
  window.addEventListener('keydown', heard);
  const silence = listenForPad((button) => {
    if (document.querySelector('dialog[open]') !== null) return;
    const able = handlers();
    for (const action of PAD_ACTIONS[button] ?? []) if (able[action]?.(false) === true) return;
  });
  return () => {
    window.removeEventListener('keydown', heard);
    silence();
  };
}

function connectedPads(): Gamepad[] {
  return navigator.getGamepads().filter((pad) => pad !== null);
}

/** Looks at the gamepads once a frame as long as there are any; a button that is down at the start has to come up first. */
function listenForPad(pressed: (button: number) => void): () => void {
  let frame = 0;
  let before: ReadonlySet<number> = new Set(connectedPads().flatMap((pad) => [...buttonsDown(pad)]));
  const look = (): void => {
    const pads = connectedPads();
    const now = new Set(pads.flatMap((pad) => [...buttonsDown(pad)]));
    const fresh = newlyDown(before, now);
    before = now;
    frame = pads.length === 0 ? 0 : requestAnimationFrame(look);
    for (const button of fresh) pressed(button);
  };
  const begin = (): void => {
    if (frame === 0) look();
  };
  window.addEventListener('gamepadconnected', begin);
  begin();
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('gamepadconnected', begin);
  };
}
