import { beforeEach, describe, expect, test } from 'vitest';
import { awardsShown, decidedBy, sceneOf, SOUND_OF } from '../../../../src/renderer/games/chase/lib/ending';
import { sidesOf, type Sides } from '../../../../src/renderer/games/chase/lib/reason-text';
import { speak } from '../../../../src/renderer/lib/words.svelte';
import { readReplay } from '../../../../src/main/games/chase/replay/chase-replay';
import { judge } from '../../../../src/rules/chase/judge';
import type { RoundState } from '../../../../src/rules/chase/round';
import { round } from '../../../fixtures/round';
import { fixtureText } from '../../../fixtures/cases';
import { manyRounds } from '../../../fixtures/many-rounds';

const NAMES = ['Ada', 'Bea', 'Cai', 'Dee'];

/** The last round of a stored replay. */
function stored(name: string): RoundState {
  const read = readReplay(fixtureText(`${name}.lookout.json`));
  const state = read.ok ? read.value.rounds.at(-1) : undefined;
  if (state === undefined) throw new Error(`${name} does not read.`);
  return state;
}

function sidesFor({ setup: { roles }, paths }: RoundState): Sides {
  const players = NAMES.slice(0, roles.length).map((name) => ({ name, kind: 'human' as const }));
  const sides = sidesOf(players, roles);
  return paths.length === 1 ? sides : { ...sides, of: (path, role) => NAMES[paths[path]?.[role] ?? -1] ?? '' };
}

const staged = (name: string) => {
  const state = stored(name);
  return [sceneOf(judge(state)), decidedBy(judge(state), sidesFor(state))];
};

beforeEach(() => {
  speak('en');
});

describe('the scene of an ending, and by what it was won', () => {
  test.each([
    ['M4: caught', 'replays/two-caught', 'capture', 'Ada was caught on tile 6.'],
    ['P10: escaped', 'replays/two-hideout', 'escape', 'A Hideout was reached.'],
    ['F5: one of two', 'replays/four-alone', 'lone-escape', 'Cai reached a Hideout alone.'],
    ['F6: both caught, and lost by a tile', 'replays/four-both-caught', 'capture', "The Runners' first mistake was tile 13 of Cai."],
    ['M6: lost', 'replays/two-trail-lost', 'lost-trail', 'The trail was lost: no red marker was left.'],
    ['J6: lost, but by the tiles', 'words/d01-trail-lost-same-position', 'capture', "Ada's first mistake was on tile 3."],
    ['J8: given up', 'replays/two-given-up', null, 'The round was given up.'],
  ])('%s', (_, name, scene, by) => {
    expect(staged(name)).toEqual([scene, by]);
  });

  test('J5: nobody wins in an empty street, by the same position', () => {
    const [scene, by] = staged('replays/two-head-start-nobody');
    expect(scene).toBe('lost-trail');
    expect(by).toMatch(/^Both first mistakes are on tile \d+, so nobody wins\.$/);
  });

  test('M4, F4: two catches are one sentence', () => {
    const { state } = round({ players: 4 }).starts().marks(['square', 'triangle'], 1).marks(['triangle', 'square']);
    expect(decidedBy(judge(state), sidesFor(state))).toBe('Both Runners were caught.');
  });

  test('J8: what was not finished has no scene', () => {
    expect(sceneOf(judge(stored('replays/four-unfinished')))).toBeNull();
  });

  test('a lit house stands only where a Hideout was reached and counts, a dark one where it does not', () => {
    const seen = new Set<string | null>();
    for (const state of manyRounds(1000)) {
      const judged = judge(state);
      const scene = sceneOf(judged);
      seen.add(scene);
      const { ending, winner } = judged.verdict;
      if (scene === 'escape' || scene === 'lone-escape') expect({ ending, winner }).toEqual({ ending: 'hideout', winner: 'runners' });
      if (scene === 'slip-away') expect({ ending, winner }).toEqual({ ending: 'caught', winner: 'runners' });
      if (scene === 'capture') expect([winner, ending]).not.toEqual(['chasers', 'hideout']);
      if (scene === 'shut-out') expect({ ending, winner }).toEqual({ ending: 'hideout', winner: 'chasers' });
    }
    expect(seen).toEqual(new Set(['capture', 'escape', 'lone-escape', 'slip-away', 'shut-out', 'lost-trail', null]));
  });

  test('each scene has a sound of its own, but winners of a side sound alike', () => {
    expect(new Set(Object.values(SOUND_OF)).size).toBe(4);
  });
});

describe('awards in words', () => {
  const AWARDS = [
    { kind: 'fastest-reader', seats: [1], mean: 2140, markers: 5 },
    { kind: 'boldest-path', seats: [0, 1], tiles: 3, round: 2 },
    { kind: 'closest-call', seats: [0], margin: 40, round: 1 },
  ] as const;

  test('who, what for, and by how much', () => {
    const players = NAMES.map((name) => ({ name }));
    expect(awardsShown(AWARDS, players).map(({ title, name, why }) => [title, name, why])).toEqual([
      ['Fastest reader', 'Bea', '2.1\u00a0s a marker'],
      ['Boldest path', 'Ada and Bea', "3 tiles laid under the Chaser's nose in round 2"],
      ['Closest call', 'Ada', 'less than 0.1\u00a0s ahead in round 1'],
    ]);
    expect(awardsShown([], players)).toEqual([]);
  });
});
