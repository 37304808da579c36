// Learning: how to play, the rules, the courses and their lessons, the path.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../setup/common.mjs';
import { button, dialog, first, heading, key, playNow, press, request, to, told } from './ways.mjs';

/** Lessons whose step has help and something that can be done wrong: of each course at least one. */
const STEPS = [
  ['first-chase', 'follow', 2],
  ['reading', 'way', 1],
  ['reading', 'count', 1],
  ['reading', 'tie', 0],
  ['reading', 'fast', 2],
  ['running', 'streets', 3],
  ['running', 'ends', 3],
  ['running', 'hideout', 0],
  ['running', 'plan', 2],
  ['judging', 'walk', 1],
  ['judging', 'tiles', 0],
  ['judging', 'markers', 0],
  ['judging', 'both', 2],
  ['several', 'paths', 1],
  ['several', 'caught', 1],
  ['variants', 'points', 0],
  ['variants', 'head-start', 1],
];
/** Lessons in which tiles are laid, as they begin. */
const LAID = [
  ['first-chase', 'run', 0],
  ['running', 'piles', 0],
  ['running', 'items', 0],
  ['running', 'bluff', 1],
  ['several', 'turns', 0],
  ['several', 'markers', 0],
  ['variants', 'perfect-plan', 0],
];
const COURSES = [...new Set(STEPS.map(([course]) => course))];

const wordsOf = (course) => JSON.parse(readFileSync(join(root, `resources/chase/lessons/${course}/en.json`), 'utf8'));

async function openCourse(page, course) {
  await to('Lessons', 'Lessons')(page);
  await page
    .getByRole('list', { name: 'Courses' })
    .getByRole('button', { name: wordsOf(course).title })
    .click();
  await page.getByRole('list', { name: /^Lessons of/ }).waitFor();
}

/** A lesson at one of its steps, as somebody goes on with it. */
async function openStep(page, [course, lesson, step]) {
  await request(page, 'lessons.reach', { game: 'chase', course, lesson, step, done: false });
  await page.reload();
  await openCourse(page, course);
  await page
    .getByRole('list', { name: /^Lessons of/ })
    .getByRole('button')
    .filter({ has: page.getByText(wordsOf(course)[`${lesson}.title`], { exact: true }) })
    .click();
  await page.locator('.dots .here').waitFor();
}

/** Takes all help there is but the solution, and does things until one is wrong. */
async function stumble(page) {
  const hint = page.getByRole('button', { name: 'Hint', exact: true });
  while (await hint.isVisible()) await hint.click();
  const objected = page.locator('.objected');
  const options = await page.locator('.options button').all();
  const deeds = [
    ...options.map((option) => () => option.click()),
    ...['KeyQ', 'KeyW', 'KeyA', 'KeyS'].map((code) => () => page.keyboard.press(code)),
  ];
  for (const deed of deeds) {
    await deed();
    if (
      await objected.waitFor({ timeout: 600 }).then(
        () => true,
        () => false,
      )
    )
      return;
    if (await page.locator('.praise').isVisible()) return;
  }
}

/** A tile was laid that touches the Prison as well: it is objected to (P2). */
async function lessonObjected(page) {
  await openStep(page, ['first-chase', 'run', 0]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.locator('.objected').waitFor();
}

/** Some lessons of the first course are done, and one was left in its midst. */
async function lessonsBegun(page) {
  const reach = (lesson, step, done) => request(page, 'lessons.reach', { game: 'chase', course: 'first-chase', lesson, step, done });
  await reach('follow', 0, true);
  await reach('run', 2, false);
  await page.reload();
  await to('Lessons', 'Lessons')(page);
}

/** A lesson that has nothing to do but to be gone through, at its end. */
async function lessonOver(page) {
  await openStep(page, ['reading', 'colour', 4]);
  const next = page.locator('.words .next');
  const options = await page.locator('.options button').all();
  for (const option of options) if ((await next.getAttribute('aria-disabled')) === 'true') await option.click();
  const over = page.locator('.over');
  for (let at = 0; at < 20 && !(await over.isVisible()); at++) {
    await next.click();
    await over.waitFor({ timeout: 600 }).catch(() => null);
  }
  await over.waitFor();
}

/** The rules at a clause, as somebody finds it and goes there. */
export async function openRule(page, clause) {
  await to('Rules', 'The goal')(page);
  await page.getByRole('searchbox').fill(clause);
  await page.keyboard.press('ArrowDown');
  await page.getByRole('article', { name: new RegExp(`^${clause} `) }).waitFor();
}

const search = (text, shows) => async (page) => {
  await to('Rules', 'The goal')(page);
  await page.getByRole('searchbox').fill(text);
  if (shows) await page.getByRole('article', { name: shows }).first().waitFor();
};

/** The first placement of the help tile, answered. */
async function helpTile(page) {
  await openRule(page, 'P4');
  await button(page, 'Try them all').first().click();
  await heading(page, 'The help tile').waitFor();
  await page.keyboard.press('ArrowRight');
}

const rulesOverRound = first(
  playNow('chaser'),
  key('KeyP'),
  async (page) => heading(page, 'Paused').waitFor(),
  press('All the rules'),
  dialog,
);

const PAGES = ['A tile has', 'Ask the', 'Just as many', 'The last tile', 'Streets must', 'Getting away', 'With three or four'];

export const LEARNING = [
  { name: 'how-to-play', go: to('How to play', 'Two sides') },
  ...PAGES.map((title, at) => ({
    name: `how-to-play-${at + 2}`,
    go: first(to('How to play', 'Two sides'), key('ArrowRight', at + 1), async (page) => heading(page, title).waitFor()),
  })),
  { name: 'how-to-play-over-round', go: first(playNow('chaser'), key('F1'), dialog) },
  { name: 'rules', go: to('Rules', 'The goal') },
  { name: 'rules-search', go: search('round', /^J/) },
  { name: 'rules-search-nothing', go: search('xyzzy') },
  { name: 'rules-over-round', go: rulesOverRound },
  ...['P3', 'P9', 'M3', 'M6', 'J5', 'V2'].map((clause) => ({ name: `rules-${clause}`, go: (page) => openRule(page, clause) })),
  { name: 'lessons', go: to('Lessons', 'Lessons') },
  { name: 'lessons-begun', go: lessonsBegun },
  ...COURSES.map((course) => ({ name: `course-${course}`, go: (page) => openCourse(page, course) })),
  ...STEPS.map((step) => ({
    name: `lesson-${step[0]}-${step[1]}`,
    go: async (page) => {
      await openStep(page, step);
      await stumble(page);
    },
  })),
  ...LAID.map((step) => ({ name: `lesson-${step[0]}-${step[1]}`, go: (page) => openStep(page, step) })),
  { name: 'lesson-objected', go: lessonObjected },
  { name: 'lesson-over', go: lessonOver },
  { name: 'help-tile', go: helpTile },
  { name: 'about', go: first(told('menu', 'about'), dialog) },
];
