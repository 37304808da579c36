import { expect, test } from 'vitest';
import { connect, type Connection } from '../../../src/main/store/connection';
import { matchRepository, type MatchRepository } from '../../../src/main/store/match-repository';
import { migrate } from '../../../src/main/store/migrate';
import { profileRepository, type ProfileRepository } from '../../../src/main/store/profile-repository';
import { chase } from '../../../src/rules/chase/chase';
import type { Outcome } from '../../../src/rules/chase/verdict';
import { seatResults } from '../../../src/rules/seat-results';
import type { Deal } from '../../../src/shared/chase/replay';
import { done } from '../../fixtures/live-table';
import { DEALT, header, MATCH, OPENING } from '../../fixtures/stored-match';

const RUNNERS: Outcome = { ending: 'hideout', winner: 'runners', award: 'perfect' };
const CHASERS: Outcome = { ending: 'caught', winner: 'chasers', award: 'small' };
const NOBODY: Outcome = { ending: 'given-up', winner: null, award: null };
const SECOND = MATCH.replace(/1$/, '2');
const THIRD = MATCH.replace(/1$/, '3');

function store(): { db: Connection; matches: MatchRepository; profiles: ProfileRepository } {
  const db = connect(':memory:');
  migrate(db);
  const profiles = profileRepository(db);
  for (const name of ['Ada', 'Bea']) done(profiles.create({ id: name.toLowerCase(), name, createdAt: '' }));
  return { db, matches: matchRepository(db), profiles };
}

const SWAPPED: Deal = { ...DEALT, roles: ['chaser', 'runner'] };
const records = (profiles: ProfileRepository) => done(profiles.list()).map((each) => [each.name, each.records]);
const as = (role: string, won: number, lost: number) => ({ game: 'chase', role, won, lost });
/** Ends a round, with what it counts for. */
const end = (matches: MatchRepository, match: string, number: number, deal: Deal, outcome: Outcome): void => {
  done(matches.append(match, number, [], outcome, seatResults(chase, deal, outcome, 2)));
};
const names = (matches: MatchRepository, id = MATCH) => done(matches.read(id))?.replay.players.map(({ name }) => name);

test('rounds are counted for who sat there, by role, as they end', () => {
  const { matches, profiles } = store();
  done(matches.begin(header(), DEALT, ['ada', null]));
  done(matches.append(MATCH, 1, OPENING, null));
  expect(records(profiles)).toEqual([
    ['Ada', []],
    ['Bea', []],
  ]);
  end(matches, MATCH, 1, DEALT, RUNNERS);
  done(matches.deal(MATCH, 2, SWAPPED));
  end(matches, MATCH, 2, SWAPPED, RUNNERS);
  done(matches.deal(MATCH, 3, DEALT));
  end(matches, MATCH, 3, DEALT, CHASERS);
  expect(records(profiles)).toEqual([
    ['Ada', [as('chaser', 0, 1), as('runner', 1, 1)]],
    ['Bea', []],
  ]);
});

test('a round that nobody won, and one of guests and bots, are in no record', () => {
  const { matches, profiles } = store();
  done(matches.begin(header(), DEALT, ['ada', null]));
  end(matches, MATCH, 1, DEALT, NOBODY);
  done(matches.begin(header({ id: SECOND }), DEALT));
  end(matches, SECOND, 1, DEALT, RUNNERS);
  expect(records(profiles)).toEqual([
    ['Ada', []],
    ['Bea', []],
  ]);
  expect(done(matches.playedBy('ada'))).toEqual([MATCH]);
});

test('a new name stands in every match that the player sat at, and in no other', () => {
  const { matches, profiles } = store();
  done(matches.begin(header(), DEALT, ['ada', null]));
  done(profiles.rename('ada', 'Adela'));
  expect(names(matches)).toEqual(['Adela', 'Bot 3']);
});

test('deleting puts the placeholder over every name that the player had, and leaves the rest of the match and other people alone', () => {
  const { db, matches, profiles } = store();
  done(matches.begin(header(), DEALT, ['ada', null]));
  done(matches.append(MATCH, 1, OPENING, RUNNERS));
  done(profiles.rename('ada', 'Adela'));
  const later = {
    players: [
      { name: 'Bea', kind: 'human' as const },
      { name: 'Adela', kind: 'human' as const },
    ],
  };
  done(matches.begin(header({ id: SECOND, ...later }), DEALT, ['bea', 'ada']));
  const before = done(matches.read(MATCH));
  done(profiles.remove('ada', 'Guest'));
  expect(names(matches)).toEqual(['Guest', 'Bot 3']);
  expect(names(matches, SECOND)).toEqual(['Bea', 'Guest']);
  const after = done(matches.read(MATCH));
  expect({ ...after, replay: { ...after?.replay, players: before?.replay.players } }).toEqual(before);
  expect(after?.replay.players[0]).toEqual({ name: 'Guest', kind: 'human', assist: true });
  expect(done(matches.playedBy('bea'))).toEqual([SECOND]);
  expect(db.prepare(`SELECT count(*) FROM match WHERE players LIKE '%Ad%'`).pluck().get()).toBe(0);
});

test('the company somebody has been in is told by game: a large table of one says nothing of another', () => {
  const { matches } = store();
  const [ada, bea, bot] = [
    { name: 'Ada', kind: 'human' } as const,
    { name: 'Bea', kind: 'human' } as const,
    { name: 'Bot', kind: 'bot' } as const,
  ];
  expect(done(matches.company('ada', 'chase'))).toBe(0);
  done(matches.begin(header({ id: MATCH, players: [ada, bea] }), DEALT, ['ada', 'bea']));
  done(
    matches.begin({ ...header({ id: SECOND, players: [ada, bot, bot, bot, bot] }), game: 'nerve' }, DEALT, ['ada', null, null, null, null]),
  );
  expect(['chase', 'nerve', 'third'].map((game) => done(matches.company('ada', game)))).toEqual([2, 5, 0]);
  expect(['chase', 'nerve'].map((game) => done(matches.company('bea', game)))).toEqual([2, 0]);
  done(matches.begin(header({ id: THIRD, players: [bea, bot, ada] }), DEALT, [null, null, null], 'bea'));
  expect(done(matches.company('bea', 'chase'))).toBe(3);
});
