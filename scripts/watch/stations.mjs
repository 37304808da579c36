// The screens of the app as somebody comes to them, each from the first screen in English: what is pictured.
import { DRILLS } from './stations/drills.mjs';
import { FUGITIVE } from './stations/fugitive.mjs';
import { LEARNING } from './stations/learning.mjs';
import { LIBRARY } from './stations/library.mjs';
import { MID_GAME } from './stations/mid-game.mjs';
import { PEOPLE } from './stations/people.mjs';
import { openViewer, VIEWER } from './stations/viewer.mjs';
import { button, heading, playNow } from './stations/ways.mjs';

/** Opens a stored match as it was judged, at its first tile. */
async function openReplay(page, name) {
  await openViewer(page, name);
  await button(page, 'As it was judged').click();
  await heading(page, /^Tile 1/).waitFor();
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
  ...VIEWER,
  ...FUGITIVE,
  ...ENDINGS.flatMap((replay) => [
    { name: `walk-${replay}`, go: (page) => openMistake(page, replay) },
    { name: `ending-${replay}`, go: (page) => openEnding(page, replay) },
  ]),
];
