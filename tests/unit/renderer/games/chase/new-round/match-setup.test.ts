/** A match as it is put together, before anybody is asked to begin it. */
import { beforeEach, describe, expect, test } from 'vitest';
import { MatchSetup } from '../../../../../../src/renderer/games/chase/new-round/match-setup.svelte';
import { announcer } from '../../../../../../src/renderer/lib/announcer.svelte';

let setup: MatchSetup;
beforeEach(() => {
  setup = new MatchSetup();
  setup.seatCount(2);
  setup.sit(0, { kind: 'guest' });
  setup.sit(1, { kind: 'bot' });
});

test('a seat that was taken away comes back as it was', () => {
  setup.seatCount(3);
  setup.sit(2, { kind: 'guest' });
  setup.changeSeat(2, { guest: 'Cleo' });
  setup.seatCount(2);
  expect(setup.choice.seats).toHaveLength(2);
  setup.seatCount(3);
  expect(setup.choice.seats[2]).toMatchObject({ kind: 'guest', guest: 'Cleo' });
  expect(setup.nameAt(2)).toBe('Cleo');
});

describe('what is told', () => {
  test('a device that two want goes to who asked last, and that is said aloud, until the next change', () => {
    setup.sit(1, { kind: 'guest' });
    const [first, second] = setup.choice.seats.map(({ device }) => device);
    if (first === undefined || second === undefined) throw new Error('Two sit.');
    setup.bind(0, second);
    expect(setup.choice.seats.map(({ device }) => device)).toEqual([second, first]);
    expect(setup.told).not.toBe('');
    expect(announcer.polite.trim()).toBe(setup.told);
    setup.vary({ headStart: true });
    expect(setup.told).toBe('');
  });

  test('a gamepad that is nobody’s says so, and one that is somebody’s does not', () => {
    setup.sit(1, { kind: 'guest' });
    setup.bind(0, 'pad-2');
    setup.padPressed(2);
    expect(setup.told).toBe('');
    setup.padPressed(3);
    expect(setup.told).toContain('3');
  });
});

test('who chases first is told by name: one of two or three, with four players both of a pair (F1)', () => {
  setup.changeSeat(0, { guest: 'Ada' });
  setup.change({ firstChaser: 0 });
  expect([setup.chasers, setup.people]).toEqual([[0], 1]);
  expect(setup.chaseText).toContain('Ada');
  setup.seatCount(4);
  setup.change({ firstChaser: 3 });
  expect(setup.chasers).toEqual([3, 0]);
  expect(setup.chaseText).toContain(setup.nameAt(3));
  expect(setup.chaseText).toContain('Ada');
});

test('rules that are not the book’s are named', () => {
  setup.vary({ headStart: false });
  const usual = setup.rulesText;
  setup.vary({ headStart: true });
  expect(setup.rulesText).not.toBe(usual);
  expect(setup.choice.variants.headStart).toBe(true);
});

test('without the gamepad that somebody is to play with nothing begins, and it is said whose it is', async () => {
  setup.sit(1, { kind: 'guest' });
  setup.changeSeat(0, { guest: 'Ada' });
  setup.bind(0, 'pad-1');
  expect(setup.refused).toBe('');
  await setup.start();
  expect(setup.waiting).toBe(false);
  expect(setup.refused).toContain('Ada');
  expect(announcer.urgent.trim()).toBe(setup.refused);
  setup.sit(0, { kind: 'bot' });
  expect(setup.refused).toBe('');
});
