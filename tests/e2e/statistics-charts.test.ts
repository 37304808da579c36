/** Charts and tables of the statistics over the first days: a sentence, then curves whose days are named once and whole. */
import type { ElectronApplication, Page } from '@playwright/test';
import type { RunOptions } from '../../src/shared/run-options';
import { request } from '../accessibility/visits';
import { expect, test } from './app';
import { symbolOf } from '../games/chase/e2e/drill-screen';

/** The main process, whose days count, goes on by a day. */
async function tomorrow(electron: ElectronApplication): Promise<void> {
  await electron.evaluate(() => {
    const Before = Date;
    const later = (): number => Before.now() + 86_400_000;
    const Later = class extends Before {
      constructor(...of: unknown[]) {
        super(...((of.length === 0 ? [later()] : of) as [number]));
      }
      static override now(): number {
        return later();
      }
    };
    globalThis.Date = Later as DateConstructor;
  });
}

/** Three rated readings of a run; answers how many had several right symbols. */
async function readThree(page: Page, more: RunOptions = {}): Promise<number> {
  let run = await request(page, 'drill.start', { mode: 'custom', options: { kinds: ['read'], rated: true, length: 3, ...more } });
  let ties = 0;
  while (run.puzzle?.kind === 'read') {
    const { id, answer } = run.puzzle;
    if (answer.symbols.length > 1) ties++;
    run = (
      await request(page, 'drill.answer', {
        run: run.id,
        puzzle: id,
        answer: { kind: 'read', symbol: symbolOf(answer.symbols, true) },
        millis: 900,
      })
    ).run;
  }
  return ties;
}

interface Written {
  readonly text: string;
  readonly right: number;
  readonly width: number;
}

/** Remembers what is written on canvases from now on: where it ends, and how wide its canvas is, both in its pixels. */
async function watchWriting(page: Page): Promise<void> {
  await page.evaluate(() => {
    const written: Written[] = [];
    Object.assign(globalThis, { written });
    const write = CanvasRenderingContext2D.prototype.fillText;
    CanvasRenderingContext2D.prototype.fillText = function (text, x, y, most) {
      const { width } = this.measureText(text);
      const end = { left: width, start: width, center: width / 2, right: 0, end: 0 }[this.textAlign];
      written.push({ text, right: this.getTransform().transformPoint({ x: x + end, y }).x, width: this.canvas.width });
      write.call(this, text, x, y, most);
    };
  });
}

/** The days that were written under curves since then. */
async function days(page: Page): Promise<readonly Written[]> {
  const written = await page.evaluate(() => (globalThis as unknown as { written: Written[] }).written.splice(0));
  return written.filter(({ text }) => /^[A-Z][a-z]{2} \d+$/.test(text));
}

const openStatistics = (page: Page): Promise<void> => page.getByRole('button', { name: 'Statistics' }).click();

test('before the first day and on it the places of the curves are drawn, with one button to begin; then each day is named once, the last one whole', async ({
  app: { window: page, electron, complaints },
}) => {
  await page.getByRole('button', { name: /^All drills/ }).click();
  await openStatistics(page);
  const places = page.locator('.place > svg');
  await expect(places).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Practise' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await readThree(page);
  await openStatistics(page);
  await expect(places).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Practise' })).toHaveCount(1);
  const learning = page.getByRole('region', { name: 'Learning curve' });
  await expect(learning.getByText(/100%\. From a second day on there is a curve\.$/)).toBeVisible();
  await expect(page.locator('.uplot')).toHaveCount(0);

  for (let day = 0; day < 2; day++) {
    await tomorrow(electron);
    await readThree(page);
  }
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await watchWriting(page);
  await openStatistics(page);
  await expect(page.locator('.uplot canvas')).toHaveCount(3);
  await expect(page.getByText('From a second day on')).toHaveCount(0);
  await expect(places).toHaveCount(0);
  const named = await days(page);
  const names = new Set(named.map(({ text }) => text));
  expect(names.size).toBe(3);
  // Three charts, drawn once or more: every name as often as every other.
  expect(named.length % 9).toBe(0);
  for (const { text, right, width } of named) expect(right, text).toBeLessThanOrEqual(width);
  // Every theme has its colours in them, however they are written.
  for (const theme of ['day', 'contrast', 'night'] as const) {
    await request(page, 'settings.change', { theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(page.locator('.uplot canvas')).toHaveCount(3);
  }
  expect(complaints).toEqual([]);
});

test('readings with several right symbols are said to be left out of the table of symbols', async ({
  app: { window: page, complaints },
}) => {
  await page.getByRole('button', { name: /^All drills/ }).click();
  let ties = 0;
  while (ties < 2) ties += await readThree(page, { themes: ['joint-most'] });
  await openStatistics(page);
  await expect(
    page.getByText(
      new RegExp(`Columns: your answer\\. ${String(ties)} answers are left out: several symbols were right on their tiles\\.$`),
    ),
  ).toBeVisible();
  expect(complaints).toEqual([]);
});

test('no bar of a table touches the next one', async ({ app: { window: page, complaints } }) => {
  await page.getByRole('button', { name: /^All drills/ }).click();
  await readThree(page);
  await openStatistics(page);
  const tracks = page.getByRole('table', { name: 'By kind' }).locator('td .track');
  await expect(tracks).toHaveCount(2);
  const gaps = await tracks.evaluateAll((all) =>
    all.map((track) => (track.closest('td')?.nextElementSibling?.getBoundingClientRect().left ?? 0) - track.getBoundingClientRect().right),
  );
  for (const gap of gaps) expect(gap).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});
