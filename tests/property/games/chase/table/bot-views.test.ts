/** S4, P8, T1: what reaches a bot is what a person's screen would get of the same seat, in the same type, and no more. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, expectTypeOf } from 'vitest';
import type { Bot, BotOptions } from '../../../../../src/main/games/chase/bots/bot';
import { createBot } from '../../../../../src/main/games/chase/bots/create';
import { STANDARD_RULES } from '../../../../../src/rules/chase/deal';
import { firstRoles } from '../../../../../src/rules/chase/match';
import type { RoundView } from '../../../../../src/rules/chase/view';
import type { viewFor as viewOf } from '../../../../../src/rules/chase/view';
import { TableOfChase as Table } from '../../../../fixtures/table-of-chase';
import { CHASE_TILES } from '../../../../../src/main/games/chase/tiles/tile-set';
import type { Player, RoundEvent } from '../../../../../src/shared/chase/replay';
import type { ChaseSeat, ChaseTable } from '../../../../../src/shared/chase/table';
import { done, MemoryLedger } from '../../../../fixtures/live-table';
import { FakeTime } from '../../../../fixtures/time';

interface Shown {
  readonly seat: number;
  readonly view: RoundView;
}

/** A bot that notes every view it is given, however it is asked. */
function noting(options: BotOptions, shown: Shown[]): Bot {
  const bot = createBot(options);
  const { seat } = options;
  return {
    role: bot.role,
    level: bot.level,
    seat,
    observe: (view, now) => {
      shown.push({ seat, view });
      const plan = bot.observe(view, now);
      if (plan === null) return null;
      return {
        at: plan.at,
        decide: (then, at) => {
          shown.push({ seat, view: then });
          return plan.decide(then, at);
        },
      };
    },
  };
}

/** Bots play a round; every view that reached one, and the log. */
function played(count: number, level: number, seed: string): { shown: Shown[]; last: ChaseTable; ledger: MemoryLedger } {
  const shown: Shown[] = [];
  const time = new FakeTime();
  const ledger = new MemoryLedger([]);
  const pushes: ChaseTable[] = [];
  const table = new Table({
    clock: time.clock,
    schedule: time.schedule,
    ledger,
    publish: (snapshot) => {
      pushes.push(snapshot);
    },
    createBot: (options) => noting(options, shown),
    register: () => ({ id: '00000000-0000-7000-8000-000000000001', startedAt: '2026-11-27T20:26:00.000Z' }),
    freshSeed: () => 'fresh',
  });
  const players: Player[] = Array.from({ length: count }, (_, seat) => ({ name: `Bot ${seat}`, kind: 'bot', level }));
  done(table.start({ players, roles: firstRoles(count, count - 1), rules: STANDARD_RULES, tiles: CHASE_TILES, seed }));
  time.passUntil(() => table.current?.verdict !== null);
  const last = pushes.at(-1);
  if (last === undefined) throw new Error('Nothing was pushed.');
  return { shown, last, ledger };
}

/** Every key anywhere in a value that is not the name of a tile. */
function keysOf(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return [...new Set(value.flatMap((each) => keysOf(each, `${at}[]`)))];
  return Object.entries(value).flatMap(([key, each]) => {
    const here = at === '.tiles' ? `${at}.*` : `${at}.${key}`;
    return [here, ...keysOf(each, here)];
  });
}

/** Everything that a seat's view may hold (`RoundView` of the contract), by path. */
const VIEW_KEYS = /^\.(seat|role|roles|rules|prison|phase|paths|tiles|hand|pileSizes|holds|turn|items|paused|t|ending)(\.|\[|$)/;

describe('a bot at the table', () => {
  test("has the type of view that a person's screen has", () => {
    expectTypeOf<Parameters<Bot['observe']>[0]>().toEqualTypeOf<RoundView>();
    expectTypeOf<keyof ReturnType<typeof viewOf>>().toEqualTypeOf<keyof ChaseSeat['view']>();
    // The contract's view is the engine's, field by field.
    expectTypeOf<keyof RoundView>().toEqualTypeOf<keyof ChaseSeat['view']>();
  });

  test.prop([fc.constantFrom(2, 3, 4), fc.integer({ min: 1, max: 10 }), fc.string({ minLength: 1, maxLength: 8 })], { numRuns: 24 })(
    "is shown the faces on the table and in its own hand, and nothing of another's",
    (count, level, seed) => {
      const { shown, last, ledger } = played(count, level, seed);
      const { dealt } = ledger.round(last.match);
      const runners = last.table.roles.flatMap((role, seat) => (role === 'runner' ? [seat] : []));
      expect(shown.length).toBeGreaterThan(count);
      for (const { seat, view } of shown) {
        expect(view.seat).toBe(seat);
        expect(keysOf(view).filter((key) => !VIEW_KEYS.test(key))).toEqual([]);
        const lying = view.paths.flatMap(({ tiles }) => tiles.map(({ tile }) => tile));
        const held = view.hand === null ? [] : [...view.hand.starts, ...view.hand.pile];
        expect(Object.keys(view.tiles).sort()).toEqual([...new Set([...lying, ...held])].sort());
        // A hand is a Runner's, and it is of the pile that this Runner holds, or of what this Runner drew.
        const runner = runners.indexOf(seat);
        expect(view.hand === null).toBe(runner === -1);
        const own = [...(dealt.starts?.[runner] ?? []), ...(dealt.piles?.[view.holds[runner] ?? -1] ?? [])];
        expect(held.filter((tile) => !own.includes(tile))).toEqual([]);
      }
    },
  );

  test.prop([fc.constantFrom(2, 3, 4), fc.string({ minLength: 1, maxLength: 8 })], { numRuns: 12 })(
    'is shown what a person on its seat would be shown at that moment',
    (count, seed) => {
      // The same round twice: played by bots, and by people on all seats who do what the bots did.
      const { shown, last, ledger } = played(count, 7, seed);
      const log = ledger.round(last.match);
      const time = new FakeTime();
      const seen: string[][] = last.players.map(() => []);
      const table = new Table({
        clock: time.clock,
        schedule: time.schedule,
        ledger: new MemoryLedger([]),
        publish: ({ seats }) => {
          for (const { seat, view } of seats) seen[seat]?.push(JSON.stringify(view));
        },
        createBot,
        register: () => ({ id: '00000000-0000-7000-8000-000000000002', startedAt: '2026-11-27T20:26:00.000Z' }),
        freshSeed: () => 'fresh',
      });
      const people: Player[] = last.players.map(({ name }) => ({ name, kind: 'human' }));
      const setup = { roles: last.table.roles, rules: STANDARD_RULES, tiles: CHASE_TILES, seed: last.seed };
      const { match } = done(table.start({ players: people, ...setup }));
      if (count === 3) done(table.opener(match, last.table.roles.indexOf('runner')));
      doAgain(table, match, log.events, time);
      for (const { seat, view } of shown) expect(seen[seat]).toContain(JSON.stringify(view));
    },
  );
});

/** Does by people's requests what the log says, at its times. */
function doAgain(table: Table, match: string, events: readonly RoundEvent[], time: FakeTime): void {
  let t = 0;
  const opening = events.filter((event) => event.type === 'place' && event.t === 0);
  const tilesOf = (seat: number) =>
    opening.flatMap((event) =>
      event.type === 'place' && event.seat === seat ? [{ tile: event.tile, cell: event.cell, rotation: event.rotation }] : [],
    );
  for (const seat of new Set(opening.map((event) => event.seat))) {
    const { startingTiles } = STANDARD_RULES;
    done(table.open(match, seat, tilesOf(seat).slice(0, startingTiles)));
  }
  const down = new Set(opening);
  for (const event of events) {
    if (down.has(event)) continue;
    time.pass(event.t - t);
    t = event.t;
    const { seat } = event;
    if (event.type === 'place') done(table.place(match, seat, { tile: event.tile, cell: event.cell, rotation: event.rotation }));
    else if (event.type === 'mark') done(table.mark(match, seat, event.symbol));
    else if (event.type === 'switch-pile') done(table.switchPile(match, seat));
    else if (event.type === 'hand-over') done(table.handOver(match, seat, event.colour, event.count));
    else if (event.type === 'exchange') {
      done(table.exchange(match, seat));
      done(table.exchange(match, event.with));
    }
  }
}
