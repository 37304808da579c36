import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { turned, type Cell, type Rotation } from '../../../../src/rules/chase/compass';
import { judgeRound } from '../../../../src/rules/chase/judge';
import type { RoundVerdict } from '../../../../src/rules/chase/verdict';
import { applyEvent } from '../../../../src/rules/chase/apply';
import { beginRound, type RoundEvent, type RoundSetup } from '../../../../src/rules/chase/round';
import { endsMeet, streetsJoin } from '../../../../src/rules/chase/street';
import { exitOn, legalSymbols, witnessCounts } from '../../../../src/rules/chase/tile';
import { anyDirection, anyRotation, anyStreetTile, anyTile, anyWalkPlan, setupOf, walkOfPlan } from '../../../fixtures/arbitrary';

const turn = (rotation: Rotation): Rotation => ((rotation + 90) % 360) as Rotation;

describe('C6: a face turned by 90° is read the same way turned', () => {
  test.prop([anyTile, anyRotation, anyDirection])('C6: exits', (tile, rotation, side) => {
    expect(exitOn(tile, turn(rotation), turned(side, 90))).toEqual(exitOn(tile, rotation, side));
  });
  test.prop([anyTile, anyRotation, anyDirection])('C6, M3: witnesses and legal symbols', (tile, rotation, direction) => {
    expect(witnessCounts(tile, turn(rotation), turned(direction, 90))).toEqual(witnessCounts(tile, rotation, direction));
    expect(legalSymbols(tile, turn(rotation), turned(direction, 90))).toEqual(legalSymbols(tile, rotation, direction));
  });
  test.prop([anyStreetTile, anyRotation])('M3: over the four directions each witness is counted once', (tile, rotation) => {
    const counted = (['n', 'e', 's', 'w'] as const).map((side) =>
      Object.values(witnessCounts(tile, rotation, side)).reduce((a, b) => a + b),
    );
    const there = Object.values(tile.sectors ?? {}).reduce((sum, sector) => sum + sector.witnesses.length, 0);
    expect(counted.reduce((a, b) => a + b)).toBe(there);
  });
  test.prop([anyTile, anyTile, anyRotation, anyRotation, anyDirection])(
    'P3, P4: whether streets join does not depend on the side from which one asks',
    (a, b, ra, rb, side) => {
      const [here, there] = [exitOn(a, ra, side), exitOn(b, rb, turned(side, 180))];
      expect(streetsJoin(here, there)).toBe(streetsJoin(there, here));
      expect(endsMeet(here, there)).toBe(endsMeet(there, here));
    },
  );
});

/** A square table with the Prison in its middle, so that a quarter turn maps it onto itself. */
const square = (setup: RoundSetup, size: number): RoundSetup => ({
  ...setup,
  rules: { ...setup.rules, table: { columns: size, rows: size } },
  prison: { x: (size - 1) / 2, y: (size - 1) / 2 },
});

/** A cell after a quarter turn clockwise about the Prison. */
function turnedCell(cell: Cell, prison: Cell): Cell {
  return { x: prison.x - (cell.y - prison.y), y: prison.y + (cell.x - prison.x) };
}

function turnedEvent(event: RoundEvent, prison: Cell): RoundEvent {
  if (event.type !== 'place') return event;
  return { ...event, cell: turnedCell(event.cell, prison), rotation: turn(event.rotation) };
}

function turnedVerdict(verdict: RoundVerdict): RoundVerdict {
  return { ...verdict, markers: verdict.markers.map((mark) => ({ ...mark, direction: turned(mark.direction, 90) })) };
}

test.prop([anyWalkPlan, fc.constantFrom(5, 9, 21), fc.integer({ min: 1, max: 3 })])(
  'C6: a whole round turned about the Prison has the same verdict, turned',
  (plan, size, quarters) => {
    const setup = square(setupOf(plan.deal), size);
    const walk = walkOfPlan(plan, setup);
    let events: readonly RoundEvent[] = walk.events;
    let expected = judgeRound(walk.states[walk.states.length - 1]!);
    for (let k = 0; k < quarters; k++) {
      events = events.map((event) => turnedEvent(event, setup.prison));
      expected = turnedVerdict(expected);
    }
    let state = beginRound(setup);
    for (const event of events) {
      const next = applyEvent(state, event);
      if (!next.ok) throw new Error(`Possible before the turn, and not after it: ${JSON.stringify(next.error)}`);
      state = next.value;
    }
    expect(judgeRound(state)).toEqual(expected);
  },
);
