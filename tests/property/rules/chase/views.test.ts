import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { chanceOf } from '../../../../src/main/chance';
import { applyEvent } from '../../../../src/rules/chase/apply';
import { beginRound, type RoundEvent, type RoundSetup, type RoundState } from '../../../../src/rules/chase/round';
import { viewFor } from '../../../../src/rules/chase/view';
import { shuffled } from '../../../../src/rules/random';
import { anyWalkPlan, boxOf, setupOf, walkOfPlan } from '../../../fixtures/arbitrary';

/** The state after the events, of which each is possible. */
function foldOf(setup: RoundSetup, events: readonly RoundEvent[]): RoundState {
  return events.reduce((state, event) => {
    const next = applyEvent(state, event);
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    return next.value;
  }, beginRound(setup));
}

/**
 * The same deal with everything that `seat` does not see now made different: the tiles that it cannot see change places
 * among the piles, the hands and what is out of the round, and their faces change too.
 */
function otherwise(setup: RoundSetup, seen: ReadonlySet<string>, seed: string): RoundSetup {
  const hidden = Object.keys(setup.tiles).filter((id) => !seen.has(id));
  const byKind = (kind: 'start' | undefined): string[] =>
    hidden.filter((id) => (setup.tiles[id]?.kind === 'start' ? 'start' : undefined) === kind);
  const moved = new Map<string, string>();
  for (const group of [byKind('start'), byKind(undefined)]) {
    const places = shuffled(group, chanceOf(seed));
    group.forEach((id, at) => moved.set(id, places[at] ?? id));
  }
  const deal = (piles: RoundSetup['piles']) => piles?.map((pile) => pile.map((id) => moved.get(id) ?? id));
  const other = boxOf(chanceOf(`${seed}/other faces`));
  const tiles = Object.fromEntries(Object.entries(setup.tiles).map(([id, face]) => [id, seen.has(id) ? face : (other[id] ?? face)]));
  return { ...setup, tiles, piles: deal(setup.piles), starts: deal(setup.starts) };
}

describe('S4, P8, T1: a view holds only what its seat may see', () => {
  test.prop([anyWalkPlan, fc.string({ maxLength: 6 })])('a view does not change with what the seat may not see', (plan, seed) => {
    const setup = setupOf({ ...plan.deal, told: true });
    const { events, states } = walkOfPlan({ ...plan, deal: { ...plan.deal, told: true } }, setup);
    // At the end, and half way, where more is hidden.
    for (const count of [events.length, Math.floor(events.length / 2), 0]) {
      for (const seat of [null, ...setup.roles.keys()]) {
        const view = viewFor(states[count]!, seat);
        const changed = otherwise(setup, new Set(Object.keys(view.tiles)), seed);
        expect(viewFor(foldOf(changed, events.slice(0, count)), seat)).toEqual(view);
      }
    }
  });

  test.prop([anyWalkPlan])('a view names no tile that its seat cannot see, and shows every face that it names', (plan) => {
    const { states } = walkOfPlan({ ...plan, deal: { ...plan.deal, told: true } });
    const state = states[states.length - 1]!;
    const lying = state.paths.flatMap((path) => path.tiles.map((tile) => tile.tile));
    for (const seat of [null, ...state.setup.roles.keys()]) {
      const view = viewFor(state, seat);
      expect(new Set(Object.keys(view.tiles))).toEqual(new Set([...lying, ...(view.hand?.starts ?? []), ...(view.hand?.pile ?? [])]));
      const { tiles: _, hand: __, ...rest } = view;
      for (const id of Object.keys(state.setup.tiles)) {
        if (!lying.includes(id)) expect(JSON.stringify(rest)).not.toContain(`"${id}"`);
      }
      if (view.role !== 'runner') expect(view.hand).toBeNull();
    }
  });

  test.prop([anyWalkPlan, fc.array(fc.tuple(fc.nat(), fc.integer({ min: -1, max: 3 })), { maxLength: 40 })])(
    'a view is told by its state alone, to the order of its faces, whatever was looked at before',
    (plan, looks) => {
      const { states } = walkOfPlan({ ...plan, deal: { ...plan.deal, told: true } });
      // Event after event as they come, and then here and there: what was made for a view before is handed out again.
      const along = states.flatMap((state) => state.setup.roles.map((_, seat) => [state, seat] as const));
      const anywhere = looks.map(([at, seat]) => [states[at % states.length]!, seat < 0 ? null : seat] as const);
      for (const [state, seat] of [...along, ...anywhere]) {
        const unseen = { ...state, setup: { ...state.setup } };
        expect(JSON.stringify(viewFor(state, seat))).toBe(JSON.stringify(viewFor(unseen, seat)));
      }
    },
  );

  test.prop([anyWalkPlan])('a view survives JSON', (plan) => {
    const { states } = walkOfPlan(plan);
    const state = states[states.length - 1]!;
    for (const seat of [null, ...state.setup.roles.keys()]) {
      const view = viewFor(state, seat);
      expect(JSON.parse(JSON.stringify(view))).toEqual(view);
    }
  });
});
