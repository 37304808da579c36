/** Somebody else plays on: a guest for a bot in a pause, a player for a guest between rounds, and the replay says who sat there when. */
import { request } from '../../../accessibility/visits';
import { pressesCount } from '../../../../scripts/watch/scene.mjs';
import { expect, test } from '../../../e2e/app';
import { plugIn, pressButton } from '../../../e2e/gamepads';
import { arrange, current, openAll, playRound, toResult, type Person } from './people';

test('in a pause a guest takes a bot’s seat with the mouse and a gamepad gives it back; points stay, and the replay tells', async ({
  app: { window: page, complaints },
}) => {
  const people: readonly Person[] = [
    { name: 'Ada', device: 'mouse' },
    { name: '', device: 'keys-left', bot: 1 },
  ];
  await arrange(page, people, { firstChaser: 1, seed: 'swap' });
  await openAll(page);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  const { table } = await current(page);

  await test.step('a guest for the bot', async () => {
    await page.getByRole('button', { name: 'Who plays with what' }).last().click();
    const seats = page.getByRole('dialog', { name: 'Who plays with what' });
    await seats.getByRole('button', { name: 'Swap: somebody else plays for Lulu' }).click();
    const dialog = page.getByRole('dialog', { name: 'Who plays on for Lulu?' });
    await dialog.getByLabel('Name').fill('Bea');
    await dialog.getByLabel('Plays with').selectOption('Left half of the keyboard');
    await dialog.getByRole('button', { name: 'Sit down' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await seats.getByRole('button', { name: 'Done' }).click();
  });
  const now = await current(page);
  expect(now.players.map(({ name, kind }) => [name, kind])).toEqual([
    ['Ada', 'human'],
    ['Bea', 'human'],
  ]);
  expect([now.paused, now.table.paths]).toEqual([true, table.paths]);
  // Both are asked, each with the own device: Bea has her half of the keyboard.
  await page.keyboard.press('Digit1');
  await expect.poll(async () => (await current(page)).agreed).toEqual([1]);
  await expect(page.getByLabel('Bea plays with')).toHaveValue('keys-left');
  await expect(page.getByLabel('Ada plays with')).toHaveValue('mouse');

  await test.step('a bot for the guest, by gamepad alone', async () => {
    await plugIn(page, [0]);
    await pressButton(page, 0, 8);
    await pressButton(page, 0, 3);
    const seats = page.getByRole('dialog', { name: 'Who plays with what' });
    await expect(seats).toBeVisible();
    const swap = seats.getByRole('button', { name: 'Swap: somebody else plays for Bea' });
    for (let presses = 0; presses < 8 && !(await swap.evaluate((each) => each === document.activeElement)); presses++)
      await pressButton(page, 0, 13);
    await pressButton(page, 0, 0);
    const dialog = page.getByRole('dialog', { name: 'Who plays on for Bea?' });
    await expect(dialog.getByRole('radio', { name: 'A bot' })).toBeChecked();
    // The cross goes from one thing to the next, and turns what has the focus: who it is, and how good.
    const goTo = async (name: string, role: 'radio' | 'combobox') => {
      const control = dialog.getByRole(role, { name });
      for (let presses = 0; presses < 8 && !(await control.evaluate((each) => each === document.activeElement)); presses++)
        await pressButton(page, 0, 13);
      await expect(control).toBeFocused();
      return control;
    };
    await goTo('A bot', 'radio');
    await pressButton(page, 0, 14);
    await expect(dialog.getByRole('radio', { name: 'A guest' })).toBeChecked();
    await pressButton(page, 0, 15);
    await expect(dialog.getByRole('radio', { name: 'A bot' })).toBeChecked();
    const level = await goTo('How good', 'combobox');
    await pressButton(page, 0, 15);
    await expect(level).toHaveValue('4');
    await pressButton(page, 0, 14);
    await expect(level).toHaveValue('3');
    const down = dialog.getByRole('button', { name: 'Sit down' });
    for (let presses = 0; presses < 8 && !(await down.evaluate((each) => each === document.activeElement)); presses++)
      await pressButton(page, 0, 13);
    await pressButton(page, 0, 0);
    await expect(dialog).toHaveCount(0);
    await pressButton(page, 0, 1);
    await expect(seats).toHaveCount(0);
  });
  const back = await current(page);
  expect(back.players.map(({ kind }) => kind)).toEqual(['human', 'bot']);
  await page
    .getByRole('button', { name: /^Go on/ })
    .last()
    .click();
  await expect.poll(async () => (await current(page)).paused).toBe(false);
  await request(page, 'table.give-up', { match: back.match, seat: 0 });
  await page.getByRole('button', { name: 'To the result' }).waitFor();
  await pressesCount(page);
  await page.getByRole('button', { name: 'To the result' }).click();
  await page.getByRole('button', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Replays' }).click();
  await expect(page.getByText('round 1: Lulu level 3 for Lulu level 1').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('whoever is left alone beside a bot keeps their half of the keyboard, whose keys are named; somebody whose keys change is told', async ({
  app: { window: page, complaints },
}) => {
  const people: readonly Person[] = [
    { name: 'Zoe', device: 'mouse' },
    { name: 'Ben', device: 'keys-left' },
  ];
  await arrange(page, people, { firstChaser: 0, seed: 'family' });
  await playRound(page, people, true);
  await toResult(page, people);
  const seats = page.getByRole('dialog', { name: 'Who plays with what' });
  const take = async (leaving: string, choose: string): Promise<void> => {
    await seats.getByRole('button', { name: `Swap: somebody else plays for ${leaving}` }).click();
    const dialog = page.getByRole('dialog', { name: `Who plays on for ${leaving}?` });
    await dialog.getByText(choose, { exact: true }).click();
    await dialog.getByRole('button', { name: 'Sit down' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await page.getByRole('button', { name: 'Who plays with what' }).click();
  await take('Zoe', 'A bot');
  await expect(seats.getByText('Left half of the keyboard')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: /^Next round/ }).locator('kbd')).toHaveText('F');
  await page.keyboard.press('KeyF');
  await expect.poll(async () => (await current(page)).roundNumber).toBe(2);
  // His keys are those of his half, on the signs as well.
  await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
  await page.keyboard.press('Digit1');
  await expect.poll(async () => (await current(page)).paused).toBe(true);

  await test.step('somebody who takes his half is seen to before', async () => {
    await page.getByRole('button', { name: 'Who plays with what' }).last().click();
    await seats.getByRole('button', { name: /^Swap: somebody else plays for (?!Ben)/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Who plays on for/ });
    await dialog.getByText('A guest', { exact: true }).click();
    await dialog.getByLabel('Plays with').selectOption('Left half of the keyboard');
    await expect(dialog.getByText(/^From then on Ben plays with: /)).toBeVisible();
    await dialog.getByLabel('Plays with').selectOption('Mouse or touch');
    await expect(dialog.getByText(/^From then on Ben plays with: /)).toHaveCount(0);
  });
  expect(complaints).toEqual([]);
});

test('of two people one gives way to a bot while both pause: it is said who sits there now, and nothing that is gone is read', async ({
  app: { window: page, complaints },
}) => {
  const people: readonly Person[] = [
    { name: '', device: 'mouse' },
    { name: '', device: 'keys-left' },
  ];
  await arrange(page, people, { firstChaser: 0, seed: 'way' });
  await openAll(page);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.keyboard.press('Digit1');
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  const [, leaving] = (await page.locator('.who b').allTextContents()).map((name) => name.trim());
  await page.getByRole('button', { name: `somebody else plays for ${String(leaving)}` }).click();
  const dialog = page.getByRole('dialog', { name: `Who plays on for ${String(leaving)}?` });
  await dialog.getByText('A bot', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Sit down' }).click();
  await expect.poll(async () => (await current(page)).players.map(({ kind }) => kind)).toEqual(['human', 'bot']);
  const bot = (await current(page)).players[1]?.name ?? '';
  await expect(page.getByText(`${bot} sits there now in place of ${String(leaving)}.`)).toBeAttached();
  expect(complaints).toEqual([]);
});

test('between rounds a player takes a guest’s seat: the verdict is of who played it, points stay, and both rounds are told apart', async ({
  app: { window: page, complaints },
}) => {
  const people: readonly Person[] = [
    { name: 'Zoe', device: 'mouse' },
    { name: 'Ben', device: 'keys-left' },
  ];
  await request(page, 'profile.create', { name: 'Cai' });
  await arrange(page, people, { firstChaser: 0, seed: 'family' });
  await playRound(page, people, true);
  await toResult(page, people);
  const { score } = await current(page);
  const headline = await page.getByRole('heading', { level: 2 }).first().textContent();

  await page.getByRole('button', { name: 'Who plays with what' }).click();
  await page.getByRole('button', { name: 'Swap: somebody else plays for Ben' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who plays on for Ben?' });
  await dialog.getByText('Cai', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Sit down' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Done' }).click();

  const after = await current(page);
  expect(after.players.map(({ name }) => name)).toEqual(['Zoe', 'Cai']);
  expect(after.score).toEqual(score);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(headline ?? '');
  await expect(page.getByRole('button', { name: 'Keep Ben as a player' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Next round' }).click();
  await page.keyboard.press('KeyF');
  await expect.poll(async () => (await current(page)).roundNumber).toBe(2);
  expect((await current(page)).score.points).toEqual(score.points);

  const { match } = after;
  const seen = async (round: number) => (await request(page, 'replay.round', { id: match, round })).players.map(({ name }) => name);
  expect([await seen(0), await seen(1)]).toEqual([
    ['Zoe', 'Ben'],
    ['Zoe', 'Cai'],
  ]);
  expect(complaints).toEqual([]);
});
