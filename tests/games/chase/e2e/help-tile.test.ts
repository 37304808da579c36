/** The help tile as a page: all its placements tried by keys in both languages, and come to from the rules, also by a gamepad. */
import type { Page } from '@playwright/test';
import { request } from '../../../accessibility/visits';
import { expect, test } from '../../../e2e/app';
import { courseNamed, openLesson } from './course';
import { connectPad } from './drill-pad';

const SAID = {
  en: {
    yes: /^Allowed/,
    no: /^Against the rules/,
    so: 'Right so far',
    again: /^Try (this one|these \d+) again/,
    all: 'Once more from the start',
  },
  it: { yes: /^Va bene/, no: /^Contro le regole/, so: 'Giuste finora', again: /^Riprova con quest/, all: "Ancora dall'inizio" },
} as const;

const asked = (page: Page) => page.locator('#placement-asked');
const told = (page: Page) => page.locator('p.told');
const numbers = async (page: Page): Promise<number[]> => ((await asked(page).textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];

/** Answers all that is asked by the same key; tells how many there were. */
async function through(page: Page, key: 'ArrowLeft' | 'ArrowRight', language: 'en' | 'it'): Promise<number> {
  const [, count = 0] = await numbers(page);
  for (let at = 1; at <= count; at++) {
    await expect.poll(() => numbers(page)).toEqual([at, count]);
    await expect(told(page)).toHaveCount(0);
    await page.keyboard.press(key);
    await expect(told(page)).toBeVisible();
    await expect(page.getByText(`${SAID[language].so}: `)).toHaveText(new RegExp(` ${String(at)}$`));
    await page.keyboard.press('Enter');
  }
  return count;
}

for (const language of ['en', 'it'] as const)
  test(`every placement is tried by keys, and what was missed once more (${language})`, async ({
    app: { electron, window: page, complaints },
  }) => {
    await electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(1024, 640));
    const { yes, no, again, all } = SAID[language];
    await request(page, 'settings.change', { language });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const course = courseNamed('running');
    await openLesson(page, course, language, 'help-tile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(course.words[language]['help-tile.title'] ?? '');
    // What lies there is told in words, too.
    await expect(page.getByRole('img', { name: language === 'en' ? /^Tile \d/ : /^Tessera \d/ })).toBeVisible();
    await expect(page.getByRole('button', { name: yes })).toHaveAttribute('aria-pressed', 'false');
    const count = await through(page, 'ArrowLeft', language);
    expect(count).toBe(14);
    // Those that are not allowed were missed: each of them leads to where it is explained, and back.
    const missed = page.locator('.over li button');
    const wrong = await missed.count();
    expect(wrong).toBeGreaterThan(0);
    // However many they are: what comes next, and trying them again, is in sight as it stands.
    const onward = page.locator('.over .primary');
    await expect(onward).toBeFocused();
    for (const button of [onward, page.getByRole('button', { name: again })]) await expect(button).toBeInViewport({ ratio: 1 });
    await missed.first().press('Enter');
    await expect(page.getByRole('button', { name: yes })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: no })).toHaveAttribute('aria-disabled', 'true');
    await expect(told(page)).toBeVisible();
    for (const next = page.locator('.foot .primary'); (await next.count()) > 0;) await next.press('Enter');
    await page.getByRole('button', { name: again }).press('Enter');
    await expect(asked(page)).toBeFocused();
    expect(await through(page, 'ArrowRight', language)).toBe(wrong);
    await expect(missed).toHaveCount(0);
    await expect(page.getByRole('button', { name: all })).toBeVisible();
    expect(await request(page, 'lessons.progress', {})).toMatchObject([{ course: 'running', lesson: 'help-tile', done: true }]);
    expect(complaints).toEqual([]);
  });

test('the rules lead there, a gamepad answers and goes back to the clause', async ({ app: { window: page, complaints } }) => {
  const press = await connectPad(page);
  const [PRESS, LEAVE, DOWN] = [0, 1, 13];
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await page.getByRole('searchbox').fill('P4');
  const clause = page.getByRole('article', { name: /^P4 / });
  await clause.getByRole('button', { name: 'Try them all' }).click();
  await expect(asked(page)).toBeVisible();
  const allowed = page.getByRole('button', { name: SAID.en.yes });
  for (let presses = 0; presses < 10 && !(await allowed.evaluate((button) => button === document.activeElement)); presses++)
    await press(DOWN);
  await press(PRESS);
  await expect(told(page)).toBeVisible();
  await press(PRESS);
  await expect.poll(() => numbers(page)).toEqual([2, 14]);
  await press(LEAVE);
  await expect(clause).toBeFocused();
  expect(complaints).toEqual([]);
});
