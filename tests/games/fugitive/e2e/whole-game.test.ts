/** Whole games of Fugitive in the real window: as either side against a bot, by mouse and by keys, to the verdict and as a replay. */
import { pressesCount } from '../../../../scripts/watch/scene.mjs';
import { expect, test } from '../../../e2e/app';
import { begin, call, next, piles, placeLowest } from './playing';

test.setTimeout(300_000);

test('as the Fugitive by mouse: drawn, placed, caught or away, told and saved', async ({ app: { window, complaints } }) => {
  await begin(window, { side: 'Fugitive' });
  for (;;) {
    const due = await next(window);
    if (due === 'over') break;
    if (due === 'draw') {
      await piles(window).first().click();
    } else await placeLowest(window, (what) => what.click());
  }
  await expect(window.getByRole('heading', { name: /gets away|has caught him/ })).toBeVisible();
  await expect(window.getByRole('button', { name: /^Why\?|rule/i }).first()).toBeVisible();
  await pressesCount(window);
  await window.getByRole('button', { name: 'Home', exact: true }).click();
  await window.getByRole('button', { name: 'Replays', exact: true }).click();
  await window
    .getByRole('button', { name: /^Open the match/ })
    .first()
    .click();
  // It is played back from its first entry on.
  await expect(window.getByRole('slider', { name: 'Timeline' })).toBeVisible();
  await expect(window.getByRole('list', { name: 'The row' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('as the Marshal by keys alone', async ({ app: { window, complaints } }) => {
  await begin(window, { side: 'Marshal', level: 10 });
  let number = 41;
  for (;;) {
    const due = await next(window);
    if (due === 'over') break;
    if (due === 'draw') {
      await piles(window).last().focus();
      await window.keyboard.press('Enter');
      continue;
    }
    const cell = (of: number) =>
      window.getByRole('group', { name: 'Notepad' }).getByRole('button', { name: new RegExp(`^${String(of)}\\b`) });
    // The arrow keys go about on the notepad.
    await cell(1).focus();
    await window.keyboard.press('End');
    await expect(cell(41)).toBeFocused();
    for (let at = 41; at > number; at--) await window.keyboard.press('ArrowLeft');
    await window.keyboard.press('Enter');
    await expect(cell(number)).toHaveAttribute('aria-pressed', 'true');
    await call(window).focus();
    await window.keyboard.press('Enter');
    number = number > 30 ? number - 1 : 41;
    await expect(call(window).and(window.locator(':not([aria-disabled="true"])'))).toHaveCount(0);
  }
  await expect(window.getByRole('heading', { name: /gets away|has caught him/ })).toBeVisible();
  expect(complaints).toEqual([]);
});
