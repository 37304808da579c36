/** Ways to each screen of the app, shared by the accessibility tests. */
import type { Answer } from '../../src/shared/refusal';
import { expect, type Page } from '@playwright/test';
import { pressesCount, skipScene } from '../../scripts/watch/scene.mjs';
import type { InChase } from '../fixtures/in-chase';
import type { RequestInput, RequestName, RequestOutputs } from '../../src/shared/contract';

/** The bridge as a test sees it. */
interface Asked {
  readonly lookout: { request(name: string, input: unknown): Promise<Answer<unknown>> };
}

/** A request as the window itself would send it; its answer is Chase's where games differ. */
export async function request<Name extends RequestName>(
  page: Page,
  name: Name,
  input: RequestInput<Name>,
): Promise<InChase<RequestOutputs[Name]>> {
  const answer = await page.evaluate(([asked, given]) => (globalThis as unknown as Asked).lookout.request(asked, given), [
    name,
    input,
  ] as const);
  if (!answer.ok) throw new Error(`${name}: ${answer.error.code}`);
  return answer.value as InChase<RequestOutputs[Name]>;
}

export async function goHome(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('heading', { name: 'Lookout', level: 1 }).waitFor();
}

/** Opens the screen where people sit down for a match of several by a press. */
export async function openJoining(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play together' }).click();
  await page.getByRole('heading', { name: 'Who plays?', level: 1 }).waitFor();
}

/** Opens the screen where a match of several is arranged, from the first screen. */
export async function openNewMatch(page: Page): Promise<void> {
  await openJoining(page);
  await page.getByRole('button', { name: 'All choices' }).click();
  await page.getByRole('group', { name: /^Seat 2: / }).waitFor();
}

/** Starts a round as Chaser from the first screen and waits until the Runner has opened it. */
export async function startAsChaser(page: Page): Promise<void> {
  await request(page, 'settings.change', { introduced: true, lastRole: 'chaser', lastLevel: 1 });
  await page.getByRole('button', { name: 'Play now' }).click();
  await page
    .getByRole('button', { name: /^triangle, 15 red markers left/ })
    .and(page.locator(':enabled'))
    .waitFor();
}

/** Opens the newest match of the list of replays in the viewer. */
export async function openReplay(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Open the match/ })
    .first()
    .click();
  await page.getByRole('slider', { name: 'Timeline' }).waitFor();
}

/** Opens the newest match of the list of replays as it was judged. */
export async function openJudged(page: Page): Promise<void> {
  await openReplay(page);
  await page.getByRole('button', { name: 'As it was judged' }).click();
}

/** Waits until markers can be put: right after the tiles came down keys are still meant for what was before. */
export async function markersCount(page: Page): Promise<void> {
  const symbols = page.getByRole('button', { name: /(triangle|star|square|diamond), \d+ (red|blue) markers? left/ });
  await symbols.and(page.locator(':enabled')).first().waitFor();
}

/** Marks the Starting tiles one after the other: the second is the final tile, whatever the markers are worth. */
export async function markUntilOver(page: Page): Promise<void> {
  const over = async (): Promise<boolean> => ((await request(page, 'match.current', {}))?.table.phase ?? 'over') === 'over';
  await expect(async () => {
    if (!(await over())) await page.keyboard.press('KeyQ');
    expect(await over()).toBe(true);
  }).toPass();
  await page.getByRole('heading', { name: /^Tile 1 of/ }).waitFor();
  await pressesCount(page);
}

/** From the walk of a round that has just ended to its result, by Escape: a press that was still meant for the round does nothing. */
export async function escapeToResult(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'The result' })).toBeVisible({ timeout: 300 });
  }).toPass();
  await skipScene(page);
}

/** Starts a round as Runner from the first screen. */
export async function startAsRunner(page: Page): Promise<void> {
  await request(page, 'settings.change', { introduced: true, lastRole: 'runner', lastLevel: 1 });
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByRole('listbox', { name: 'Starting tiles' }).waitFor();
}
