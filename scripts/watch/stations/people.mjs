// Who plays, at which table, with what settings; what the app tells by itself; what lies over a round.
import { anewWith, button, dialog, file, first, fixture, heading, key, playNow, press, read, request, to, told } from './ways.mjs';

async function newMatch(page, players) {
  await button(page, 'Play together').click();
  await heading(page, 'Who plays?').waitFor();
  await button(page, 'All choices').click();
  await page.getByRole('group', { name: /^Seat 2: / }).waitFor();
  if (players !== null) await page.getByText(players).click();
}

const NAMES = ['Ada', 'Beatrice Buonarroti-Wellington', 'Carlo'];

async function severalPlayers(page) {
  for (const name of NAMES) await request(page, 'profile.create', { name });
  await page.reload();
  await heading(page, 'Lookout').waitFor();
}

const players = first(to(/^All drills/, 'Drills'), to('Players', /playing now/));
const settings = to('Settings', 'Settings');
const newRound = to(/^New round/, 'New round');
const replays = to(/^Replays/, 'Replays');
const join = to('Play together', 'Who plays?');
const joined = first(join, key('KeyF'), press('Seat 2: sit down here'), press('Bots for the free seats'), key('KeyF'));
const replay = (name) => file('match.lookout.json', fixture(`replays/${name}.lookout.json`));
const replaysFilled = async (page) => {
  await replays(page);
  for (const [at, name] of ['two-caught', 'three-match', 'four-together', 'four-unfinished', 'two-marathon-match'].entries()) {
    await replay(name)(page);
    await page.getByRole('listitem').locator('.match').nth(at).waitFor();
  }
};

/** A match was left, so that the first screen offers it. */
const left = first(
  playNow('chaser'),
  press('Leave'),
  dialog,
  async (page) => page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click(),
  async (page) => button(page, 'Go on with the match').waitFor(),
);

const NOTICES = [
  { code: 'backup-restored', facts: { backup: '2026-03-01T18:30:00.000Z', file: 'lookout-damaged.db' } },
  { code: 'steps-lost', facts: { count: '3', steps: '3', lost: '3' } },
];

const seat = (name, device, bot) => ({
  kind: bot === undefined ? 'guest' : 'bot',
  profile: null,
  guest: name,
  level: bot ?? 1,
  assist: false,
  aids: {},
  device,
});

/** People at one computer, as they begin. */
const table = (seats) => async (page) => {
  const { lastMatch } = await request(page, 'settings.read');
  await anewWith(page, { lastMatch: { ...lastMatch, seats, firstChaser: 0, hiddenPiles: true } });
  await newMatch(page, null);
  await page.getByLabel('Seed').fill('pictures');
  await button(page, /^Start\b/)
    .first()
    .click();
  await page.getByRole('region', { name: 'The round' }).waitFor();
};

const TWO = [seat('Ada', 'keys-left'), seat('Beatrice', 'keys-right')];
const THREE = [seat('Ada', 'keys-left'), seat('Beatrice', 'keys-right'), seat('Carlo', 'mouse')];
const FOUR = [seat('Ada', 'keys-left'), seat('Beatrice', 'mouse'), seat('Carlo', 'keys-right'), seat('Dora', 'keys-right', 5)];

const scrolledTo = (name) => async (page) => {
  await heading(page, name).first().scrollIntoViewIfNeeded();
};

/** The lower half of what is bound to keys. */
const lastKeys = async (page) => {
  await button(page, /for Replay: /)
    .last()
    .scrollIntoViewIfNeeded();
};

export const PEOPLE = [
  { name: 'settings', go: settings },
  { name: 'settings-keys', go: first(settings, lastKeys) },
  { name: 'settings-copies', go: first(settings, scrolledTo('Copies of everything')) },
  { name: 'settings-over-round', go: first(playNow('chaser'), told('menu', 'settings'), dialog) },
  { name: 'new-round', go: newRound },
  { name: 'new-round-more', go: first(newRound, async (page) => page.getByText('More', { exact: true }).click()) },
  { name: 'join', go: join },
  { name: 'join-seated', go: joined },
  { name: 'new-match-2', go: (page) => newMatch(page, null) },
  { name: 'new-match-3', go: (page) => newMatch(page, '3: one Chaser, two Runners') },
  { name: 'new-match-4', go: (page) => newMatch(page, '4: two against two') },
  { name: 'table-2', go: table(TWO) },
  { name: 'table-3', go: table(THREE) },
  { name: 'table-4', go: table(FOUR) },
  { name: 'table-4-devices', go: first(table(FOUR), press('Who plays with what'), dialog) },
  { name: 'players', go: players },
  { name: 'players-several', go: first(severalPlayers, players) },
  { name: 'player-switch', go: first(severalPlayers, press(/^Player: /)) },
  { name: 'player-delete', go: first(severalPlayers, players, press('Delete Ada'), dialog) },
  { name: 'replays', go: replays },
  { name: 'replays-filled', go: replaysFilled },
  { name: 'replays-removed', go: first(replaysFilled, press(/^Remove the match/), read(/was removed\.$/)) },
  { name: 'replays-refused', go: first(replays, file('torn.lookout.json', '{"format"'), read(/torn\.lookout\.json/)) },
  { name: 'round-paused', go: first(playNow('chaser'), key('KeyP'), async (page) => heading(page, 'Paused').waitFor()) },
  { name: 'round-leaving', go: first(playNow('chaser'), press('Leave'), dialog) },
  { name: 'round-giving-up', go: first(playNow('chaser'), press('Give up'), dialog) },
  { name: 'home-left', go: left },
  { name: 'notices', go: first(...NOTICES.map((notice) => told('notice', notice)), dialog) },
];
