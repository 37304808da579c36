/** One gamepad for a drill. */
import type { Page } from '@playwright/test';
import { plugIn, pressButton } from '../../../e2e/gamepads';

/** Connects it. The given function presses a button, long enough to be seen, and lets go. */
export async function connectPad(page: Page): Promise<(button: number) => Promise<void>> {
  await plugIn(page, [0]);
  return (button) => pressButton(page, 0, button);
}
