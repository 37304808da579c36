/** A match that was cut off goes on from the last thing that was kept. */
import { describe, expect, test } from 'vitest';
import { parseReplay } from '../../../../../src/main/games/chase/replay/chase-replay';
import type { KeptMatch } from '../../../../fixtures/table-of-chase';
import type { Player } from '../../../../../src/shared/chase/replay';
import type { ChaseTable } from '../../../../../src/shared/chase/table';
import { ADA, BEA, BOT, done, liveTable, nextNorth, northward, type LiveTable } from '../../../../fixtures/live-table';
import { plainFault } from '../../../../../src/main/replay/fault';

type Begun = LiveTable & { readonly match: string };

/** Ada runs and somebody chases, with the Starting tiles down and one more tile at 500 ms. */
function cutOff(chaser: Player = BEA): Begun {
  const live = liveTable();
  const match = live.begin({ players: [ADA, chaser] });
  done(live.table.open(match, 0, northward(live.last(), 0)));
  live.time.pass(500);
  done(live.table.place(match, 0, nextNorth(live.last(), 0)));
  return { ...live, match };
}

/** What the log kept of the match. */
function oneForEach({ ledger, match, last }: Begun): KeptMatch {
  const replay = ledger.replay(match);
  const read = parseReplay(replay);
  if (!read.ok) throw new Error(JSON.stringify(plainFault(read.error)));
  const { players, rules, tiles, seed = '' } = replay;
  return {
    id: match,
    startedAt: replay.startedAt,
    options: { players, rules, tiles, seed, roles: replay.rounds[0]?.roles ?? last().table.roles },
    rounds: read.value.rounds.map((state, at) => {
      const { events, late } = ledger.round(match, at + 1);
      return { state, events: [...events], late };
    }),
  };
}

/** Another start of the app, with the same log. */
function again(before: Begun): Begun {
  const kept = oneForEach(before);
  const next = liveTable();
  next.ledger.matches.set(before.match, {
    header: before.ledger.matches.get(before.match)!.header,
    rounds: before.ledger.matches.get(before.match)!.rounds.map((round) => ({ ...round, events: [...round.events] })),
  });
  done(next.table.goOn(kept));
  return { ...next, match: before.match };
}

const lying = ({ table, seats, score }: ChaseTable) => ({
  paths: table.paths,
  hands: seats.map(({ view }) => view.hand),
  points: score.points,
});

describe('going on with a match', () => {
  test('everything lies as it lay; the time goes on from the last event, paused', () => {
    const before = cutOff();
    before.time.pass(9000);
    const after = again(before);
    expect(lying(after.last())).toEqual(lying(before.last()));
    expect(after.last()).toMatchObject({ clock: { t: 500, running: false }, table: { paused: true, phase: 'running' } });
    expect(after.ledger.round(after.match).events.at(-1)).toEqual({ type: 'pause', t: 500, seat: 0 });
    done(after.table.resume(after.match, 0));
    done(after.table.resume(after.match, 1));
    after.time.pass(250);
    done(after.table.place(after.match, 0, nextNorth(after.last(), 0)));
    expect(after.ledger.round(after.match).events.at(-1)).toMatchObject({ type: 'place', t: 750 });
    const replay = parseReplay(after.ledger.replay(after.match));
    expect(replay.ok).toBe(true);
  });

  test('a round that was paused is not paused again', () => {
    const before = cutOff(BOT);
    done(before.table.pause(before.match, 0));
    const after = again(before);
    expect(after.ledger.round(after.match).events.filter(({ type }) => type === 'pause')).toHaveLength(1);
    expect(after.last().table.paused).toBe(true);
  });

  test('bots are shown all that happened, once, and act only once time goes on', () => {
    const before = cutOff(BOT);
    const after = again(before);
    const [bot] = after.bots;
    if (bot === undefined) throw new Error('A bot was expected.');
    // Two Starting tiles, a tile, the pause.
    expect(bot.seen).toBe(4);
    bot.plan = { at: 600, decide: () => ({ type: 'mark', symbol: 'star' }) };
    after.time.pass(5000);
    expect(after.last().table.paths[0]?.marks).toEqual([]);
    done(after.table.resume(after.match, 0));
    bot.plan = null;
    after.time.pass(100);
    expect(after.last().table.paths[0]?.marks).toHaveLength(1);
  });

  test('Starting tiles that were not down are planned again', () => {
    const live = liveTable();
    const match = live.begin();
    const after = again({ ...live, match });
    expect(after.last()).toMatchObject({ table: { phase: 'planning', paused: false }, clock: { t: 0, running: false } });
    expect(after.seen(0).view.hand?.starts).toEqual(live.seen(0).view.hand?.starts);
    done(after.table.open(match, 0, northward(after.last(), 0)));
    expect(after.last().table.phase).toBe('running');
  });

  test('T2: who opens is still to be chosen, or was', () => {
    const live = liveTable();
    const players = [ADA, BEA, { name: 'Cai', kind: 'human' as const }];
    const match = live.begin({ players, roles: ['runner', 'runner', 'chaser'] });
    const open = again({ ...live, match });
    expect(open.last().aside.choosesOpener).toBe(true);
    done(open.table.opener(match, 1));
    const chosen = again(open);
    expect(chosen.last().aside.choosesOpener).toBe(false);
    expect(chosen.seen(1).view.hand?.starts).toHaveLength(2);
  });

  test('between two rounds: the verdict stands there, points are kept, and the next round comes with the roles changed', () => {
    const before = cutOff();
    done(before.table.mark(before.match, 1, 'triangle'));
    done(before.table.mark(before.match, 1, 'triangle'));
    done(before.table.mark(before.match, 1, 'square'));
    expect(before.last().table.ending).toBe('caught');
    const after = again(before);
    expect(after.last().verdict).toEqual(before.last().verdict);
    expect(after.last().score.points).toEqual(before.last().score.points);
    expect(after.last().score.points).toEqual([0, 1]);
    const next = done(after.table.next(after.match));
    expect(next).toMatchObject({ roundNumber: 2, score: { points: [0, 1] }, table: { roles: ['chaser', 'runner'], phase: 'planning' } });
    const third = again(after);
    expect(third.last()).toMatchObject({ roundNumber: 2, score: { points: [0, 1] } });
    // The same deal as without the cut: it comes from the match's seed.
    expect(done(before.table.next(before.match)).seats[1]?.view.hand).toEqual(third.last().seats[1]?.view.hand);
  });

  test('the match that stands on the table is shown as it is', () => {
    const live = cutOff();
    const pushes = live.pushes.length;
    expect(done(live.table.goOn(oneForEach(live)))).toEqual(live.table.current);
    expect(live.pushes).toHaveLength(pushes);
    expect(live.last().table.paused).toBe(false);
  });

  test('where the log refuses the pause, the match before stays on the table', () => {
    const before = cutOff();
    const other = liveTable();
    const standing = other.begin();
    other.ledger.refusal = { code: 'store/full' };
    expect(other.table.goOn({ ...oneForEach(before), id: 'another' })).toMatchObject({ ok: false, error: { code: 'store/full' } });
    expect(other.table.current?.match).toBe(standing);
  });
});
