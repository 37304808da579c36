/** Drills of Fugitive in the real window: a kind of each screen, right and wrong, by mouse and by keys. */
import type { Page } from '@playwright/test';
import { request } from '../../../accessibility/visits';
import { expect, test } from '../../../e2e/app';
import type { DrillKind } from '../../../../src/rules/fugitive/drills/types';
import type { Puzzle } from '../../../../src/shared/fugitive/puzzle';

type Of<Kind extends DrillKind> = Extract<Puzzle, { kind: Kind }>;

/** The puzzle on the screen as the main process has it. */
async function shown<Kind extends DrillKind>(page: Page, kind: Kind): Promise<Of<Kind>> {
  const puzzle = (await request(page, 'drill.current', {}))?.puzzle ?? null;
  if (puzzle?.game !== 'fugitive' || puzzle.kind !== kind) throw new Error(`No puzzle of the kind ${kind} is shown.`);
  return puzzle as Of<Kind>;
}

/** From the first screen to the drills, and there to this game's. */
async function drillsOfFugitive(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^All drills/ }).click();
  await page.getByRole('radio', { name: 'Fugitive', exact: true }).check({ force: true });
  await expect(page.getByRole('button', { name: /^Trail run/ })).toHaveCount(0);
}

/** Practice of a kind, from the screen of drills. */
async function practise<Kind extends DrillKind>(page: Page, kind: Kind, name: string): Promise<Of<Kind>> {
  await page.getByRole('radio', { name, exact: true }).check({ force: true });
  await page.getByRole('button', { name: /^Practice/ }).click();
  await expect(page.getByRole('region', { name: 'Answer' })).toBeVisible();
  return shown(page, kind);
}

/** From what came of a run to all drills. */
async function backToDrills(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Other drills' }).click();
  await expect(page.getByRole('heading', { name: 'Drills', level: 1 })).toBeVisible();
}

/** Ends the run and goes back to all drills. */
async function others(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Finish/ }).click();
  await backToDrills(page);
}

const number = (page: Page, value: number) => page.getByRole('button', { name: new RegExp(`^${String(value)}(?:,|$)`) });
const card = (page: Page, value: number) =>
  page.getByRole('group', { name: 'His hand' }).getByRole('button', { name: new RegExp(`^${String(value)}\\b`) });
const told = (page: Page, text: string) => page.getByText(text, { exact: true });
const why = (page: Page) => page.getByRole('list', { name: 'Why' }).getByRole('listitem');

test('numbers of a place, one best call, and one of three, each answered rightly and explained', async ({
  app: { window: page, complaints },
}) => {
  await drillsOfFugitive(page);
  const where = await practise(page, 'where', 'Where');
  await expect(page.getByText(`Which numbers can lie at place ${String(where.question.place)}?`, { exact: true })).toBeVisible();
  for (const each of where.answer.numbers) await number(page, each).click();
  await page.getByRole('button', { name: /^Check/ }).click();
  await expect(told(page, 'Right.')).toBeVisible();
  await expect(why(page).first()).toContainText('it lies between');
  // A press right after the answer is one too many, and goes nowhere.
  await expect(async () => {
    await page.getByRole('button', { name: /^Next/ }).click({ timeout: 1000 });
    await expect(told(page, 'Right.')).toHaveCount(0, { timeout: 500 });
  }).toPass();

  // A wrong answer by keys: the arrows go about among the numbers.
  const second = await shown(page, 'where');
  const wrong = [1, 2, 3].find((each) => !second.answer.numbers.includes(each)) ?? 41;
  await number(page, wrong).focus();
  await page.keyboard.press('Enter');
  await expect(number(page, wrong)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^Check/ }).focus();
  await page.keyboard.press('Enter');
  await expect(told(page, 'Not quite.')).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`^${String(wrong)}, (?:.*, )?wrong$`) })).toBeVisible();
  // What was missed is seen again at the end, as large as its cards are.
  await page.getByRole('button', { name: /^Finish/ }).click();
  const missed = page.getByRole('figure').filter({ hasText: 'Where' }).locator('svg');
  await expect(missed).toHaveCount(Math.min(6, second.position.places.length));
  for (const face of await missed.all()) expect((await face.boundingBox())?.width).toBeGreaterThan(30);
  await backToDrills(page);

  const call = await practise(page, 'call', 'Best call');
  await number(page, call.answer.best[0] ?? 0).click();
  await page.getByRole('button', { name: /^Check/ }).click();
  await expect(told(page, 'Right.')).toBeVisible();
  await expect(why(page).first()).toContainText('How likely');
  await others(page);

  const gamble = await practise(page, 'gamble', 'Gamble');
  await page
    .getByRole('group', { name: 'Three calls' })
    .getByRole('button')
    .nth(gamble.answer.best[0] ?? 0)
    .click();
  await expect(told(page, 'Right.')).toBeVisible();
  await others(page);
  expect(complaints).toEqual([]);
});

test('a hand: what can be placed, the cheapest sprint, and the way to 42', async ({ app: { window: page, complaints } }) => {
  await drillsOfFugitive(page);
  const steps = await practise(page, 'steps', 'Steps');
  for (const each of steps.answer.numbers) await card(page, each).click();
  await page.getByRole('button', { name: steps.answer.numbers.length === 0 ? 'None can be placed' : /^Check/ }).click();
  await expect(told(page, 'Right.')).toBeVisible();
  await others(page);

  const cheap = await practise(page, 'cheap', 'Cheap sprint');
  for (const each of cheap.answer.sprints) await card(page, each).click();
  await page.getByRole('button', { name: /^Check/ }).click();
  await expect(told(page, 'Right.')).toBeVisible();
  await expect(why(page).first()).toContainText('a step of');
  await others(page);

  const way = await practise(page, 'way', 'Way to 42');
  for (const step of way.answer.way) {
    await card(page, step.card).click();
    for (const each of step.sprints) await card(page, each).click();
    await page.getByRole('button', { name: 'Place', exact: true }).click();
  }
  await page.getByRole('button', { name: way.answer.way.length === 0 ? 'There is no way' : /^Check/ }).click();
  await expect(told(page, 'Right.')).toBeVisible();
  await others(page);
  expect(complaints).toEqual([]);
});
