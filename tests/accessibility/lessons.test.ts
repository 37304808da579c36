/** A lesson's question and its markers can be read: in every theme what came of each answer, and with letters twice as large what is left of a colour. */
import { expect, test } from '../e2e/app';
import { examine } from './examine';
import { request } from './visits';
import { enlarge } from '../../scripts/watch/letters.mjs';

for (const theme of ['night', 'day', 'contrast'] as const)
  test(`answers of a lesson, ${theme}`, async ({ app: { window: page } }) => {
    await request(page, 'settings.change', { theme });
    await page.getByRole('button', { name: 'Lessons', exact: true }).click();
    await page
      .getByRole('list', { name: 'Courses' })
      .getByRole('button', { name: /^Reading witnesses/ })
      .click();
    await page
      .getByRole('list', { name: /^Lessons of/ })
      .getByRole('button', { name: /Which way/ })
      .click();
    const answers = page.getByRole('group', { name: 'Answers' }).getByRole('button');
    await answers.first().click();
    await expect(page.locator('.objected')).toBeVisible();
    await examine(page, 'a wrong answer');
    await page.getByRole('button', { name: 'Show me' }).click();
    await expect(answers.last()).toHaveAttribute('aria-pressed', 'true');
    await examine(page, 'the answer that is shown');
  });

test('with letters twice as large the number of markers stays within its button, in Italian', async ({
  app: { window: page, electron },
}) => {
  await request(page, 'settings.change', { theme: 'contrast', language: 'it' });
  await page.getByRole('button', { name: 'Lezioni', exact: true }).click();
  await page.getByRole('list', { name: 'Corsi' }).getByRole('button').first().click();
  await page
    .getByRole('list', { name: /^Lezioni / })
    .getByRole('button')
    .first()
    .click();
  await enlarge(electron, page, 200);
  const beyond = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-symbol]')].map((button) => {
        const { right, bottom } = button.getBoundingClientRect();
        const inside = [...button.querySelectorAll('.facts *')].map((each) => each.getBoundingClientRect());
        return inside.length === 0 ? Infinity : Math.max(...inside.map((each) => Math.max(each.right - right, each.bottom - bottom)));
      }),
    );
  // No wider and no lower than what it stands in.
  await expect.poll(async () => Math.max(...(await beyond()))).toBeLessThanOrEqual(0);
});
