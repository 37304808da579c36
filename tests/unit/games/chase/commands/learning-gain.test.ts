import { expect, test } from 'vitest';
import { ACT_R, SLIM_STAMPEN } from '../../../../../src/main/bench/learner';
import {
  anyFact,
  learningGain,
  learningGainSameFacts,
  meanKnown,
  shippedReads,
} from '../../../../../src/main/games/chase/commands/bench/learning-gain';
import { FACTS } from '../../../../../src/main/games/chase/puzzles/fact-list';

// Few learners: the figures themselves are the bench's.
const FEW = 2;

test('chance draws from every read puzzle that ships, all facts in all turns and made-up faces among them', () => {
  const entries = shippedReads();
  const turns = new Map(FACTS.map(({ id }) => [id, entries.filter(({ fact }) => fact === id).length]));
  expect([...turns.values()].every((count) => count >= 4)).toBe(true);
  expect(entries.filter(({ fact }) => fact === null).length).toBeGreaterThan(300);
});

test('the same seeds give the same figure', () => {
  expect(meanKnown(anyFact, ACT_R, FEW)).toBe(meanKnown(anyFact, ACT_R, FEW));
});

test.each([
  ['the set that counts', ACT_R],
  ['the other one', SLIM_STAMPEN],
])('practice teaches more than puzzles drawn at random, and its order more than a random order of the same facts: %s', (_which, memory) => {
  expect(learningGain(memory, FEW)).toBeGreaterThan(1.3);
  expect(learningGainSameFacts(memory, FEW)).toBeGreaterThan(1.05);
});
