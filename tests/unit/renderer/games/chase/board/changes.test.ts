/** A layer of the table is drawn again only for what is seen on it. */
import { expect, test } from 'vitest';
import type { Cell } from '../../../../../../src/shared/chase/replay';
import type { RoundView } from '../../../../../../src/shared/chase/table';
import { DAY } from '../../../../../../src/drawing/chase/palettes/day';
import { NIGHT } from '../../../../../../src/drawing/chase/palettes/night';
import { sceneOf } from '../../../../../../src/renderer/games/chase/board/scene';
import { groundDiffers, overDiffers } from '../../../../../../src/renderer/games/chase/board/changes';
import { leadsOf } from '../../../../../../src/shared/chase/table-signs';
import type { StageState } from '../../../../../../src/renderer/games/chase/board/stage-state';
import { marked, placed, viewOf } from '../views';

const two = [placed('s1', 10, 5), placed('s2', 10, 4)];
const stateOf = (view: RoundView, more: Partial<StageState> = {}): StageState => ({
  scene: sceneOf(view),
  palette: NIGHT,
  plain: false,
  motion: true,
  attention: 'shared',
  follows: null,
  aim: null,
  otherAims: [],
  spotlight: null,
  nextMarks: [{ path: 0, position: 1 }],
  leads: [],
  ghosts: [],
  end: null,
  covered: 0,
  called: null,
  sought: null,
  jumps: null,
  hidden: false,
  ...more,
});
const everywhere: (cell: Cell) => boolean = () => true;
const north = ({ y }: Cell): boolean => y < 5;

const none = (): null => null;
/** Whether the ground and what is over it differ. */
const differ = (
  before: StageState,
  after: StageState,
  isSeen = everywhere,
  comesDown: (id: string) => 'tile' | 'mark' | null = none,
): boolean[] => [groundDiffers(before, after, isSeen, comesDown), overDiffers(before, after, isSeen)];

test('what main tells again as new objects draws nothing again', () => {
  expect(differ(stateOf(viewOf(two)), stateOf(structuredClone(viewOf(two))))).toEqual([false, false]);
});

test('a tile or a marker is drawn where it is seen, and by nobody who does not see it', () => {
  const before = stateOf(viewOf(two));
  for (const after of [stateOf(viewOf([...two, placed('r1', 10, 7)])), stateOf(viewOf(two, [marked('star')]))]) {
    expect(differ(before, after)[0]).toBe(true);
    expect(differ(before, after, north)[0]).toBe(false);
  }
});

test('a marker that still comes down is over the table; what else is new lies there', () => {
  const before = stateOf(viewOf(two));
  const after = stateOf(viewOf(two, [marked('star')]));
  expect(differ(before, after, everywhere, (id) => (id === 's1' ? 'mark' : null))[0]).toBe(false);
  expect(differ(before, after, everywhere, (id) => (id === 's2' ? 'mark' : null))[0]).toBe(true);
  const more = stateOf(viewOf([...two, placed('r1', 10, 3)], [marked('star')]));
  expect(differ(before, more, everywhere, (id) => (id === 's1' ? 'mark' : null))[0]).toBe(true);
});

test('a tile that still comes down is over the table; it lies there, and is drawn there, when it has come', () => {
  const before = stateOf(viewOf(two));
  const after = stateOf(viewOf([...two, placed('r1', 10, 3)]));
  expect(differ(before, after, everywhere, (id) => (id === 'r1' ? 'tile' : null))[0]).toBe(false);
  expect(differ(before, after, everywhere, (id) => (id === 'r1' ? 'mark' : null))[0]).toBe(true);
});

test('M1: a lead that grows is drawn where it is seen, over the table', () => {
  const led = (tiles: Parameters<typeof viewOf>[0]): StageState => {
    const view = viewOf(tiles);
    return stateOf(view, { leads: leadsOf(view), nextMarks: [] });
  };
  const [before, after] = [led(two), led([...two, placed('r1', 10, 3)])];
  expect(differ(before, after)[1]).toBe(true);
  expect(differ(before, after, () => false)).toEqual([false, false]);
  expect(differ(before, led(structuredClone(two)))[1]).toBe(false);
});

test('what is held over the table, and what is to be read, is drawn over it alone', () => {
  const before = stateOf(viewOf(two));
  const aim = { tile: 'r1', rotation: 0, cells: [{ x: 10, y: 3 }], cell: null, face: null } as const;
  for (const after of [
    { ...before, aim },
    { ...before, otherAims: [aim] },
    { ...before, nextMarks: [{ path: 0, position: 2 } as const] },
    { ...before, end: { x: 10, y: 4 } },
    { ...before, spotlight: { path: 0, position: 1, lit: null } as const },
  ]) {
    expect(differ(before, after)).toEqual([false, true]);
  }
});

test('a theme, plain witnesses and a pause change both', () => {
  for (const more of [{ palette: DAY }, { plain: true }, { hidden: true }]) {
    expect(differ(stateOf(viewOf(two)), stateOf(viewOf(two), more))).toEqual([true, true]);
  }
});
