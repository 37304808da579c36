/** Who plays from a moment of a saved round, and where that begins: at one's own mistake before it, so that one can do better. */
import { describe, expect, test } from 'vitest';
import { beginsAt, seatAt } from '../../../../../src/renderer/lib/replay/seat-taken';
import type { Player } from '../../../../../src/shared/replay';

const person = (name: string): Player => ({ name, kind: 'human' });
const bot: Player = { name: 'Lulu', kind: 'bot', level: 3 };

/** A viewer that stands after event 6, which was wrong and seat 1's, or after another one. */
const viewer = (at = 7, seat: number | null = null, knows = true) => ({
  at,
  seat,
  event: at === 0 ? null : at - 1,
  mistakes: knows ? [{ event: 6, text: () => '' }] : [],
  timeline: { events: Array.from({ length: 9 }, (_, event) => ({ type: 'any', t: event, seat: event % 2 === 0 ? 1 : 0 })) } as never,
});

describe('the round begins', () => {
  test('before the mistake of whoever takes the seat, and after that of another', () => {
    expect(beginsAt(viewer(), 1)).toBe(6);
    expect(beginsAt(viewer(), 0)).toBe(7);
  });
  test('at the moment that is shown where nothing was wrong, or the eyes do not know it', () => {
    expect(beginsAt(viewer(5), 1)).toBe(5);
    expect(beginsAt(viewer(0), 1)).toBe(0);
    expect(beginsAt(viewer(7, 1, false), 1)).toBe(7);
  });
});

describe('the seat that is taken is', () => {
  test('that of the eyes', () => expect(seatAt(viewer(7, 0), [person('Ada'), person('Bruno')])).toBe(0));
  test('of the person whose mistake it was', () => {
    expect(seatAt(viewer(), [person('Ada'), person('Bruno')])).toBe(1);
    expect(seatAt(viewer(5), [person('Ada'), person('Bruno')])).toBe(0);
  });
  test('no bot’s as long as a person sat there', () => {
    expect(seatAt(viewer(), [person('Ada'), bot])).toBe(0);
    expect(seatAt(viewer(), [bot, bot])).toBe(1);
  });
});
