// The screens of the app as somebody comes to them, each from the first screen in English: what is pictured.
/* global window */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/common.mjs';
import { watchFour } from './four-bots.mjs';

/** How often we look how far the bots are, in milliseconds. */
const LOOK_MS = 200;

const button = (page, name) => page.getByRole('button', { name });
const heading = (page, name) => page.getByRole('heading', { name });

async function settings(page, change) {
  await page.evaluate((given) => window.lookout.request('settings.change', given), change);
}

/** Begins a round against the gentlest bot. */
async function playNow(page, role) {
  await settings(page, { lastRole: role, lastLevel: 1 });
  await page.reload();
  await button(page, /^Play (now|level)/)
    .first()
    .click();
  await page.getByRole('region', { name: 'The round' }).waitFor();
}

async function practise(page, kind) {
  await settings(page, { lastKind: kind });
  await page.reload();
  await button(page, /^Drill/)
    .first()
    .click();
  await page.getByRole('region', { name: 'Answer' }).waitFor();
}

/** Opens a stored match in the viewer, at its beginning. */
async function openViewer(page, name) {
  const buffer = readFileSync(join(root, `tests/fixtures/replays/${name}.lookout.json`));
  await button(page, /^Replays/)
    .first()
    .click();
  await page.locator('input[type=file]').setInputFiles([{ name: 'match.lookout.json', mimeType: 'application/json', buffer }]);
  await button(page, /^Open the match/)
    .first()
    .click();
  await page.getByRole('slider', { name: 'Timeline' }).waitFor();
}

/** Opens a stored match as it was judged, at its first tile. */
async function openReplay(page, name) {
  await openViewer(page, name);
  await button(page, 'As it was judged').click();
  await heading(page, /^Tile 1/).waitFor();
}

/** A stored match in its midst, with the eyes of somebody: a seat, everything or the judge. */
async function inViewer(page, name, view, mistake = false) {
  await settings(page, { replayView: view });
  await page.reload();
  await openViewer(page, name);
  if (mistake) await page.keyboard.press('Period');
  else {
    const line = await page.getByRole('slider', { name: 'Timeline' }).boundingBox();
    await page.mouse.click(line.x + line.width * 0.6, line.y + line.height / 2);
  }
}

/** The rules at a clause, as somebody finds it and goes there. */
async function openRule(page, clause) {
  await to('Rules', 'The goal')(page);
  await page.getByRole('searchbox').fill(clause);
  await page.keyboard.press('ArrowDown');
  await page.getByRole('article', { name: new RegExp(`^${clause} `) }).waitFor();
}

async function newMatch(page, players) {
  await button(page, 'Play together').click();
  await heading(page, 'Who plays?').waitFor();
  await button(page, 'All choices').click();
  if (players !== null) await page.getByText(players).click();
}

const to = (name, title) => async (page) => {
  await button(page, name).first().click();
  await heading(page, title).first().waitFor();
};

/** Some lessons of the first course are done, and one was left in its midst. */
async function lessonsBegun(page) {
  const reached = { game: 'chase', course: 'first-chase' };
  const reach = (lesson, step, done) =>
    page.evaluate((given) => window.lookout.request('lessons.reach', given), { ...reached, lesson, step, done });
  await reach('follow', 0, true);
  await reach('run', 2, false);
  await page.reload();
  await to('Lessons', 'Lessons')(page);
}

/** A lesson of steps at one of them, from 0, as whoever left it there comes back to it. */
async function lessonAt(page, course, lesson, step) {
  const words = JSON.parse(readFileSync(join(root, `resources/chase/lessons/${course}/en.json`), 'utf8'));
  const reached = { game: 'chase', course, lesson, step, done: false };
  await page.evaluate((given) => window.lookout.request('lessons.reach', given), reached);
  await page.reload();
  await to('Lessons', 'Lessons')(page);
  await page.getByRole('list', { name: 'Courses' }).getByRole('button', { name: words.title }).click();
  await page
    .getByRole('list', { name: /^Lessons of / })
    .getByRole('button')
    .filter({ has: page.getByText(words[`${lesson}.title`], { exact: true }) })
    .click();
  await page.locator('.dots .here').waitFor();
}

/** A tile was laid that touches the Prison as well: it is objected to (P2). */
async function lessonObjected(page) {
  await lessonAt(page, 'first-chase', 'run', 0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.locator('.objected').waitFor();
}

/** A question of a lesson, answered wrongly. */
async function lessonAnswered(page) {
  await lessonAt(page, 'judging', 'walk', 1);
  await page.getByRole('group', { name: 'Answers' }).getByRole('button').first().click();
  await page.locator('.objected').waitFor();
}

/** The first placement of the help tile, answered. */
async function helpTile(page) {
  await openRule(page, 'P4');
  await button(page, 'Try them all').first().click();
  await heading(page, 'The help tile').waitFor();
  await page.keyboard.press('ArrowRight');
}

/** At the first mistake of a stored match, or on its first tile where there is none. */
async function openMistake(page, name) {
  await openReplay(page, name);
  const wrong = page.locator('.panel ol button.wrong').first();
  if (await wrong.isVisible()) await wrong.click();
}

async function openEnding(page, name) {
  await openReplay(page, name);
  await button(page, /^To the result/).click();
  await page.getByRole('region', { name: 'The result' }).waitFor();
}

/** Four bots in the midst of a round. */
async function matchOfBots(page) {
  await watchFour(page);
  for (;;) {
    const { value } = await page.evaluate(() => window.lookout.request('match.current', {}));
    if (value.table.phase === 'over' || value.table.paths.every(({ tiles }) => tiles.length >= 6)) return;
    await page.waitForTimeout(LOOK_MS);
  }
}

/** Endings of rounds of two, three and four. */
const ENDINGS = [
  'two-caught',
  'two-hideout',
  'two-trail-lost',
  'two-given-up',
  'three-match',
  'four-alone',
  'four-both-caught',
  'four-together',
];

/** Each has a `name` for its pictures, and `go`, which comes to it from the first screen. */
export const STATIONS = [
  { name: 'home', go: async () => undefined },
  { name: 'how-to-play', go: to('How to play', 'Two sides') },
  { name: 'rules', go: to('Rules', 'The goal') },
  ...['P3', 'M3', 'M6', 'J5'].map((clause) => ({ name: `rules-${clause}`, go: (page) => openRule(page, clause) })),
  { name: 'lessons', go: to('Lessons', 'Lessons') },
  { name: 'lessons-begun', go: lessonsBegun },
  { name: 'lesson-mark', go: (page) => lessonAt(page, 'first-chase', 'follow', 2) },
  { name: 'lesson-objected', go: lessonObjected },
  { name: 'lesson-answered', go: lessonAnswered },
  { name: 'help-tile', go: helpTile },
  { name: 'settings', go: to('Settings', 'Settings') },
  { name: 'new-round', go: to(/^New round/, 'New round') },
  { name: 'join', go: to('Play together', 'Who plays?') },
  { name: 'new-match-2', go: (page) => newMatch(page, null) },
  { name: 'new-match-3', go: (page) => newMatch(page, '3: one Chaser, two Runners') },
  { name: 'new-match-4', go: (page) => newMatch(page, '4: two against two') },
  { name: 'drills', go: to(/^All drills/, 'Drills') },
  ...['read', 'trail', 'judge', 'place', 'pick', 'route'].map((kind) => ({ name: `drill-${kind}`, go: (page) => practise(page, kind) })),
  { name: 'path', go: to(/^Your path/, 'Your path') },
  { name: 'statistics', go: to(/^(All )?[Ss]tatistics/, 'Statistics') },
  { name: 'players', go: to('Players', /Players|playing now/) },
  { name: 'packs', go: to('Packs', /Packs|The Lookout pack/) },
  { name: 'replays', go: to(/^Replays/, 'Replays') },
  { name: 'match-chaser', go: (page) => playNow(page, 'chaser') },
  { name: 'match-runner', go: (page) => playNow(page, 'runner') },
  { name: 'match-of-bots', go: matchOfBots },
  { name: 'viewer-two-all', go: (page) => inViewer(page, 'two-hideout', 'all') },
  { name: 'viewer-two-runner', go: (page) => inViewer(page, 'two-hideout', 0) },
  { name: 'viewer-two-chaser', go: (page) => inViewer(page, 'two-hideout', 1) },
  { name: 'viewer-two-judge', go: (page) => inViewer(page, 'two-caught', 'judge', true) },
  { name: 'viewer-three-all', go: (page) => inViewer(page, 'three-match', 'all') },
  { name: 'viewer-four-all', go: (page) => inViewer(page, 'four-together', 'all') },
  { name: 'viewer-four-seat', go: (page) => inViewer(page, 'four-together', 2) },
  ...ENDINGS.flatMap((replay) => [
    { name: `walk-${replay}`, go: (page) => openMistake(page, replay) },
    { name: `ending-${replay}`, go: (page) => openEnding(page, replay) },
  ]),
];
