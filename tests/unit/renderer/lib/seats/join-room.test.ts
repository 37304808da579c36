/** The room in which people sit down: what it says, what begins it, and what holds it up. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { JoinRoom } from '../../../../../src/renderer/lib/seats/join-room.svelte';
import { NOBODY, type Who } from '../../../../../src/renderer/lib/seats/joining';
import type { JoiningOfGame, SeatAtPlace } from '../../../../../src/renderer/lib/joining-game';
import { seatChoice } from '../../../../../src/shared/seats';
import { Written } from '../../outlets';

const NAMES: readonly Who[] = [{ kind: 'guest', guest: 'Ada' }, { kind: 'guest', guest: 'Ben' }, NOBODY];

/** Three to five seats that are all alike. */
function roomOf(last: readonly SeatAtPlace[] = []): { room: JoinRoom; outlets: Written; begun: (readonly SeatAtPlace[])[] } {
  const outlets = new Written();
  const begun: (readonly SeatAtPlace[])[] = [];
  const game: JoiningOfGame = {
    seats: { fewest: 3, most: 5 },
    botLevel: () => 4,
    last: () => last,
    part: () => null,
    rules: () => '',
    start: () => ({}) as never,
    arrange: () => undefined,
  };
  const nameOf = (who: Who): string => (who.kind === 'guest' && who.guest !== '' ? who.guest : 'Guest');
  return { room: new JoinRoom(game, { outlets, names: () => NAMES, nameOf, begin: (seats) => void begun.push(seats) }), outlets, begun };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the room', () => {
  test('it says who sits where with what, and that there are too few', () => {
    const { room, outlets, begun } = roomOf();
    room.join('keys-left');
    room.join('pad-2');
    room.start();
    expect(outlets.said).toEqual([
      'Ada sits at seat 1: Left half of the keyboard.',
      'Ben sits at seat 2: Gamepad 2.',
      '3 have to sit here, bots counted.',
    ]);
    expect(begun).toEqual([]);
  });

  test('everybody ready: it begins after a count, which somebody who comes holds up', () => {
    const { room, begun } = roomOf();
    room.join('keys-left');
    room.bots();
    room.do(0, 'ready');
    expect(room.countdown.left).toBe(3);
    room.join('mouse', 2);
    expect(room.countdown.left).toBeNull();
    vi.advanceTimersByTime(5000);
    expect(begun).toEqual([]);
    room.do(2, 'ready');
    vi.advanceTimersByTime(5000);
    expect(begun).toHaveLength(1);
    expect(begun[0]?.map(({ at, seat }) => [at, seat.kind, seat.level])).toEqual([
      [0, 'guest', 1],
      [1, 'bot', 4],
      [2, 'guest', 1],
      [3, 'bot', 4],
      [4, 'bot', 4],
    ]);
  });

  test('whoever sits as the last time is ready at once, and is awaited by name before', () => {
    const last = ['Zoe', 'Ben', ''].map((guest, at) => ({
      at: at + 1,
      seat: { ...seatChoice('guest', `pad-${at + 1}` as 'pad-1'), guest },
    }));
    const { room, begun } = roomOf(last);
    expect(room.awaitedAt(1)).toEqual({ name: 'Zoe', device: 'pad-1' });
    room.join('pad-3');
    room.join('pad-1');
    expect(room.missing).toEqual(['Ben']);
    // All choices begin with those who are still to come, where they sat.
    expect(room.seats.map(({ at }) => at)).toEqual([1, 3]);
    expect(room.seatsToBe.map(({ at, seat }) => [at, seat.guest])).toEqual([
      [1, 'Zoe'],
      [2, 'Ben'],
      [3, ''],
    ]);
    // There are never too many to wait for the one who is still to come.
    vi.advanceTimersByTime(5000);
    expect(begun).toEqual([]);
    room.join('pad-2');
    expect(room.awaitedAt(1)).toBeNull();
    // A seat is left: whoever else plays has the time to press, and is waited for then.
    expect(room.calls).toBe(10);
    vi.advanceTimersByTime(5000);
    expect([room.calls, begun]).toEqual([5, []]);
    room.join('keys-left');
    vi.advanceTimersByTime(60_000);
    expect([room.calls, begun]).toEqual([null, []]);
    room.do(0, 'leave');
    vi.advanceTimersByTime(10_000);
    expect(begun[0]?.map(({ at, seat }) => [at, seat.guest, seat.device])).toEqual([
      [1, 'Zoe', 'pad-1'],
      [2, 'Ben', 'pad-2'],
      [3, '', 'pad-3'],
    ]);
  });

  test('nobody is left behind by a count while they are waited for; who came without a seat takes none that waits', () => {
    const last = ['Zoe', 'Ben', 'Cleo', 'Dora'].map((guest, at) => ({
      at,
      seat: { ...seatChoice('guest', `pad-${at + 1}` as 'pad-1'), guest },
    }));
    const { room, begun } = roomOf(last);
    for (const pad of ['pad-1', 'pad-2', 'pad-3'] as const) room.join(pad);
    expect([room.missing, room.enough, room.countdown.left]).toEqual([['Dora'], true, null]);
    room.join('mouse');
    expect(room.table.map(({ kind }) => kind)).toEqual(['person', 'person', 'person', 'free', 'person']);
    room.start();
    expect(begun).toHaveLength(1);
  });

  test('bots sit where they sat, and whoever was alone comes back with whatever is pressed', () => {
    const bot = { ...seatChoice('bot', 'keys-left'), level: 7 };
    const last = [
      { at: 0, seat: bot },
      { at: 1, seat: { ...seatChoice('guest', 'all'), guest: 'Zoe' } },
      { at: 2, seat: bot },
    ];
    const { room } = roomOf(last);
    expect(room.table[2]).toEqual({ kind: 'bot', level: 7 });
    // As long as nobody does anything it is the match of the last time, to the letter.
    expect(room.seatsToBe).toEqual(last);
    room.join('keys-right');
    expect(room.table[1]).toMatchObject({ kind: 'person', device: 'keys-right', ready: true });
    expect(room.countdown.left).toBe(10);
    // Who says that they are ready has waited long enough.
    room.do(1, 'ready');
    room.do(1, 'ready');
    expect([room.countdown.left, room.calls]).toEqual([3, null]);
  });

  test('a gamepad that goes leaves its seat, and a full table takes nobody more', () => {
    const { room, outlets } = roomOf();
    for (const device of ['keys-left', 'keys-right', 'mouse', 'pad-1', 'pad-2'] as const) room.join(device);
    room.join('pad-3');
    expect(outlets.said.at(-1)).toBe('All seats are taken.');
    room.lost('pad-1');
    expect(room.table[3]?.kind).toBe('free');
    expect(room.awaitedAt(3)?.device).toBe('pad-1');
  });

  test('a click on a bot takes its place, unless the mouse sits already', () => {
    const { room, outlets } = roomOf();
    room.join('keys-left');
    room.bots();
    room.click(2, false);
    expect([room.table[2], room.nameAt(2)]).toMatchObject([{ kind: 'person', device: 'mouse' }, 'Ben']);
    const said = outlets.said.length;
    room.click(3, false);
    expect([room.table[2]?.kind, room.table[3]?.kind, outlets.said.length]).toEqual(['person', 'bot', said]);
  });

  test('where nothing is left to play with, a bot can sit down at one place, and nobody else moves', () => {
    const { room, outlets } = roomOf();
    for (const device of ['keys-left', 'keys-right', 'mouse'] as const) room.join(device);
    room.bot(3);
    expect(outlets.said.at(-1)).toBe('A bot sits at seat 4.');
    expect(room.table.map(({ kind }) => kind)).toEqual(['person', 'person', 'person', 'bot', 'free']);
    room.bot(2);
    expect(room.table[2]?.kind).toBe('person');
    room.click(4, false);
    expect([room.table[2]?.kind, room.table[4]?.kind]).toEqual(['free', 'person']);
  });

  test.each(['keys-left', 'mouse', 'pad-1'] as const)(
    '%s: nothing that says "ready" takes it back; one step back does, a second stands up',
    (device) => {
      const { room, outlets } = roomOf([{ at: 0, seat: { ...seatChoice('guest', device), guest: 'Zoe' } }]);
      room.join(device);
      expect(room.table[0]).toMatchObject({ ready: true });
      expect(outlets.said.at(-1)).toContain('Ready, as the last time.');
      room.do(0, 'ready');
      expect(room.table[0]).toMatchObject({ ready: true });
      room.do(0, 'leave');
      expect(room.table[0]).toMatchObject({ kind: 'person', ready: false });
      room.do(0, 'leave');
      expect(room.table[0]?.kind).toBe('free');
    },
  );

  test('whoever does not come is waited for no more, and those who are ready begin', () => {
    const last = ['Zoe', 'Ben', 'Cleo', 'Dora'].map((guest, at) => ({
      at,
      seat: { ...seatChoice('guest', `pad-${at + 1}` as 'pad-1'), guest },
    }));
    const { room, begun } = roomOf(last);
    for (const pad of ['pad-1', 'pad-2', 'pad-3'] as const) room.join(pad);
    expect([room.missing, room.countdown.left]).toEqual([['Dora'], null]);
    room.dismiss(3);
    expect([room.missing, room.countdown.left]).toEqual([[], 10]);
    vi.advanceTimersByTime(10_000);
    expect(begun[0]?.map(({ at }) => at)).toEqual([0, 1, 2]);
  });
});
