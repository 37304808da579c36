/** What a screen reader gets: names, roles, the table in words, and where the focus goes. */
import { clauseWords, expect, test } from '../e2e/app';
import { markUntilOver, request, startAsChaser, startAsRunner } from './visits';

test('a new screen takes the focus at its title', async ({ app: { window: page } }) => {
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Lookout', level: 1 })).toBeFocused();
});

test('the language changes at once, on the page and in its tag', async ({ app: { window: page } }) => {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Italiano').click();
  await expect(page.getByRole('heading', { name: 'Impostazioni', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await page.getByText('English').click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
});

test('the table is there in words, in the order of the path, and is read by arrow keys', async ({ app: { window: page } }) => {
  await startAsChaser(page);
  await page.keyboard.press('KeyP');
  await page.getByRole('button', { name: 'Go on' }).last().waitFor();
  await page.keyboard.press('KeyP');
  const path = page.getByRole('listbox', { name: /^The path, \d+ tiles?$/ });
  await expect(path.getByRole('option').first()).toHaveText('Prison. Four open streets, each at the centre of its side.');
  const first = path.getByRole('option').nth(1);
  await expect(first).toHaveText(
    /^Starting tile 1\b.*Sector north-west, \w+, \d witness(es)?: .*Exits: north .*The path goes on to the .* Next to mark\.$/,
  );
  await first.focus();
  await page.keyboard.press('ArrowUp');
  await expect(path.getByRole('option').first()).toBeFocused();
  await expect(path.getByRole('option').first()).toBeInViewport();
});

test('pausing takes the table away from everybody', async ({ app: { window: page } }) => {
  await startAsChaser(page);
  await page.keyboard.press('KeyP');
  await expect(page.getByRole('button', { name: 'Go on' }).last()).toBeFocused();
  await expect(page.getByRole('listbox', { name: /^The path/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^triangle/ })).toBeDisabled();
});

/** How far the tile that a label tells is turned, in degrees. */
const turnIn = (label: string | null): number => Number(/, turned (\d+)°/.exec(label ?? '')?.[1] ?? 0);

test('the hand is a list of tiles in words, and the focus goes along with the choice', async ({ app: { window: page } }) => {
  await startAsRunner(page);
  const hand = page.getByRole('listbox', { name: 'Starting tiles' });
  const [first, second] = [hand.getByRole('option').nth(0), hand.getByRole('option').nth(1)];
  // The first is offered as it meets the Prison.
  await expect(first).toHaveAttribute('aria-label', /^Starting tile(?:, turned \d+°)?\. Sector north-west, .* Exits: north /);
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  const turned = turnIn(await second.getAttribute('aria-label'));
  await page.keyboard.press('KeyR');
  await expect.poll(async () => turnIn(await second.getAttribute('aria-label'))).toBe((turned + 90) % 360);
});

test('what happens is said', async ({ app: { window: page } }) => {
  await startAsRunner(page);
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: "Cell to the north of the path's end" })).toHaveCount(1);
});

test('the verdict says what is wrong in words', async ({ app: { window: page } }) => {
  await startAsChaser(page);
  await markUntilOver(page);
  const verdict = (await request(page, 'match.current', {}))?.verdict;
  await page.getByRole('button', { name: 'To the result' }).click();
  const mistake = verdict?.verdict.chaserMistake;
  if (mistake) await expect(page.getByRole('listitem').filter({ hasText: clauseWords(mistake.clause) })).toBeVisible();
  else await expect(page.getByRole('listitem').filter({ hasText: /No marker of .* is wrong/ })).toBeVisible();
});

test('no motion where the system asks for none', async ({ app: { window: page } }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'full');
});

test("the system's own colours in place of the page's: pictures stand on their ground, and what is only paint keeps its colour", async ({
  app: { window: page },
}) => {
  await request(page, 'settings.change', { theme: 'night' });
  await startAsChaser(page);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  const pip = page.locator('.pips > .on').first();
  await expect(pip).not.toHaveCSS('background-color', await pip.evaluate(() => getComputedStyle(document.body).backgroundColor));
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus-visible')).not.toHaveCSS('outline-style', 'none');
  await page.emulateMedia({ forcedColors: 'none', colorScheme: null });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
});

test("the theme follows what the system says, night where it says nothing, and a choice of one's own comes first", async ({
  app: { window: page },
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
  // A desktop of Linux has no word for light: there it is what Chromium makes of silence.
  await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', process.platform === 'linux' ? 'night' : 'day');
  await request(page, 'settings.change', { theme: 'day' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
});
