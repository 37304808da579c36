import { describe, expect, test } from 'vitest';
import type { BotAction } from '../../../../../src/main/games/chase/bots/bot';
import { parseReplay } from '../../../../../src/main/games/chase/replay/chase-replay';
import { judgeMatch } from '../../../../../src/rules/chase/judge-match';
import { ADA, BEA, BOT, done, liveTable, nextNorth, northward, type LiveTable } from '../../../../fixtures/live-table';
import { plainFault } from '../../../../../src/main/replay/fault';

type Round = LiveTable & { match: string };

function opened(options: Parameters<LiveTable['begin']>[0] = {}): Round {
  const live = liveTable();
  const match = live.begin(options);
  done(live.table.open(match, 0, northward(live.last(), 0)));
  return { ...live, match };
}

/** Walks to the north, items first, until a Hideout can be placed, and stops before it. */
function walkToHideout(live: Round): void {
  const items = /^(map|money|keys)/;
  for (const _pile of [0, 1]) {
    const pile = live.seen(0).view.hand?.pile ?? [];
    for (const tile of pile.filter((each) => items.test(each))) {
      live.time.pass(1000);
      done(
        live.table.place(
          live.match,
          0,
          nextNorth(live.last(), 0, (each) => each === tile),
        ),
      );
    }
    done(live.table.switchPile(live.match, 0));
    live.time.pass(1000);
  }
  if (!(live.seen(0).view.hand?.pile ?? []).some((each) => each.startsWith('h'))) {
    done(live.table.switchPile(live.match, 0));
    live.time.pass(1000);
  }
}

const hideout = (live: Round) => nextNorth(live.last(), 0, (tile) => tile.startsWith('h'));

describe('the end of a round', () => {
  test('P10, J2: a legal Hideout wins Perfect; verdict and points come with the push, and are kept with the last event', () => {
    const live = opened();
    walkToHideout(live);
    done(live.table.place(live.match, 0, hideout(live)));
    expect(live.last()).toMatchObject({
      clock: { running: false },
      score: { points: [2, 0] },
      verdict: { verdict: { ending: 'hideout', winner: 'runners', award: 'perfect' } },
    });
    expect(live.ledger.round(live.match).outcome).toEqual({ ending: 'hideout', winner: 'runners', award: 'perfect' });
  });

  test('the verdict is the one that a judge gives who reads the log', () => {
    const live = opened();
    done(live.table.mark(live.match, 1, 'triangle'));
    done(live.table.mark(live.match, 1, 'square'));
    const read = parseReplay(live.ledger.replay(live.match));
    if (!read.ok) throw new Error(JSON.stringify(plainFault(read.error)));
    const judged = judgeMatch(read.value.rounds, 2, 3);
    expect(judged.rounds).toEqual([live.last().verdict?.verdict]);
    expect(judged.points).toEqual(live.last().score.points);
  });
});

describe('M4, M5: what came too late tells how close it was', () => {
  test("a person's tile after the final marker", () => {
    const live = opened();
    done(live.table.mark(live.match, 1, 'triangle'));
    live.time.pass(5000);
    done(live.table.mark(live.match, 1, 'square'));
    const tile = nextNorth(live.last(), 0);
    expect(live.last().verdict?.closeCalls).toEqual([]);
    live.time.pass(180);
    expect(live.table.place(live.match, 0, tile)).toMatchObject({ ok: false, error: { code: 'round-over', clause: 'M4' } });
    expect(live.last().verdict?.closeCalls).toEqual([{ path: 0, position: 2, first: 'marker', margin: 180 }]);
    expect(live.ledger.round(live.match)).toMatchObject({ late: { tile: { path: 0, t: 5180 } }, events: { length: 4 } });
    // The first one counts.
    live.time.pass(20);
    live.table.place(live.match, 0, tile);
    expect(live.last().verdict?.closeCalls[0]?.margin).toBe(180);
  });

  test("a person's marker after the Hideout", () => {
    const live = opened();
    walkToHideout(live);
    const tiles = live.last().table.paths[0]?.tiles.length ?? 0;
    for (let n = 1; n < tiles; n++) done(live.table.mark(live.match, 1, 'triangle'));
    live.time.pass(1000);
    done(live.table.place(live.match, 0, hideout(live)));
    live.time.pass(42);
    expect(live.table.mark(live.match, 1, 'square')).toMatchObject({ ok: false, error: { code: 'round-over' } });
    expect(live.last().verdict?.closeCalls.at(-1)).toEqual({ path: 0, position: tiles, first: 'hideout', margin: 42 });
  });

  test.each<[string, number, (live: Round) => void]>([
    ['much later', 5001, (live) => live.table.place(live.match, 0, nextNorth(live.last(), 0))],
    ['a tile where none can lie', 100, (live) => live.table.place(live.match, 0, { ...nextNorth(live.last(), 0), cell: { x: 0, y: 0 } })],
    ['a marker, which decides nothing then', 100, (live) => live.table.mark(live.match, 1, 'star')],
  ])('%s changes nothing', (_what, after, act) => {
    const live = opened();
    done(live.table.mark(live.match, 1, 'triangle'));
    done(live.table.mark(live.match, 1, 'square'));
    const pushes = live.pushes.length;
    live.time.pass(after);
    act(live);
    expect(live.pushes).toHaveLength(pushes);
    expect(live.ledger.round(live.match).late).toEqual({});
  });

  test('what a bot was about to do is told at once, at the time that it had planned', () => {
    const live = liveTable();
    const match = live.begin({ players: [BOT, BEA], roles: ['runner', 'chaser'] });
    const [bot] = live.bots;
    if (bot === undefined) throw new Error('A bot was expected.');
    const { prison, starts, piles } = live.ledger.round(match).dealt;
    const north = (at: number): { x: number; y: number } => ({ x: prison.x, y: prison.y - 1 - at });
    const open: BotAction = {
      type: 'open',
      tiles: (starts?.[0] ?? []).map((tile, at) => ({ tile, cell: north(at), rotation: 0 })),
    };
    bot.plan = { at: 0, decide: () => open };
    done(live.table.pause(match, 1));
    done(live.table.resume(match, 1));
    live.time.passUntil(() => {
      bot.plan = { at: 2345, decide: () => ({ type: 'place', tile: piles?.[0]?.[0] ?? '', cell: north(2), rotation: 0 }) };
      return live.last().table.phase === 'running';
    });
    done(live.table.mark(match, 1, 'triangle'));
    live.time.pass(2000);
    done(live.table.mark(match, 1, 'square'));
    expect(live.last().verdict?.closeCalls).toEqual([{ path: 0, position: 2, first: 'marker', margin: 345 }]);
    expect(live.ledger.round(match).late).toEqual({ tile: { path: 0, t: 2345 } });
  });
});

describe('E1, E2: rounds and games', () => {
  /** The Chaser of the round catches the Runner without a mistake: a Small. */
  function catchRunner(live: LiveTable, match: string): void {
    const runner = live.last().table.roles.indexOf('runner');
    done(live.table.open(match, runner, northward(live.last(), runner)));
    done(live.table.mark(match, 1 - runner, 'triangle'));
    done(live.table.mark(match, 1 - runner, 'square'));
  }

  test('E2: the next round has the roles changed, another deal, all markers back, and the points kept', () => {
    const live = liveTable();
    const match = live.begin();
    catchRunner(live, match);
    expect(live.last()).toMatchObject({ roundNumber: 1, score: { points: [0, 1], victory: [{ small: 0 }, { small: 1 }] } });
    const next = done(live.table.next(match));
    expect(next).toMatchObject({
      match,
      roundNumber: 2,
      score: { points: [0, 1] },
      verdict: null,
      table: { roles: ['chaser', 'runner'], phase: 'planning', paths: [{ tiles: [], marks: [], supply: { red: 15, blue: 15 } }] },
    });
    const [first, second] = live.ledger.matches.get(match)?.rounds ?? [];
    expect(second?.dealt.piles).not.toEqual(first?.dealt.piles);
    catchRunner(live, match);
    expect(live.last().score.points).toEqual([1, 1]);
  });

  test('J8: roles change after a round that was given up, too', () => {
    const live = opened();
    done(live.table.giveUp(live.match, 0));
    expect(done(live.table.next(live.match)).table.roles).toEqual(['chaser', 'runner']);
  });

  test('a round that goes on is not left by asking for the next', () => {
    const live = opened();
    expect(live.table.next(live.match)).toEqual({ ok: false, error: { code: 'round-not-over', clause: 'E2' } });
  });

  test('E1: once the game is won, the next is a new game of the same players, with no points and a seed of its own', () => {
    const live = liveTable();
    let match = live.begin({ rules: { startingTiles: 2, perfectPlan: false, pointsToWin: 1, table: { columns: 21, rows: 13 } } });
    catchRunner(live, match);
    expect(live.last()).toMatchObject({ score: { points: [0, 1], winners: [1] } });
    const next = done(live.table.next(match));
    expect(next.match).not.toBe(match);
    expect(next).toMatchObject({ roundNumber: 1, score: { points: [0, 0], winners: [] }, players: [ADA, BEA], seed: 'fresh 1' });
    expect(next.table.roles).toEqual(['chaser', 'runner']);
    match = next.match;
    expect(live.ledger.matches.get(match)?.header.seed).toBe('fresh 1');
  });

  test('a round that cannot be kept is not dealt, and the last one stays on the table', () => {
    const live = liveTable();
    const match = live.begin();
    catchRunner(live, match);
    live.ledger.refusal = { code: 'store/full' };
    expect(live.table.next(match)).toMatchObject({ ok: false, error: { code: 'store/full' } });
    expect(live.table.current).toMatchObject({ roundNumber: 1, score: { points: [0, 1] } });
    live.ledger.refusal = null;
    expect(done(live.table.next(match)).score.points).toEqual([0, 1]);
  });

  test('the same seed deals the same rounds', () => {
    const deals = [liveTable(), liveTable()].map((live) => {
      const match = live.begin({ seed: 'twice' });
      catchRunner(live, match);
      done(live.table.next(match));
      return live.ledger.matches.get(match)?.rounds.map(({ dealt }) => dealt);
    });
    expect(deals[0]).toEqual(deals[1]);
  });
});
