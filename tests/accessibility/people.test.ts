/** A table that several people share: nothing is cut off in the smallest window, and axe finds nothing serious. */
import { arrange, curtainStands, lookAtPile, press, type Person } from '../games/chase/e2e/people';
import { expect, test } from '../e2e/app';
import { plugIn } from '../e2e/gamepads';
import { examine, expectInside } from './examine';
import { request } from './visits';

const CARLA: Person = { name: 'Carla', device: 'keys-right' };
const PEOPLE: readonly Person[] = [
  { name: 'Ada', device: 'keys-left' },
  { name: 'Beatrice', device: 'mouse' },
  CARLA,
  { name: 'Dino', device: 'pad-1' },
];

test('four people: curtain, plans, the round and its pause, in every theme', async ({ app: { window: page, electron } }) => {
  test.setTimeout(120_000);
  await electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(1024, 640));
  await plugIn(page, [0]);
  await arrange(page, PEOPLE, { firstChaser: 0, seed: 'four seats' });
  const look = async (screen: string): Promise<void> => {
    for (const theme of ['night', 'day', 'contrast'] as const) {
      await request(page, 'settings.change', { theme });
      await examine(page, `${screen}, ${theme}`);
    }
    await expectInside(page, screen);
  };
  await look('the curtain');
  await page.getByRole('button', { name: 'Who plays with what' }).click();
  await look('who plays with what');
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await curtainStands(page);
  await press(page, 'keys-right', 'runner', 'place');
  for (const device of ['keys-right', 'pad-1'] as const) {
    for (const deed of ['cell-next', 'place', 'cell-next', 'place'] as const) await press(page, device, 'runner', deed);
    await look(`the plan by ${device}`);
    await page.waitForTimeout(450); // a second quick press would be none
    await press(page, device, 'runner', 'place');
  }
  await expect.poll(async () => (await request(page, 'match.current', {}))?.table.phase).toBe('running');
  await press(page, 'keys-left', 'chaser', 'hand-over');
  await lookAtPile(page, CARLA);
  await look('the round');
  for (const device of ['keys-left', 'keys-right', 'pad-1'] as const) await press(page, device, 'runner', 'agree');
  await look('asked to pause');
  await page.getByRole('button', { name: 'Beatrice agrees to pause' }).click();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await look('the pause');
});
