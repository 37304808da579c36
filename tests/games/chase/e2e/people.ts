/** Several people at one screen: each deed is a real press of a key of a half, a simulated gamepad's button, or the mouse. */
import type { Locator, Page } from '@playwright/test';
import { DEFAULT_MATCH } from '../../../../src/shared/chase/match-choice';
import { type Device, type SeatChoice } from '../../../../src/shared/seats';
import type { ChaseSymbol } from '../../../../src/shared/chase/replay';
import type { RoundView } from '../../../../src/shared/chase/table';
import type { ChaseTable } from '../../../../src/shared/chase/table';
import { legalSymbols } from '../../../../src/rules/chase/tile';
import type { Cell, Rotation } from '../../../../src/rules/chase/compass';
import type { Placement } from '../../../../src/rules/chase/legality';
import { freeBeside, ownPath, takenCells } from '../../../../src/renderer/games/chase/lib/cells';
import { inGroups, type Faces } from '../../../../src/renderer/games/chase/lib/hand-order';
import { turnOffered } from '../../../../src/renderer/games/chase/lib/planning';
import { nextReading } from '../../../../src/shared/chase/table-signs';
import { DEEDS, type Post, type SeatDeed } from '../../../../src/renderer/games/chase/seats/deeds';
import { isHalf } from '../../../../src/renderer/lib/deeds';
import { request } from '../../../accessibility/visits';
import { pressesCount, skipScene } from '../../../../scripts/watch/scene.mjs';
import { expect } from '../../../e2e/app';
import { pressButton } from '../../../e2e/gamepads';
import { keysTo } from '../cell-keys';

/** Somebody at the screen, in the order of the seats. */
export interface Person {
  readonly name: string;
  readonly device: Device;
  /** A bot's level: nobody sits there. */
  readonly bot?: number;
}

export interface Arranged {
  readonly firstChaser: number;
  readonly seed: string;
  readonly perfectPlan?: boolean;
  readonly pointsToWin?: number;
}

/** Starts a match from the screen for new matches, which has these people as its last choice. */
export async function arrange(
  page: Page,
  people: readonly Person[],
  { firstChaser, seed, perfectPlan = false, pointsToWin = 3 }: Arranged,
): Promise<void> {
  const seats = people.map(({ name, device, bot }): SeatChoice => {
    return { kind: bot === undefined ? 'guest' : 'bot', profile: null, guest: name, level: bot ?? 1, assist: false, aids: {}, device };
  });
  const variants = { ...DEFAULT_MATCH.variants, perfectPlan, pointsToWin };
  await request(page, 'settings.change', {
    introduced: true,
    lastMatch: { seats, firstChaser, following: 'opposite', variants, hiddenPiles: true },
  });
  await page.getByRole('button', { name: 'Play together' }).click();
  await page.getByRole('button', { name: 'All choices' }).click();
  await page.getByLabel('Seed').fill(seed);
  for (const { device } of people) await showPad(page, device);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('region', { name: 'The round' }).waitFor();
}

/** The first press of a gamepad says in whose hands it is; it does nothing else. */
export async function showPad(page: Page, device: Device): Promise<void> {
  if (device.startsWith('pad-')) await pressButton(page, padOf(device), 8);
}

const padOf = (device: Device): number => Number(device.replace('pad-', '')) - 1;

export async function current(page: Page): Promise<ChaseTable> {
  const snapshot = await request(page, 'match.current', {});
  if (snapshot === null) throw new Error('No match is on the table.');
  return snapshot;
}

/** What a seat here sees. */
export async function viewOf(page: Page, seat: number): Promise<RoundView> {
  const own = (await current(page)).seats.find((each) => each.seat === seat);
  if (own === undefined) throw new Error(`Nobody here has seat ${String(seat)}.`);
  return own.view;
}

/** Presses what does a deed on the device of a seat. */
export async function press(page: Page, device: Device, role: Post, deed: SeatDeed): Promise<void> {
  const means = DEEDS.means[role][deed];
  const pad = padOf(device);
  const button = means?.buttons[0];
  if (means !== undefined && isHalf(device)) await page.keyboard.press(means[device]);
  else if (!Number.isNaN(pad) && button !== undefined) await pressButton(page, pad, button);
  else throw new Error(`${device} has nothing for ${deed}.`);
}

/** The fan of a Runner's pile or Starting tiles. */
export function fanOf(page: Page, name: string): Locator {
  return page.getByRole('listbox', { name: new RegExp(`^${name}: `) });
}

/** Others are asked to look away, and the Runner may say that they do. */
export async function curtainStands(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /please look away$/ })).toBeVisible();
  await expect(page.locator('.cover .early')).toHaveCount(0);
}

/** The Starting tiles of everybody who runs, away from the Prison to the north and to the south. */
export async function openAll(page: Page): Promise<void> {
  const { match, table, seats } = await current(page);
  let way = 1;
  for (const { seat, view } of seats) {
    const starts = view.hand?.starts ?? [];
    if (starts.length === 0) continue;
    const tiles = starts.map((tile, at) => ({
      tile,
      cell: { x: table.prison.x, y: table.prison.y - way * (1 + at) },
      rotation: 0 as const,
    }));
    await request(page, 'table.act', { match, seat, act: { type: 'open', tiles } });
    way = -way;
  }
  await expect.poll(async () => (await current(page)).table.phase).toBe('running');
}

/** What a Runner holds, as it lies in sight. */
export function handOf({ phase, hand, tiles }: Pick<RoundView, 'phase' | 'hand'> & { readonly tiles: Faces }): readonly string[] {
  return inGroups((phase === 'planning' ? hand?.starts : hand?.pile) ?? [], tiles);
}

/** Opens a Runner's pile that lies face down, by whatever this person plays with. */
export async function lookAtPile(page: Page, { name, device }: Person): Promise<void> {
  const { players } = await current(page);
  const seat = players.findIndex((player) => player.name === name);
  const held = handOf(await viewOf(page, seat));
  const options = fanOf(page, name).getByRole('option');
  // The window may not have heard yet what the table knows: what was opened before a deed is covered by it.
  await expect(options).toHaveCount(held.length);
  // On a machine that does much else a press may come out long: then it only showed the tiles for as long as it lasted.
  await expect(async () => {
    if (device === 'mouse') await page.getByRole('button', { name: `${name}: Look` }).click();
    else await press(page, device, 'runner', 'look');
    await expect(options.first()).not.toHaveAttribute('aria-label', /face down/, { timeout: 500 });
  }).toPass();
}

/**
 * Chooses a tile by its place in the hand, turns it, aims and puts it. `lying` are cells that are taken by a plan, beside
 * those on the table; `end` is where the tile joins on.
 */
export async function putTile(
  page: Page,
  { name, device }: Person,
  { tile, cell, rotation }: Placement,
  at: { readonly hand: readonly string[]; readonly cells: readonly Cell[]; readonly offered?: Rotation },
): Promise<void> {
  const options = fanOf(page, name).getByRole('option');
  const chosen = async (): Promise<number> =>
    options.evaluateAll((all) => all.findIndex((each) => each.getAttribute('aria-selected') === 'true'));
  const goal = at.hand.indexOf(tile);
  // The window may not have heard yet what the table knows.
  await expect(options).toHaveCount(at.hand.length);
  for (let count = 0; count < 20; count++) {
    const now = await chosen();
    if (now === goal) break;
    await press(page, device, 'runner', now < goal ? 'hand-next' : 'hand-previous');
  }
  expect(await chosen()).toBe(goal);
  for (const by of keysTo(at.cells, null, cell)) await press(page, device, 'runner', by === 1 ? 'cell-next' : 'cell-previous');
  const quarters = ((rotation - (at.offered ?? 0) + 360) % 360) / 90;
  for (let turns = 0; turns < quarters; turns++) await press(page, device, 'runner', 'rotate-right');
  await press(page, device, 'runner', 'place');
}

/** The Starting tiles of a seat, as the bot's opening has them; `partner` is what the other Runner has planned (F1). */
export async function planTiles(
  page: Page,
  person: Person,
  view: RoundView,
  tiles: readonly Placement[],
  partner: readonly Placement[] = [],
): Promise<void> {
  let end = view.prison;
  const taken = [...takenCells(view), ...partner.map(({ cell }) => cell)];
  const first = partner[0]?.cell;
  const opposite = first && { x: 2 * view.prison.x - first.x, y: 2 * view.prison.y - first.y };
  for (const [at, placement] of tiles.entries()) {
    const free = freeBeside(view, end, taken);
    const cells = at === 0 && opposite ? free.filter((cell) => cell.x === opposite.x && cell.y === opposite.y) : free;
    const offered = turnOffered(view, tiles.slice(0, at), placement.tile, placement.cell);
    await putTile(page, person, placement, { hand: handOf(view), cells, offered });
    taken.push(placement.cell);
    end = placement.cell;
  }
  // A second quick press would be none.
  await page.waitForTimeout(450);
  await press(page, person.device, 'runner', 'place');
}

/** Puts a tile of the pile while the round runs. */
export async function place(page: Page, person: Person, view: RoundView, placement: Placement): Promise<void> {
  const end = view.paths[ownPath(view)]?.tiles.at(-1)?.cell ?? view.prison;
  await putTile(page, person, placement, { hand: handOf(view), cells: freeBeside(view, end, takenCells(view)) });
}

/** The symbols that are right for the tile that a Chaser has to mark next (M3, M4). */
export function rightSymbols(view: RoundView): readonly ChaseSymbol[] {
  const path = ownPath(view);
  const reading = nextReading(view, path);
  const placed = reading === null ? undefined : view.paths[path]?.tiles[reading.index];
  const face = placed === undefined ? undefined : view.tiles[placed.tile];
  return reading === null || placed === undefined || face === undefined ? [] : legalSymbols(face, placed.rotation, reading.direction);
}

/** One of them. */
export function rightSymbol(view: RoundView): ChaseSymbol {
  const [symbol] = rightSymbols(view);
  if (symbol === undefined) throw new Error('There is nothing to mark.');
  return symbol;
}

/** What a person says at the verdict: by click where they have the mouse, else with their device. */
async function says(page: Page, { device }: Person, button: string, deed: 'agree' | 'place'): Promise<void> {
  if (device === 'mouse') await page.getByRole('button', { name: button }).click();
  else await press(page, device, 'runner', deed);
}

/** Waits for the walk, and everybody skips it to the result; the scene there is skipped, too. */
export async function toResult(page: Page, people: readonly Person[]): Promise<void> {
  const result = page.getByRole('heading', { name: 'Points' });
  await page.getByRole('region', { name: 'Walk along the path' }).waitFor();
  await pressesCount(page);
  // Nobody's key: it skips nothing for everybody.
  await page.keyboard.press('Space');
  for (const person of people) {
    await expect(result).toHaveCount(0);
    await says(page, person, 'To the result', 'agree');
  }
  await expect(result).toBeVisible();
  await skipScene(page);
}

/** Everybody is ready for the next round. */
export async function toNextRound(page: Page, people: readonly Person[]): Promise<void> {
  const before = (await current(page)).roundNumber;
  for (const person of people) {
    expect((await current(page)).roundNumber).toBe(before);
    await says(page, person, 'Next round', 'place');
  }
  await expect.poll(async () => (await current(page)).roundNumber).toBe(before + 1);
}

/**
 * A quick round: the first seats chase. Both Runners plan what the keys aim at first; each tile is marked wrongly where it can be, or
 * rightly, so that the Runner is caught.
 */
export async function playRound(page: Page, people: readonly Person[], rightly = false): Promise<void> {
  const runners = people.filter((_, seat) => (people.length === 2 ? seat === 1 : seat >= 2));
  const [first] = runners;
  if (first === undefined) throw new Error('Nobody runs.');
  await curtainStands(page);
  await press(page, first.device, 'runner', 'place');
  for (const { device } of runners) {
    for (const deed of ['cell-next', 'place', 'cell-next', 'place'] as const) await press(page, device, 'runner', deed);
    await page.waitForTimeout(450); // a second quick press would be none
    await press(page, device, 'runner', 'place');
  }
  await expect.poll(async () => (await current(page)).table.phase).toBe('running');
  const { match } = await current(page);
  for (const path of people.length === 2 ? ([0] as const) : ([0, 1] as const)) {
    const chaser = (await current(page)).table.paths[path]?.chaser ?? 0;
    for (let marks = 0; marks < 2; marks++) {
      const right = rightSymbols(await viewOf(page, chaser));
      const symbol = (['star', 'triangle', 'square', 'diamond'] as const).find((each) => right.includes(each) === rightly) ?? 'star';
      await request(page, 'table.act', { match, seat: chaser, act: { type: 'mark', symbol } });
    }
  }
}
