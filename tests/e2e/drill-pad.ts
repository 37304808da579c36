/** A gamepad of the standard layout, as the browser would tell of one. */
import type { Page } from '@playwright/test';

/** Connects it. The given function presses a button, long enough to be seen, and lets go. */
export async function connectPad(page: Page): Promise<(button: number) => Promise<void>> {
  await page.evaluate(() => {
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
    const pad = { connected: true, mapping: 'standard', id: 'pad', index: 0, axes: [0, 0, 0, 0], timestamp: 0, buttons };
    Object.assign(globalThis, { padButtons: buttons });
    Object.defineProperty(navigator, 'getGamepads', { value: () => [pad] });
  });
  const set = (button: number, pressed: boolean): Promise<void> =>
    page.evaluate(
      async ([at, down]) => {
        (globalThis as unknown as { padButtons: { pressed: boolean }[] }).padButtons[at]!.pressed = down;
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      },
      [button, pressed] as const,
    );
  return async (button) => {
    await set(button, true);
    await set(button, false);
  };
}
