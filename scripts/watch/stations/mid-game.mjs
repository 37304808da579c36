// Several people in the midst of a round: tiles lie, some are marked and some are not, hands are held.
/* global window */
import { anewWith, button, heading, request } from './ways.mjs';

const seat = (guest, device) => ({ kind: 'guest', profile: null, guest, level: 1, assist: false, aids: {}, device });
const ADA = seat('Ada', 'keys-left');
const BEA = seat('Beatrice', 'keys-right');
const CARLO = seat('Carlo', 'mouse');
const DORA = seat('Dora', 'pad-1');

/** A gamepad that is plugged in and shows itself by a press: whose it is, is known then. */
async function padShows(page) {
  await page.evaluate(() => {
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
    const pad = { id: 'Pad', index: 0, mapping: 'standard', connected: true, axes: [0, 0, 0, 0], buttons };
    Object.defineProperty(navigator, 'getGamepads', { value: () => [pad, null, null, null], configurable: true });
    Object.assign(window, { pad });
    window.dispatchEvent(new Event('gamepadconnected'));
  });
  for (const pressed of [true, false]) {
    await page.evaluate((down) => {
      window.pad.buttons[8].pressed = down;
    }, pressed);
    await page.waitForTimeout(100);
  }
}

const SIDES = ['n', 'e', 's', 'w'];
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const MEETS = { left: 'right', right: 'left', centre: 'centre' };

/** The exit of a face on a side of the table once it lies turned. */
const exitOf = (face, rotation, side) => face.exits[SIDES[(side + 4 - rotation / 90) % 4]];

/** Whether a street goes on from one exit into another (P3, P4). */
function joins(from, to) {
  if (from === undefined || to === undefined || MEETS[from.at] !== to.at) return false;
  return [from.end, to.end].includes('trees') || (from.end === 'open' && to.end === 'open');
}

/** The first placement of a hand that lies by the rules, as far as the own tiles and the table's edge go; undefined for none. */
function nextPlacement(view, path, hand, start) {
  const last = path.tiles.at(-1);
  const from = last?.cell ?? view.prison;
  const taken = [view.prison, ...view.paths.flatMap(({ tiles }) => tiles.map(({ cell }) => cell))];
  const isTaken = (cell) => taken.some(({ x, y }) => x === cell.x && y === cell.y);
  for (const side of start === undefined ? [0, 1, 2, 3] : [start]) {
    const cell = { x: from.x + STEPS[side][0], y: from.y + STEPS[side][1] };
    const beside = STEPS.map(([x, y]) => ({ x: cell.x + x, y: cell.y + y })).filter(isTaken);
    if (isTaken(cell) || beside.length > 1 || cell.x < 1 || cell.y < 1) continue;
    const out = last === undefined ? { at: 'centre', end: 'open' } : exitOf(view.tiles[last.tile], last.rotation, side);
    for (const tile of hand)
      for (const rotation of [0, 90, 180, 270])
        if (joins(out, exitOf(view.tiles[tile], rotation, (side + 2) % 4))) return { tile, cell, rotation };
  }
  return undefined;
}

async function act(page, seat, deed) {
  const { match } = await request(page, 'match.current');
  await request(page, 'table.act', { match, seat, act: deed });
}

/** The Starting tiles of a Runner, the second path's on the other side of the Prison (F1). */
async function open(page, { seat, view }, start) {
  const own = view.paths.length > 1 ? view.paths.findIndex(({ runner }) => runner === seat) : 0;
  const tiles = [];
  const left = [...view.hand.starts];
  while (left.length > 0) {
    const path = { tiles };
    const planned = { ...view, paths: view.paths.map((each, at) => (at === own ? path : each)) };
    const fits = nextPlacement(planned, path, left, tiles.length === 0 ? start : undefined);
    const end = tiles.at(-1)?.cell ?? view.prison;
    const placement = fits ?? { tile: left[0], cell: { x: end.x, y: end.y + STEPS[start][1] }, rotation: 0 };
    tiles.push(placement);
    left.splice(left.indexOf(placement.tile), 1);
  }
  await act(page, seat, { type: 'open', tiles });
}

/** Every Runner who may lays a tile of the pile that fits; no Hideout, since that ends the round (P10). */
async function runOn(page) {
  const { seats } = await request(page, 'match.current');
  for (const { seat } of seats) {
    const { view } = (await request(page, 'match.current')).seats.find((each) => each.seat === seat);
    if (view.role !== 'runner' || (view.turn !== null && view.turn !== seat)) continue;
    const path = view.paths.find(({ runner }) => runner === seat) ?? view.paths[0];
    const hand = view.hand.pile.filter((tile) => view.tiles[tile].kind !== 'hideout');
    const placement = nextPlacement(view, path, hand);
    if (placement !== undefined) await act(page, seat, { type: 'place', ...placement });
  }
}

/** These people with four tiles or more on each path, the first of them marked. */
const midGame = (seats) => async (page) => {
  const { lastMatch } = await request(page, 'settings.read');
  await anewWith(page, { lastMatch: { ...lastMatch, seats, firstChaser: 0, hiddenPiles: true } });
  await button(page, 'Play together').click();
  await heading(page, 'Who plays?').waitFor();
  await button(page, 'All choices').click();
  await page.getByLabel('Seed').fill('pictures');
  if (seats.includes(DORA)) await padShows(page);
  await button(page, /^Start\b/)
    .first()
    .click();
  await page.getByRole('region', { name: 'The round' }).waitFor();
  const { table } = await request(page, 'match.current');
  if (seats.length === 3) await act(page, table.roles.indexOf('runner'), { type: 'opener', opener: table.roles.indexOf('runner') });
  const planners = (await request(page, 'match.current')).seats.filter(({ view }) => (view.hand?.starts.length ?? 0) > 0);
  for (const [at, planner] of planners.entries()) await open(page, planner, at === 0 ? 0 : 2);
  for (let tile = 0; tile < 3; tile++) await runOn(page);
  for (const [chaser, role] of table.roles.entries()) if (role === 'chaser') await act(page, chaser, { type: 'mark', symbol: 'star' });
};

export const MID_GAME = [
  { name: 'mid-game-2', go: midGame([ADA, BEA]) },
  { name: 'mid-game-3', go: midGame([ADA, BEA, CARLO]) },
  { name: 'mid-game-4', go: midGame([ADA, BEA, CARLO, DORA]) },
];
