// The replay viewer: saved rounds with each point of view, rounds that go on, what goes out of them, and a video that is recorded.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchFour } from '../four-bots.mjs';
import { button, fixture, heading, request } from './ways.mjs';

/** How often we look how far the bots are, in milliseconds. */
const LOOK_MS = 200;

/** Opens a stored match in the viewer, at its beginning. */
export async function openViewer(page, name) {
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

/** Somewhere in a round, from its beginning (0) to its end (1). */
async function seek(page, share) {
  const line = await page.getByRole('slider', { name: 'Timeline' }).boundingBox();
  await page.mouse.click(line.x + line.width * share, line.y + line.height / 2);
}

/** A stored match in its midst, with the eyes of somebody: a seat, everything or the judge. */
async function inViewer(page, name, view, mistake = false) {
  await openViewer(page, name);
  await page.locator(`[data-view="${String(view)}"]`).click();
  if (mistake) await page.keyboard.press('Period');
  else await seek(page, 0.6);
}

/** Until the bots have laid so many tiles on each path, or are done. */
async function laid(page, count) {
  for (;;) {
    const { table } = await request(page, 'match.current');
    if (table.phase === 'over' || table.paths.every(({ tiles }) => tiles.length >= count)) return;
    await page.waitForTimeout(LOOK_MS);
  }
}

/** Four bots in the midst of a round. */
async function matchOfBots(page) {
  await watchFour(page);
  await laid(page, 6);
}

/** Two bots in the midst of a round: good enough that it is not over at once. */
async function twoBots(page) {
  await button(page, /^New round/).click();
  await page.getByRole('radio', { name: /^Onlooker/ }).check({ force: true });
  for (const level of await page.getByRole('slider').all()) await level.fill('7');
  await button(page, /^Watch$/).click();
  await page.getByRole('region', { name: 'The round' }).waitFor();
  await laid(page, 3);
}

/** The same, stopped, and looked at where it was a while ago. */
async function behind(page) {
  await twoBots(page);
  await page.keyboard.press('KeyP');
  await button(page, /^Let the bots go on/).waitFor();
  for (let at = 0; at < 3; at++) await page.keyboard.press('ArrowLeft');
  await button(page, /^Back to live/).waitFor();
}

/** What goes out of a round. */
async function share(page, name, view) {
  await inViewer(page, name, view);
  await button(page, 'Share').click();
  await heading(page, 'A video of this round').waitFor();
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

/** A video of a round, as it is recorded: its first third is done. */
async function recorded(page, app) {
  await share(page, 'two-hideout', 'all');
  // Nobody is there who would say where.
  await app.evaluate(
    ({ dialog }, filePath) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
    },
    join(tmpdir(), `lookout-${process.pid}.webm`),
  );
  await page.locator('[data-panel=share]').getByRole('button', { name: '1×', exact: true }).click();
  await button(page, 'Record a video').click();
  await page.getByRole('progressbar', { name: 'How much of the video is done' }).waitFor();
  await page.waitForTimeout(4000);
}

/** The same from another screen. */
async function inTheCorner(page, app) {
  await recorded(page, app);
  await page.keyboard.press('Escape');
  await heading(page, 'Replays').waitFor();
}

/** A saved round that is raced, some of the ghost's markers later; `over`: given up, with both compared. */
async function raced(page, over = false) {
  await openViewer(page, 'two-trail-lost');
  await button(page, 'Learn').click();
  await page.getByRole('group', { name: 'You play as' }).getByRole('button').last().click();
  await button(page, 'Race this round').click();
  const strip = page.getByRole('region', { name: /^Race against the ghost/ });
  await strip.getByText(/behind/).waitFor({ timeout: 30_000 });
  if (!over) return;
  const { match, players } = await request(page, 'match.current');
  await request(page, 'table.give-up', { match, seat: players.findIndex(({ kind }) => kind === 'human') });
  await page.getByRole('table').filter({ hasText: 'Ghost' }).waitFor();
}

export const VIEWER = [
  { name: 'match-of-bots', go: matchOfBots },
  { name: 'viewer-live', go: twoBots },
  { name: 'viewer-live-behind', go: behind },
  { name: 'viewer-share', go: (page) => share(page, 'two-hideout', 1) },
  { name: 'viewer-video', go: recorded },
  { name: 'viewer-video-corner', go: inTheCorner },
  { name: 'viewer-two-all', go: (page) => inViewer(page, 'two-hideout', 'all') },
  { name: 'viewer-two-runner', go: (page) => inViewer(page, 'two-hideout', 0) },
  { name: 'viewer-two-chaser', go: (page) => inViewer(page, 'two-hideout', 1) },
  { name: 'viewer-four-judge', go: (page) => inViewer(page, 'four-alone-after-a-wrong-marker', 'judge', true) },
  { name: 'viewer-three-all', go: (page) => inViewer(page, 'three-match', 'all') },
  { name: 'viewer-four-all', go: (page) => inViewer(page, 'four-together', 'all') },
  { name: 'viewer-four-seat', go: (page) => inViewer(page, 'four-together', 2) },
  { name: 'race', go: (page) => raced(page) },
  { name: 'race-over', go: (page) => raced(page, true) },
  { name: 'analysis-two', go: (page) => inAnalysis(page, 'two-hideout') },
  { name: 'analysis-two-markers', go: (page) => inAnalysis(page, 'two-hideout', true) },
  { name: 'analysis-four', go: (page) => inAnalysis(page, 'four-alone-after-a-wrong-marker') },
];
