/** The end of a round as a scene over the table: skipped by whatever is pressed, still where motion is reduced, laid aside and shown again. */
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markUntilOver, openJudged, request, startAsChaser } from '../../../accessibility/visits';
import { pressesCount } from '../../../../scripts/watch/scene.mjs';
import { arrange, playRound, type Person } from './people';
import { expect, test } from '../../../e2e/app';

const stage = (page: Page) => page.getByRole('region', { name: 'How it ended' });
const skip = (page: Page) => page.getByRole('button', { name: 'Skip', exact: true });
const aside = (page: Page) => page.getByRole('button', { name: 'Show the table' });
const closer = (page: Page) => page.getByRole('button', { name: 'Closer', exact: true });
const again = (page: Page) => page.getByRole('button', { name: 'Show the ending' });

/** A stored match as a file; `toWin` as one that is played to so many points; it began in that hour of a day. */
function fileOf(name: string, toWin: number | null, hour: number): Buffer {
  const text = readFileSync(join(import.meta.dirname, `../../../fixtures/replays/${name}.lookout.json`), 'utf8');
  const at = text.replace(/"startedAt":"[^"]*"/, `"startedAt":"2026-11-28T${String(hour).padStart(2, '0')}:00:00.000Z"`);
  return Buffer.from(toWin === null ? at : at.replace(/"pointsToWin":\d+/, `"pointsToWin":${String(toWin)}`));
}

/** Opens the last round of a stored match at its result; `hour` matches are in the list already, and began before it. */
async function openResult(page: Page, name: string, toWin: number | null = null, hour = 0): Promise<void> {
  const buffer = fileOf(name, toWin, hour);
  await page.getByRole('button', { name: 'Replays' }).click();
  await page.locator('input[type=file]').setInputFiles([{ name: 'match.lookout.json', mimeType: 'application/json', buffer }]);
  await expect(page.getByRole('list', { name: /^[0-9]+ match/ }).getByRole('listitem')).toHaveCount(hour + 1);
  await openJudged(page);
  await page.getByRole('heading', { name: /^Tile 1/ }).waitFor();
  // A press right at the beginning may be one of before.
  await expect(async () => {
    const on = page.getByRole('button', { name: /^To the result/ });
    if (await on.isVisible()) await on.click();
    await expect(page.getByRole('region', { name: 'The result' })).toBeVisible({ timeout: 300 });
  }).toPass();
}

test('a scene plays over the table with everything at hand; a key skips it, its button lays it aside, and the focus stays', async ({
  app: { window: page, complaints },
}) => {
  await startAsChaser(page);
  await markUntilOver(page);
  await page.getByRole('button', { name: /^To the result/ }).click();
  await expect(skip(page)).toBeVisible();
  // There is nothing to come closer to.
  await expect(closer(page)).toHaveCount(0);
  await expect(stage(page).getByRole('img')).toHaveAccessibleName(/\w/);
  await expect(page.getByRole('button', { name: 'Next round' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Next round' }).focus();
  await page.keyboard.press('KeyQ');
  await expect(skip(page)).toHaveCount(0);
  await expect(stage(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next round' })).toBeFocused();

  await expect(aside(page)).toBeEnabled();
  await aside(page).focus();
  await page.keyboard.press('Enter');
  await expect(stage(page)).toHaveCount(0);
  await expect(closer(page)).toBeVisible();
  await expect(again(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(skip(page)).toBeFocused();
  await page.locator('.panel h2').click();
  await expect(aside(page)).toBeEnabled();
  // Whoever wants to see what was right gets the table.
  await page.getByRole('button', { name: 'Show what was right' }).click();
  await expect(stage(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('whoever skips the scene goes on by the next press: key, focused button, pointer and Escape', async ({
  app: { window: page, complaints },
}) => {
  const round = async (): Promise<number | undefined> => (await request(page, 'match.current', {}))?.roundNumber;
  const next = page.getByRole('button', { name: 'Next round' });
  await startAsChaser(page);
  await markUntilOver(page);
  await page.getByRole('button', { name: /^To the result/ }).click();
  const skips = async (press: () => Promise<void>): Promise<void> => {
    await expect(again(page).or(skip(page))).toBeVisible();
    if (await again(page).isVisible()) await again(page).click();
    await expect(skip(page)).toBeVisible();
    await press();
    await expect(aside(page)).toBeVisible();
    expect(await round()).toBe(1);
    // Presses that go on at once are meant for the scene still.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(await round()).toBe(1);
    await expect(next).toBeEnabled();
    await expect(aside(page)).toBeEnabled();
    await aside(page).click();
  };
  await skips(() => page.keyboard.press('Enter'));
  await skips(() => page.keyboard.press('Escape'));
  await skips(() => page.locator('.panel h2').click());
  await skips(async () => {
    await next.focus();
    await page.keyboard.press('Space');
  });
  await skips(async () => {
    await next.focus();
    await page.keyboard.press('Enter');
  });
  // A click on a button in sight does what it says, also while the scene plays.
  await again(page).click();
  await expect(skip(page)).toBeVisible();
  // One that comes right after another is hammering, and is swallowed.
  await expect(async () => {
    if (await next.isVisible()) await next.click();
    await expect.poll(round, { timeout: 1000 }).toBe(2);
  }).toPass();
  expect(complaints).toEqual([]);
});

/** Which of the awards and words cover a figure or the door that it stands in. */
const covering = (page: Page): Promise<readonly string[]> =>
  stage(page).evaluate((box) => {
    const rects = (selector: string): (readonly [Element, DOMRect])[] =>
      [...box.querySelectorAll(selector)].map((each) => [each, each.getBoundingClientRect()]);
    const shown = rects('.scene .home, .scene .frame, .scene .stands, .scene .held');
    if (shown.length === 0) return ['nobody is there'];
    return rects('.awards li, .words p')
      .filter(([, a]) => shown.some(([, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom))
      .map(([each]) => each.textContent);
  });

test('E1: a won game is a crown, and three awards say whose it was', async ({ app: { window: page, electron, complaints } }) => {
  await request(page, 'settings.change', { motion: 'none' });
  await openResult(page, 'three-match');
  // Nothing moves, so there is nothing to skip.
  await expect(aside(page)).toBeVisible();
  await expect(stage(page).locator('.crown')).toBeVisible();
  const awards = stage(page).getByRole('list', { name: 'What this game is remembered for' }).getByRole('listitem');
  // Chiara was the boldest and the closest, too: something as true is told of the others.
  await expect(awards).toHaveText([/Fastest reader\s*Chiara/, /Longest path\s*Ada and Chiara/, /Steadiest reader\s*Bruno/]);
  for (const size of [
    [1024, 640],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await electron.evaluate(({ BrowserWindow }, [w, h]) => BrowserWindow.getAllWindows()[0]?.setContentSize(w, h), size);
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size[0]);
    await expect.poll(() => covering(page), size.join(' x ')).toEqual([]);
    for (const award of await awards.all()) await expect(award).toBeInViewport({ ratio: 1 });
  }
  // The proof is one press away, and so are the awards from there.
  await pressesCount(page);
  await page.getByRole('button', { name: 'Show the proof' }).click();
  await expect(stage(page).locator('.proof canvas').first()).toBeInViewport({ ratio: 1 });
  await expect(stage(page).locator('.proof .sentence')).toBeInViewport({ ratio: 1 });
  await expect(awards).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the awards' }).click();
  await expect(awards).toHaveCount(3);
  expect(complaints).toEqual([]);
});

test('F5: one of two who gets away has a scene of its own, without a crown while the game goes on', async ({
  app: { window: page, complaints },
}) => {
  await openResult(page, 'four-alone');
  await expect(stage(page).getByRole('img')).toHaveAccessibleName(/^The light holds one Runner/);
  await expect(stage(page).locator('.crown')).toHaveCount(0);
  // It ends by itself, too.
  await expect(aside(page)).toBeVisible({ timeout: 8000 });
  expect(complaints).toEqual([]);
});

const ENDINGS = ['two-caught', 'two-hideout', 'three-hideout-perfect-plan', 'four-alone', 'four-both-caught', 'four-together'] as const;

/** How far the scene stays behind the edges of the room that it has, in CSS pixels: on the left, above, on the right; and its stage below. */
const gaps = (page: Page): Promise<readonly number[]> =>
  stage(page).evaluate((box) => {
    const [room, panel] = [box.parentElement, document.querySelector('.panel')].map((each) => each?.getBoundingClientRect());
    const scene = box.querySelector('.scene svg')?.getBoundingClientRect();
    if (!room || !panel || !scene) return [NaN];
    const all = [
      scene.left - room.left,
      room.left,
      scene.top - room.top,
      panel.left - scene.right,
      room.bottom - box.getBoundingClientRect().bottom,
    ];
    return all.map((gap) => Math.max(0, Math.round(gap)));
  });

for (const size of [
  [1024, 640],
  [1280, 800],
] as const) {
  test(`at ${size.join(' x ')} every ending fills its room, also of a won game, with however many awards`, async ({
    app: { window: page, electron, complaints },
  }) => {
    test.setTimeout(120_000);
    await electron.evaluate(({ BrowserWindow }, [w, h]) => BrowserWindow.getAllWindows()[0]?.setContentSize(w, h), size);
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size[0]);
    await request(page, 'settings.change', { motion: 'none' });
    // E3: of three and four those who win a round are level, and nobody has won the game yet.
    const matches = ENDINGS.flatMap((name) => (name.startsWith('two-') ? [false, true] : [false]).map((won) => ({ name, won })));
    for (const [hour, { name, won }] of matches.entries()) {
      // Its last round wins it then.
      await openResult(page, name, won ? 1 : null, hour);
      await expect(stage(page).locator('.crown')).toHaveCount(won ? 1 : 0);
      expect.soft(await gaps(page), `${name}${won ? ', won' : ''}`).toEqual([0, 0, 0, 0, 0]);
      await pressesCount(page);
      // The walk goes back to the round as it is played back.
      await page.keyboard.press('Escape');
      await expect(stage(page)).toHaveCount(0);
      for (const title of ['Replays', 'Lookout']) {
        await page.keyboard.press('Escape');
        await page.getByRole('heading', { name: title, level: 1 }).waitFor();
      }
    }
    expect(complaints).toEqual([]);
  });
}

test('E3: where several have enough points, beside them stands who has won, and why', async ({ app: { window: page, complaints } }) => {
  // After the last round Ada has 4 points with one Perfect, and Chiara 7 with two.
  await openResult(page, 'three-match', 4);
  const result = page.getByRole('region', { name: 'The result' });
  const why = result.getByText('Ada and Chiara have enough points: Chiara wins with more Perfect Victories, 2.');
  await expect(why).toBeVisible();
  await expect(why.getByRole('button')).toHaveText(/E3/);
  const gap = await why.evaluate(
    (sentence) => sentence.getBoundingClientRect().top - (sentence.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
  );
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(40);
  expect(complaints).toEqual([]);
});

test('E1: the crown of a game without awards stays until somebody asks for the proof', async ({ app: { window: page, complaints } }) => {
  const people: readonly Person[] = [
    { name: 'Ada', device: 'keys-right' },
    { name: 'Bea', device: 'keys-left' },
  ];
  await arrange(page, people, { firstChaser: 0, seed: 'four seats', pointsToWin: 1 });
  await playRound(page, people, true);
  await page.getByRole('region', { name: 'Walk along the path' }).waitFor();
  await pressesCount(page);
  const on = page.getByRole('button', { name: /^To the result/ });
  if (await on.isVisible()) await on.click();
  await expect(stage(page).locator('.crown')).toBeVisible();
  await expect(stage(page).getByRole('list')).toHaveCount(0);
  // It ends by itself, and nothing comes before the crown.
  await expect(aside(page)).toBeVisible({ timeout: 8000 });
  await pressesCount(page);
  await expect(stage(page).locator('.crown')).toBeVisible();
  await expect(stage(page).locator('.proof')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the proof' }).click();
  await expect(stage(page).locator('.proof .sentence')).toBeInViewport({ ratio: 1 });
  await expect(stage(page).locator('.crown')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the crown' }).click();
  await expect(stage(page).locator('.crown')).toBeVisible();
  expect(complaints).toEqual([]);
});

/** Hammers on keys of the round and of going on. */
async function hammer(page: Page, presses: number): Promise<void> {
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press(press % 2 === 0 ? 'Enter' : 'KeyQ');
    await page.waitForTimeout(100);
  }
}

for (const motion of ['full', 'none'] as const) {
  test(`whoever hammers on does not fall through the end of a round or its result: ${motion} motion`, async ({
    app: { window: page, complaints },
  }) => {
    await request(page, 'settings.change', { motion });
    await startAsChaser(page);
    const over = async (): Promise<boolean> => (await request(page, 'match.current', {}))?.over === true;
    await expect(async () => {
      await page.keyboard.press('KeyQ');
      expect(await over()).toBe(true);
    }).toPass({ intervals: [20] });
    await hammer(page, 15);
    // A marker that is right is walked on from after a while; nobody went to the result.
    await expect(page.getByRole('heading', { name: /^Tile \d of/ })).toBeVisible();
    await pressesCount(page);
    const on = page.getByRole('button', { name: /^To the result/ });
    if (await on.isVisible()) await on.click();
    await expect(stage(page)).toBeVisible();
    await hammer(page, 15);
    await expect(page.getByRole('region', { name: 'The result' })).toBeVisible();
    expect((await request(page, 'match.current', {}))?.roundNumber).toBe(1);
    await pressesCount(page);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await request(page, 'match.current', {}))?.roundNumber).toBe(2);
    expect(complaints).toEqual([]);
  });
}

test('a match that is gone on with between two rounds shows its result at once, still, and its walk by a press', async ({
  app: { window: page, complaints },
}) => {
  await startAsChaser(page);
  await markUntilOver(page);
  await page.getByRole('button', { name: /^To the result/ }).click();
  await skip(page).click();
  await pressesCount(page);
  await page.getByRole('button', { name: 'Home', exact: true }).click();
  await page
    .getByRole('button', { name: /^Go on/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'The result' })).toBeVisible();
  await expect(aside(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Tile/ })).toHaveCount(0);
  await pressesCount(page);
  await page.getByRole('button', { name: 'Walk again' }).click();
  await expect(page.getByRole('heading', { name: /^Tile 1 of/ })).toBeVisible();
  expect(complaints).toEqual([]);
});
