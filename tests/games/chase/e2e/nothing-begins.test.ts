/** No round starts or goes on behind a question, or without somebody's device: whatever is counted down does not come. */
import type { Page } from '@playwright/test';
import { arrange, current, curtainStands, fanOf, press, showPad, type Person } from './people';
import { expect, test } from '../../../e2e/app';
import { plug, plugIn } from '../../../e2e/gamepads';

const ADA: Person = { name: 'Ada', device: 'keys-left' };
const BEA: Person = { name: 'Bea', device: 'mouse' };
const bot = (name: string): Person => ({ name, device: 'all', bot: 3 });

/** Longer than any countdown, and than bots that open take. */
const LONGER_MS = 4000;

/** Ada plans and says go; the others look back. */
async function toLookBack(page: Page): Promise<void> {
  await curtainStands(page);
  await page.keyboard.press('KeyF');
  await expect(fanOf(page, 'Ada')).toBeVisible();
  for (const key of ['KeyW', 'KeyF', 'KeyW', 'KeyF']) await page.keyboard.press(key);
  await page.waitForTimeout(450); // a second quick press would be none
  await page.keyboard.press('KeyF');
  await expect(page.getByRole('heading', { name: 'Look back!' })).toBeVisible();
}

/** The plan is still there: Ada has only to say go again. */
async function goAgain(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Bea, please look away' })).toBeVisible();
  await curtainStands(page);
  await page.keyboard.press('KeyF');
  await expect(fanOf(page, 'Ada')).toBeVisible();
  await page.keyboard.press('KeyF');
  await expect.poll(async () => (await current(page)).table.phase).toBe('running');
}

const phase = async (page: Page): Promise<string> => (await current(page)).table.phase;

test('the window is about to close while others look back', async ({ app: { window: page, electron, complaints } }) => {
  await arrange(page, [ADA, BEA], { firstChaser: 1, seed: 'two people' });
  await toLookBack(page);
  await electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.waitForTimeout(LONGER_MS);
  expect(await phase(page)).toBe('planning');
  await dialog.getByRole('button', { name: 'Keep playing' }).click();
  await goAgain(page);
  expect(complaints).toEqual([]);
});

test('somebody looks up who plays with what while others look back', async ({ app: { window: page, complaints } }) => {
  await arrange(page, [ADA, BEA], { firstChaser: 1, seed: 'two people' });
  await toLookBack(page);
  await page.getByRole('button', { name: 'Who plays with what' }).click();
  await page.waitForTimeout(LONGER_MS);
  expect(await phase(page)).toBe('planning');
  await page.getByRole('dialog').getByRole('button').last().click();
  await goAgain(page);
  expect(complaints).toEqual([]);
});

test('bots are about to open when a gamepad is lost, and when somebody wants to leave', async ({ app: { window: page, complaints } }) => {
  await plugIn(page, [0]);
  await arrange(page, [{ name: 'Ada', device: 'pad-1' }, BEA, bot('X'), bot('Y')], { firstChaser: 0, seed: 'bots open' });
  await plug(page, 0, false);
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await page.waitForTimeout(LONGER_MS);
  expect(await phase(page)).toBe('planning');

  await test.step('without the gamepad the others’ word does not make it go on', async () => {
    await page.getByRole('button', { name: 'Bea is ready', exact: true }).click();
    await expect.poll(async () => (await current(page)).agreed).toEqual([1]);
    await page.waitForTimeout(LONGER_MS);
    expect((await current(page)).table).toMatchObject({ paused: true, phase: 'planning' });
  });

  await test.step('with it everybody is counted in; a gamepad that goes meanwhile stops that, and everybody is asked anew', async () => {
    await plug(page, 0, true);
    // The first press only says whose it is.
    await press(page, 'pad-1', 'chaser', 'agree');
    await expect(page.getByText('Ada: press a button on your own gamepad.')).toHaveCount(0);
    expect((await current(page)).agreed).toEqual([1]);
    await press(page, 'pad-1', 'chaser', 'agree');
    await expect(page.getByRole('heading', { name: /^Going on in/ })).toBeVisible();
    await plug(page, 0, false);
    await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
    await page.waitForTimeout(LONGER_MS);
    expect((await current(page)).table).toMatchObject({ paused: true, phase: 'planning' });
    expect((await current(page)).agreed).toEqual([]);
    await plug(page, 0, true);
    await showPad(page, 'pad-1');
    await page.getByRole('button', { name: 'Bea is ready', exact: true }).click();
    await expect.poll(async () => (await current(page)).agreed).toEqual([1]);
    await press(page, 'pad-1', 'chaser', 'agree');
    await expect.poll(async () => (await current(page)).table.paused).toBe(false);
  });

  await test.step('a question stops the bots as well', async () => {
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Keep playing' })).toBeVisible();
    await page.waitForTimeout(LONGER_MS);
    expect(await phase(page)).toBe('planning');
    await page.getByRole('dialog').getByRole('button', { name: 'Keep playing' }).click();
    await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('the pause button is the vote of whoever has the mouse, once', async ({ app: { window: page, complaints } }) => {
  await arrange(page, [ADA, BEA], { firstChaser: 1, seed: 'two people' });
  await toLookBack(page);
  await expect.poll(() => phase(page)).toBe('running');
  const pause = page.getByRole('region', { name: 'The round' }).getByRole('button', { name: 'Pause' });
  await pause.click();
  await expect.poll(async () => (await current(page)).agreed).toEqual([1]);
  await pause.click();
  await page.waitForTimeout(300);
  expect((await current(page)).agreed).toEqual([1]);
  await page.keyboard.press('Digit1');
  await expect.poll(async () => (await current(page)).table.paused).toBe(true);
  expect(complaints).toEqual([]);
});
