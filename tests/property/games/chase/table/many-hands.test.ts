/** Three and four people who do anything in any order: T1 to T3, F1 to F7, and a match that is cut off at any moment. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { neighbour, ROTATIONS, type Direction } from '../../../../../src/rules/chase/compass';
import { firstRoles } from '../../../../../src/rules/chase/match';
import { SYMBOLS, type Colour } from '../../../../../src/rules/chase/tile';
import { viewFor as viewOf } from '../../../../../src/rules/chase/view';
import type { Done } from '../../../../../src/main/table/refusal';
import type { Player } from '../../../../../src/shared/chase/replay';
import type { ChaseTable } from '../../../../../src/shared/chase/table';
import { done, liveTable, type LiveTable } from '../../../../fixtures/live-table';
import { expectJudgedAlike, reread } from './reread';

interface Deed {
  readonly kind: 'pass' | 'open' | 'opener' | 'place' | 'mark' | 'exchange' | 'hand-over' | 'pause' | 'resume' | 'away' | 'next';
  readonly seat: number;
  readonly n: number;
  readonly side: Direction;
}

const kind = fc.oneof(
  { weight: 20, arbitrary: fc.constant('pass' as const) },
  { weight: 30, arbitrary: fc.constant('place' as const) },
  { weight: 20, arbitrary: fc.constant('mark' as const) },
  { weight: 8, arbitrary: fc.constantFrom('open' as const, 'opener' as const) },
  { weight: 12, arbitrary: fc.constantFrom('exchange' as const, 'hand-over' as const) },
  { weight: 10, arbitrary: fc.constantFrom('pause' as const, 'resume' as const, 'away' as const, 'next' as const) },
);

const deeds = fc.array(fc.record({ kind, seat: fc.nat(3), n: fc.nat(40), side: fc.constantFrom<Direction>('n', 'e', 's', 'w') }), {
  minLength: 10,
  maxLength: 70,
});

const count = fc.constantFrom(3, 4);

function begun(seats: number): LiveTable {
  const live = liveTable();
  const players: Player[] = ['Ada', 'Bea', 'Cai', 'Dee'].slice(0, seats).map((name) => ({ name, kind: 'human' }));
  const match = live.begin({ players, roles: firstRoles(seats, seats - 1) });
  // Most evenings begin with a round that can be played.
  const [first = 0, second = 0] = live.last().table.roles.flatMap((role, seat) => (role === 'runner' ? [seat] : []));
  if (seats === 3) done(live.table.opener(match, first));
  else doDeed(live, { kind: 'open', seat: second, n: 0, side: 's' });
  doDeed(live, { kind: 'open', seat: first, n: 0, side: 'n' });
  return live;
}

const handOf = ({ seats }: ChaseTable, seat: number): readonly string[] => seats.find((each) => each.seat === seat)?.view.hand?.pile ?? [];

/** The answer of a request, null for what is none. */
function doDeed(live: LiveTable, { kind: what, seat, n, side }: Deed): Done | null {
  const { table } = live;
  const now = live.last();
  const { match } = now;
  const own = now.table.paths.find((path) => path.runner === seat) ?? now.table.paths[0];
  switch (what) {
    case 'pass':
      live.time.pass(n * 60);
      return null;
    case 'open': {
      let cell = now.table.prison;
      const starts = now.seats.find((each) => each.seat === seat)?.view.hand?.starts ?? [];
      return table.open(
        match,
        seat,
        starts.map((tile) => ({ tile, cell: (cell = neighbour(cell, side)), rotation: 0 })),
      );
    }
    case 'opener':
      return table.opener(match, seat);
    case 'place': {
      const pile = handOf(now, seat);
      const cell = neighbour(own?.tiles.at(-1)?.cell ?? now.table.prison, side);
      return table.place(match, seat, { tile: pile[n % Math.max(1, pile.length)] ?? 'h1', cell, rotation: ROTATIONS[n % 4] ?? 0 });
    }
    case 'mark':
      return table.mark(match, seat, SYMBOLS[n % 4] ?? 'star');
    case 'exchange':
      return table.exchange(match, seat);
    case 'hand-over':
      return table.handOver(match, seat, n % 2 === 0 ? 'red' : 'blue', 1 + (n % 8));
    case 'pause':
      return table.pause(match, seat);
    case 'resume':
      return table.resume(match, seat);
    case 'away':
      table.away();
      return null;
    case 'next':
      table.next(match);
      return null;
  }
}

/** Markers in hands and on tiles, by colour. */
function markers({ table }: ChaseTable): Record<Colour, number> {
  const all = { red: 0, blue: 0 };
  for (const { supply, marks } of table.paths) {
    all.red += supply.red;
    all.blue += supply.blue;
    for (const { symbol } of marks) all[symbol === 'triangle' || symbol === 'star' ? 'red' : 'blue'] += 1;
  }
  return all;
}

describe('many hands at one table', () => {
  test.prop([count, deeds], { numRuns: 60 })(
    'what lies there is what the log says, seat by seat; markers and tiles are conserved',
    (seats, evening) => {
      const live = begun(seats);
      for (const deed of evening) {
        const before = live.last();
        const answer = doDeed(live, deed);
        const now = live.last();
        if (answer?.ok === false) expect(now.table).toEqual(before.table);
        const state = reread(live, now.match).rounds[now.roundNumber - 1];
        if (state === undefined) throw new Error('The round is gone.');
        expect(now.table).toEqual(viewOf(state, null));
        for (const { seat, view } of now.seats) expect(view.hand).toEqual(viewOf(state, seat).hand);
        expect(markers(now)).toEqual({ red: 15, blue: 15 }); // C1, F2
        const dealt = live.ledger.round(now.match, now.roundNumber).dealt.piles?.flat() ?? [];
        const placed = now.table.paths.flatMap(({ tiles }) => tiles.map(({ tile }) => tile));
        if (now.table.phase === 'running') {
          const held = now.table.roles.flatMap((role, seat) => (role === 'runner' ? handOf(now, seat) : []));
          expect([...held, ...placed.filter((tile) => dealt.includes(tile))].sort()).toEqual([...dealt].sort()); // P5, T1
        }
        // T1: no hand is in another seat's view.
        for (const { seat, view } of now.seats) {
          const others = now.seats.filter((each) => each.seat !== seat).flatMap((each) => each.view.hand?.pile ?? []);
          expect(others.filter((tile) => tile in view.tiles)).toEqual([]);
        }
      }
    },
  );

  test.prop([count, deeds], { numRuns: 40 })("the verdict is the judge's of the saved replay", (seats, evening) => {
    const live = begun(seats);
    for (const deed of evening) {
      doDeed(live, deed);
      expectJudgedAlike(live);
    }
  });

  test.prop([count, deeds], { numRuns: 40 })('cut off at any moment, it goes on with everything where it lay', (seats, evening) => {
    const live = begun(seats);
    for (const deed of evening) doDeed(live, deed);
    const last = live.last();
    const replay = live.ledger.replay(last.match);
    const next = liveTable();
    next.ledger.matches.set(last.match, structuredClone(live.ledger.matches.get(last.match)!));
    const { players, rules, tiles, seed = '' } = replay;
    const rounds = reread(live, last.match).rounds.map((state, at) => {
      const { events, late } = live.ledger.round(last.match, at + 1);
      return { state, events: [...events], late };
    });
    const options = { players, rules, tiles, seed, roles: replay.rounds[0]?.roles ?? [] };
    done(next.table.goOn({ id: last.match, startedAt: replay.startedAt, options, rounds }));
    const again = next.last();
    expect(again.table.paths).toEqual(last.table.paths);
    expect(again.seats.map(({ view }) => view.hand)).toEqual(last.seats.map(({ view }) => view.hand));
    expect(again.score.points).toEqual(last.score.points);
    expect(again.verdict?.verdict ?? null).toEqual(last.verdict?.verdict ?? null);
    expect(again).toMatchObject({ roundNumber: last.roundNumber, aside: { choosesOpener: last.aside.choosesOpener }, agreed: [] });
    expect(again.table.paused).toBe(last.table.phase === 'running');
  });
});
