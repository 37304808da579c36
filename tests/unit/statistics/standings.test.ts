/** Standings over evenings: a sum that knows no game, and what the store reads for it. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { readStandings } from '../../../src/main/background/standings';
import { eveningOf, eveningsOf, standingsOf, type PeopleMatch } from '../../../src/main/statistics/standings';
import { openStore } from '../../../src/main/store/open';
import { done } from '../../fixtures/live-table';
import { scratchFolder } from '../../fixtures/scratch';
import { DEALT, header, MATCH } from '../../fixtures/stored-match';

const round = (...won: readonly boolean[]) => won.map((each, seat) => ({ seat, role: 'any', won: each }));
type Rounds = readonly (readonly Omit<PeopleMatch['rounds'][number][number], 'name'>[])[];
/** Where the same people sat all the while. */
const match = (date: string, names: PeopleMatch['names'], rounds: Rounds, winners: readonly number[] = []): PeopleMatch => ({
  date,
  names,
  rounds: rounds.map((each) => each.map((result) => ({ ...result, name: names[result.seat] ?? null }))),
  winners,
});

describe('an evening ends at five in the morning', () => {
  test.each([
    [new Date(2026, 10, 28, 20, 0), '2026-11-28'],
    [new Date(2026, 10, 29, 4, 59), '2026-11-28'],
    [new Date(2026, 10, 29, 5, 0), '2026-11-29'],
    [new Date(2027, 0, 1, 0, 30), '2026-12-31'],
  ])('%s', (time, day) => {
    expect(eveningOf(time)).toBe(day);
  });
});

test('games and rounds are counted for whoever sat there, under one name whatever its case; bots are nobody', () => {
  const standings = standingsOf([
    match('a', ['Ada', 'Ben', null], [round(true, false, false), round(true, false, false)], [0]),
    match('b', ['ben', 'Ada'], [round(true, false)]),
  ]);
  expect(standings).toEqual([
    { name: 'Ada', games: 1, gamesWon: 1, rounds: 3, roundsWon: 2 },
    { name: 'Ben', games: 1, gamesWon: 0, rounds: 3, roundsWon: 1 },
  ]);
});

test('where somebody took a seat, a round is whoever’s who sat all through it, and a game whoever’s who sat all through that', () => {
  const [one, other] = [round(true, false), round(false, true)].map(
    (results) => (names: readonly (string | null)[]) => results.map((result) => ({ ...result, name: names[result.seat] ?? null })),
  );
  if (one === undefined || other === undefined) throw new Error('There are two.');
  const standings = standingsOf([
    // Cleo came for Ben after the first round; in the third somebody came in the midst, and in the fourth a bot played.
    {
      date: 'a',
      names: ['Ada', null],
      rounds: [one(['Ada', 'Ben']), other(['Ada', 'Cleo']), one(['Ada', null]), one(['Ada', null])],
      winners: [0],
    },
  ]);
  expect(standings).toEqual([
    { name: 'Cleo', games: 0, gamesWon: 0, rounds: 1, roundsWon: 1 },
    { name: 'Ada', games: 0, gamesWon: 0, rounds: 2, roundsWon: 1 },
    { name: 'Ben', games: 0, gamesWon: 0, rounds: 1, roundsWon: 0 },
  ]);
});

test('a match in which nothing was decided counts for nobody, and an evening of such matches is none', () => {
  const nothing = match('2026-11-27', ['Ada', 'Ben'], []);
  expect(standingsOf([nothing])).toEqual([]);
  expect(eveningsOf([nothing, match('2026-11-28', ['Cleo', 'Dan'], [round(false, true)])]).map(({ date }) => date)).toEqual(['2026-11-28']);
});

test('evenings come newest first, each with its own', () => {
  const evenings = eveningsOf([
    match('2026-11-27', ['Ada', 'Ben'], [round(true, false)]),
    match('2026-11-28', ['Ada', 'Ben'], [round(false, true)]),
    match('2026-11-27', ['Ada', 'Ben'], [round(true, false)]),
  ]);
  expect(evenings.map(({ date, people }) => [date, ...people.map(({ name, roundsWon }) => `${name} ${String(roundsWon)}`)])).toEqual([
    ['2026-11-28', 'Ben 1', 'Ada 0'],
    ['2026-11-27', 'Ada 2', 'Ben 0'],
  ]);
});

test('from the store: all evenings of matches between people, and the last one alone', async () => {
  const CAUGHT = { ending: 'caught', winner: 'chasers', award: null };
  const people = (...names: readonly string[]) => names.map((name) => ({ name, kind: 'human' as const }));
  const now = new Date('2026-11-30T20:00:00.000Z');
  const store = done(openStore(scratchFolder(), now));
  onTestFinished(() => {
    store.close();
  });
  const begin = (number: number, day: string, players: Parameters<typeof header>[0], decided = true): void => {
    const id = MATCH.replace(/..$/, String(number));
    done(store.matches.begin(header({ ...players, id, startedAt: `${day}T20:00:00.000Z` }), DEALT));
    if (decided) done(store.matches.append(id, 1, [], CAUGHT));
  };
  begin(10, '2026-11-26', { players: people('Ada', 'Ben') });
  begin(11, '2026-11-27', { players: people('Ada', 'Ben') });
  begin(12, '2026-11-27', { players: [...people('Ada'), { name: 'Lulu', kind: 'bot', level: 1 }] });
  begin(13, '2026-11-28', { players: people('Ada', 'Cleo') }, false);
  const read = async (evenings: 'all' | 'last') =>
    done(await readStandings(store.matches, { evenings, at: now.getTime() }, () => Promise.resolve()));
  const all = await read('all');
  expect(all.tonight).toBe(eveningOf(now));
  // DEALT: the first seat runs, the second chases and wins.
  const each = [
    { name: 'Ben', games: 0, gamesWon: 0, rounds: 1, roundsWon: 1 },
    { name: 'Ada', games: 0, gamesWon: 0, rounds: 1, roundsWon: 0 },
  ];
  expect(all.evenings.map((evening) => evening.people)).toEqual([each, each]);
  expect(all.overall.map(({ name, rounds, roundsWon }) => [name, rounds, roundsWon])).toEqual([
    ['Ben', 2, 2],
    ['Ada', 2, 0],
  ]);
  expect((await read('last')).evenings).toEqual(all.evenings.slice(0, 1));
});
