import { beforeEach, describe, expect, test } from 'vitest';
import { happenings } from '../../../../src/renderer/lib/happenings';
import { speak } from '../../../../src/renderer/lib/words.svelte';
import type { Player } from '../../../../src/shared/replay';
import { marked, placed, viewOf } from './views';

const players: readonly Player[] = [
  { name: 'Ada', kind: 'human' },
  { name: 'Bot 3', kind: 'bot', level: 3 },
];
const cues = (all: ReturnType<typeof happenings>): unknown[] => all.map((each) => each.cue);
const texts = (all: ReturnType<typeof happenings>): string[] => all.map((each) => each.text);

beforeEach(() => {
  speak('en');
});

describe('what happened between two looks at the table', () => {
  const two = [placed('a', 10, 5), placed('b', 10, 4)];

  test('the round starts with its Starting tiles', () => {
    const all = happenings(viewOf([], [], { phase: 'planning' }), viewOf(two), players);
    expect(cues(all)).toEqual(['start', 'place', 'item', 'place', 'item']);
    expect(texts(all)).toContain('Ada placed tile 1, a, to the north.');
  });

  test('a found item is said once', () => {
    const all = happenings(viewOf(two, [], { items: ['map'] }), viewOf([...two, placed('c', 11, 4)], [], { items: ['map'] }), players);
    expect(cues(all)).toEqual(['place']);
  });

  test("names are the players', never 'You'", () => {
    const all = happenings(viewOf(two), viewOf(two, [marked('star')]), players);
    expect(texts(all)).toEqual([
      'Bot 3 marked tile 1 with star.',
      'Final tile. Look back the way the Runner came: count those who look south.',
    ]);
  });

  test('M4: the final tile is called again when it has become another one', () => {
    const before = viewOf([placed('a', 10, 5)]);
    const after = viewOf(two, [marked('star')]);
    expect(cues(happenings(before, after, players))).toContain('final');
    expect(cues(happenings(before, before, players))).toEqual([]);
  });

  test('pauses and the end are said', () => {
    const running = viewOf(two);
    expect(texts(happenings(running, { ...running, paused: true }, players))).toEqual(['Paused.']);
    expect(texts(happenings({ ...running, paused: true }, running, players))).toEqual(['Going on.']);
    expect(cues(happenings(running, { ...running, phase: 'over', ending: 'given-up' }, players))).toEqual(['over']);
  });

  test('P8: another pile is said with its count', () => {
    const hand = { starts: [], pile: ['x', 'y'] };
    const running = viewOf(two, [], { hand });
    expect(texts(happenings(running, { ...running, holds: [1] }, players))).toEqual(['Other pile, 2 tiles.']);
  });
});
