// The screens of the app as somebody comes to them, each from the first screen in English: what is pictured.
import { watchFour } from './four-bots.mjs';
import { DRILLS } from './stations/drills.mjs';
import { LEARNING } from './stations/learning.mjs';
import { LIBRARY } from './stations/library.mjs';
import { MID_GAME } from './stations/mid-game.mjs';
import { PEOPLE } from './stations/people.mjs';
import { anewWith, button, fixture, heading, playNow, request } from './stations/ways.mjs';

/** How often we look how far the bots are, in milliseconds. */
const LOOK_MS = 200;

/** Opens a stored match in the viewer, at its beginning. */
async function openViewer(page, name) {
  const buffer = Buffer.from(fixture(`replays/${name}.lookout.json`));
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
  await anewWith(page, { replayView: view });
  await openViewer(page, name);
  if (mistake) await page.keyboard.press('Period');
  else {
    const line = await page.getByRole('slider', { name: 'Timeline' }).boundingBox();
    await page.mouse.click(line.x + line.width * 0.6, line.y + line.height / 2);
  }
}

/** A stored match in its midst with what its analysis says, once all of that is there; `scrolled`: further down. */
async function inAnalysis(page, name, scrolled = false) {
  await inViewer(page, name, 'all');
  await button(page, 'Analysis').click();
  const panel = page.locator('[data-panel=analysis]');
  await panel.getByRole('region', { name: 'What decided it' }).waitFor();
  await panel.locator('.analysis[aria-busy=false]').waitFor({ timeout: 120_000 });
  if (scrolled) await panel.getByRole('region', { name: 'Markers' }).scrollIntoViewIfNeeded();
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
    const { table } = await request(page, 'match.current');
    if (table.phase === 'over' || table.paths.every(({ tiles }) => tiles.length >= 6)) return;
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

/** Each has a `name` for its pictures, and `go`, which comes to it from the first screen with Playwright's page and application. */
export const STATIONS = [
  { name: 'home', go: async () => undefined },
  ...LEARNING,
  ...DRILLS,
  ...PEOPLE,
  ...LIBRARY,
  ...MID_GAME,
  { name: 'match-chaser', go: playNow('chaser') },
  { name: 'match-runner', go: playNow('runner') },
  { name: 'match-of-bots', go: matchOfBots },
  { name: 'viewer-two-all', go: (page) => inViewer(page, 'two-hideout', 'all') },
  { name: 'viewer-two-runner', go: (page) => inViewer(page, 'two-hideout', 0) },
  { name: 'viewer-two-chaser', go: (page) => inViewer(page, 'two-hideout', 1) },
  { name: 'viewer-four-judge', go: (page) => inViewer(page, 'four-alone-after-a-wrong-marker', 'judge', true) },
  { name: 'viewer-three-all', go: (page) => inViewer(page, 'three-match', 'all') },
  { name: 'viewer-four-all', go: (page) => inViewer(page, 'four-together', 'all') },
  { name: 'viewer-four-seat', go: (page) => inViewer(page, 'four-together', 2) },
  { name: 'analysis-two', go: (page) => inAnalysis(page, 'two-hideout') },
  { name: 'analysis-two-markers', go: (page) => inAnalysis(page, 'two-hideout', true) },
  { name: 'analysis-four', go: (page) => inAnalysis(page, 'four-alone-after-a-wrong-marker') },
  ...ENDINGS.flatMap((replay) => [
    { name: `walk-${replay}`, go: (page) => openMistake(page, replay) },
    { name: `ending-${replay}`, go: (page) => openEnding(page, replay) },
  ]),
];
