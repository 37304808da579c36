/** A layer of the table is drawn again only for what is seen on it. */
import { expect, test } from 'vitest';
import type { Cell } from '../../../../../../src/shared/chase/replay';
import type { RoundView } from '../../../../../../src/shared/chase/table';
import { DAY } from '../../../../../../src/renderer/games/chase/board/draw/palettes/day';
import { NIGHT } from '../../../../../../src/renderer/games/chase/board/draw/palettes/night';
import { sceneOf } from '../../../../../../src/renderer/games/chase/board/scene';
import { shownKeys } from '../../../../../../src/renderer/games/chase/board/shown-keys';
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
  ghosts: [],
  end: null,
  covered: 0,
  hidden: false,
  ...more,
});
const everywhere = (): boolean => true;
const north = ({ y }: Cell): boolean => y < 5;

test('what main tells again as new objects draws nothing again', () => {
  expect(shownKeys(stateOf(structuredClone(viewOf(two))), everywhere)).toEqual(shownKeys(stateOf(viewOf(two)), everywhere));
});

test('a tile or a marker is drawn where it is seen, and by nobody who does not see it', () => {
  const before = stateOf(viewOf(two));
  for (const after of [stateOf(viewOf([...two, placed('r1', 10, 7)])), stateOf(viewOf(two, [marked('star')]))]) {
    expect(shownKeys(after, everywhere).ground).not.toBe(shownKeys(before, everywhere).ground);
    expect(shownKeys(after, north).ground).toBe(shownKeys(before, north).ground);
  }
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
    expect(shownKeys(after, everywhere).over).not.toBe(shownKeys(before, everywhere).over);
    expect(shownKeys(after, everywhere).ground).toBe(shownKeys(before, everywhere).ground);
  }
});

test('a theme, plain witnesses and a pause change both', () => {
  const before = shownKeys(stateOf(viewOf(two)), everywhere);
  for (const more of [{ palette: DAY }, { plain: true }, { hidden: true }]) {
    const after = shownKeys(stateOf(viewOf(two), more), everywhere);
    expect([after.ground === before.ground, after.over === before.over]).toEqual([false, false]);
  }
});
