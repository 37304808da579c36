/** Statistics and players: what a run leaves behind, for whom. */
import { expect, test } from '../../../e2e/app';
import { answerSaving } from '../../../e2e/saving';
import { request } from '../../../accessibility/visits';
import { currentPuzzle, shownTile, symbolOf } from './drill-screen';

const SYMBOLS = ['triangle', 'star', 'square', 'diamond'] as const;

test('what was answered is in the statistics of who answered it, and a missed face is one click from a drill', async ({
  app: { window: page, electron, complaints },
}) => {
  // A face of the built-in set, so that it is known whatever practice would have begun with.
  const run = await request(page, 'drill.start', { mode: 'weak-spots', options: { facts: [{ tile: 'r01', side: 'n' }] } });
  const puzzle = run.puzzle?.kind === 'read' ? run.puzzle : null;
  const symbol = SYMBOLS.find((each) => puzzle?.answer.symbols.includes(each) === false) ?? 'star';
  await request(page, 'drill.answer', { run: run.id, puzzle: puzzle?.id ?? '', answer: { kind: 'read', symbol }, millis: 900 });
  await request(page, 'drill.end', { run: run.id });
  await page.getByRole('button', { name: /^All drills/ }).click();

  await page.getByRole('button', { name: 'Statistics' }).click();
  const missed = page.getByRole('region', { name: 'Most missed faces' });
  await expect(missed.getByRole('button', { name: /0% right/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Answered against right' })).toBeVisible();
  await page.getByText('As a table').first().click();
  await expect(page.getByRole('table', { name: 'Learning curve' })).toBeVisible();
  await answerSaving(electron, 'proposed');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: /^Saved as .*\.csv\. Its columns are separated by commas\.$/ })).toBeVisible();
  await missed.getByRole('button', { name: /0% right/ }).click();
  await expect(page.getByRole('heading', { name: 'Weak spots', level: 1 })).toBeVisible();
  await expect(shownTile(page)).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('no table stands there without a row', async ({ app: { window: page, complaints } }) => {
  const run = await request(page, 'drill.start', { mode: 'custom', options: { kinds: ['place'], rated: true, length: 5 } });
  await request(page, 'drill.answer', { run: run.id, puzzle: run.puzzle?.id ?? '', answer: { kind: 'place', spots: [] }, millis: 900 });
  await request(page, 'drill.end', { run: run.id });
  await page.getByRole('button', { name: 'Statistics', exact: true }).click();
  await expect(page.getByRole('table', { name: 'By kind' })).toBeVisible();
  await expect(page.locator('table:not(:has(tbody tr))')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'By turn of the tile' })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a pattern is told in one sentence, in both languages, and one click drills just that', async ({
  app: { window: page, complaints },
}) => {
  // Whoever reads all well but to the west.
  let run = await request(page, 'drill.start', { mode: 'practice', options: { kinds: ['read'] } });
  let [wests, others] = [0, 0];
  while (wests < 13 || others < 15) {
    if (run.puzzle?.kind !== 'read') throw new Error('No reading is asked.');
    const { id, question, answer } = run.puzzle;
    const west = question.direction === 'w';
    if (west) wests++;
    else others++;
    const symbol = symbolOf(answer.symbols, !west);
    run = (await request(page, 'drill.answer', { run: run.id, puzzle: id, answer: { kind: 'read', symbol }, millis: 900 })).run;
  }
  await request(page, 'drill.end', { run: run.id });
  await page.getByRole('button', { name: /^All drills/ }).click();
  await page.getByRole('button', { name: 'Statistics' }).click();
  await expect(page.getByRole('region', { name: 'What stands out' })).toContainText(`You miss west: 0 of ${String(wests)}.`);
  // What was missed is shown as it lay: towards west.
  await expect(
    page
      .getByRole('region', { name: 'Most missed faces' })
      .getByRole('button', { name: /towards west: 0% right/ })
      .first(),
  ).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Most missed faces' }).getByRole('button', { name: /towards (north|east|south)/ }),
  ).toHaveCount(0);
  await request(page, 'settings.change', { language: 'it' });
  await expect(page.getByRole('region', { name: 'Che cosa risalta' })).toContainText(`Sbagli a ovest: 0 su ${String(wests)}.`);
  await request(page, 'settings.change', { language: 'en' });
  await page.getByRole('button', { name: 'Drill it', exact: true }).click();
  await expect(shownTile(page)).toHaveCount(1);
  const asked = await currentPuzzle(page);
  expect(asked.kind === 'read' && asked.question.direction).toBe('w');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Statistics', level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('players: added, renamed, chosen and deleted for good', async ({ app: { window: page, complaints } }) => {
  await page.getByRole('button', { name: /^All drills/ }).click();
  await page.getByRole('button', { name: 'Players' }).click();
  await page.getByLabel('New player').fill('Ada');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('heading', { name: 'Ada playing now' })).toBeVisible();
  await page.getByRole('button', { name: 'Rename Ada' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Adela');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Adela playing now' })).toBeVisible();
  await page.getByRole('button', { name: 'Choose Guest' }).click();
  await expect(page.getByRole('heading', { name: 'Guest playing now' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Adela' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Delete Adela' })).toHaveCount(0);
  expect(complaints).toEqual([]);
});
