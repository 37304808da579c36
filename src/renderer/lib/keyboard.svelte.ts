/** The keyboard of the window: the person's own layout, and handlers for the actions of a screen. */
import type { Action } from '../../shared/settings';
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

/**
 * Listens for the actions' keys until the given function is called. Never while somebody types, while a dialog is open,
 * or for Enter and Space on a focused button or link, which press it.
 */
export function listenForActions(handlers: () => ActionHandlers): () => void {
  const heard = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || takesTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
    const action = actionFor(settings.current.keys, event);
    if (action === undefined) return;
    const presses = event.code === 'Enter' || event.code === 'Space' || event.code === 'NumpadEnter';
    if (presses && event.target instanceof Element && event.target.closest('button, a, summary, [role="button"], input')) return;
    if (handlers()[action]?.(event.repeat) === true) event.preventDefault();
  };
  window.addEventListener('keydown', heard);
  return () => {
    window.removeEventListener('keydown', heard);
  };
}
