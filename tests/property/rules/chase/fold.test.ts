import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { applyEvent } from '../../../../src/rules/chase/apply';
import { actorsOf } from '../../../../src/rules/chase/chase';
import { directionTo } from '../../../../src/rules/chase/compass';
import { closeCalls } from '../../../../src/rules/chase/close-calls';
import { walkOf } from '../../../../src/rules/chase/explain';
import { judgeRound } from '../../../../src/rules/chase/judge';
import { faultOfPlacing } from '../../../../src/rules/chase/legality';
import { beginRound, type RoundEvent, type RoundState } from '../../../../src/rules/chase/round';
import { COLOURS, colourOf, SYMBOLS } from '../../../../src/rules/chase/tile';
import { viewFor } from '../../../../src/rules/chase/view';
import { anyRotation, anyWalkPlan, setupOf, walkOfPlan } from '../../../fixtures/arbitrary';
import { frozen } from '../../../fixtures/freeze';

const json = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
const last = (states: readonly RoundState[]): RoundState => states[states.length - 1] as RoundState;

/** The fold of events; the walk made sure that each is possible. */
function foldOf(state: RoundState, events: readonly RoundEvent[]): RoundState {
  return events.reduce((before, event) => {
    const next = applyEvent(before, event);
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    return next.value;
  }, state);
}

/** Any event at all, with values that are of the right type and often make no sense. */
const anySeat = fc.integer({ min: 0, max: 4 });
const anyTime = fc.oneof(fc.constant(0), fc.nat(400_000));
const anyPath = fc.constantFrom(undefined, 0 as const, 1 as const);
const anyTileId = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', ''),
  fc.tuple(fc.constantFrom('r', 's', 'h'), fc.nat(25)).map(([kind, n]) => `${kind}${n}`),
);
const anyCoordinate = fc.integer({ min: -2, max: 22 });
const anyEvent: fc.Arbitrary<RoundEvent> = fc.oneof(
  fc.record({
    t: anyTime,
    seat: anySeat,
    type: fc.constant('place' as const),
    tile: anyTileId,
    cell: fc.record({ x: anyCoordinate, y: anyCoordinate }),
    rotation: anyRotation,
    path: anyPath,
  }),
  fc.record({ t: anyTime, seat: anySeat, type: fc.constant('mark' as const), symbol: fc.constantFrom(...SYMBOLS), path: anyPath }),
  fc.record({
    t: anyTime,
    seat: anySeat,
    type: fc.constantFrom('switch-pile' as const, 'give-up' as const, 'pause' as const, 'resume' as const),
  }),
  fc.record({ t: anyTime, seat: anySeat, type: fc.constant('lose-trail' as const), colour: fc.constantFrom(...COLOURS), path: anyPath }),
  fc.record({ t: anyTime, seat: anySeat, type: fc.constant('exchange' as const), with: anySeat }),
  fc.record({
    t: anyTime,
    seat: anySeat,
    type: fc.constant('hand-over' as const),
    to: anySeat,
    colour: fc.constantFrom(...COLOURS),
    count: fc.integer({ min: 1, max: 15 }),
  }),
);

describe('state is the fold of events', () => {
  test.prop([anyWalkPlan])('P9, T2, F1: whatever is possible is accepted, and can be judged, seen and explained', (plan) => {
    // The walk itself throws at a refusal of a possible event.
    const { states } = walkOfPlan(plan);
    for (const state of states) judgeRound(state);
    const end = last(states);
    for (const seat of [null, ...end.setup.roles.keys()]) viewFor(end, seat);
    walkOf(end);
    closeCalls(end, { tile: { path: 0, t: end.t + 5 }, mark: { path: 0, t: end.t + 5 } });
  });

  test.prop([anyWalkPlan, fc.array(anyEvent, { maxLength: 60, size: 'max' })])(
    'any event at all is applied or refused as a value, and nothing is changed in place',
    (plan, tries) => {
      const { states } = walkOfPlan(plan);
      let state = frozen(states[Math.floor(states.length / 2)] as RoundState);
      for (const event of tries) {
        const next = applyEvent(state, frozen(event));
        if (next.ok) {
          state = frozen(next.value);
          continue;
        }
        expect(next.error.code).toMatch(/^[a-z-]+$/);
        expect(next.error.clause).toMatch(/^[A-Z]\d+$/);
        expect(['', ...Object.keys(event)]).toContain(next.error.field);
      }
      judgeRound(state);
    },
  );

  test.prop([anyWalkPlan])('the same seed and events give the same state, from a frozen set-up too', (plan) => {
    const { events, states } = walkOfPlan(plan);
    expect(foldOf(beginRound(frozen(setupOf(plan.deal))), json(events))).toStrictEqual(last(states));
  });

  test.prop([anyWalkPlan])('a state survives JSON, and goes on from there as before', (plan) => {
    const { events, states } = walkOfPlan(plan);
    const half = Math.floor(events.length / 2);
    const state = states[half] as RoundState;
    expect(json(state)).toEqual(state);
    expect(foldOf(json(state), events.slice(half))).toEqual(last(states));
  });
});

describe('nothing is lost and nothing comes from nowhere', () => {
  test.prop([anyWalkPlan])('C1, F2: supply and markers on the tiles make thirty, fifteen of each colour', (plan) => {
    for (const state of walkOfPlan(plan).states) {
      for (const colour of COLOURS) {
        const supply = state.paths.reduce((sum, path) => sum + path.supply[colour], 0);
        expect(supply + state.marks.filter(({ mark }) => colourOf(mark.symbol) === colour).length).toBe(15);
        for (const path of state.paths) expect(path.supply[colour]).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test.prop([anyWalkPlan])('S3, S4, P5: tiles on the table, in the piles and in hand are those that were dealt', (plan) => {
    const { states } = walkOfPlan({ ...plan, deal: { ...plan.deal, told: true } });
    const dealt = ({ piles = [], starts = [], paths }: RoundState): string[] =>
      [...piles.flat(), ...starts.flat(), ...paths.flatMap((path) => path.tiles.map((tile) => tile.tile))].sort();
    for (const state of states) expect(dealt(state)).toEqual(dealt(states[0] as RoundState));
  });

  test.prop([anyWalkPlan])(
    'M1, M4, P9: paths are unbroken, marks lie on their first tiles, and a path is caught by its final marker',
    (plan) => {
      for (const { setup, paths, marks, phase, ending } of walkOfPlan(plan).states) {
        expect(phase === 'over').toBe(ending !== null);
        expect(marks).toHaveLength(paths.reduce((sum, path) => sum + path.marks.length, 0));
        for (const path of paths) {
          path.tiles.forEach((tile, k) => expect(directionTo(tile.cell, path.tiles[k - 1]?.cell ?? setup.prison)).toBeDefined());
          expect(path.marks.length).toBeLessThanOrEqual(path.tiles.length);
          expect(path.marks.filter((mark) => mark.final)).toHaveLength(path.caught ? 1 : 0);
          if (path.caught) expect(path.marks).toHaveLength(path.tiles.length);
        }
      }
    },
  );
});

describe('the same rule wherever it is asked', () => {
  test.prop([anyWalkPlan])('P9, J1: what the assist says of a tile beforehand is what the judge says of it afterwards', (plan) => {
    const { events, states } = walkOfPlan(plan);
    const blamed = new Set<number>();
    events.forEach((event, at) => {
      const [before, after] = [states[at] as RoundState, states[at + 1] as RoundState];
      if (event.type !== 'place') return;
      const path = event.path ?? 0;
      const said = faultOfPlacing(before, path, event);
      const found = walkOf(after).find((step) => step.path === path && step.placed.tile === event.tile);
      if (blamed.has(path)) expect(found?.fault).toBeNull();
      else expect(found?.fault).toBe(said);
      if (said !== null) blamed.add(path);
    });
  });

  test.prop([anyWalkPlan])('J1, F6: a mistake once made stays the first, unless a smaller position comes on the other path', (plan) => {
    let before: number | null = null;
    for (const state of walkOfPlan(plan).states) {
      const found: number | null = judgeRound(state).runnerMistake?.position ?? null;
      if (before !== null) expect(found).not.toBeNull();
      if (before !== null && found !== null) expect(found).toBeLessThanOrEqual(before);
      before = found;
    }
  });

  test.prop([anyWalkPlan])('J2 to J8: a verdict says who won exactly when a round was played to its end', (plan) => {
    const end = last(walkOfPlan(plan).states);
    const { ending, winner, award, runnerMistake, chaserMistake } = judgeRound(end);
    expect(award === null).toBe(winner === null);
    if (ending === 'unfinished' || ending === 'given-up') expect(winner).toBeNull();
    else if (winner === null) expect(runnerMistake?.position).toBe(chaserMistake?.position);
    if (award === 'small' && winner === 'runners') expect(end.paths).toHaveLength(2);
    if (winner === 'chasers') expect(award).toBe('small');
  });

  test.prop([anyWalkPlan])('S5, F4: who may not act cannot mark either', (plan) => {
    const end = last(walkOfPlan(plan).states);
    const actors = actorsOf(end);
    if (end.phase === 'over' || end.paused) expect(actors).toEqual([]);
    for (const seat of end.setup.roles.keys()) {
      if (actors.includes(seat)) continue;
      for (const path of [0, 1] as const) {
        for (const symbol of SYMBOLS) expect(applyEvent(end, { t: end.t, seat, type: 'mark', symbol, path }).ok).toBe(false);
      }
    }
  });
});
