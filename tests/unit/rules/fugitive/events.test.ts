import { describe, expect, test } from 'vitest';
import { eventsOf, type EventId } from '../../../../src/rules/fugitive/cards';
import { fugitive } from '../../../../src/rules/fugitive/fugitive';
import { faceUp } from '../../../../src/rules/fugitive/row';
import type { Act } from '../../../../src/rules/fugitive/types';
import { draw, guess, pass, place, stop, TestTable } from '../../../fixtures/fugitive-table';

const random = { events: 'random' } as const;

/** Her first draw is this event; he has done `first` before. */
function met(event: EventId, ...first: readonly Act[]): TestTable {
  const before = first.length > 0 ? first : [place(3), place(5, 1)];
  return new TestTable({ rules: random, tops: [[event]] }).do(...before, draw(1));
}

describe('events', () => {
  test('C3, V6: there are 36, 14 of each side and 8 of neither', () => {
    expect([eventsOf('footprints').length, eventsOf('lens').length, eventsOf('neutral').length]).toEqual([14, 14, 8]);
  });

  test('V2: a draw goes on after the event that it met', () => {
    const table = met('blackout');
    expect(table.state.tasks[0]).toMatchObject({ do: 'draw', role: 'marshal' });
    table.do(draw(1), draw(1));
    // V5: and then she has no guess step.
    expect(table.state.turn).toBe(3);
  });

  test('V3, V6 stash: he draws out of turn, from any pile', () => {
    const table = met('stash');
    expect(fugitive.actors(table.state)).toEqual([0]);
    table.do(draw(3));
    expect(table.state.hands.fugitive.at(-1)).toBe(29);
    expect(fugitive.actors(table.state)).toEqual([1]);
  });

  test('V6 tip, witness, cast, dragnet: both get the true answer', () => {
    expect(met('tip').do({ type: 'choose', event: 'tip', hideout: 2 }).state.log.at(-1)?.event).toMatchObject({ answer: 'odd' });
    expect(met('witness').do({ type: 'choose', event: 'witness', hideout: 1 }).state.log.at(-1)?.event).toMatchObject({ answer: 0 });
    expect(met('cast').try({ type: 'choose', event: 'cast', hideout: 1 })).toBe('no-sprint-cards V6');
    expect(met('cast').do({ type: 'choose', event: 'cast', hideout: 2 }).state.log.at(-1)?.event).toMatchObject({ answer: 1 });
    const net = met('dragnet');
    expect(net.try({ type: 'choose', event: 'tip', hideout: 1 })).toBe('other-choice V6');
    expect(net.do({ type: 'choose', event: 'dragnet', numbers: [3, 4, 5] }).state.log.at(-1)?.event).toMatchObject({ answer: 2 });
  });

  test('V6 informer: the first face down is turned up where there are two', () => {
    expect(met('informer').state.row.map(({ turnedUp }) => turnedUp)).toEqual([2, null]);
    expect(met('informer', place(3), stop).state.row.map(({ turnedUp }) => turnedUp)).toEqual([null]);
  });

  test('V6 fog: one number a call; warrant: two calls, one after the other', () => {
    const fog = met('fog').do(draw(1), draw(1));
    expect(fog.try(guess(3, 5))).toBe('one-number V6');
    const warrant = met('warrant').do(draw(1), draw(1), guess(41));
    expect(warrant.state.turn).toBe(2);
    expect(warrant.do(guess(41)).state.turn).toBe(3);
  });

  test('V6 lift, train: reach 5, then another or a stop; both are spent by the placement', () => {
    const table = new TestTable({ rules: random, tops: [['lift', 'train']] });
    table.do(place(3), stop, draw(1), draw(1), draw(1), draw(1), guess(41), draw(1));
    expect(table.try(place(9))).toBe('out-of-reach F3');
    table.do(place(9, 2), place(12));
    expect(table.state.row.map(({ lift }) => lift)).toEqual([false, true, false]);
    expect(table.state.turn).toBe(4);
  });

  test('V6 roadblock: no sprint cards in his placing step', () => {
    const table = met('roadblock').do(draw(1), draw(1), guess(41), draw(1));
    expect(table.try(place(9, 2))).toBe('no-sprints V6');
    table.do(pass);
    expect(table.state.step.roadblock).toBe(false);
  });

  test('V6 strike: X skips a draw step; E4 asks for no placement then', () => {
    const table = met('strike').do(draw(1), draw(1), guess(41));
    expect(table.state).toMatchObject({ turn: 3, tasks: [{ do: 'place-step' }] });
    table.do(pass);
  });

  test('V6 retrace: a face-up sprint card comes back into his hand and may be called again', () => {
    const table = new TestTable({ rules: random, tops: [[], ['retrace']] });
    table.do(place(3, 1), stop, draw(1), draw(1), guess(41), draw(1), place(5), draw(1), guess(3), draw(2));
    expect(faceUp(table.state).has(1)).toBe(true);
    expect(table.try({ type: 'choose', event: 'retrace', card: 2 })).toBe('not-face-up-sprint V6');
    table.do({ type: 'choose', event: 'retrace', card: 1 });
    expect(table.state.hands.fugitive).toContain(1);
    expect(faceUp(table.state).has(1)).toBe(false);
  });

  test('V4 swap: it always asks, no is a choice, and 42 stays', () => {
    const table = new TestTable({ rules: random, tops: [[], ['swap']] });
    table.do(place(3), stop, draw(1), draw(1), guess(41), draw(2));
    expect(table.try({ type: 'choose', event: 'swap', card: 42 })).toBe('cannot-swap V6');
    table.do({ type: 'choose', event: 'swap', card: 22 });
    expect(table.state).toMatchObject({
      out: [22],
      tasks: [{ do: 'draw', role: 'fugitive' }, { do: 'draw', role: 'fugitive' }, { do: 'place-step' }],
    });
  });

  test('V6 wire, scout: he alone sees; both see that he looked', () => {
    const table = met('wire').do(draw(1), draw(1), guess(41));
    const seen = (seat: number) => fugitive.view(table.state, seat).state.log.map((each) => each.seen ?? null);
    expect(seen(0)[2]).toEqual([]);
    expect(seen(1).every((each) => each === null)).toBe(true);
  });
});

describe('variants', () => {
  test('V1 discovery: after a right call that does not end the game he draws an event', () => {
    const table = new TestTable({ rules: { events: 'discovery' }, all: ['lift', 'stash'] });
    table.do(place(3), place(5), draw(1), draw(1), guess(3));
    expect(fugitive.actors(table.state)).toEqual([0]);
    expect(table.try({ type: 'give-up' }, 0)).toBe('not-due V1');
    table.do({ type: 'event' });
    expect(table.state.flags.lift).toBe(true);
    expect(table.state.turn).toBe(3);
  });

  test('V9: having passed he draws from the lowest pile that has cards', () => {
    const table = new TestTable({ rules: { secondWind: true } });
    table.do(place(3), stop, draw(1), draw(1), guess(41), draw(3), pass);
    expect(table.try(draw(2))).toBe('wrong-pile V9');
    table.do(draw(1));
    expect(table.state.turn).toBe(4);
  });

  test('V8: who keeps an event is asked at the start of each own turn after turn 1 until it is used', () => {
    const table = new TestTable({ rules: { handicap: true, bestOf: 3 }, kept: { seat: 0, event: 'lift' } });
    table.do(place(3), stop, draw(1), draw(1), guess(41));
    expect(table.try(draw(1))).toBe('not-due V8');
    table.do({ type: 'keep', use: false }, draw(1), pass, draw(1), guess(41), { type: 'keep', use: true }, draw(1));
    expect(table.state).toMatchObject({ kept: null, flags: { lift: true } });
    table.do(pass, draw(2), guess(41));
    expect(table.state.tasks[0]).toMatchObject({ do: 'draw', role: 'fugitive' });
  });
});
