/** What of a replay goes out, in the real window: pictures of the moment with whose eyes it is looked at, words, pages, the file. */
import type { Page } from '@playwright/test';
import { loadImage } from '@napi-rs/canvas';
import { readFileSync } from 'node:fs';
import { openReplay } from '../../../accessibility/visits';
import { expect, test } from '../../../e2e/app';
import { answerSaving } from '../../../e2e/saving';
import { fixtureText } from '../../../fixtures/cases';

const FILE = 'replays/three-match.lookout.json';

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Replays/ }).click();
  const buffer = Buffer.from(fixtureText(FILE));
  await page.locator('input[type=file]').setInputFiles([{ name: 'match.lookout.json', mimeType: 'application/json', buffer }]);
  await openReplay(page);
  await page.getByRole('button', { name: 'Share' }).click();
}

test('a moment goes out as a picture, a round as words and pages, a match as its file', async ({ app }, info) => {
  const { window: page, electron, complaints } = app;
  await open(page);
  const panel = page.locator('[data-panel=share]');
  const savedAs = async (button: string, name: string): Promise<Buffer> => {
    const path = info.outputPath(name);
    await answerSaving(electron, { path });
    await panel.getByRole('button', { name: button }).click();
    await expect(panel.getByText(`Saved as ${path}.`)).toBeVisible();
    return readFileSync(path);
  };

  await page.keyboard.press('End');
  const all = await savedAs('Save as PNG', 'all.png');
  const { width, height } = await loadImage(all);
  expect([width, height]).toEqual([1920, 1200]);
  await page.getByRole('group', { name: 'Seen with the eyes of' }).getByRole('button', { name: 'Ada', exact: true }).click();
  await expect(panel.getByText('As Ada knew it here: what Ada did not see lies on its face.')).toBeVisible();
  expect((await savedAs('Save as PNG', 'ada.png')).equals(all)).toBe(false);
  expect((await savedAs('Save as SVG', 'ada.svg')).toString('utf8')).toContain('<svg');
  expect((await savedAs('Pages to print', 'round.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  const file = JSON.parse((await savedAs('Save the replay', 'match.lookout.json')).toString('utf8')) as { readonly rounds: unknown };
  expect(file.rounds).toEqual((JSON.parse(fixtureText(FILE)) as { readonly rounds: unknown }).rounds);

  await panel.getByRole('button', { name: 'Copy picture' }).click();
  await expect(panel.getByText('The picture can be pasted now.')).toBeVisible();
  expect(await electron.evaluate(({ clipboard }) => (clipboard as unknown as { availableFormats(): string[] }).availableFormats())).toEqual(
    ['image/png'],
  );
  await panel.getByRole('button', { name: 'Copy as text' }).click();
  await expect(panel.getByText('The text can be pasted now.')).toBeVisible();
  const text = await electron.evaluate(({ clipboard }) => clipboard.readText());
  expect(text).toMatch(
    /^Chase, round 8 of the match of \w{3} \d+, \d{4}, .+\nPlayers: Ada \(\w+\), .+\nRules: .+\nResult: .+\n(?:Score .+\n)?\n0:00\.0 {2}\w+ placed tile 1 to the \w+\.\n/,
  );

  // A seat is told no more than it knew.
  await page.keyboard.press('Home');
  await expect(panel.getByRole('button', { name: 'Copy as text' })).toBeDisabled();
  expect(complaints).toEqual([]);
});

test('a picture that is not saved leaves nothing behind', async ({ app: { window: page, electron, complaints } }) => {
  await open(page);
  await answerSaving(electron, null);
  const panel = page.locator('[data-panel=share]');
  await panel.getByRole('button', { name: 'Save as PNG' }).click();
  await expect(panel.getByRole('button', { name: 'Save as PNG' })).toBeEnabled();
  await expect(panel.getByText('Saved as')).toBeHidden();
  await answerSaving(electron, { path: '/proc/no-such-folder/x.png' });
  await panel.getByRole('button', { name: 'Save as PNG' }).click();
  await expect(panel.locator('.refused')).toBeVisible();
  expect(complaints).toEqual([]);
});
