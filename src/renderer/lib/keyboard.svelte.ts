/** Keyboard and gamepad of the window: the person's own layout, and handlers for the actions of a screen. */
import type { MessageKey } from '../../shared/catalogue';
import type { Action } from '../../shared/settings';
import { isOfAnother, keyLabel, type Layout } from './key-labels';
import { actionFor, actionsFor, takesTyping } from './keys';
import { deedsOfGames } from './games';
import { actionsOfButton } from './pads/buttons';
import type { PadChange } from './pads/reading';
import { pads as gamepads } from './pads/watch.svelte';
import { presence } from './presence';
import { settings } from './settings.svelte';
import { t } from './words.svelte';

interface KeyboardLayouts {
  getLayoutMap(): Promise<Layout>;
}

/** How often the layout is asked for while somebody is at the window, in milliseconds: no event tells that it changed. */
const LAYOUT_MS = 2000;

let layout = $state.raw<Layout | null>(null);

function isSame(one: Layout | null, other: Layout | null): boolean {
  return one?.size === other?.size && [...(one ?? [])].every(([code, written]) => other?.get(code) === written);
}

/** Asks for the letters of the person's layout; where the system does not tell, positions are named plainly. */
async function readLayout(): Promise<void> {
  const { keyboard } = navigator as Navigator & { readonly keyboard?: KeyboardLayouts };
  const next = (await keyboard?.getLayoutMap().catch(() => null)) ?? null;
  if (!isSame(layout, next)) layout = next;
}

/** Follows the person's layout from now on: on the way back to the window, on a key that shows another, and now and then while somebody is there. */
export function watchLayout(): void {
  const read = (): void => void readLayout();
  window.addEventListener('focus', read);
  window.addEventListener(
    'keydown',
    (event) => {
      if (layout !== null && isOfAnother(layout, event)) read();
    },
    { capture: true },
  );
  let timer: ReturnType<typeof setInterval>;
  presence.watch({
    came: () => {
      read();
      timer = setInterval(read, LAYOUT_MS);
    },
    left: () => {
      clearInterval(timer);
    },
  });
}

/** Keys that write nothing to see, and are called by a word of the person's language. */
const NAMED: Readonly<Partial<Record<string, MessageKey>>> = {
  Space: 'key.Space',
  Enter: 'key.Enter',
  Backspace: 'key.Backspace',
  Home: 'key.Home',
  End: 'key.End',
  PageUp: 'key.PageUp',
  PageDown: 'key.PageDown',
  Delete: 'key.Delete',
};

/** What a position is called on this keyboard. */
export function labelOfCode(code: string): string {
  const named = NAMED[code];
  return named === undefined ? keyLabel(code, layout) : t(named);
}

/** Keys that do something in place of those that were bound to it. */
let lent = $state.raw<Readonly<Partial<Record<Action, string>>>>({});

/** Has these keys do what they do, before those that were bound, until the given function is called: somebody is used to them by now. */
export function lendKeys(keys: Readonly<Partial<Record<Action, string>>>): () => void {
  lent = keys;
  return () => {
    if (lent === keys) lent = {};
  };
}

/** Arrows, which have a sign on a key and a word in a sentence. */
const ARROWS: Readonly<Partial<Record<string, MessageKey>>> = {
  ArrowUp: 'key.ArrowUp',
  ArrowDown: 'key.ArrowDown',
  ArrowLeft: 'key.ArrowLeft',
  ArrowRight: 'key.ArrowRight',
};

/** What a position is called in a sentence. */
export function wordOfCode(code: string): string {
  const arrow = ARROWS[code];
  return arrow === undefined ? labelOfCode(code) : t(arrow);
}

/** What the key of an action is called in a sentence. */
export function wordOf(action: Action): string {
  return wordOfCode(settings.current.keys[action]);
}

/** What the key of an action is called on this keyboard. */
export function labelOf(action: Action): string {
  return labelOfCode(lent[action] ?? settings.current.keys[action]);
}

/** Does something for an action; false says that it did not and that the key keeps its usual meaning. */
export type ActionHandlers = { readonly [Each in Action]?: (repeat: boolean) => boolean };

const PRESSABLE = 'button, a, summary, [role="button"], input';
/**
 * Buttons that the pointer was pressed on since somebody last went by Tab: one of them may have the focus, also again after a
 * dialog that it opened, but nobody went there to press it by key.
 */
let pointed = new WeakSet<Element>();
window.addEventListener(
  'pointerdown',
  ({ target }) => {
    const pressed = target instanceof Element ? target.closest(PRESSABLE) : null;
    if (pressed !== null) pointed.add(pressed);
  },
  { capture: true },
);
window.addEventListener('keydown', ({ code }) => {
  if (code === 'Tab') pointed = new WeakSet();
});

/** Whether Enter or Space press what has the focus, as they do where somebody went by keyboard. */
export function pressesFocus({ code, target }: KeyboardEvent): boolean {
  if (code !== 'Enter' && code !== 'Space' && code !== 'NumpadEnter') return false;
  const focused = target instanceof Element ? target.closest(PRESSABLE) : null;
  return focused !== null && !pointed.has(focused);
}

/** Who is asked first: a part of a screen before the screen that it is on. */
type Layer = 'part' | 'screen';

/**
 * What a listener has to do with gamepads: a screen that they matter on `watches` them; what hears them only while one does
 * makes nobody look (`hears`); or they belong to somebody else (`leaves`).
 */
type Pads = 'watches' | 'hears' | 'leaves';

interface Listener {
  readonly handlers: () => ActionHandlers;
  readonly layer: Layer;
  readonly pads: Pads;
}

const listeners: Listener[] = [];

/** All that listen, parts of a screen before the screen itself; never while a dialog is open. */
function listening(): Listener[] {
  if (document.querySelector('dialog[open]') !== null) return [];
  const of = (layer: Layer): Listener[] => listeners.filter((each) => each.layer === layer);
  return [...of('part'), ...of('screen')];
}

function heard(event: KeyboardEvent): void {
  if (event.defaultPrevented || takesTyping(event.target)) return;
  const borrowed = actionFor(lent, event);
  const actions = borrowed === undefined ? actionsFor(settings.current.keys, event) : [borrowed];
  if (actions.length === 0 || pressesFocus(event)) return;
  for (const { handlers } of listening()) {
    const able = handlers();
    if (!actions.some((action) => able[action]?.(event.repeat) === true)) continue;
    event.preventDefault();
    return;
  }
}

function padChanged(change: PadChange): void {
  if (change.type !== 'down' && change.type !== 'again') return;
  const actions = actionsOfButton(deedsOfGames(), change.button);
  for (const { handlers } of listening().filter(({ pads }) => pads !== 'leaves')) {
    const able = handlers();
    if (actions.some((action) => able[action]?.(change.type === 'again') === true)) return;
  }
}

/**
 * Listens for the actions' keys and gamepad buttons until the given function is called. What one listener has used goes
 * no further. Never while somebody types, while a dialog is open, or for Enter and Space on a button that was gone to by
 * keyboard, which press it. A part of a screen is asked before the screen, whichever of them began first.
 */
export function listenForActions(handlers: () => ActionHandlers, layer: Layer = 'screen', pads: Pads = 'watches'): () => void {
  const listener = { handlers, layer, pads };
  if (listeners.push(listener) === 1) window.addEventListener('keydown', heard);
  // Of all that watch the first tells everybody: what a press does is done once.
  const watches = pads === 'watches';
  if (watches && ++watching === 1) unwatch = gamepads.watch(padChanged, 'rests');
  return () => {
    listeners.splice(listeners.indexOf(listener), 1);
    if (listeners.length === 0) window.removeEventListener('keydown', heard);
    if (watches && --watching === 0) unwatch();
  };
}

/** Listeners that watch the gamepads, and what ends their common look. */
let watching = 0;
let unwatch: () => void = () => undefined;

/** Whether a gamepad that can be played with is there: then its buttons are named beside the keys. */
export function padConnected(): boolean {
  return [...gamepads.there.values()].some(({ unknown }) => !unknown);
}
