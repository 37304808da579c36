/** The first screen as the place to come back to: what it says follows what was done, and each of its ways is there for mouse and keyboard. */
import type { Page } from '@playwright/test';
import type { PuzzleTheme } from '../../../../src/shared/puzzles';
import { request } from '../../../accessibility/visits';
import { expect, test } from '../../../e2e/app';
import { symbolOf } from './drill-screen';
import { current, openAll, rightSymbol, viewOf } from './people';

/** Five readings of a theme, all of them right or wrong. */
async function read(page: Page, theme: PuzzleTheme, right: boolean): Promise<void> {
  let run = await request(page, 'drill.start', { mode: 'custom', options: { kinds: ['read'], themes: [theme], rated: true, length: 5 } });
  while (run.puzzle?.kind === 'read') {
    const { id, answer } = run.puzzle;
    const symbol = symbolOf(answer.symbols, right);
    const input = { run: run.id, puzzle: id, answer: { kind: 'read' as const, symbol }, millis: 900 };
    run = (await request(page, 'drill.answer', input)).run;
  }
}

test('a newcomer is told what comes first, and nothing is empty or cut', async ({ app: { window: page, electron, complaints } }) => {
  await expect(page.getByRole('listitem').filter({ hasText: 'A gentle first opponent' })).toBeVisible();
  const cards = ["Today's Daily", 'Weakest direction', 'Next opponent', 'Everybody at one computer'];
  for (const card of cards) await expect(page.getByRole('region', { name: card }).getByRole('button').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Next opponent' })).toContainText('Level 1');

  await electron.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.setContentSize(1024, 640);
  });
  await page.getByRole('button', { name: 'All right' }).click();
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(1024);
  expect(await page.evaluate(() => document.querySelector('main')?.scrollHeight ?? 0)).toBeLessThanOrEqual(640);

  const play = page.getByRole('button', { name: 'Play level 1' });
  for (let presses = 0; presses < 20 && !(await play.evaluate((button) => button === document.activeElement)); presses++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'How to play', level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the weakest direction has its run, today its Daily, and the figures lead to the statistics', async ({
  app: { window: page, complaints },
}) => {
  for (const theme of ['direction-n', 'direction-s', 'direction-w'] as const) await read(page, theme, true);
  await read(page, 'direction-e', false);
  const daily = await request(page, 'drill.start', { mode: 'daily', options: { kinds: ['read'] } });
  await request(page, 'drill.end', { run: daily.id });
  await page.reload();

  const weakest = page.getByRole('region', { name: 'Weakest direction' });
  await expect(weakest).toContainText('Lately right: 0 of 5; elsewhere 100%.');
  await expect(page.getByRole('button', { name: /^Statistics: Rating, Reading.*Days in a row\s*1$/ })).toBeVisible();
  await weakest.getByRole('button', { name: 'Practise east' }).click();
  await expect(page.getByRole('heading', { name: 'Practice', level: 1 })).toBeVisible();
  const run = await request(page, 'drill.current', {});
  expect(run?.options.themes).toEqual(['direction-e']);
  expect(run?.puzzle?.themes).toContain('direction-e');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Lookout', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: /^Statistics: / }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Statistics', level: 1 })).toBeFocused();
  expect(complaints).toEqual([]);
});

test('at 1024 × 640 nothing of the first screen lies below the fold, in either language, whatever there is to come back to', async ({
  app: { window: page, electron, complaints },
}) => {
  await page.getByRole('button', { name: 'All right' }).click();
  await electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(1024, 640));
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(1024);
  const expectWhole = async (what: string): Promise<void> => {
    for (const language of ['it', 'en'] as const) {
      await request(page, 'settings.change', { language });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      // What is asked for once the first picture stands is there.
      await expect(page.getByRole('region').filter({ has: page.locator('svg.ladder .bot') })).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => document.querySelector('main')?.scrollHeight ?? 0), `${what}, ${language}`)
        .toBeLessThanOrEqual(640);
    }
  };
  /** How far the lowest of who stands how reaches into the words below. */
  const overWords = async (): Promise<number> =>
    page.getByRole('region', { name: 'Questa sera' }).evaluate((card) => {
      const lines = [...card.querySelectorAll('li')].map((line) => line.getBoundingClientRect().bottom);
      return Math.max(...lines) - (card.querySelector('h2')?.getBoundingClientRect().top ?? 0);
    });
  await test.step('a match of several that is won', async () => {
    const seats = [
      { kind: 'guest', name: 'Zoe' },
      { kind: 'guest', name: 'Ben' },
    ] as const;
    const variants = { headStart: false, perfectPlan: false, pointsToWin: 1, table: 'standard' } as const;
    await request(page, 'match.arrange', { game: 'chase', seats: [...seats], firstChaser: 0, variants });
    await openAll(page);
    const { match } = await current(page);
    for (let marks = 0; marks < 2; marks++) {
      await request(page, 'table.act', { match, seat: 0, act: { type: 'mark', symbol: rightSymbol(await viewOf(page, 0)) } });
    }
    expect((await current(page)).score.winners).toHaveLength(1);
    await request(page, 'match.leave', { match });
    await page.reload();
    await expect(page.getByRole('button', { name: 'See how it went' })).toBeVisible();
    await expectWhole('the last match');
  });
  await test.step('open matches, after practice', async () => {
    await read(page, 'direction-e', false);
    for (let count = 0; count < 3; count++) {
      const { match } = await request(page, 'match.start', { game: 'chase', role: 'runner', level: 1 });
      await request(page, 'match.leave', { match });
    }
    await page.reload();
    await expect(page.getByRole('button', { name: '2 more open matches' })).toBeVisible();
    await expectWhole('open matches');
  });
  await test.step('four people on one evening', async () => {
    const seats = ['Zoe', 'Ben', 'Ada', 'Mum'].map((name) => ({ kind: 'guest', name }) as const);
    const variants = { headStart: false, perfectPlan: false, pointsToWin: 3, table: 'standard' } as const;
    await request(page, 'match.arrange', { game: 'chase', seats, firstChaser: 0, variants });
    await openAll(page);
    const { match, table } = await current(page);
    for (const path of table.paths) {
      const chaser = path.chaser ?? 0;
      for (let marks = 0; marks < 2; marks++) {
        await request(page, 'table.act', { match, seat: chaser, act: { type: 'mark', symbol: rightSymbol(await viewOf(page, chaser)) } });
      }
    }
    await request(page, 'match.leave', { match });
    await page.reload();
    await expectWhole('four people');
    await request(page, 'settings.change', { language: 'it' });
    await expect(page.getByRole('region', { name: 'Questa sera' }).getByRole('listitem')).toHaveCount(4);
    expect(await overWords()).toBeLessThanOrEqual(0);
  });
  expect(complaints).toEqual([]);
});

test('every open match is one press away from its going on: the last large, the others in a list, from which one can be removed and put back', async ({
  app: { window: page, complaints },
}) => {
  const begun: string[] = [];
  for (let count = 0; count < 3; count++) {
    const { match } = await request(page, 'match.start', { game: 'chase', role: 'runner', level: count + 1 });
    await request(page, 'match.leave', { match });
    begun.unshift(match);
  }
  await page.reload();
  await expect(page.getByRole('button', { name: 'Go on with the match' })).toBeVisible();
  await page.getByRole('button', { name: '2 more open matches' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Open matches' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);

  await dialog
    .getByRole('button', { name: /^Remove the match/ })
    .nth(1)
    .click();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByRole('button', { name: /^Undo/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await dialog
    .getByRole('button', { name: /^Remove the match/ })
    .first()
    .click();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  // The one before it is the last now.
  await expect(page.getByRole('button', { name: 'One more open match' })).toBeVisible();
  await page.getByRole('button', { name: 'One more open match' }).click();
  await dialog
    .getByRole('button', { name: /^Go on with the match/ })
    .last()
    .click();
  await page.getByRole('region', { name: 'The round' }).waitFor();
  expect((await request(page, 'match.current', {}))?.match).toBe(begun[2]);
  expect(complaints).toEqual([]);
});
