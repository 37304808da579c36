/** The verdict in the smallest window: whatever is said of a step or of the round is in sight, for one, two and four people. */
import type { ElectronApplication, Page } from '@playwright/test';
import { markUntilOver, request, startAsChaser } from '../../../accessibility/visits';
import { pressesCount } from '../../../../scripts/watch/scene.mjs';
import { arrange, current, curtainStands, openAll, playRound, press, rightSymbol, toResult, viewOf, type Person } from './people';
import { expect, test } from '../../../e2e/app';
import { plugIn, pressButton } from '../../../e2e/gamepads';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1024, height: 640 },
] as const;
const SHOTS = process.env['LOOKOUT_SHOTS'];

/** How much of the panel's words is out of sight, in CSS pixels: below their own room, and below and beside the panel. */
async function hidden(page: Page): Promise<number[]> {
  const text = page.locator('.panel > [role=group]');
  await expect(text).toHaveCount(1);
  return text.evaluate((box) => {
    const panel = box.parentElement ?? box;
    return [...[box, panel].map((each) => each.scrollHeight - each.clientHeight), panel.scrollWidth - panel.clientWidth];
  });
}

async function look(page: Page, electron: ElectronApplication, name: string): Promise<void> {
  for (const size of SIZES) {
    await electron.evaluate(
      ({ BrowserWindow }, { width, height }) => BrowserWindow.getAllWindows()[0]?.setContentSize(width, height),
      size,
    );
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width);
    for (const language of ['en', 'it'] as const) {
      await request(page, 'settings.change', { language });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      if (SHOTS) await page.waitForTimeout(900);
      if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}-${String(size.width)}-${language}.png` });
      await expect
        .soft(async () => expect(Math.max(...(await hidden(page)))).toBeLessThanOrEqual(1), `${name}, ${String(size.width)}, ${language}`)
        .toPass({ timeout: 2000 });
    }
  }
  await request(page, 'settings.change', { language: 'en' });
}

const TABLES: readonly { readonly title: string; readonly people: readonly Person[] }[] = [
  {
    title: 'two',
    people: [
      { name: 'Ada', device: 'mouse' },
      { name: 'Bea', device: 'keys-left' },
    ],
  },
  {
    title: 'four-pads',
    people: [
      { name: 'Ada', device: 'pad-1' },
      { name: 'Bea', device: 'pad-2' },
      { name: 'Carla', device: 'pad-3' },
      { name: 'Dino', device: 'pad-4' },
    ],
  },
  {
    title: 'four-mixed',
    people: [
      { name: 'Ada', device: 'mouse' },
      { name: 'Beatrice', device: 'pad-1' },
      { name: 'Carla', device: 'keys-left' },
      { name: 'Dino', device: 'keys-right' },
    ],
  },
];

for (const { title, people } of TABLES) {
  test(`every step and the result are in sight: ${title}`, async ({ app: { window: page, electron } }) => {
    test.setTimeout(180_000);
    await plugIn(page, [0, 1, 2, 3].slice(0, people.filter(({ device }) => device.startsWith('pad-')).length));
    await arrange(page, people, { firstChaser: 0, seed: 'four seats' });
    await playRound(page, people);
    const strip = page.locator('.panel ol button');
    await strip.first().waitFor();
    await pressesCount(page);
    const count = await strip.count();
    for (let at = 0; at < count; at++) {
      await expect(page.locator('.panel ol [aria-current=step]')).toHaveCount(1);
      const step = (await page.locator('.panel h2').textContent()) ?? '';
      // At a wrong step it waits, and says so.
      await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
      await look(page, electron, `${title}-step${String(at + 1)}`);
      for (const { device } of people) {
        if (device === 'mouse')
          await page.getByRole('button', { name: at + 1 < count ? 'Next tile' : 'To the result', exact: true }).click();
        else await press(page, device, 'runner', at + 1 < count ? 'place' : 'agree');
      }
      await expect(page.locator('.panel h2')).not.toHaveText(step);
    }
    await page.getByRole('region', { name: 'The result' }).waitFor();
    await look(page, electron, `${title}-result`);
  });
}

test('nobody has the mouse: the buttons are there all the same, and a click speaks for all who share the keyboard', async ({
  app: { window: page, electron },
}) => {
  const people = [
    { name: 'Ada', device: 'keys-right' },
    { name: 'Bea', device: 'keys-left' },
  ] as const;
  await arrange(page, people, { firstChaser: 0, seed: 'four seats' });
  await playRound(page, people);
  await expect(page.getByRole('button', { name: 'Next tile' })).toBeVisible();
  await pressesCount(page);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await look(page, electron, 'keys-step');
  await page.getByRole('button', { name: 'To the result' }).click();
  await page.getByRole('region', { name: 'The result' }).waitFor();
  await look(page, electron, 'keys-result');
  const { roundNumber } = await current(page);
  // A click while the scene plays, or right after, does nothing but skip it.
  await expect(async () => {
    await page.getByRole('button', { name: 'Next round' }).click({ timeout: 500 });
    expect((await current(page)).roundNumber).toBe(roundNumber + 1);
  }).toPass();
});

test('every step and the result are in sight: alone with a gamepad, whose buttons are named where they go on', async ({
  app: { window: page, electron },
}) => {
  test.setTimeout(120_000);
  await plugIn(page, [0]);
  await startAsChaser(page);
  await markUntilOver(page);
  await page.locator('.panel ol button').first().click();
  // A key, an arrow and a gamepad's button.
  await expect(page.getByRole('button', { name: 'Next tile' }).locator('kbd')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next tile' }).locator('svg')).toHaveCount(2);
  await look(page, electron, 'alone-step1');
  await pressButton(page, 0, 15);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await look(page, electron, 'alone-step2');

  await test.step('what is longer than its room is scrolled by the gamepad too, and a sign says so', async () => {
    const text = page.locator('.panel > [role=group]');
    await expect(text.locator('.more')).toHaveCount(0);
    await text.evaluate((box) => (box.style.flex = '0 0 7rem'));
    // The sign itself, an arrow key and a gamepad's button.
    await expect(text.locator('.more svg')).toHaveCount(3);
    // It has a row of its own: no word stands half under it.
    expect(await text.evaluate((box) => box.clientWidth - (box.querySelector('.more')?.clientWidth ?? 0))).toBeLessThanOrEqual(1);
    for (let presses = 0; presses < 12 && (await text.locator('.more').count()) > 0; presses++) await pressButton(page, 0, 13);
    await expect(text.locator('.more')).toHaveCount(0);
    expect(await text.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop)).toBeLessThanOrEqual(2);
    await page.keyboard.press('ArrowUp');
    await expect(text.locator('.more')).toHaveCount(1);
  });

  await pressButton(page, 0, 1);
  await page.getByRole('region', { name: 'The result' }).waitFor();
  await expect(page.getByRole('button', { name: 'Next round' }).locator('svg')).toHaveCount(1);
  await look(page, electron, 'alone-result');
});

test('three at one computer with long names: what is beside Next round has its words, and nothing is wider than the panel', async ({
  app: { window: page, electron },
}) => {
  const people: readonly Person[] = [
    { name: 'Bartholomew', device: 'mouse' },
    { name: 'Massimiliano', device: 'keys-left' },
    { name: 'Alessandra', device: 'keys-right' },
  ];
  await arrange(page, people, { firstChaser: 0, seed: 'three seats' });
  await press(page, 'keys-right', 'runner', 'place');
  await curtainStands(page);
  await press(page, 'keys-right', 'runner', 'place');
  await openAll(page);
  const { match } = await current(page);
  for (let marks = 0; marks < 2; marks++) {
    const symbol = rightSymbol(await viewOf(page, 0));
    await request(page, 'table.act', { match, seat: 0, act: { type: 'mark', symbol } });
  }
  await toResult(page, people);
  for (const name of ['Who plays with what', 'Standings'])
    await expect(page.locator('.panel').getByRole('button', { name })).toHaveText(/\w/);
  await look(page, electron, 'three-long-result');
});
