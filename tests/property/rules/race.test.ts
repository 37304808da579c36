/** A race at any time: told by what both had done by then, and by nothing of what is to come. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leaderAt, raceAt, reached, type Step } from '../../../src/rules/race';

const course = fc
  .array(fc.record({ wait: fc.integer({ min: 1, max: 20_000 }), by: fc.constantFrom(1, 1, 1, 2, -1) }), { maxLength: 30 })
  .map((deeds) => {
    const steps: Step[] = [];
    let [t, n] = [0, 0];
    for (const { wait, by } of deeds) {
      t += wait;
      n = Math.max(0, n + by);
      if (n !== (steps[steps.length - 1]?.n ?? 0)) steps.push({ t, n });
    }
    return steps;
  });
const time = fc.integer({ min: 0, max: 400_000 });

test('what is still to come changes nothing of how it stands', () => {
  fc.assert(
    fc.property(course, course, time, (own, ghost, t) => {
      const by = (steps: readonly Step[]): Step[] => steps.filter((step) => step.t <= t);
      expect(raceAt(by(own), by(ghost), t)).toEqual(raceAt(own, ghost, t));
      expect(leaderAt(by(own), by(ghost), t)).toBe(leaderAt(own, ghost, t));
    }),
  );
});

test('seen from the other side it is the same with another sign', () => {
  fc.assert(
    fc.property(course, course, time, (own, ghost, t) => {
      const [one, other] = [raceAt(own, ghost, t), raceAt(ghost, own, t)];
      expect(one.lead + other.lead).toBe(0);
      expect((one.earlier ?? 0) + (other.earlier ?? 0)).toBe(0);
      expect(leaderAt(own, ghost, t) + leaderAt(ghost, own, t)).toBe(0);
      expect(one.own).toBe(reached(own, t));
      if (one.lead !== 0) expect(leaderAt(own, ghost, t)).toBe(Math.sign(one.lead));
    }),
  );
});
