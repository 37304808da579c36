/** How courses end: the small test of each but the first, and the round of the last one, played in the window; what was answered counts as in any drill. */
import type { Page } from '@playwright/test';
import { isDeepStrictEqual } from 'node:util';
import { chanceOf } from '../../../../src/main/chance';
import { createBot } from '../../../../src/main/games/chase/bots/create';
import type { Cell } from '../../../../src/rules/chase/compass';
import { CATALOGUES, type Language } from '../../../../src/shared/catalogue';
import { escapeToResult, request } from '../../../accessibility/visits';
import { pressesCount } from '../../../../scripts/watch/scene.mjs';
import { expect, test } from '../../../e2e/app';
import { TILES } from '../../../unit/games/chase/lessons/courses';
import { answerRightly, lookAndGoOn } from './answers';
import { courseNamed, openCourse } from './course';
import { currentPuzzle } from './drill-screen';
import { cellsBeside } from './learner';
import { BY_KEYS } from './learners';

type Shipped = ReturnType<typeof courseNamed>;
type Puzzle = Awaited<ReturnType<typeof currentPuzzle>>;

const titleOf = ({ words }: Shipped, language: Language, lesson: string): string => words[language][`${lesson}.title`] ?? '';

const lessonButton = (page: Page, course: Shipped, language: Language, lesson: string) =>
  page
    .getByRole('list', { name: /^(Lessons of|Lezioni) / })
    .getByRole('button')
    .filter({ has: page.getByText(titleOf(course, language, lesson), { exact: true }) });

/** Somebody who has answered nothing yet, on the first screen. */
async function somebodyNew(page: Page, name: string, language: Language): Promise<void> {
  await request(page, 'profile.create', { name });
  await request(page, 'settings.change', { language, motion: 'none', introduced: true });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

const isDone = async (page: Page, course: string, lesson: string) =>
  (await request(page, 'lessons.progress', {})).find((each) => each.course === course && each.lesson === lesson)?.done ?? null;

/** Takes the test of the course that is open: everything is answered rightly by keys; tells what it was. */
async function takeTest(page: Page, course: Shipped, language: Language): Promise<Puzzle[]> {
  const closing = course.course.lessons.find(({ kind }) => kind === 'test');
  if (closing?.kind !== 'test') throw new Error(`${course.name} has no test.`);
  const length = closing.options.length ?? 0;
  await lessonButton(page, course, language, closing.id).click();
  const answered: Puzzle[] = [];
  for (let at = 0; at < length; at++) {
    await page.getByRole('region', { name: CATALOGUES[language]['drill.answer'] }).waitFor();
    const puzzle = await currentPuzzle(page);
    expect(closing.options.kinds).toContain(puzzle.kind);
    for (const theme of closing.options.themes ?? []) expect(puzzle.themes).toContain(theme);
    await answerRightly(page, puzzle, language);
    await expect.poll(async () => (await request(page, 'drill.current', {}))?.right ?? length).toBe(at + 1);
    answered.push(puzzle);
    await lookAndGoOn(page, language);
  }
  // What is right is enough, and leads back to the course.
  await expect(
    page.getByText(CATALOGUES[language]['lessons.passed'].replace('{right}', String(length)).replace('{needed}', String(closing.right))),
  ).toBeVisible();
  await pressesCount(page);
  await page.getByRole('button', { name: course.words[language]['title'] ?? '' }).click();
  await expect(lessonButton(page, course, language, closing.id)).toContainText(CATALOGUES[language]['lessons.done']);
  expect(await isDone(page, course.course.id, closing.id)).toBe(true);
  return answered;
}

/** A reading of a face of the box, and not of one that was made up. */
const isOfBox = (puzzle: Puzzle): boolean =>
  puzzle.kind === 'read' && isDeepStrictEqual(puzzle.tiles[puzzle.position.tile], TILES[puzzle.position.tile]);

/** All of it stands in the statistics, and each face of the box that was read is remembered. */
async function countedAs(page: Page, answered: readonly Puzzle[]): Promise<void> {
  const { total, byKind, facts } = await request(page, 'statistics.summary', { period: 'all', kind: null });
  expect([total.attempts, total.right]).toEqual([answered.length, answered.length]);
  for (const kind of new Set(answered.map((each) => each.kind)))
    expect(byKind.find((each) => each.kind === kind)?.right).toBe(answered.filter((each) => each.kind === kind).length);
  const faces = facts.filter(({ recall }) => recall !== null);
  expect(faces.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(answered.filter((each) => isOfBox(each)).length);
}

const TESTS = [
  ['running', 'en'],
  ['judging', 'it'],
  ['several', 'it'],
] as const satisfies readonly (readonly [string, Language])[];

test('the tests of Running, Judging and Three and four at the table are passed, each by somebody new', async ({
  app: { window: page, complaints },
}) => {
  for (const [name, language] of TESTS)
    await test.step(`${name} (${language})`, async () => {
      await somebodyNew(page, `For ${name}`, language);
      const course = courseNamed(name);
      await openCourse(page, course, language);
      await countedAs(page, await takeTest(page, course, language));
    });
  expect(complaints).toEqual([]);
});

/** Opens the round as a strong bot would, by keys (V1: three Starting tiles). */
async function openRound(page: Page): Promise<void> {
  await page.getByRole('listbox', { name: 'Starting tiles' }).waitFor();
  const view = (await request(page, 'match.current', {}))?.seats[0]?.view;
  if (view === undefined) throw new Error('Nobody plays in this window.');
  expect(view.rules).toMatchObject({ startingTiles: 3, perfectPlan: true });
  const plan = createBot({ role: 'runner', level: 10, seat: view.seat ?? 0, chance: chanceOf('course') })
    .observe(view, 0)
    ?.decide(view, 0);
  if (plan?.type !== 'open') throw new Error('The bot has no plan.');
  expect(plan.tiles).toHaveLength(3);
  const taken: Cell[] = [view.prison];
  let end = view.prison;
  for (const tile of plan.tiles) {
    await BY_KEYS.lay(page, { ...tile, end, cells: cellsBeside(end, taken) }, true);
    await expect(page.locator(`.hand [data-tile="${tile.tile}"]`)).toHaveClass(/planned/);
    taken.push(tile.cell);
    end = tile.cell;
  }
  await expect(async () => {
    await BY_KEYS.go(page);
    expect((await request(page, 'match.current', {}))?.table.phase).not.toBe('planning');
  }).toPass();
}

/** Puts a Hideout down, however early it is: that ends the round, and to lose it is an end as well (P10). */
async function endRound(page: Page): Promise<void> {
  const seen = async () => {
    const view = (await request(page, 'match.current', {}))?.seats[0]?.view;
    if (view === undefined) throw new Error('Nobody plays in this window.');
    return view;
  };
  const held = async () => {
    const { hand, tiles } = await seen();
    return hand?.pile.find((tile) => tiles[tile]?.kind === 'hideout');
  };
  // One of the two piles has one.
  await expect(async () => {
    if ((await held()) === undefined) await BY_KEYS.switchPile(page);
    await expect.poll(held, { timeout: 2000 }).toBeDefined();
  }).toPass();
  const [tile = '', view] = [await held(), await seen()];
  const laid = view.paths[0]?.tiles.map(({ cell }) => cell) ?? [];
  const end = laid.at(-1) ?? view.prison;
  const cells = cellsBeside(end, [view.prison, ...laid]);
  const [cell = end] = cells;
  await BY_KEYS.lay(page, { tile, cell, rotation: 0, end, cells }, false);
  // Asked whether it is meant, the same press means it.
  await expect(async () => {
    if ((await seen()).phase !== 'over') await page.keyboard.press('Enter');
    expect((await seen()).phase).toBe('over');
  }).toPass();
}

test('the course on variants ends with its round, played to its end, and its test', async ({ app: { window: page, complaints } }) => {
  const course = courseNamed('variants');
  const round = course.course.lessons.find(({ kind }) => kind === 'round')?.id ?? '';
  await somebodyNew(page, 'For variants', 'en');
  await openCourse(page, course, 'en');
  await lessonButton(page, course, 'en', round).click();
  await openRound(page);
  await endRound(page);
  await page.getByRole('heading', { name: /^Tile 1 of/ }).waitFor();
  await pressesCount(page);
  await escapeToResult(page);
  expect(await isDone(page, course.course.id, round)).toBe(true);
  await page.getByRole('button', { name: /^(Back to|Go on with) “/ }).click();
  await expect(lessonButton(page, course, 'en', round)).toContainText('Done');
  await countedAs(page, await takeTest(page, course, 'en'));
  expect(complaints).toEqual([]);
});
