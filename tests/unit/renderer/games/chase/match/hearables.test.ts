/** What is heard at the table at a press: as much as lies open to the seat, as things stand at that moment. */
import { beforeEach, describe, expect, test } from 'vitest';
import { SeatAtTable } from '../../../../../../src/renderer/games/chase/seats/seat-at-table.svelte';
import { hearablesAt } from '../../../../../../src/renderer/games/chase/match/hearables';
import { speak } from '../../../../../../src/renderer/lib/words.svelte';
import type { Action } from '../../../../../../src/shared/settings';
import type { ChaseSeat, ChaseTable, RoundView } from '../../../../../../src/shared/chase/table';
import { inEffect } from '../../../effects.svelte';
import { Here, seatOf, tableOf } from '../here';
import { HIDEOUT, marked, placed, TILE, viewOf } from '../views';

const two = [placed('s1', 10, 5), placed('s2', 10, 4, { rotation: 90 })];
const reading = (more: Partial<RoundView> = {}): ChaseSeat => seatOf({ ...viewOf(two), seat: 1, role: 'chaser', ...more });

let here: Here;

beforeEach(() => {
  speak('en');
  here = new Here();
});

/** What is heard, with the eyes of a seat. */
function hear(
  table: ChaseTable,
  action: Action,
  seat: number | null,
  time = 67_000,
  before: (desk: SeatAtTable) => void = () => undefined,
) {
  here.take(table);
  const desk = new SeatAtTable(seat, here);
  const end = inEffect(() => desk.follow());
  before(desk);
  const found = hearablesAt(() => ({ table, desk, time })).find((each) => each.action === action);
  const text = found?.text();
  end();
  return text;
}

describe('a Chaser', () => {
  test('hears the tile to read with which way it is read, and of it all that one sees (M2)', () => {
    const text = hear(tableOf([reading()]), 'hear-tile', 1);
    expect(text).toMatch(
      /^Tile 1: count those who look north\. Tile\. With map\. Sector north-west, triangle, 3 witnesses: north, north, east\./,
    );
  });

  test('hears of the final tile that it is read back (M4), as it is turned', () => {
    const view = viewOf(two, [marked('triangle')]);
    expect(hear(tableOf([reading({ paths: view.paths })]), 'hear-tile', 1)).toMatch(
      /^Final tile 2: count those who look back, to the south\. Tile, turned 90°\./,
    );
  });

  test('hears who looks where all around, so that nothing is answered: the way that counts is told like the others (C2, C6)', () => {
    expect(hear(tableOf([reading()]), 'hear-counts', 1)).toBe(
      'north-west, triangle: 2 north, 1 east. north-east, star: 1 south. south-east, square: 1 north, 1 west. ' +
        'south-west, diamond: 1 north, 2 east, 1 south.',
    );
  });

  test('hears the markers that are left, and how it stands', () => {
    const paths = viewOf(two).paths.map((path) => ({ ...path, supply: { red: 3, blue: 0 } }));
    expect(hear(tableOf([reading({ paths })]), 'hear-hand', 1)).toBe('Markers left: 3 red, 0 blue.');
    expect(hear(tableOf([reading({ items: ['map'] })], { table: { items: ['map'] } }), 'hear-time', 1)).toBe(
      'Time: 1 minute, 7 seconds. Found: map. Ada: 2 tiles ahead.',
    );
  });

  test('hears in a race how that stands, once both could have done something', () => {
    const race = { seat: 1, player: { name: 'Bea', kind: 'human' }, own: [], done: false, ended: null } as const;
    const after = (ghost: readonly { t: number; n: number }[]) => hear(tableOf([reading()], { race: { ...race, ghost } }), 'hear-time', 1);
    expect(after([])).not.toContain('Bea');
    expect(after([{ t: 0, n: 2 }])).toContain('Race against the ghost of Bea: 2 markers behind.');
  });

  test('waits where every tile is marked', () => {
    const view = viewOf(two, [marked('triangle'), marked('star')]);
    const caught = tableOf([reading({ paths: view.paths })]);
    expect(hear(caught, 'hear-tile', 1)).toBe('Every tile is marked. Wait for the next one.');
    expect(hear(caught, 'hear-counts', 1)).toBe('Every tile is marked. Wait for the next one.');
  });
});

describe('a Runner', () => {
  const laying = seatOf({
    ...viewOf(two, [], { hand: { starts: [], pile: ['p1', 'p2'] } }),
    tiles: { s1: TILE, s2: TILE, p1: TILE, p2: HIDEOUT },
  });

  test('hears the tile to join on to', () => {
    expect(hear(tableOf([laying]), 'hear-tile', 0)).toMatch(/^Tile 2, turned 90°\. .* Exits: north none, .* reached from the south\./);
  });

  test('hears the pile, the tile that is chosen as it is turned, and the cell that it is held over', () => {
    const text = hear(tableOf([laying]), 'hear-hand', 0, 0, (desk) => {
      desk.turn(1);
      desk.stepCell(1);
    });
    expect(text).toMatch(
      /^Your pile, 2 tiles\. Other pile: 14\. Chosen, 1 of 2: Tile, turned 90°\. .*\. Cell to the north of the path's end\.$/,
    );
  });

  test('hears who looks where on the tile in hand, and that nobody does on a Hideout', () => {
    expect(hear(tableOf([laying]), 'hear-counts', 0)).toMatch(/^north-west, triangle: 2 north, 1 east\./);
    expect(hear(tableOf([laying]), 'hear-counts', 0, 0, (desk) => desk.hand.choose('p2'))).toBe('A Hideout has no witnesses to read.');
  });

  test('S5: planning in secret hears the last tile of the plan, and the others nothing of it', () => {
    const planning = seatOf({
      ...viewOf([], [], { phase: 'planning', hand: { starts: ['s1', 's2'], pile: [] }, tiles: { s1: TILE, s2: TILE } }),
    });
    expect(hear(tableOf([planning]), 'hear-tile', 0)).toBe('Prison. Four open streets, each at the centre of its side.');
    const own = hear(tableOf([planning]), 'hear-tile', 0, 0, (desk) => desk.putOn({ x: 10, y: 5 }));
    // P7: so it meets the Prison.
    expect(own).toMatch(/^Tile, turned 180°\. With map\./);
    const other = seatOf({ ...viewOf([], [], { phase: 'planning' }), seat: 1, role: 'chaser' });
    expect(hear(tableOf([other]), 'hear-tile', 1)).toBe('Ada is planning the first tiles in secret.');
  });
});

test('whoever looks on, or several at one screen, hear what lies open and nobody’s hand', () => {
  const view = viewOf(two, [], { hand: { starts: [], pile: ['p1'] }, tiles: { s1: TILE, s2: TILE, p1: TILE } });
  const table = tableOf([seatOf(view), reading()]);
  const text = (action: Action): string | undefined =>
    hearablesAt(() => ({ table, desk: null, time: 0 }))
      .find((each) => each.action === action)
      ?.text();
  expect(text('hear-hand')).toBe('Markers left: 15 red, 15 blue.');
  expect(text('hear-tile')).toMatch(/^Tile 1: count those who look north\./);
});
