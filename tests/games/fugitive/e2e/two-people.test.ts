/** Two people at one computer: the screen is handed over before any private moment, also after a crash; and what the notepad does. */
import { pressesCount } from '../../../../scripts/watch/scene.mjs';
import { expect, launch, test } from '../../../e2e/app';
import { begin, call, next, piles, verdict } from './playing';

test.setTimeout(180_000);

test('nothing of a hand is seen until its owner has the screen, also after the app was killed', async ({ dataFolder }) => {
  const first = await launch(dataFolder);
  const { window } = first;
  try {
    const hand = window.getByRole('group', { name: 'Your hand' });
    await begin(window, { side: 'Fugitive', against: 'Somebody here' });
    await expect(window.getByRole('heading', { name: /^The screen goes to / })).toBeVisible();
    await expect(hand).toHaveCount(0);
    await window.getByRole('button', { name: /: show my cards$/ }).click();
    // C2, F3: what a hideout needs is told, and what does not reach is not placed.
    await hand.getByRole('button', { name: /^3: place it/ }).click();
    await window.getByRole('button', { name: 'Take back' }).click();
    await hand.getByRole('button', { name: /^2: place it/ }).click();
    await hand.getByRole('button', { name: /^1: lay it under/ }).click();
    await window.getByRole('button', { name: 'Place 2 with 1 sprint card' }).click();
    await window.getByRole('button', { name: 'That is all' }).click();

    // The other one: what is open to both is told, and nothing else.
    await expect(window.getByTestId('hand-over')).toContainText('leaves it at that.');
    await expect(hand).toHaveCount(0);
    await window.getByRole('button', { name: /: show my cards$/ }).click();
    await expect(window.getByRole('list', { name: 'The row' })).toContainText('Place 1: face down. With 1 sprint card.');
    await expect(window.getByRole('group', { name: 'Notepad' })).toBeVisible();
    await piles(window).first().click();
    await expect(hand.locator('.held')).toHaveCount(1);
  } finally {
    await first.kill();
  }

  const again = await launch(dataFolder);
  try {
    const page = again.window;
    await page.getByRole('radio', { name: 'Fugitive' }).check({ force: true });
    await page
      .getByRole('button', { name: /^Go on/ })
      .first()
      .click();
    // A game that was cut off stands still, and then nobody has the screen.
    await page
      .getByRole('button', { name: /^(Go on|Time goes on|Resume)/ })
      .first()
      .click();
    await expect(page.getByRole('group', { name: 'Your hand' })).toHaveCount(0);
    await page.getByRole('button', { name: /: show my cards$/ }).click();
    await expect(page.getByRole('group', { name: 'Your hand' }).locator('.held')).toHaveCount(1);
    expect(await next(page)).toBe('draw');
    await piles(page).last().click();
    const pad = page.getByRole('group', { name: 'Notepad' });
    // N1: her own cards are crossed by themselves, and the pencil marks what she likes.
    await expect(pad.getByRole('button', { name: /in your hand$/ })).toHaveCount(2);
    await pad.getByRole('button', { name: '1', exact: true }).click({ button: 'right' });
    await expect(pad.getByRole('button', { name: '1, crossed by you' })).toBeVisible();
    // E1: the only hideout is found.
    await pad.getByRole('button', { name: '2', exact: true }).click();
    await call(page).click();
    await expect(verdict(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: /has caught him/ })).toBeVisible();
    await pressesCount(page);
    // V7: a new match, in which they have changed sides.
    await page.getByRole('button', { name: 'New match' }).click();
    await expect(page.getByRole('heading', { name: /^The screen goes to / })).toBeVisible();
    expect([...first.complaints, ...again.complaints]).toEqual([]);
  } finally {
    await again.close();
  }
});

test('F7: a call of nothing calls nothing, and what is wrong to place says its clause', async ({ app: { window, complaints } }) => {
  await begin(window, { side: 'Fugitive', against: 'Somebody here' });
  await window.getByRole('button', { name: /: show my cards$/ }).click();
  const hand = window.getByRole('group', { name: 'Your hand' });
  await hand.getByRole('button', { name: /^42: / }).click();
  await window.getByRole('button', { name: 'Place 42' }).click({ force: true });
  await expect(window.getByText('That is too far with these sprint cards.').first()).toBeVisible();
  await window.getByRole('button', { name: /F3/ }).first().click();
  // The rules open at that clause.
  await expect(window.getByRole('dialog').getByText('How far he gets').first()).toBeVisible();
  expect(complaints).toEqual([]);
});
