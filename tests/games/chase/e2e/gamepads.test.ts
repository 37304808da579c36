/** Gamepads in people's hands: whose each is, and when a press counts. */
import type { Page } from '@playwright/test';
import { startAsChaser, startAsRunner } from '../../../accessibility/visits';
import { arrange, current, press, type Person } from './people';
import { expect, test } from '../../../e2e/app';
import { countLooks, plug, plugIn, pressButton, setAxis, setButton, setFocus } from '../../../e2e/gamepads';

const ADA: Person = { name: 'Ada', device: 'pad-1' };
const BEA: Person = { name: 'Bea', device: 'pad-2' };
const START = 9;

/** The events that the page listens to on its window. */
async function listensTo(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
  await session.detach();
  return listeners.map(({ type }) => type);
}

test('nobody asks for gamepads where none can matter, nor again and again where none is', async ({ app: { window: page, complaints } }) => {
  await plugIn(page, []);
  // Already to listen for one makes the browser ask all of them again and again.
  expect(await listensTo(page)).not.toContain('gamepadconnected');
  await countLooks(page);
  await startAsChaser(page);
  expect(await listensTo(page)).toContain('gamepadconnected');
  expect(await countLooks(page)).toBeLessThan(3);
  await page.waitForTimeout(500);
  expect(await countLooks(page)).toBe(0);
  // Nobody moves: then nobody listens either, until somebody does.
  await expect.poll(() => listensTo(page), { timeout: 15_000 }).not.toContain('gamepadconnected');
  await page.keyboard.press('Shift');
  expect(await listensTo(page)).toContain('gamepadconnected');
  await plug(page, 0, true);
  await pressButton(page, 0, START);
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a table that waits for a plan rests, too, once nobody moves', async ({ app: { window: page, complaints } }) => {
  await plugIn(page, []);
  await startAsRunner(page);
  await expect.poll(() => listensTo(page), { timeout: 15_000 }).not.toContain('gamepadconnected');
  // Whoever comes back to a gamepad is heard.
  await page.keyboard.press('Shift');
  expect(await listensTo(page)).toContain('gamepadconnected');
  expect(complaints).toEqual([]);
});

test('a press counts only with the focus, and what was held when it came has to be let go first', async ({
  app: { window: page, complaints },
}) => {
  await plugIn(page, [0]);
  await startAsChaser(page);
  const paused = page.getByRole('heading', { name: 'Paused' });
  await setFocus(page, false);
  await pressButton(page, 0, START);
  await pressButton(page, 0, 3);
  await setButton(page, 0, START, true);
  await setFocus(page, true);
  await pressButton(page, 0, 8); // Something to wait for: the help opens, if buttons are heard.
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await current(page)).table.paths[0]?.marks).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Go on P$/ }).click();
  await expect(paused).toHaveCount(0);
  await setButton(page, 0, START, false);
  await expect(paused).toHaveCount(0);
  await pressButton(page, 0, START);
  await expect(paused).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a gamepad whose layout nobody knows does nothing, and a match with it, or with one that is gone, is not begun', async ({
  app: { window: page, complaints },
}) => {
  await plugIn(page, []);
  await startAsChaser(page);
  await plug(page, 0, true, { mapping: '', axes: [-1, 0] });
  await expect(page.getByText('This gamepad has a layout that Lookout does not know: it does nothing.').first()).toBeAttached();
  await setAxis(page, 0, 0, 1);
  await pressButton(page, 0, START);
  await expect(page.getByRole('heading', { name: 'Paused' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Play together' }).click();
  await page.getByRole('button', { name: 'All choices' }).click();
  await page
    .getByRole('group', { name: /^Seat 1/ })
    .getByLabel('Plays with')
    .selectOption('Gamepad 1');
  const said = page.getByText(/^Lookout does not know the layout of gamepad 1/);
  await expect(said).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText(/Gamepad 1 has a layout that Lookout does not know/).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'The round' })).toHaveCount(0);
  // Nor with one that is not there.
  await plug(page, 0, false);
  await expect(said).toHaveCount(0);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText(/: Gamepad 1 is not there\. /).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'The round' })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

/** Ada and Bea with a gamepad each are about to plan; then both lose theirs. */
async function lostBoth(page: Page, [ada, bea]: readonly [string, string]): Promise<void> {
  await plugIn(page, []);
  await plug(page, 0, true, { id: ada });
  await plug(page, 1, true, { id: bea });
  await arrange(page, [ADA, BEA, { name: 'Cai', device: 'all', bot: 3 }], { firstChaser: 2, seed: 'pads' });
  await plug(page, 0, false);
  await plug(page, 1, false);
  await expect(page.getByText('Ada: Gamepad 1 is not there.')).toBeVisible();
  await expect(page.getByText('Bea: Gamepad 2 is not there.')).toBeVisible();
}

const opens = async (page: Page): Promise<readonly number[]> =>
  (await current(page)).seats.flatMap(({ seat, view }) => ((view.hand?.starts.length ?? 0) > 0 ? [seat] : []));

test('gamepads that come back in the other order are in the same hands as before', async ({ app: { window: page, complaints } }) => {
  await lostBoth(page, ['Pad of one make', 'Pad of another']);
  await plug(page, 0, true, { id: 'Pad of another' });
  await plug(page, 1, true, { id: 'Pad of one make' });
  await expect(page.getByText('Ada: press a button on your own gamepad.')).toBeVisible();
  // Whoever opens says so with the own gamepad (T2); the first press only shows whose it is.
  await press(page, 'pad-1', 'runner', 'place');
  await press(page, 'pad-2', 'runner', 'place');
  expect(await opens(page)).toEqual([]);
  await press(page, 'pad-1', 'runner', 'place');
  await expect.poll(() => opens(page)).toEqual([1]);
  expect(complaints).toEqual([]);
});

test('two gamepads of the same make belong to whoever is asked to press', async ({ app: { window: page, complaints } }) => {
  await lostBoth(page, ['Pad', 'Pad']);
  await plug(page, 0, true);
  // Nobody can tell whose this one is: a press says nothing yet, or whoever was first back would play the other's seat.
  const alike = page.getByText('Your gamepads look alike: plug in all of them first.');
  await expect(alike).toHaveCount(2);
  await pressButton(page, 0, 0);
  await pressButton(page, 0, 0);
  await expect(alike).toHaveCount(2);
  await plug(page, 1, true);
  await expect(alike).toHaveCount(0);
  await expect(page.getByText('Ada: press a button on your own gamepad.')).toBeVisible();
  // Nobody else is asked meanwhile, wherever it says who is.
  await expect(page.getByText('Waiting for Ada to press a button.')).toBeVisible();
  await expect(page.getByText('Press a button on your own gamepad.', { exact: true })).toHaveCount(1);
  await pressButton(page, 1, 0);
  await expect(page.getByText('Bea: press a button on your own gamepad.')).toBeVisible();
  await pressButton(page, 0, 0);
  await expect(page.getByText(/press a button on your own gamepad/)).toHaveCount(0);
  await press(page, 'pad-2', 'runner', 'place');
  await expect.poll(() => opens(page)).toEqual([0]);
  expect(complaints).toEqual([]);
});
