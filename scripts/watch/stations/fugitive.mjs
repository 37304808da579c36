// Fugitive: how a game is chosen, its table with either side's eyes, hand-over, endings, and saved games in the viewer.
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { root } from '../../setup/common.mjs';
import { button, first, heading, press, request } from './ways.mjs';

/** So many of one's own parts of the game lead into its midst. */
const IN_THE_MIDST = 8;
/** Of the given games: one of 16 hideouts that ended in a Manhunt, the longest row that there is, and a series of three. */
const GAMES = { hunted: 32, long: 138, series: 119 };

const KINDS = ['Where', 'Counting back', 'Certain', 'Best call', 'Pair', 'Gamble', 'Steps', 'Cheap sprint', 'Way to 42', 'Manhunt'];

const BOTS = 'Two bots to watch';

const radio = (page, group, name) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check({ force: true });

const chosen = async (page) => {
  await request(page, 'settings.change', { introduced: true });
  await radio(page, 'Game', 'Fugitive');
};

const arranging = first(chosen, press(/^New round/), (page) => heading(page, 'New game of Fugitive').waitFor());

const options = first(arranging, (page) => page.getByText('More options').click());

/** A game as arranged: against a bot, with the notepad that counts. */
const game =
  (side, { against = 'A bot', events = 'None', notepad = 'Full' } = {}) =>
  async (page) => {
    await arranging(page);
    await page.getByRole('radio', { name: against, exact: true }).check({ force: true });
    if (against !== BOTS) {
      await page
        .getByRole('group', { name: 'Your side' })
        .getByRole('radio', { name: new RegExp(`^${side}`) })
        .check({ force: true });
      await radio(page, 'Notepad', notepad);
    }
    if (against === 'A bot') await page.getByRole('slider', { name: "The bot's level" }).fill('6');
    await radio(page, 'Events', events);
    await button(page, against === BOTS ? 'Watch' : 'Start').click();
    await page.getByRole('heading', { name: /^Round 1/, level: 1 }).waitFor({ state: 'attached' });
  };

/** What is asked of whoever sits here. */
const asked = (page) => ({
  over: heading(page, 'The calls'),
  draw: button(page, /^Draw: Pile/).first(),
  place: button(page, /^(Place|Pass|That is all)/).first(),
  call: button(page, /^Call/).first(),
});

/** Waits for one's own part, and says which it is. */
async function due(page) {
  const all = asked(page);
  await Object.values(all)
    .reduce((any, one) => any.or(one))
    .first()
    .waitFor({ timeout: 60_000 });
  for (const [name, one] of Object.entries(all)) if (await one.isVisible()) return name;
  return due(page);
}

const number = (page, of) => page.getByRole('group', { name: 'Notepad' }).getByRole('button', { name: new RegExp(`^${of}\\b`) });

/** The lowest hideout that is within reach as it is. */
async function place(page) {
  const hand = page.getByRole('group', { name: 'Your hand' });
  const within = hand.getByRole('button', { name: /: place it\./ });
  if ((await within.count()) === 0) return button(page, /^(Pass|That is all)$/).click();
  await within.first().click();
  const placed = button(page, /^Place \d/);
  const under = hand.getByRole('button', { name: /: lay it under/ });
  while ((await placed.getAttribute('aria-disabled')) === 'true' && (await under.count()) > 0) await under.first().click();
  return placed.click();
}

const DO = {
  draw: (page) => asked(page).draw.click(),
  place,
  call: async (page) => {
    await number(page, 41).click();
    await asked(page).call.click();
  },
};

/** Plays on for so many parts and then until `stop` is asked, or the game is over. */
const until =
  (stop, parts = IN_THE_MIDST) =>
  async (page) => {
    for (let done = 0; ; done++) {
      const what = await due(page);
      if (what === 'over' || (done >= parts && what === stop)) return;
      await DO[what](page);
    }
  };

const given = async (page) => {
  await button(page, /^Give up/).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Give up/ })
    .click();
  await heading(page, 'The calls').waitFor();
};

/** Opens one of the given games in the viewer. */
const viewed = (at) => async (page) => {
  const lines = readFileSync(join(root, 'tests/fixtures/fugitive.ndjson'), 'utf8').split('\n');
  const buffer = Buffer.from(JSON.stringify(JSON.parse(lines[at]).replay));
  await button(page, /^Replays/)
    .first()
    .click();
  await page.locator('input[type=file]').setInputFiles([{ name: 'game.lookout.json', mimeType: 'application/json', buffer }]);
  await button(page, /^Open the match/)
    .first()
    .click();
  await page.getByRole('slider', { name: 'Timeline' }).waitFor();
};

const seek = (share) => async (page) => {
  const line = await page.getByRole('slider', { name: 'Timeline' }).boundingBox();
  await page.mouse.click(line.x + line.width * share, line.y + line.height / 2);
};

const eyes = (view) => (page) => page.locator(`[data-view="${String(view)}"]`).click();

/** Practice of a kind of drill, as the list of drills calls it. */
const practise = (kind) => async (page) => {
  await drills(page);
  await page.getByRole('radio', { name: kind, exact: true }).check({ force: true });
  await button(page, /^Practice/).click();
  await page.getByRole('region', { name: 'Answer' }).waitFor();
};

async function drills(page) {
  await button(page, /^All drills/).click();
  await page.getByRole('radio', { name: 'Fugitive', exact: true }).check({ force: true });
}

/** All numbers that a place can have, and why. */
const explained = async (page) => {
  const { puzzle } = await request(page, 'drill.current');
  for (const right of puzzle.answer.numbers) await button(page, new RegExp(`^${right}(?:,|$)`)).click();
  await button(page, /^Check/).click();
  await page.getByRole('list', { name: 'Why' }).waitFor();
};

const station = (name, ...ways) => ({ name: `fugitive-${name}`, go: first(...ways) });

export const FUGITIVE = [
  station('home', chosen),
  station('new-game', arranging),
  station('new-game-options', options),
  station('how', chosen, press(/^How to play/)),
  station('rules', chosen, press(/^Rules/)),
  station('begins', game('Fugitive'), due),
  station('draw', game('Fugitive', { events: 'Random' }), until('draw')),
  station('place', game('Fugitive'), until('place')),
  station('placing', game('Fugitive'), until('place'), async (page) => {
    const within = page.getByRole('group', { name: 'Your hand' }).getByRole('button', { name: /: place it\./ });
    if ((await within.count()) > 0) await within.last().click();
  }),
  station('call', game('Marshal'), until('call')),
  station(
    'calling',
    game('Marshal', { notepad: 'Basic' }),
    until('call', 5),
    (page) => number(page, 12).click(),
    (page) => number(page, 17).click(),
  ),
  station('events', game('Marshal', { events: 'Discovery' }), until('draw', 4)),
  station('hand-over', game('Marshal', { against: 'Somebody here' })),
  station('watched', game('Marshal', { against: BOTS })),
  station('given-up', game('Marshal'), until('call', 2), given),
  station('drills', drills),
  ...KINDS.map((kind) => station(`drill-${kind.toLowerCase().replaceAll(' ', '-')}`, practise(kind))),
  station('drill-explained', practise('Where'), explained),
  ...Object.entries(GAMES).flatMap(([name, at]) => [
    station(`view-${name}`, viewed(at), seek(0.6)),
    station(`view-${name}-end`, viewed(at), seek(0.995)),
  ]),
  station('view-his', viewed(GAMES.hunted), eyes(0), seek(0.7)),
  station('view-hers', viewed(GAMES.hunted), eyes(1), seek(0.7)),
];
