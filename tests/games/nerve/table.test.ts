/** Nerve at the live table, which knows no game: hidden hands, chance that is kept with the event, bots, a kill in between. */
import { describe, expect, test } from 'vitest';
import type { KeptMatch, Ledger, MatchOptions } from '../../../src/main/table/ports';
import type { MatchHeader } from '../../../src/shared/replay';
import { Table } from '../../../src/main/table/table';
import { accepted, refused, type Result } from '../../../src/rules/result';
import type { TableSnapshot, TableTypes } from '../../../src/shared/table';
import { FakeTime } from '../../fixtures/time';
import { nerve, totalOf, type Deal, type NerveEvent, type NerveTypes, type Outcome, type Rules, type Verdict, type View } from './rules';
import { nerveAtTable } from './table';

interface Shown extends TableTypes {
  readonly view: View;
  readonly rules: Rules;
  readonly verdict: Verdict;
}
type NerveTable = TableSnapshot<Shown>;

interface Logged {
  readonly deal: Deal;
  readonly events: NerveEvent[];
  outcome: Outcome | null;
}

/** Keeps everything in memory; while `full` it refuses. */
class Log implements Ledger<NerveTypes> {
  header: MatchHeader | undefined;
  readonly rounds: Logged[] = [];
  readonly order: string[];
  full = false;

  constructor(order: string[]) {
    this.order = order;
  }

  begin(header: MatchHeader, deal: Deal) {
    this.header = header;
    return this.deal(header.id, 1, deal);
  }
  deal(_match: string, _number: number, deal: Deal) {
    if (this.full) return refused({ code: 'store/full' });
    this.rounds.push({ deal, events: [], outcome: null });
    return accepted(null);
  }
  redeal(): never {
    throw new Error('Nobody chooses anything before a round of Nerve.');
  }
  append(_match: string, number: number, events: readonly NerveEvent[], outcome: Outcome | null) {
    if (this.full) return refused({ code: 'store/full' });
    const round = this.rounds[number - 1];
    if (round === undefined) throw new Error(`There is no round ${number}.`);
    this.order.push('kept');
    round.events.push(...events);
    round.outcome = outcome;
    return accepted(null);
  }
  swap() {
    this.order.push('swapped');
    return accepted([]);
  }
  late(): never {
    throw new Error('Nothing comes late in a turn game.');
  }
}

const PEOPLE = ['Ada', 'Bea', 'Cai', 'Dee', 'Eli', 'Fay'];
const PERSON = (name: string) => ({ name, kind: 'human' as const });
const BOT = { name: 'Bot', kind: 'bot' as const, level: 5 };

function done<Value>(answer: Result<Value, unknown>): Value {
  if (!answer.ok) throw new Error(`Refused: ${JSON.stringify(answer.error)}`);
  return answer.value;
}

function tableOfNerve() {
  const time = new FakeTime();
  const order: string[] = [];
  const log = new Log(order);
  const pushes: NerveTable[] = [];
  let made = 0;
  const table = new Table({
    clock: time.clock,
    schedule: time.schedule,
    game: (id) => (id === 'nerve' ? nerveAtTable : undefined),
    ledger: log,
    publish: (snapshot) => {
      order.push('told');
      pushes.push(snapshot as NerveTable);
    },
    register: () => ({ id: `match ${++made}`, startedAt: '2026-11-29T10:00:00.000Z' }),
    freshSeed: () => 'another seed',
  });
  const last = (): NerveTable => {
    const push = pushes[pushes.length - 1];
    if (push === undefined) throw new Error('Nothing was told.');
    return push;
  };
  const options = (players: MatchOptions['players'], rules: Rules = { pointsToWin: 2 }): MatchOptions<NerveTypes> => {
    return { game: 'nerve', players, seating: null, rules, tiles: null, seed: 'a seed' };
  };
  return { time, order, log, table, last, pushes, options };
}

/** Six people of whom each draws one card and stops, one after the other. */
function playedByPeople(at: ReturnType<typeof tableOfNerve>, match: string): void {
  for (const type of ['draw', 'stop']) {
    for (const seat of PEOPLE.keys()) {
      // A hand that is lost has stopped (N4).
      if (at.last().table.stopped[seat] === false && at.last().table.turn === seat) done(at.table.act(match, seat, { type }));
    }
  }
}

describe('six people', () => {
  test('each sees the own hand alone, and everybody is to look away for it; onlookers see none', () => {
    const at = tableOfNerve();
    const { match } = done(at.table.start(at.options(PEOPLE.map(PERSON))));
    done(at.table.act(match, 0, { type: 'draw' }));
    const { seats, table, clock } = at.last();
    expect(seats.map(({ view }) => view.hand?.length)).toEqual([2, 1, 1, 1, 1, 1]);
    expect(seats.every(({ secret }) => secret)).toBe(true);
    expect(seats.map(({ view }) => view.seat)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(table).toMatchObject({ hand: null, counts: [2, 1, 1, 1, 1, 1], totals: null });
    expect(clock).toBeNull();
  });

  test('what chance answered is kept before anybody is told, and nothing has happened where it could not be kept', () => {
    const at = tableOfNerve();
    const { match } = done(at.table.start(at.options(PEOPLE.map(PERSON))));
    at.order.length = 0;
    at.log.full = true;
    const before = at.table.current;
    expect(at.table.act(match, 0, { type: 'draw' })).toEqual({ ok: false, error: { code: 'store/full' } });
    expect(at.table.current).toEqual(before);
    expect(at.order).toEqual([]);
    at.log.full = false;
    done(at.table.act(match, 0, { type: 'draw' }));
    expect(at.order).toEqual(['kept', 'told']);
    const [event] = at.log.rounds[0]?.events ?? [];
    expect(event).toMatchObject({ type: 'draw', seat: 0 });
    expect(at.last().seats[0]?.view.hand?.[1]).toBe(event?.type === 'draw' ? event.card : undefined);
  });

  test('nobody acts out of turn or from a seat that is not there', () => {
    const at = tableOfNerve();
    const { match } = done(at.table.start(at.options(PEOPLE.map(PERSON))));
    expect(at.table.act(match, 3, { type: 'draw' })).toMatchObject({ ok: false, error: { code: 'not-your-turn', clause: 'N2' } });
    expect(at.table.act(match, 6, { type: 'draw' })).toMatchObject({ ok: false, error: { code: 'no-such-seat', clause: 'N1' } });
    expect(at.table.next(match)).toMatchObject({ ok: false, error: { code: 'round-not-over', clause: 'N5' } });
    expect(at.table.pause('another', 0)).toEqual({ ok: false, error: { code: 'no-such-match', field: 'match' } });
    expect(at.table.giveUp(match, 0)).toMatchObject({ ok: false, error: { code: 'not-given-up' } });
    expect(at.log.rounds[0]?.events).toEqual([]);
  });

  test('a round ends with its verdict and points, the next begins, and a won match is followed by another', () => {
    const at = tableOfNerve();
    const { match } = done(at.table.start(at.options(PEOPLE.map(PERSON))));
    let rounds = 0;
    while (at.last().score.winners.length === 0) {
      if (rounds > 0) done(at.table.next(match));
      playedByPeople(at, match);
      rounds += 1;
      const { over, verdict, table } = at.last();
      expect(over).toBe(true);
      expect(at.log.rounds[rounds - 1]?.outcome).toEqual({ winners: verdict?.winners });
      expect(verdict?.totals).toEqual(table.totals);
    }
    const { points, winners } = at.last().score;
    expect(Math.max(...points)).toBe(2);
    expect(winners).toEqual(points.flatMap((each, seat) => (each === 2 ? [seat] : [])));
    const next = done(at.table.next(match, { pointsToWin: 1 }));
    expect(next).toMatchObject({ roundNumber: 1, seed: 'another seed', rules: { pointsToWin: 1 }, score: { points: [0, 0, 0, 0, 0, 0] } });
  });

  test('once all agree nobody plays until all are ready again; where something is in the way they wait for that, too', () => {
    const at = tableOfNerve();
    const { match } = done(at.table.start(at.options(PEOPLE.map(PERSON))));
    for (const seat of PEOPLE.keys()) done(at.table.pause(match, seat));
    expect(at.last().paused).toBe(true);
    expect(at.table.act(match, 0, { type: 'draw' })).toMatchObject({ ok: false, error: { code: 'paused' } });
    done(at.table.hold(match, true));
    for (const seat of PEOPLE.keys()) at.table.resume(match, seat);
    expect(at.last().paused).toBe(true);
    done(at.table.hold(match, false));
    for (const seat of PEOPLE.keys()) if (at.last().paused && !at.last().agreed.includes(seat)) done(at.table.resume(match, seat));
    expect(at.last().paused).toBe(false);
    done(at.table.act(match, 0, { type: 'draw' }));
    expect(at.log.rounds[0]?.events.map(({ type }) => type)).toEqual(['draw']);
  });
});

describe('bots', () => {
  const players = [PERSON('Ada'), BOT, BOT, BOT, BOT];

  test('take their turns, and play the same round from the same seed', () => {
    const logs = [0, 1].map(() => {
      const at = tableOfNerve();
      const { match } = done(at.table.start(at.options(players)));
      done(at.table.act(match, 0, { type: 'stop' }));
      at.time.passUntil(() => at.last().over);
      return at.log.rounds;
    });
    expect(logs[0]).toEqual(logs[1]);
    const [round] = logs[0] ?? [];
    expect(new Set(round?.events.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2, 3, 4]));
    // Level 5 draws on up to 13.
    const state = round?.events.reduce((so, event) => done(nerve.apply(so, event)), nerve.begin(round.deal));
    expect(state?.hands.slice(1).every((hand) => totalOf(hand) > 13)).toBe(true);
  });

  test('stand still while it is paused', () => {
    const at = tableOfNerve();
    const { match } = done(at.table.start(at.options(players)));
    done(at.table.act(match, 0, { type: 'stop' }));
    done(at.table.pause(match, 0));
    const before = at.log.rounds[0]?.events.length ?? 0;
    at.time.pass(60_000);
    expect(at.log.rounds[0]?.events).toHaveLength(before);
    done(at.table.resume(match, 0));
    at.time.passUntil(() => at.last().over);
  });

  test('a match that was cut off goes on where it was, standing still, and no card comes another time', () => {
    const before = tableOfNerve();
    const { match } = done(before.table.start(before.options(players)));
    done(before.table.act(match, 0, { type: 'draw' }));
    before.time.passUntil(() => before.last().table.turn === 0);
    const [round] = before.log.rounds;
    if (round === undefined) throw new Error('There was no round.');
    const after = tableOfNerve();
    const { deal, outcome } = round;
    after.log.rounds.push({ deal, events: [...round.events], outcome });
    const state = round.events.reduce((so, event) => done(nerve.apply(so, event)), nerve.begin(deal));
    const kept: KeptMatch<NerveTypes> = {
      id: match,
      startedAt: '2026-11-29T10:00:00.000Z',
      options: after.options(players),
      rounds: [{ deal, state, events: round.events, late: null }],
    };
    done(after.table.goOn(kept));
    expect(after.last()).toMatchObject({ paused: true, table: before.last().table, seats: before.last().seats });
    done(after.table.resume(match, 0));
    // The next card is the one that would have come without the cut.
    for (const at of [before, after]) done(at.table.act(match, 0, { type: 'draw' }));
    const drawn = [before, after].map((at) => at.log.rounds[0]?.events[round.events.length - 1]);
    expect(drawn[0]).toMatchObject({ type: 'draw', seat: 0 });
    expect({ ...drawn[1], t: 0 }).toEqual({ ...drawn[0], t: 0 });
  });
});
