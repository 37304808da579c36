/** Whom somebody is held against: themselves, in the rounds before. */
import { expect, test } from 'vitest';
import { goThrough } from '../../../src/rules/chase/analysis/through';
import { usualPace } from '../../../src/rules/chase/analysis/usual';
import { simulateRound } from '../../../src/main/games/chase/bots/simulate-round';
import { chaseAnalyst } from '../../../src/main/games/chase/analysis/chase-analysis';
import { RANDOM_NAME } from '../../../src/main/chance';
import { earlierRounds } from '../../../src/main/matches/earlier-rounds';
import { linesIn } from '../../../src/main/matches/lines';
import { connect } from '../../../src/main/store/connection';
import { matchRepository } from '../../../src/main/store/match-repository';
import { migrate } from '../../../src/main/store/migrate';
import { chase } from '../../../src/rules/chase/chase';
import type { Analysis } from '../../../src/rules/chase/analysis/types';
import type { Player, Replay } from '../../../src/shared/replay';
import { EARLIER_ROUNDS } from '../../../src/shared/analysis';
import { botsOf, setupOf } from '../../fixtures/bot-rounds';
import { done } from '../../fixtures/live-table';

const idOf = (at: number): string => `0192f0c8-0000-7000-8000-${String(at).padStart(12, '0')}`;
const SEATED: readonly Player[] = [
  { name: 'Ada', kind: 'human' },
  { name: 'Bot', kind: 'bot', level: 5 },
];

function storeOf(days: readonly { readonly day: number; readonly players?: readonly Player[]; readonly seats?: 2 | 3 }[]) {
  const db = connect(':memory:');
  migrate(db);
  const matches = matchRepository(db);
  days.forEach(({ day, players = SEATED, seats = 2 }, at) => {
    const round = { seed: `usual ${String(at)}`, players: seats, runners: 5, chasers: 5, variants: [] } as const;
    const setup = setupOf(round);
    const { events, state } = simulateRound({ setup, bots: botsOf(round) });
    const { roles, prison, piles, starts } = setup;
    const startedAt = `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`;
    const table = seats === 2 ? players : [...players, { name: 'Cleo', kind: 'bot' as const, level: 5 }];
    const header = {
      id: idOf(at),
      game: 'chase',
      startedAt,
      seed: 'x',
      random: RANDOM_NAME,
      players: table,
      rules: setup.rules,
      tiles: setup.tiles,
    };
    done(matches.begin(header, { roles, prison, piles, starts }));
    done(matches.append(idOf(at), 1, events, chase.outcome(state)));
  });
  for (const { match, mark } of done(matches.dueMatches(99))) done(matches.putLines([{ match, mark, lines: linesIn(matches, match) }]));
  return matches;
}

type Matches = ReturnType<typeof storeOf>;

function earlierTo(matches: Matches, at: number) {
  const { replay } = done(matches.read(idOf(at))) as { replay: Replay };
  return { replay, earlier: earlierRounds(matches, { id: idOf(at), round: 0, replay, players: replay.players }) };
}

test('a person is held against their own rounds before this one, the last first; a bot and who comes later count nothing', () => {
  const matches = storeOf([{ day: 3 }, { day: 1 }, { day: 5 }, { day: 4 }, { day: 2 }]);
  const { replay, earlier } = earlierTo(matches, 3);
  expect(earlier.map((rounds) => rounds.map((each) => each.seat))).toEqual([[0, 0, 0], []]);
  expect(earlier[0]?.map((each) => each.replay.startedAt?.slice(8, 10))).toEqual(['03', '02', '01']);
  const usual = (chaseAnalyst.analyse(replay, 0, replay.players, earlier).next().value as Analysis).players.map((each) => each.usual);
  expect(usual).toEqual([expect.objectContaining({ rounds: 3 }), null]);
});

test('others of another name, in another role or with more at the table are not meant, and two rounds are no average', () => {
  const swapped = [SEATED[1], SEATED[0]] as Player[];
  const other = [{ name: 'Bo', kind: 'human' }, SEATED[1]] as Player[];
  const matches = storeOf([
    { day: 1 },
    { day: 2 },
    { day: 3, players: swapped },
    { day: 4, players: other },
    { day: 5, seats: 3 },
    { day: 6 },
  ]);
  const { replay, earlier } = earlierTo(matches, 5);
  expect(earlier[0]?.map((each) => each.replay.startedAt?.slice(8, 10))).toEqual(['02', '01']);
  expect((chaseAnalyst.analyse(replay, 0, replay.players, earlier).next().value as Analysis).players[0]?.usual).toBeNull();
});

test('so many rounds count as are said, no more', () => {
  const matches = storeOf(Array.from({ length: EARLIER_ROUNDS + 3 }, (_, at) => ({ day: at + 1 })));
  expect(earlierTo(matches, EARLIER_ROUNDS + 2).earlier[0]).toHaveLength(EARLIER_ROUNDS);
});

test('without a store nobody has an average', () => {
  const matches = storeOf([{ day: 1 }]);
  const { replay } = earlierTo(matches, 0);
  expect((chaseAnalyst.analyse(replay, 0, replay.players).next().value as Analysis).players.map(({ usual }) => usual)).toEqual([
    null,
    null,
  ]);
});

test('S5: the pace is over all of the rounds: right ones, all, and the middle of all times', () => {
  const rounds = Array.from({ length: 3 }, (_, at) => {
    const round = { seed: `pace ${String(at)}`, players: 2, runners: 4, chasers: 4, variants: [] } as const;
    const setup = setupOf(round);
    const gone = goThrough(setup, simulateRound({ setup, bots: botsOf(round) }).events);
    if (!gone.ok) throw new Error(gone.error.code);
    return { through: gone.value, seat: 1 };
  });
  const marks = rounds.reduce((sum, { through }) => sum + through.end.marks.length, 0);
  expect(usualPace(rounds)).toMatchObject({ rounds: 3, count: marks });
  expect(usualPace(rounds.slice(1))).toBeNull();
});
