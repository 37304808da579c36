/** Stands in for what the window's modules find of a browser; imported before them. */
import type { PadState } from '../../../src/renderer/lib/pads/reading';

const screen = new EventTarget();

/** The gamepads as the system shows them, by number from 0. */
let plugged: (PadState | null)[] = [];
let frames: (() => void)[] = [];

/** What dialogs and lists of devices are told apart by. */
class Markup extends EventTarget {}
class Field extends Markup {}

/** What the page says of itself. */
const said = new Set<string>();
const page = {
  hasAttribute: (name: string) => said.has(name),
  toggleAttribute: (name: string, on: boolean) => (on ? said.add(name) : said.delete(name)),
};

const browser = {
  window: screen,
  document: { documentElement: page, querySelector: () => null, hasFocus: () => true },
  Element: Markup,
  HTMLElement: Markup,
  HTMLInputElement: Field,
  HTMLTextAreaElement: Field,
  HTMLSelectElement: Field,
  navigator: { getGamepads: () => plugged },
  requestAnimationFrame: (run: () => void) => frames.push(run),
  cancelAnimationFrame: () => (frames = []),
};
for (const [name, value] of Object.entries(browser)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

/** Presses or lets go of a key by position. Answers whether somebody took it. */
export function key(type: 'keydown' | 'keyup', code: string, repeat = false): boolean {
  const event = Object.assign(new Event(type, { cancelable: true }), { code, repeat, ctrlKey: false, altKey: false, metaKey: false });
  screen.dispatchEvent(event);
  return event.defaultPrevented;
}

/** The next frame is drawn, with these gamepads there: each by the buttons that are held on it; null where none is. */
export function padFrame(pads: readonly (readonly number[] | null)[]): void {
  plugged = pads.map(
    (held) =>
      held && {
        id: 'pad',
        mapping: 'standard',
        axes: [0, 0],
        buttons: Array.from({ length: 17 }, (_, at) => ({ pressed: held.includes(at) })),
      },
  );
  screen.dispatchEvent(new Event('gamepadconnected'));
}
