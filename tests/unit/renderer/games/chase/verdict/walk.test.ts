/** The walk along a judged round: what the table shows of it, and what is read out. */
import { beforeEach, describe, expect, test } from 'vitest';
import { spotlightOn } from '../../../../../../src/renderer/games/chase/lib/spotlight';
import { Walk } from '../../../../../../src/renderer/games/chase/lib/walk.svelte';
import { spokenStep } from '../../../../../../src/renderer/games/chase/verdict/spoken-walk';
import { WalkOnTable } from '../../../../../../src/renderer/games/chase/verdict/walk-on-table.svelte';
import type { VerdictView, WalkStep } from '../../../../../../src/shared/chase/table';
import { placed } from '../views';

function step(position: number, marker: 'right' | 'wrong' | null = 'right', fault: WalkStep['fault'] = null): WalkStep {
  const marked = { path: 0, position, direction: 'n', final: false, symbol: 'star', legal: ['star'] } as const;
  return {
    path: 0,
    position,
    placed: placed('a', 10, 5),
    fault,
    evidence: null,
    direction: 'n',
    counts: [
      { corner: 'nw', faceCorner: 'nw', symbol: 'star', witnesses: 2 },
      { corner: 'se', faceCorner: 'se', symbol: 'square', witnesses: 0 },
    ],
    legal: ['star'],
    marker: marker === null ? null : { ...marked, ok: marker === 'right' },
    overtaken: false,
  };
}

describe('the tile that is explained', () => {
  test('J9: has the witnesses lit that were to be counted, and says whether tile and marker were right', () => {
    expect(spotlightOn(step(2, 'wrong', 'P4'), 'no answer')).toEqual({
      path: 0,
      position: 2,
      lit: { direction: 'n', corners: ['nw'] },
      ok: false,
      fault: true,
    });
    expect(spotlightOn(step(2), 'answer')).toMatchObject({ ok: true, fault: false, answer: ['star'] });
  });

  test('says nothing of a marker where there is none', () => {
    expect(spotlightOn(step(1, null), 'answer')).toEqual({ path: 0, position: 1, lit: null, fault: false });
  });
});

test('J1: a tile behind the first wrong one of its path is neither right nor wrong, whatever its marker is', () => {
  const steps = [step(1), step(2, 'right', 'P3'), step(3)];
  const walk = new Walk(steps);
  const table = new WalkOnTable(walk, steps);
  const unread = steps.map((_, at) => {
    walk.jump(at);
    return table.spotlight?.unread ?? false;
  });
  expect(unread).toEqual([false, false, true]);
});

describe('on the table', () => {
  const steps = [step(1), step(2), step(3)];
  let walk: Walk;
  let table: WalkOnTable;
  beforeEach(() => {
    walk = new Walk(steps);
    table = new WalkOnTable(walk, steps);
  });
  const turned = (): number[] => table.turned.map(({ position }) => position);

  test('tiles before the one that is explained lie turned over, and that one once it has been looked at', () => {
    walk.jump(1);
    expect([table.over, turned()]).toEqual([1, [1]]);
    expect(table.spotlight?.position).toBe(2);
    table.turnOver();
    expect([table.over, turned()]).toEqual([2, [1, 2]]);
  });

  test('with the result all of them do, and nothing is explained', () => {
    walk.skip();
    expect([table.over, turned()]).toEqual([3, [1, 2, 3]]);
    expect(table.spotlight).toBeNull();
  });

  test('all can lie on their faces, and on their backs again', () => {
    walk.skip();
    table.toggleBacks();
    expect([table.backs, table.over, turned()]).toEqual([false, 0, []]);
    table.toggleBacks();
    expect([table.backs, table.over]).toEqual([true, 3]);
  });
});

test('a step is read out with its tile, its marker and what was right; after the first wrong tile no tile counts (J1)', () => {
  const steps = [step(1, 'right', 'P2'), step(2, null)];
  const verdict = { reasons: [] } as unknown as VerdictView;
  const sides = { runner: 'Ada', chaser: 'Bea', runners: 1, chasers: 1 };
  const [first, second] = steps.map((each) => spokenStep({ verdict, sides, steps }, each, ''));
  expect(first).toMatch(/^Tile 1 of 2.* touches another /);
  // Below a wrong tile a right symbol would read as if it mended that.
  expect(first).not.toContain('star');
  expect(spokenStep({ verdict, sides, steps }, step(1), '')).toContain('Right is star');
  expect(second).not.toContain('Right is');
  expect(second).toMatch(/^Tile 2 of 2/);
  expect(second).not.toContain('touches another');
  expect(spokenStep({ verdict, sides, steps }, step(1), 'Ada')).toMatch(/^Tile 1, Ada's path/);
});
