import { describe, expect, test } from 'vitest';
import type { Device } from '../../../../../src/shared/seats';
import { halfOfKey } from '../../../../../src/renderer/lib/seats/halves';
import { namesOf } from '../../../../../src/renderer/lib/seats/join-names';
import {
  allReady,
  botsTurned,
  freed,
  freeTable,
  isSame,
  joined,
  levelled,
  moved,
  named,
  namesFor,
  NOBODY,
  placeOf,
  readied,
  renamed,
  seatOf,
  sittingOf,
  takenOf,
  type JoinTable,
  type Who,
} from '../../../../../src/renderer/lib/seats/joining';
import { seatChoice } from '../../../../../src/shared/seats';

const ADA: Who = { kind: 'profile', profile: 'ada' };
const BEN: Who = { kind: 'profile', profile: 'ben' };
const ZOE: Who = { kind: 'guest', guest: 'Zoe' };
const NAMES = [ADA, BEN, NOBODY, ZOE];

const sitting = (table: JoinTable, ...devices: readonly Device[]): JoinTable =>
  devices.reduce((now, device) => joined(now, { device, names: NAMES }), table);
const whoAt = (table: JoinTable, at: number): Who | undefined => {
  const place = table[at];
  return place?.kind === 'person' ? place.who : undefined;
};

describe('sitting down', () => {
  test('each device gets the next free place and the next name that nobody has; without one, none', () => {
    const table = sitting(freeTable(6), 'keys-left', 'pad-2', 'mouse', 'keys-right');
    expect(table.map((place) => (place.kind === 'person' ? place.device : place.kind))).toEqual([
      'keys-left',
      'pad-2',
      'mouse',
      'keys-right',
      'free',
      'free',
    ]);
    expect([0, 1, 2, 3].map((at) => whoAt(table, at))).toEqual([ADA, BEN, NOBODY, NOBODY]);
  });

  test('a device sits once, and nobody past the last place', () => {
    const table = sitting(freeTable(2), 'keys-left', 'mouse');
    expect(sitting(table, 'keys-left')).toBe(table);
    expect(sitting(table, 'pad-1')).toBe(table);
  });

  test('whoever was here before comes back to their place and name, unless somebody has them', () => {
    const before = { at: 2, who: ZOE };
    const back = joined(freeTable(4), { device: 'pad-1', names: NAMES, before });
    expect(placeOf(back, 'pad-1')).toBe(2);
    expect(whoAt(back, 2)).toEqual(ZOE);
    const other = joined(named(back, 2, ZOE), { device: 'pad-2', names: NAMES, before });
    expect(placeOf(other, 'pad-2')).toBe(0);
    expect(whoAt(other, 0)).toEqual(ADA);
  });

  test('a click says where; a bot gives its place to a person', () => {
    const table = joined(freeTable(3), { device: 'mouse', names: NAMES, before: { at: 2, who: ZOE }, wanted: 1 });
    expect(placeOf(table, 'mouse')).toBe(1);
    const full = botsTurned(table, 4);
    expect(full.map(({ kind }) => kind)).toEqual(['bot', 'person', 'bot']);
    expect(sitting(full, 'pad-1').map(({ kind }) => kind)).toEqual(['person', 'person', 'bot']);
  });
});

describe('at the table', () => {
  test('moving goes around, changes places with whoever is there, and both say anew that they are ready', () => {
    const both = readied(readied(sitting(freeTable(3), 'keys-left', 'mouse'), 0, true), 1, true);
    const once = moved(both, 0, 1);
    expect([placeOf(once, 'keys-left'), placeOf(once, 'mouse')]).toEqual([1, 0]);
    expect(allReady(once, 2)).toBe(false);
    expect(placeOf(moved(both, 0, -1), 'keys-left')).toBe(2);
  });

  test('a name is one press on, around at the ends, and never one that another has', () => {
    const table = sitting(freeTable(3), 'keys-left', 'mouse');
    expect(whoAt(renamed(table, 1, 1, NAMES), 1)).toEqual(NOBODY);
    expect(whoAt(renamed(renamed(table, 1, 1, NAMES), 1, 1, NAMES), 1)).toEqual(ZOE);
    expect(whoAt(renamed(table, 1, -1, NAMES), 1)).toEqual(ZOE);
    expect(named(table, 1, ADA)).toBe(table);
    expect(namesFor(table, 1, NAMES)).toEqual([BEN, NOBODY, ZOE]);
  });

  test('it begins once everybody who sits is ready and there are enough, bots counted', () => {
    const one = readied(sitting(freeTable(4), 'keys-left'), 0, true);
    expect(allReady(one, 2)).toBe(false);
    expect(allReady(botsTurned(one, 1), 2)).toBe(true);
    expect(allReady(sitting(one, 'mouse'), 2)).toBe(false);
    expect(allReady(botsTurned(freeTable(4), 1), 2)).toBe(false);
  });

  test('bots fill what is free, go again where nothing is, and have levels from 1 to 10', () => {
    const full = botsTurned(sitting(freeTable(3), 'mouse'), 3);
    expect(takenOf(full)).toHaveLength(3);
    expect(takenOf(botsTurned(full, 3)).map(({ at }) => at)).toEqual([0]);
    expect(levelled(full, 1, 10)[1]).toEqual({ kind: 'bot', level: 10 });
    expect(levelled(full, 1, 11)).toBe(full);
    expect(levelled(full, 0, 5)).toBe(full);
    expect(freed(full, 1)[1]).toEqual({ kind: 'free' });
  });
});

describe('what comes of it', () => {
  test('a seat keeps what helped whoever sits there the last time', () => {
    const last = [
      { ...seatChoice('profile', 'mouse'), profile: 'ada', assist: true, aids: { own: true } },
      { ...seatChoice('guest', 'pad-1'), guest: 'Zoe', assist: true },
    ];
    const table = sitting(freeTable(2), 'keys-left', 'pad-3');
    const seats = takenOf(table).map(({ place }) => seatOf(place, last));
    expect(seats[0]).toMatchObject({ kind: 'profile', profile: 'ada', assist: true, aids: { own: true }, device: 'keys-left' });
    expect(seats[1]).toMatchObject({ kind: 'profile', profile: 'ben', assist: false, device: 'pad-3' });
    expect(seats.map(sittingOf)).toEqual([
      { kind: 'profile', profile: 'ada', assist: true },
      { kind: 'profile', profile: 'ben' },
    ]);
    expect(sittingOf(seatOf({ kind: 'bot', level: 7 }, []))).toEqual({ kind: 'bot', level: 7 });
  });
});

describe('names', () => {
  const profiles = [
    { id: 'ada', name: 'Ada' },
    { id: 'ben', name: 'Ben' },
    { id: 'cleo', name: 'Cleo' },
  ].map((each) => ({ ...each, records: [] }) as never);

  test('the last evening comes first, then whoever is chosen; each once, and nobody who is gone', () => {
    const names = namesOf({
      profiles,
      chosen: 'cleo',
      last: [{ kind: 'profile', profile: 'gone' }, { kind: 'guest', guest: 'Dora' }, BEN],
      evening: ['ben', 'Zoe', 'Guest', 'Guest (2)'],
      fresh: ['Owl', 'Zoe'],
    });
    expect(names).toEqual([
      BEN,
      { kind: 'guest', guest: 'Dora' },
      ZOE,
      { kind: 'profile', profile: 'cleo' },
      ADA,
      NOBODY,
      { kind: 'guest', guest: 'Owl' },
    ]);
    expect(isSame(NOBODY, { kind: 'guest', guest: '' })).toBe(true);
  });
});

test('every key that is used at a table lies on the half that it is used for', () => {
  expect(['KeyQ', 'KeyB', 'Digit1'].map(halfOfKey)).toEqual(['keys-left', 'keys-left', 'keys-left']);
  expect(['KeyP', 'Enter', 'ArrowLeft', 'Backspace'].map(halfOfKey)).toEqual(['keys-right', 'keys-right', 'keys-right', 'keys-right']);
  expect(['Space', 'Tab', 'Escape', 'F1'].map(halfOfKey)).toEqual([undefined, undefined, undefined, undefined]);
});
