/** A guest at the table becomes a player: with what was just played, in every place that speaks of who sits there, or not at all. */
import { expect, onTestFinished, test } from 'vitest';
import { guestRequests, type GuestPorts } from '../../../src/main/requests/guest-requests';
import { playerBy } from '../../../src/main/requests/profile-requests';
import { storeFault } from '../../../src/main/store/fault';
import { openStore } from '../../../src/main/store/open';
import { DEFAULT_MATCH } from '../../../src/shared/chase/match-choice';
import { LONGEST_NAME } from '../../../src/shared/player-name';
import { refused } from '../../../src/rules/result';
import { openApp, type App } from '../../fixtures/app';
import { done } from '../../fixtures/live-table';
import { scratchFolder } from '../../fixtures/scratch';

function app(folder = scratchFolder()): App {
  const opened = openApp(folder, 'guests');
  onTestFinished(() => {
    opened.close();
  });
  return opened;
}

/** A guest has just lost a round to a bot, which begins the match's points. */
async function lost(opened: App, guest = 'Zoe'): Promise<string> {
  const { match } = done(await opened.handlers['match.start']({ role: 'chaser', level: 3, guest }));
  opened.time.passUntil(() => opened.mayClose());
  return match;
}

const players = async (opened: App) => done(await opened.handlers['profile.list']({}));

test('the rounds of the match count for the new player; who is chosen stays so', async () => {
  const opened = app();
  const before = await players(opened);
  const match = await lost(opened);
  expect(done(await opened.handlers['guest.list']({ match }))).toEqual([{ seat: 0, name: 'Zoe' }]);
  const after = done(await opened.handlers['guest.keep']({ match, seat: 0, name: 'Zoe' }));
  expect(after.chosen).toBe(before.chosen);
  expect(after.profiles.map(({ name, records }) => [name, records])).toEqual([
    ['', []],
    ['Zoe', [{ game: 'chase', role: 'chaser', won: 0, lost: 1 }]],
  ]);
  expect(done(await opened.handlers['guest.list']({ match }))).toEqual([]);
});

test('whoever stays by a name that was proposed can have another, at the table too, and somebody who does not sit there none by this', async () => {
  const opened = app();
  const other = (await players(opened)).chosen;
  const match = await lost(opened, '');
  const fox = done(await opened.handlers['guest.keep']({ match, seat: 0, name: 'Fox' })).profiles[1]?.id ?? '';
  const renamed = done(await opened.handlers['guest.rename']({ match, profile: fox, name: ' Nina ' }));
  expect(renamed.profiles[1]).toMatchObject({ id: fox, name: 'Nina', records: [{ lost: 1 }] });
  expect(done(await opened.handlers['match.current']({}))?.players[0]?.name).toBe('Nina');
  expect(await opened.handlers['guest.rename']({ match, profile: other, name: 'Eve' })).toMatchObject({ error: { code: 'no-such-guest' } });
  done(await opened.handlers['profile.create']({ name: 'Eve' }));
  expect(await opened.handlers['guest.rename']({ match, profile: fox, name: 'eve' })).toMatchObject({ error: { code: 'name-taken' } });
});

test('a name is looked at as closely at the table as among the players', async () => {
  const opened = app();
  const match = await lost(opened);
  const zoe = done(await opened.handlers['guest.keep']({ match, seat: 0, name: 'Zoe' })).profiles[1]?.id ?? '';
  done(await opened.handlers['profile.create']({ name: 'Eve' }));
  for (const name of ['', ' ', '\0', '\u202e', '\ufeff', 'a'.repeat(LONGEST_NAME + 1), 'EVE', 'Guest', 'Ospite']) {
    const refusal = await opened.handlers['profile.rename']({ profile: zoe, name });
    expect(refusal, JSON.stringify(name)).toMatchObject({ ok: false });
    expect(await opened.handlers['guest.rename']({ match, profile: zoe, name }), JSON.stringify(name)).toEqual(refusal);
  }
  expect((await players(opened)).profiles[1]?.name).toBe('Zoe');
});

test('in the midst of a round: what comes of it counts once it is decided', async () => {
  const opened = app();
  const { match } = done(await opened.handlers['match.start']({ role: 'chaser', level: 3, guest: 'Zoe' }));
  expect(done(await opened.handlers['guest.keep']({ match, seat: 0, name: 'Zoe' })).profiles[1]?.records).toEqual([]);
  opened.time.passUntil(() => opened.mayClose());
  expect((await players(opened)).profiles[1]?.records).toEqual([{ game: 'chase', role: 'chaser', won: 0, lost: 1 }]);
});

test('the match is the new player’s own, to go on with after a new start, and is in their file', async () => {
  const folder = scratchFolder();
  const first = openApp(folder, 'guests');
  const match = await lost(first);
  const zoe = done(await first.handlers['guest.keep']({ match, seat: 0, name: 'Zoe' })).profiles[1]?.id ?? '';
  first.close();
  const opened = app(folder);
  done(await opened.handlers['profile.choose']({ profile: zoe }));
  expect(done(await opened.handlers['match.unfinished']({}))).toMatchObject({ id: match });
  expect(done(await opened.handlers['settings.read']({})).introduced).toBe(true);
  expect(done(await opened.handlers['match.go-on']({ match })).players[0]?.name).toBe('Zoe');
  expect(done(await opened.handlers['guest.list']({ match }))).toEqual([]);
});

test('another name stands at the table, in the list and in the line-up of the computer; a match that follows counts, too', async () => {
  const opened = app();
  const [ada, other] = DEFAULT_MATCH.seats;
  if (ada === undefined || other === undefined) throw new Error('There are two seats.');
  const seats = [
    { ...ada, kind: 'guest' as const, guest: '' },
    { ...other, kind: 'bot' as const },
  ];
  done(await opened.handlers['settings.change']({ lastMatch: { ...DEFAULT_MATCH, seats } }));
  const sitting = [
    { kind: 'guest', name: '' },
    { kind: 'bot', level: 1 },
  ] as const;
  const { variants, firstChaser } = DEFAULT_MATCH;
  const { match } = done(await opened.handlers['match.arrange']({ seats: [...sitting], firstChaser, variants }));
  expect(done(await opened.handlers['guest.list']({ match })), 'nobody is called Guest').toEqual([{ seat: 0, name: '' }]);
  const { profiles } = done(await opened.handlers['guest.keep']({ match, seat: 0, name: ' Lulu ' }));
  const id = profiles.find(({ name }) => name === 'Lulu')?.id;
  expect(opened.table().players[0]?.name).toBe('Lulu');
  expect(done(await opened.handlers['replay.list']({ offset: 0, limit: 1 })).replays[0]?.players[0]?.name).toBe('Lulu');
  const { lastMatch } = done(await opened.handlers['settings.read']({}));
  expect(lastMatch.seats[0]).toMatchObject({ kind: 'profile', profile: id, guest: '' });
  expect(opened.sent.settings.at(-1)?.lastMatch).toEqual(lastMatch);
});

test('a name that somebody has, one that cannot be seen, a seat that is no guest’s and another match are refused, and nothing is done', async () => {
  const opened = app();
  const match = await lost(opened);
  done(await opened.handlers['profile.create']({ name: 'Ada' }));
  const before = await players(opened);
  const codes: (string | undefined)[] = [];
  for (const [seat, name] of [
    [0, 'ADA'],
    [0, 'Guest'],
    [0, '\u2800'],
    [1, 'Bea'],
  ] as const) {
    const answer = await opened.handlers['guest.keep']({ match, seat, name });
    codes.push(answer.ok ? undefined : answer.error.code);
  }
  expect(codes).toEqual(['name-taken', 'name-taken', 'name-unseen', 'no-such-guest']);
  const elsewhere = match.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  expect(await opened.handlers['guest.keep']({ match: elsewhere, seat: 0, name: 'Bea' })).toMatchObject({
    error: { code: 'no-such-match' },
  });
  expect(await players(opened)).toEqual(before);
});

test.each(['create', 'change', 'join', 'call'] as const)('a disk that fails at "%s" leaves nothing behind', async (at) => {
  const folder = scratchFolder();
  const first = openApp(folder, 'guests');
  const match = await lost(first);
  first.close();
  const store = done(openStore(folder, new Date('2026-11-28T20:00:00.000Z')));
  onTestFinished(() => {
    store.close();
  });
  /** Does the write and says then that it could not be kept. */
  const failing = <Repository extends object>(repository: Repository): Repository =>
    at in repository
      ? {
          ...repository,
          [at]: (...given: readonly unknown[]) => {
            (repository as Record<string, (...all: readonly unknown[]) => unknown>)[at]?.(...given);
            return refused(storeFault('store/full'));
          },
        }
      : repository;
  let reseated = 0;
  const profiles = { ...failing(store.profiles) };
  const ports: GuestPorts = {
    profiles,
    settings: failing(store.settings),
    matches: failing(store.matches),
    table: {
      seated: () => ({
        players: [
          { name: 'Zoe', kind: 'human' },
          { name: 'Lulu', kind: 'bot', level: 3 },
        ],
        profiles: [null, null],
      }),
      reseat: () => {
        reseated += 1;
      },
    },
    atOnce: store.atOnce,
    newId: () => '01990000-0000-7000-8000-000000000001',
    now: () => new Date('2026-11-28T20:00:00.000Z'),
    profile: (id) => playerBy({ profiles }, id),
    guestName: () => 'Guest',
    lineUpChanged: () => {
      reseated += 1;
    },
  };
  const before = [done(store.profiles.list()), done(store.matches.profilesAt(match, 2)), done(store.matches.read(match))];
  expect(await guestRequests(ports)['guest.keep']({ match, seat: 0, name: 'Bea' })).toMatchObject({ error: { code: 'store/full' } });
  expect([done(store.profiles.list()), done(store.matches.profilesAt(match, 2)), done(store.matches.read(match))]).toEqual(before);
  expect(reseated).toBe(0);
  // And where the disk takes it, it is done.
  const well = guestRequests({ ...ports, profiles: store.profiles, settings: store.settings, matches: store.matches });
  expect(done(await well['guest.keep']({ match, seat: 0, name: 'Bea' })).profiles.at(-1)).toMatchObject({
    name: 'Bea',
    records: [{ role: 'chaser', lost: 1 }],
  });
  expect(done(store.matches.read(match))?.replay.players[0]?.name).toBe('Bea');
});
