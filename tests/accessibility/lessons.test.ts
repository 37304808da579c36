/** A question of a lesson, answered wrong, and shown: what came of each answer can be read in every theme. */
import { expect, test } from '../e2e/app';
import { examine } from './examine';
import { request } from './visits';

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
