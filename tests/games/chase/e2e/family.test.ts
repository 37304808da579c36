/** People who come back: guests stay as players, everybody stands somewhere over the evenings, and the same sit down again in one press. */
import { request } from '../../../accessibility/visits';
import { expect, test } from '../../../e2e/app';
import { arrange, current, playRound, toResult, type Person } from './people';

const PEOPLE: readonly Person[] = [
  { name: 'Zoe', device: 'mouse' },
  { name: 'Ben', device: 'keys-left' },
];

test('guests stay as players with the round just played, see how they stand, and play again in one press', async ({
  app: { window: page, complaints },
}) => {
  const { chosen } = await request(page, 'profile.list', {});
  await request(page, 'profile.create', { name: 'Ben' });
  await request(page, 'profile.choose', { profile: chosen });
  await arrange(page, PEOPLE, { firstChaser: 0, seed: 'family' });
  await playRound(page, PEOPLE, true);
  await toResult(page, PEOPLE);

  await test.step('one press, whose sign is not that of whoever is ready', async () => {
    const sign = (name: string) => page.getByRole('button', { name }).locator('svg path').first().getAttribute('d');
    await page.getByRole('button', { name: 'Next round' }).click();
    const ready = await page.locator('li.agrees svg path').first().getAttribute('d');
    expect(await sign('Keep Zoe as a player')).not.toBe(ready);
    await page.getByRole('button', { name: 'Keep Zoe as a player' }).click();
    await expect(page.getByText('Zoe is a player now, with the rounds of this match.').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keep Zoe as a player' })).toHaveCount(0);
  });

  await test.step('a name that somebody has: a sentence, and a way on by keyboard', async () => {
    await page.getByRole('button', { name: 'Keep Ben as a player' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'A new player' });
    await expect(dialog.getByText('There is a player called Ben already.')).toBeVisible();
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await page.keyboard.type('Benno');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect.poll(async () => (await current(page)).players.map(({ name }) => name)).toEqual(['Zoe', 'Benno']);
  });
  const { profiles, chosen: still } = await request(page, 'profile.list', {});
  expect(still).toBe(chosen);
  expect(profiles.slice(-2).map(({ name, records }) => [name, records.length])).toEqual([
    ['Zoe', 1],
    ['Benno', 1],
  ]);

  await test.step('how they stand', async () => {
    await page.getByRole('button', { name: 'Standings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Standings' });
    // The first evening is all that there is, and no game of it is won yet.
    await expect(dialog.getByRole('table', { name: 'This evening' }).getByRole('row')).toHaveCount(3);
    await expect(dialog.getByRole('table')).toHaveCount(1);
    await expect(dialog.getByRole('row', { name: 'Zoe 1 of 1' })).toHaveCount(1);
    await expect(dialog.getByRole('row', { name: 'Benno 0 of 1' })).toHaveCount(1);
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await page.getByRole('button', { name: 'Home' }).click();
  // Who knows how it goes is past the first steps.
  await expect(page.getByText('A gentle first opponent')).toHaveCount(0);
  const evening = page.getByRole('region', { name: 'This evening' });
  await expect(evening.getByRole('listitem')).toHaveText([/Zoe\s*1$/, /Benno\s*0$/]);
  await expect(evening.getByText('Rounds won')).toBeVisible();
  // Whoever's turn it is, the same people sit down.
  await page.getByRole('button', { name: 'Again: Zoe, Benno' }).click();
  await page.getByRole('region', { name: 'The round' }).waitFor();
  const again = await current(page);
  expect(again.players.map(({ name }) => name)).toEqual(['Zoe', 'Benno']);
  expect(await request(page, 'guest.list', { match: again.match })).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a guest without a name stays by one press, under a name that is nobody’s, and takes another; who is waited for is said, and gone on without', async ({
  app: { window: page, complaints },
}) => {
  const people: readonly Person[] = [
    { name: '', device: 'mouse' },
    { name: 'Ben', device: 'keys-left' },
  ];
  await arrange(page, people, { firstChaser: 0, seed: 'family' });
  await playRound(page, people, true);
  await toResult(page, people);

  await page
    .getByRole('button', { name: /^Keep .* as a player$/ })
    .first()
    .click();
  await expect(page.getByText('Fox is a player now, with the rounds of this match.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Change the name' }).click();
  const dialog = page.getByRole('dialog', { name: 'Another name' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Fox');
  await page.keyboard.type('Nina');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect.poll(async () => (await current(page)).players.map(({ name }) => name)).toEqual(['Nina', 'Ben']);

  await test.step('Ben has left the room', async () => {
    await page.getByRole('button', { name: 'Next round' }).click();
    await expect(page.getByText('Waiting for Ben.')).toBeVisible();
    await page.getByRole('button', { name: 'Go on all the same' }).click();
    await expect.poll(async () => (await current(page)).roundNumber).toBe(2);
  });
  expect(complaints).toEqual([]);
});
