/** An analysis of a game: each call and placement by N3 and N4, each side's chance, and what decided it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chancesAlong, GAMES_A_PASS } from '../../../../../src/main/games/fugitive/analysis/chances';
import { analyseGame, levelsOf } from '../../../../../src/main/games/fugitive/analysis/fugitive-analysis';
import { analysisJson, analysisText } from '../../../../../src/main/games/fugitive/analysis/text';
import { decidedBy } from '../../../../../src/rules/fugitive/analysis/decided';
import type { Analysis, ChancePoint } from '../../../../../src/rules/fugitive/analysis/types';
import { begin } from '../../../../../src/rules/fugitive/begin';
import type { Setup } from '../../../../../src/rules/fugitive/types';
import type { Player, Replay } from '../../../../../src/shared/replay';
import { WORKED } from '../../../../fixtures/fugitive';

/** With bots of a level that is quick to play on. */
const replay = {
  ...WORKED,
  players: WORKED.players.map((player) => ({ ...player, level: 1 })),
} as unknown as Replay;

function last(work: Generator<Analysis | null, Analysis>): { whole: Analysis; told: (Analysis | null)[] } {
  const told: (Analysis | null)[] = [];
  for (;;) {
    const step = work.next();
    if (step.done === true) return { whole: step.value, told };
    told.push(step.value);
  }
}

const { whole, told } = last(analyseGame(replay, 0, replay.players, 1));

test('R4: the odds of each call, the best there was and its rank, and what each placement made of her ways', () => {
  expect(whole.calls.map(({ odds, best }) => [odds?.toFixed(6), best?.toFixed(6)])).toEqual([
    ['0.558953', '0.558953'],
    ['0.077682', '0.498721'],
    ['0.018252', '0.610455'],
  ]);
  expect(whole.calls.map(({ rank, of, bestNumbers, wrong }) => [rank, of, bestNumbers, wrong])).toEqual([
    [1, 8, [3], false],
    [expect.any(Number), expect.any(Number), expect.any(Array), true],
    [expect.any(Number), expect.any(Number), expect.any(Array), true],
  ]);
  expect(whole.placements.map(({ card, place, sprints }) => [place, card, sprints])).toEqual([
    [1, 3, []],
    [2, 9, [1, 2]],
    [3, 12, []],
    [4, 16, [5]],
  ]);
  // Before her third call 95079 ways are left, as the notepad says.
  expect(whole.points[12]?.rows).toBe('95079');
  expect([whole.winner, whole.notCounted]).toEqual(['marshal', 0]);
});

test('what is counted is told at once, chances as they come; where the game is over they are certain', () => {
  const [first, second] = told.filter((each) => each !== null);
  expect([first?.chances, second?.chances?.length]).toEqual([null, 8]);
  const points = whole.chances ?? [];
  expect(points.at(-1)).toEqual({ events: 13, t: 47000, fugitive: 0, error: 0, games: 0 });
  expect(points.slice(0, -1).every(({ games, error }) => games === GAMES_A_PASS && error > 0)).toBe(true);
});

test('it is told in the words of both languages, with how exact its chances are', () => {
  const en = analysisText(whole, 'en');
  expect(en).toContain('9 and 10');
  expect(en).toMatch(/At most 10 games a moment/);
  expect(analysisText(whole, 'it')).toContain('I piazzamenti');
  expect(analysisJson(whole).sentence.length).toBeGreaterThan(10);
});

test('bots play on at their own level, for a person the level across the table', () => {
  const [round] = WORKED.rounds;
  const first = begin({ ...round, rules: WORKED.rules } as unknown as Setup);
  const person = { kind: 'human' } as Player;
  expect(levelsOf(first, WORKED.players as readonly Player[])).toEqual({ fugitive: 4, marshal: 4 });
  expect(levelsOf(first, [person, person])).toEqual({ fugitive: 5, marshal: 5 });
});

test('a game that is over, or stands paused, is played on from no such moment', () => {
  const [round] = WORKED.rounds;
  const first = begin({ ...round, rules: WORKED.rules } as unknown as Setup);
  const states = [first, { ...first, paused: true }];
  const event = { t: 0, seat: 0, type: 'pause' } as const;
  const work = chancesAlong({ states, events: [event] }, { fugitive: 0, marshal: 0 }, 1);
  const points = [...work].filter((each) => each !== null).at(-1) ?? [];
  expect(points.map(({ events, games }) => [events, games])).toEqual([[0, GAMES_A_PASS]]);
});

const point = (fugitive: number, at: number): ChancePoint => ({ events: at, t: at, fugitive, error: 0.1, games: 20 });

test('what decided it is the entry by which the winner’s chance rose the most for good', () => {
  expect(decidedBy([0.5, 0.9, 0.4, 0.45, 0.9, 1].map(point), 'fugitive')).toEqual({
    event: 3,
    winner: 'fugitive',
    before: 0.45,
    after: 0.9,
  });
  expect(decidedBy([0.5, 0.55, 0.6, 0.7, 0.8, 0.9, 1].map(point), 'fugitive')).toBeNull();
  expect(decidedBy([0.5, 0].map(point), null)).toBeNull();
});

test('no rise that is undone again decides', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 30 }), (shares) => {
      const found = decidedBy([...shares, 1].map(point), 'fugitive');
      if (found === null) return;
      const later = [...shares, 1].slice(found.event + 1);
      expect(Math.min(...later)).toBeGreaterThan(found.before);
    }),
  );
});
