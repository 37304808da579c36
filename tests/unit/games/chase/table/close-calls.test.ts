/** A deed after the end is told as a close call only if the table would have taken it a moment before, and it would have counted. */
import { describe, expect, test } from 'vitest';
import { ADA, BEA, BOT, done, liveTable, nextNorth, northward, type LiveTable } from '../../../../fixtures/live-table';
import type { Player } from '../../../../../src/shared/chase/replay';

type Round = LiveTable & { match: string };

function opened(players: readonly Player[] = [ADA, BEA]): Round {
  const live = liveTable();
  const match = live.begin({ players });
  done(live.table.open(match, 0, northward(live.last(), 0)));
  return { ...live, match };
}

/** T1: Ada opens, then it is Cai's turn; Bea chases. */
function ofThree(third: Player = { name: 'Cai', kind: 'human' }): Round {
  const live = liveTable();
  const match = live.begin({ players: [ADA, BEA, third], roles: ['runner', 'chaser', 'runner'] });
  done(live.table.opener(match, 0));
  done(live.table.open(match, 0, northward(live.last(), 0)));
  return { ...live, match };
}

function caught({ table, time, match }: Round, after = 5000): void {
  done(table.mark(match, 1, 'triangle'));
  time.pass(after);
  done(table.mark(match, 1, 'square'));
}

const calls = (live: Round) => live.last().verdict?.closeCalls;
const kept = (live: Round) => live.ledger.round(live.match).late;

describe('a tile too late', () => {
  test('P8: hands that were busy with a pile could not have put it', () => {
    const live = opened();
    done(live.table.mark(live.match, 1, 'triangle'));
    live.time.pass(5000);
    const tile = nextNorth(live.last(), 0);
    done(live.table.switchPile(live.match, 0));
    const other = nextNorth(live.last(), 0);
    expect(other.tile).not.toBe(tile.tile);
    live.time.pass(100);
    done(live.table.mark(live.match, 1, 'square'));
    live.time.pass(50);
    live.table.place(live.match, 0, other);
    expect([calls(live), kept(live)]).toEqual([[], {}]);
    // Once they would have been free it would have counted.
    live.time.pass(1000);
    live.table.place(live.match, 0, other);
    expect(calls(live)).toEqual([{ path: 0, position: 2, first: 'marker', margin: 1050 }]);
  });

  test('T3: a Runner whose pile lay down for an exchange could not have put it', () => {
    const live = ofThree();
    done(live.table.exchange(live.match, 2));
    const tile = nextNorth(live.last(), 2);
    expect(live.table.place(live.match, 2, tile)).toMatchObject({ ok: false, error: { code: 'pile-down', clause: 'T3' } });
    caught(live);
    live.time.pass(60);
    expect(live.table.place(live.match, 2, tile)).toMatchObject({ ok: false, error: { code: 'round-over' } });
    expect([calls(live), kept(live)]).toEqual([[], {}]);
  });

  test('T2: nor the Runner whose turn it was not; the other could', () => {
    const live = ofThree();
    caught(live);
    live.time.pass(60);
    live.table.place(live.match, 0, nextNorth(live.last(), 0));
    expect(calls(live)).toEqual([]);
    live.table.place(live.match, 2, nextNorth(live.last(), 2));
    expect(calls(live)).toEqual([{ path: 0, position: 2, first: 'marker', margin: 60 }]);
  });

  test('P9: a tile that the assist would have refused', () => {
    const live = opened([{ ...ADA, assist: true }, BEA]);
    caught(live);
    live.time.pass(60);
    const hideout = live.seen(0).view.hand?.pile.find((tile) => tile.startsWith('h'));
    const tile = nextNorth(live.last(), 0, (each) => each === hideout);
    if (hideout === undefined) throw new Error('A Hideout was expected in the first pile.');
    live.table.place(live.match, 0, tile);
    expect([calls(live), kept(live)]).toEqual([[], {}]);
    live.table.place(
      live.match,
      0,
      nextNorth(live.last(), 0, (each) => !each.startsWith('h')),
    );
    expect(calls(live)).toHaveLength(1);
  });
});

describe('a marker too late', () => {
  /** To the Hideout with `behind` tiles before it unmarked. */
  function toHideout(live: Round, behind: number): number {
    const wanted = /^(map|money|keys)/;
    const put = (fits: (tile: string) => boolean): void => {
      live.time.pass(1000);
      done(live.table.place(live.match, 0, nextNorth(live.last(), 0, fits)));
    };
    const piles = [0, 1].map(() => {
      for (const tile of (live.seen(0).view.hand?.pile ?? []).filter((each) => wanted.test(each))) put((each) => each === tile);
      done(live.table.switchPile(live.match, 0));
      live.time.pass(1000);
      return live.seen(0).view.hand?.pile ?? [];
    });
    if (!piles[1]?.some((tile) => tile.startsWith('h'))) {
      done(live.table.switchPile(live.match, 0));
      live.time.pass(1000);
    }
    const tiles = live.last().table.paths[0]?.tiles.length ?? 0;
    for (let n = behind; n < tiles; n++) done(live.table.mark(live.match, 1, 'triangle'));
    put((tile) => tile.startsWith('h'));
    return tiles;
  }

  test('M4, P10: on the last tile before the Hideout it would have caught; further back it is no close call, nor in the log', () => {
    const close = opened();
    const position = toHideout(close, 1);
    close.time.pass(30);
    close.table.mark(close.match, 1, 'square');
    expect(calls(close)?.at(-1)).toEqual({ path: 0, position, first: 'hideout', margin: 30 });

    const behind = opened();
    toHideout(behind, 3);
    behind.time.pass(30);
    behind.table.mark(behind.match, 1, 'triangle');
    expect(calls(behind)?.filter(({ first }) => first === 'hideout')).toEqual([]);
    expect(kept(behind)).toEqual({});
  });
});

test('of a bot and a person the deed that came first is told', () => {
  const live = ofThree(BOT);
  const bot = live.bots.at(-1);
  if (bot === undefined) throw new Error('A bot was expected.');
  const tile = live.ledger.round(live.match).dealt.piles?.[1]?.[0] ?? '';
  const { cell } = nextNorth(live.last(), 0);
  done(live.table.mark(live.match, 1, 'triangle'));
  live.time.pass(1000);
  bot.plan = { at: 3500, decide: () => ({ type: 'place', tile, cell, rotation: 0 }) };
  done(live.table.pause(live.match, 0));
  done(live.table.pause(live.match, 1));
  done(live.table.resume(live.match, 0));
  done(live.table.resume(live.match, 1));
  done(live.table.mark(live.match, 1, 'square'));
  expect(calls(live)).toEqual([{ path: 0, position: 2, first: 'marker', margin: 2500 }]);
});
