/** S5: the plan that is suggested breaks no rule, of whatever tiles were drawn, beside whatever the partner planned. */
import { describe, expect, test } from 'vitest';
import tileSet from '../../../../../../resources/chase/tiles.json';
import { suggestedPlan } from '../../../../../../src/renderer/games/chase/lib/suggested-plan';
import type { Plan } from '../../../../../../src/renderer/games/chase/lib/planning';
import { firstFaultOn } from '../../../../../../src/rules/chase/legality';
import type { RoundView } from '../../../../../../src/shared/chase/table';
import { placed, viewOf } from '../views';

const tiles = tileSet.tiles as unknown as RoundView['tiles'];
const STARTS = Object.keys(tiles).filter((id) => tiles[id]?.kind === 'start');
const [path] = viewOf([]).paths as [RoundView['paths'][number]];

const planning = (starts: readonly string[], seat = 0): RoundView =>
  viewOf([], [], {
    phase: 'planning',
    seat,
    roles: ['runner', 'runner', 'chaser', 'chaser'],
    paths: [0, 1].map((runner) => ({ ...path, runner, chaser: runner + 2 })),
    tiles,
    hand: { starts, pile: [] },
  });

const lying = (plan: Plan, from: number): RoundView['paths'][number]['tiles'] =>
  plan.map(({ tile, cell, rotation }, at) => placed(tile, cell.x, cell.y, { rotation, order: from + at }));

/** Whether both plans lie by the rules, on opposite sides (F1). */
function faults(view: RoundView, first: Plan, second: Plan): readonly unknown[] {
  const paths = view.paths.map((each, at) => ({ ...each, tiles: lying(at === 0 ? first : second, at === 0 ? 0 : first.length) }));
  return paths.map((each, at) => firstFaultOn({ setup: view, paths }, each, at as 0 | 1));
}

describe('a suggested plan (S5)', () => {
  test('P1 to P7, F1: fits, of any two tiles and beside any suggested partner’s', () => {
    for (const one of STARTS)
      for (const other of STARTS.filter((each) => each !== one)) {
        const view = planning([one, other]);
        const first = suggestedPlan(view);
        expect(first?.map(({ tile }) => tile).sort()).toEqual([one, other].sort());
        const left = STARTS.filter((each) => each !== one && each !== other);
        for (const third of left)
          for (const fourth of left.filter((each) => each > third)) {
            const second = suggestedPlan(planning([third, fourth], 1), first ?? []);
            expect(second, `${third} ${fourth} beside ${one} ${other}`).toHaveLength(2);
            expect(faults(view, first ?? [], second ?? [])).toEqual([null, null]);
            const [mine, theirs] = [second?.[0]?.cell, first?.[0]?.cell];
            expect([(mine?.x ?? 0) + (theirs?.x ?? 0), (mine?.y ?? 0) + (theirs?.y ?? 0)]).toEqual([2 * view.prison.x, 2 * view.prison.y]);
          }
      }
  });

  test('V: of three tiles too; not always on the same side; none without tiles', () => {
    const sides = new Set<string>();
    for (const at of STARTS.keys()) {
      const three = [0, 1, 2].map((more) => STARTS[(at + more) % STARTS.length] as string);
      const plan = suggestedPlan(planning(three)) ?? [];
      expect(plan).toHaveLength(3);
      expect(faults(planning(three), plan, [])).toEqual([null, null]);
      sides.add(JSON.stringify(plan[0]?.cell));
    }
    expect(sides.size).toBeGreaterThan(1);
    expect(suggestedPlan(planning([]))).toBe(null);
  });

  test('where no plan fits there is none', () => {
    const blind = { kind: 'start', exits: { n: { at: 'left', end: 'open' } }, sectors: {} } as unknown as RoundView['tiles'][string];
    expect(suggestedPlan({ ...planning(['s1', 's2']), tiles: { s1: blind, s2: blind } })).toBe(null);
  });
});
