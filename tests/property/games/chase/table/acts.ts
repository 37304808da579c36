/** What two people may try at a table, in any order: possible, impossible, too early, too late. */
import { fc } from '@fast-check/vitest';
import type { Direction } from '../../../../../src/rules/chase/compass';
import { neighbour, ROTATIONS } from '../../../../../src/rules/chase/compass';
import { SYMBOLS } from '../../../../../src/rules/chase/tile';
import type { Done } from '../../../../../src/main/table/refusal';
import type { ChaseTable } from '../../../../../src/shared/chase/table';
import type { LiveTable } from '../../../../fixtures/live-table';

export type Act =
  | { readonly kind: 'pass' | 'stall'; readonly millis: number }
  | { readonly kind: 'open'; readonly side: Direction }
  /** The n-th tile of the hand, on a side of the path's end. */
  | { readonly kind: 'place'; readonly n: number; readonly side: Direction; readonly turn: number }
  | { readonly kind: 'mark'; readonly n: number }
  | { readonly kind: 'switch' | 'away' | 'next' | 'refuse' | 'accept' }
  /** Pausing and going on need both. */
  | { readonly kind: 'give-up' | 'pause' | 'resume'; readonly seat: number };

const side = fc.constantFrom<Direction>('n', 'e', 's', 'w');
const millis = fc.integer({ min: 0, max: 3000 });

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 30, arbitrary: fc.record({ kind: fc.constant('pass' as const), millis }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('stall' as const), millis }) },
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('open' as const), side }) },
  { weight: 40, arbitrary: fc.record({ kind: fc.constant('place' as const), n: fc.nat(20), side, turn: fc.nat(3) }) },
  { weight: 20, arbitrary: fc.record({ kind: fc.constant('mark' as const), n: fc.nat(3) }) },
  { weight: 5, arbitrary: fc.constant<Act>({ kind: 'switch' }) },
  { weight: 15, arbitrary: fc.record({ kind: fc.constantFrom('pause' as const, 'resume' as const), seat: fc.nat(1) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom('away' as const, 'refuse' as const, 'accept' as const) }) },
  { weight: 5, arbitrary: fc.constant<Act>({ kind: 'next' }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('give-up' as const), seat: fc.nat(1) }) },
);

/** An evening at the table; it begins with a round that can be played. */
export const anyActs: fc.Arbitrary<Act[]> = fc
  .array(anyAct, { minLength: 5, maxLength: 60 })
  .map((acts): Act[] => [{ kind: 'open', side: 'n' }, { kind: 'pass', millis: 900 }, ...acts]);

function seatOf(snapshot: ChaseTable, role: 'runner' | 'chaser'): number {
  return snapshot.table.roles.indexOf(role);
}

/** Does `act` at the table; the answer of a request, null for what is none. */
export function doAct(live: LiveTable, act: Act): Done | null {
  const { table } = live;
  const now = live.last();
  const { match } = now;
  const runner = seatOf(now, 'runner');
  switch (act.kind) {
    case 'pass':
      live.time.pass(act.millis);
      return null;
    case 'stall':
      live.time.stall(act.millis + 0.5);
      return null;
    case 'open': {
      const starts = now.seats[runner]?.view.hand?.starts ?? [];
      let cell = now.table.prison;
      const tiles = starts.map((tile) => {
        cell = neighbour(cell, act.side);
        return { tile, cell, rotation: 0 as const };
      });
      return table.open(match, runner, tiles.length > 0 ? tiles : [{ tile: 'a', cell, rotation: 0 }]);
    }
    case 'place': {
      const path = now.table.paths[0]?.tiles ?? [];
      const pile = now.seats[runner]?.view.hand?.pile ?? [];
      const cell = neighbour(path[path.length - 1]?.cell ?? now.table.prison, act.side);
      return table.place(match, runner, {
        tile: pile[act.n % Math.max(1, pile.length)] ?? 'h1',
        cell,
        rotation: ROTATIONS[act.turn] ?? 0,
      });
    }
    case 'mark':
      return table.mark(match, 1 - runner, SYMBOLS[act.n] ?? 'star');
    case 'switch':
      return table.switchPile(match, runner);
    case 'pause':
      return table.pause(match, act.seat);
    case 'resume':
      return table.resume(match, act.seat);
    case 'give-up':
      return table.giveUp(match, act.seat);
    case 'away':
      table.away();
      return null;
    case 'next':
      table.next(match);
      return null;
    case 'refuse':
      live.ledger.refusal = { code: 'store/full' };
      return null;
    case 'accept':
      live.ledger.refusal = null;
      return null;
  }
}
