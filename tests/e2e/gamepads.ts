/** Stands in for gamepads, as the browser would tell of them: plugged in and out, pressed, their sticks moved. */
import type { Page } from '@playwright/test';

/** What a gamepad is beside its number. */
export interface Make {
  /** The maker's and the model's name. */
  readonly id?: string;
  /** Empty: the system does not know which button is which. */
  readonly mapping?: '' | 'standard';
  /** Where its axes rest. */
  readonly axes?: readonly number[];
}

interface Pad {
  readonly id: string;
  readonly mapping: string;
  axes: number[];
  readonly down: Set<number>;
}

interface Simulated {
  pads: (Pad | null)[];
  /** How often the page asked for the gamepads. */
  padLooks: number;
}

/** Stands in for the system's gamepads; those of `connected` are plugged in, by number from 0. */
export async function plugIn(page: Page, connected: readonly number[], make: Make = {}): Promise<void> {
  await page.evaluate(() => {
    const simulated: Simulated = Object.assign(globalThis, { pads: [null, null, null, null], padLooks: 0 });
    const shown = (pad: Pad | null, index: number) =>
      pad && {
        ...pad,
        index,
        connected: true,
        buttons: Array.from({ length: 17 }, (_, at) => ({ pressed: pad.down.has(at), touched: false, value: 0 })),
      };
    const getGamepads = () => {
      simulated.padLooks++;
      return simulated.pads.map(shown);
    };
    Object.defineProperty(navigator, 'getGamepads', { value: getGamepads, configurable: true });
  });
  for (const pad of connected) await plug(page, pad, true, make);
}

/** Plugs a gamepad in or out. */
export async function plug(
  page: Page,
  pad: number,
  there: boolean,
  { id = 'Pad', mapping = 'standard', axes = [0, 0, 0, 0] }: Make = {},
): Promise<void> {
  await page.evaluate(
    ([at, made]) => {
      (globalThis as unknown as Simulated).pads[at] = made && { ...made, axes: [...made.axes], down: new Set() };
      window.dispatchEvent(new Event(made === null ? 'gamepaddisconnected' : 'gamepadconnected'));
    },
    [pad, there ? { id, mapping, axes } : null] as const,
  );
  await looked(page);
}

/** Every gamepad is looked at once a frame: two frames later it was. */
async function looked(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((later) => requestAnimationFrame(() => requestAnimationFrame(later))));
}

/** Holds a button down, or lets it go. */
export async function setButton(page: Page, pad: number, button: number, pressed: boolean): Promise<void> {
  await page.evaluate(
    ([at, which, isDown]) => {
      const down = (globalThis as unknown as Simulated).pads[at]?.down;
      if (isDown) down?.add(which);
      else down?.delete(which);
    },
    [pad, button, pressed] as const,
  );
  await looked(page);
}

/** Moves an axis of a gamepad. */
export async function setAxis(page: Page, pad: number, axis: number, to: number): Promise<void> {
  await page.evaluate(
    ([at, which, value]) => {
      const axes = (globalThis as unknown as Simulated).pads[at]?.axes;
      if (axes !== undefined) axes[which] = value;
    },
    [pad, axis, to] as const,
  );
  await looked(page);
}

/** Presses a button, just long enough to be seen: held longer, it would do its deed again. */
export async function pressButton(page: Page, pad: number, button: number): Promise<void> {
  await page.evaluate(
    async ([at, which]) => {
      const twoFrames = (): Promise<unknown> => new Promise((later) => requestAnimationFrame(() => requestAnimationFrame(later)));
      const down = (globalThis as unknown as Simulated).pads[at]?.down;
      down?.add(which);
      await twoFrames();
      down?.delete(which);
      await twoFrames();
    },
    [pad, button] as const,
  );
}

/** Another window gets the focus, or this one gets it back: under test every page believes that it has it. */
export async function setFocus(page: Page, focused: boolean): Promise<void> {
  await page.evaluate((has) => {
    Object.defineProperty(document, 'hasFocus', { value: () => has, configurable: true });
    window.dispatchEvent(new Event(has ? 'focus' : 'blur'));
  }, focused);
}

/** How often the page has asked for the gamepads since this was asked last. */
export async function countLooks(page: Page): Promise<number> {
  return page.evaluate(() => {
    const simulated = globalThis as unknown as Simulated;
    const looks = simulated.padLooks;
    simulated.padLooks = 0;
    return looks;
  });
}
