/** Better tiles are legal placements of the hand, surely better by rounds that they were not chosen by. */
import { expect, test } from 'vitest';
import { betterTiles } from '../../../../../src/main/games/chase/analysis/better';
import { handsOf } from '../../../../../src/rules/chase/analysis/shorter-way';
import { goThrough, stateAt } from '../../../../../src/rules/chase/analysis/through';
import type { BetterTile, DeedCost } from '../../../../../src/rules/chase/analysis/types';
import { chase } from '../../../../../src/rules/chase/chase';
import { faultOfPlacing } from '../../../../../src/rules/chase/legality';
import { betterText } from '../../../../../src/shared/chase/cost-text';
import { LANGUAGES } from '../../../../../src/shared/language';
import { speakerOf } from '../../../../../src/shared/speaker';
import lost from '../../../../fixtures/replays/two-trail-lost-late.lookout.json';

const { rules, tiles, rounds } = lost;
const [{ events, ...deal }] = rounds as [(typeof rounds)[0]];
const gone = goThrough(chase.setup(rules as never, tiles as never, deal as never), events as never);
if (!gone.ok) throw new Error(gone.error.code);
const through = gone.value;

const dear = (event: number): DeedCost => {
  return {
    event,
    t: 0,
    deed: 'place',
    final: true,
    passed: false,
    seat: 0,
    side: 'runners',
    from: 0.9,
    to: 0.1,
    cost: 0.8,
    error: 0.03,
    grade: 'fall',
  };
};

function found(costs: readonly DeedCost[]): readonly BetterTile[] {
  const steps = betterTiles(through, costs, { levels: [7, 4], seed: 'test' });
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

test('P4: instead of a wrong tile, a legal one of the same hand that is worth more; told whole in both languages', () => {
  const wrong = through.events.findIndex((event, at) => event.type === 'place' && faultOfPlacing(stateAt(through, at), 0, event) !== null);
  const [better] = found([dear(wrong)]);
  expect(better?.event).toBe(wrong);
  if (better === undefined) return;
  const before = stateAt(through, wrong);
  expect(faultOfPlacing(before, 0, better.placement)).toBeNull();
  expect(handsOf(before, 0)?.[0]).toContain(better.placement.tile);
  expect(better.chance - better.laid).toBeGreaterThan(2 * better.error);
  for (const language of LANGUAGES) expect(betterText(better, { ...speakerOf(language), language })).not.toMatch(/[{}]|undefined/);
});

test('of deeds that have no grade, and of markers, none is looked for', () => {
  const mark = through.events.findIndex(({ type }) => type === 'mark');
  expect(found([{ ...dear(6), grade: null }, dear(mark)])).toEqual([]);
});
