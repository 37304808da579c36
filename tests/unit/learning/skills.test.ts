/** What a player can by now: from answers alone. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Skill } from '../../../src/main/learning/game';
import { skillFound, type Answers } from '../../../src/main/learning/skills';
import { chasePuzzles } from '../../../src/main/games/chase/puzzles/chase-puzzles';
import { SKILL_STAGES } from '../../../src/shared/path';

const EAST: Skill = { id: 'read-e', kind: 'read', theme: 'direction-e', pace: null };
const SPEED: Skill = { id: 'speed', kind: 'read', theme: null, pace: 4000 };
const answers = (right: number, attempts: number, medianMillis: number | null = 3000): Answers => ({ right, attempts, medianMillis });

describe('the stage of a skill', () => {
  test.each([
    [0, 0, 'new'],
    [4, 4, 'begun'],
    [0, 4, 'begun'],
    [2, 6, 'shaky'],
    [0, 40, 'shaky'],
    [5, 6, 'fair'],
    [6, 6, 'fair'],
    [10, 12, 'fair'],
    [11, 12, 'firm'],
  ] as const)('%i of %i right', (right, attempts, stage) => {
    expect(skillFound(EAST, answers(right, attempts), 0).stage).toBe(stage);
  });
  test.each([
    [3900, 'firm'],
    [5500, 'fair'],
    [6500, 'shaky'],
    [null, 'shaky'],
  ] as const)('of speed, by the time of right answers: %s', (millis, stage) => {
    expect(skillFound(SPEED, answers(12, 14, millis), 0).stage).toBe(stage);
  });
  const any = fc
    .nat(60)
    .chain((attempts) => fc.tuple(fc.nat(attempts), fc.constant(attempts), fc.option(fc.integer({ min: 1, max: 90_000 }))));
  property.prop([any, fc.constantFrom(EAST, SPEED)])(
    'it is filled from 0 to 1, and full only where it is firm',
    ([right, attempts, millis], skill) => {
      const { filled, stage } = skillFound(skill, answers(right, attempts, right === 0 ? null : millis), 0);
      expect(filled).toBeGreaterThanOrEqual(0);
      expect(filled).toBeLessThanOrEqual(1);
      expect(SKILL_STAGES).toContain(stage);
      if (filled === 1) expect(stage).toBe('firm');
      if (attempts === 0) expect(filled).toBe(0);
    },
  );
});

test('every skill of a game is about a kind that it has, and none is there twice', () => {
  const { skills, kinds } = chasePuzzles;
  for (const { kind } of skills) expect(kinds.map((each) => each.kind)).toContain(kind);
  expect(new Set(skills.map(({ id }) => id)).size).toBe(skills.length);
});
