/** Keys by position (`event.code`): what a key does, and how keys are bound anew without two sharing one. */
import { ACTIONS, DEFAULT_KEYS, isOfPlay, mayShareKey, type Action } from '../../shared/settings';

type KeyBindings = Readonly<Record<Action, string>>;

/** Keys that stay the browser's and the screen reader's: they cannot be bound. */
const RESERVED = new Set(['Tab', 'Escape', 'F5', 'F6', 'F11', 'F12', 'CapsLock', 'NumLock', 'ContextMenu']);
const MODIFIER = /^(Shift|Control|Alt|Meta)(Left|Right)$/;

interface KeyPress {
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly repeat: boolean;
}

/** The actions bound to a key press: of several, which are never done on the same screen, each. Combinations belong to the menu and the system. */
export function actionsFor(keys: Partial<KeyBindings>, press: KeyPress): Action[] {
  if (press.ctrlKey || press.altKey || press.metaKey) return [];
  return ACTIONS.filter((action) => keys[action] === press.code);
}

/** What a key press does where something is played, if anything. */
export function actionFor(keys: Partial<KeyBindings>, press: KeyPress): Action | undefined {
  return actionsFor(keys, press).find(isOfPlay);
}

/** Whether a key can be bound at all. */
export function canBind(code: string): boolean {
  return /^[A-Za-z0-9]{1,24}$/.test(code) && !RESERVED.has(code) && !MODIFIER.test(code);
}

/** The action that has the key already, other than `action` itself. */
export function conflictOf(keys: KeyBindings, action: Action, code: string): Action | undefined {
  return ACTIONS.find((other) => other !== action && keys[other] === code && !mayShareKey(action, other));
}

/** Binds a key. An action that had it gets the key that became free, so that none is ever without one. */
export function rebound(keys: KeyBindings, action: Action, code: string): Record<Action, string> {
  const taken = conflictOf(keys, action, code);
  const next = { ...keys, [action]: code };
  if (taken !== undefined) next[taken] = keys[action];
  return next;
}

export function isDefault(keys: KeyBindings): boolean {
  return ACTIONS.every((action) => keys[action] === DEFAULT_KEYS[action]);
}

/** Whether what has the focus wants the keys for itself. */
export function takesTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit', 'reset'].includes(target.type);
}
