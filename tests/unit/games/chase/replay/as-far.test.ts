/** Damaged files: each is opened as far as it holds, and says where it breaks. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REPLAYS } from '../../../../../src/main/matches/replays';
import { pathText } from '../../../../../src/main/replay/fault';
import { readJsonAsFar } from '../../../../../src/main/replay/json-prefix';
import { textAsFar } from '../../../../../src/main/replay/utf8-prefix';
import type { Replay } from '../../../../../src/shared/replay';
import { sameJson } from '../../../../../src/shared/same-json';
import { fixtureText } from '../../../../fixtures/cases';
import { goldens } from '../../../../fixtures/goldens';
import { changed } from '../../../../fixtures/replays';

const THREE = fixtureText('replays/three-match.lookout.json');
const three = JSON.parse(THREE) as Replay;

/** What is opened of a text: events by round, and where it breaks. */
function opened(text: string, ends: Parameters<typeof REPLAYS.readAsFar>[1] = null) {
  const read = REPLAYS.readAsFar(text, ends);
  if (!read.ok) return { refused: read.error.path, why: read.error.what.key };
  const { played, faults } = read.value;
  return {
    replay: played.replay,
    events: played.replay.rounds.map(({ events }) => events.length),
    faults: faults.map(({ path, what }) => `${path}: ${what.key}`),
  };
}
const counts = three.rounds.map(({ events }) => events.length);
const upTo = (round: number, event: number) => [...counts.slice(0, round), ...(event > 0 ? [event] : [])];
const damaged = (...change: Parameters<typeof changed>) => opened(JSON.stringify(changed(change[0], change[1], three)));

test('a file that holds is opened whole, without a fault', () => {
  for (const { name, text } of goldens()) expect(opened(text), name).toMatchObject({ replay: JSON.parse(text) as object, faults: [] });
});

describe('what is wrong with a value takes what comes after it', () => {
  test.each<[string, (string | number)[], unknown, number[], string[]]>([
    ['an impossible event', ['rounds', 2, 'events', 5, 't'], -1, upTo(2, 5), ['rounds[2].events[5].t: fault.expected-got']],
    ['an event that cannot be', ['rounds', 1, 'events', 4], { t: 999_999, seat: 0, type: 'exchange', with: 0 }, upTo(1, 4), []],
    ['a field that no event has', ['rounds', 0, 'events', 6, 'x'], 1, upTo(0, 6), ['rounds[0].events[6].x: fault.no-such-field']],
    ['the first event of a round', ['rounds', 3, 'events', 0], null, upTo(3, 0), ['rounds[3].events[0]: fault.expected-got']],
    ['events that are no list', ['rounds', 3, 'events'], {}, upTo(3, 0), ['rounds[3].events: fault.expected-got']],
    ['how a round was dealt', ['rounds', 1, 'roles'], ['runner'], upTo(1, 0), []],
    ['a round that is none', ['rounds', 2], 'x', upTo(2, 0), ['rounds[2]: fault.expected-got']],
  ])('%s', (_what, keys, value, events, faults) => {
    const found = damaged(keys, value);
    expect(found).toMatchObject({ events });
    if (faults.length > 0) expect(found.faults).toEqual(faults);
    else expect(found.faults).toHaveLength(1);
  });

  test('what only tells more goes, and everything else stays', () => {
    for (const field of ['id', 'seed', 'random', 'more'])
      expect(damaged([field], 5)).toMatchObject({ events: counts, faults: [expect.stringMatching(new RegExp(`^${field}: `))] });
    expect(damaged(['rounds', 1, 'piles', 0, 0], 'nowhere')).toMatchObject({
      events: counts,
      faults: ['rounds[1].piles[0][0]: fault.no-such-tile'],
    });
  });

  test('a damaged face takes what happened from the moment on at which it was needed', () => {
    const places = three.rounds.flatMap(({ events }, round) =>
      events.flatMap((event, at) => ('tile' in event && round === 0 ? [{ tile: String(event.tile), at }] : [])),
    );
    const { tile = '', at = 0 } = places[places.length - 1] ?? {};
    const found = damaged(['tiles', tile, 'exits'], []);
    expect(found.events).toEqual([at]);
    expect(found.faults?.[0]).toBe(`tiles.${tile}.exits: fault.expected-got`);
    expect(found.faults?.[found.faults.length - 1]).toBe(`rounds[0].events[${at}].tile: fault.event.no-such-tile`);
  });

  test('a swap that cannot be: the round is there, and nothing after it', () => {
    const swaps = [
      { after: 1, seat: 0, player: { name: 'Eve', kind: 'human' } },
      { after: 99_999, seat: 0, player: { name: 'Eve', kind: 'human' } },
    ];
    const found = damaged(['rounds', 1, 'swaps'], swaps);
    expect(found.events).toEqual(counts.slice(0, 2));
    expect(found.replay?.rounds[1]?.swaps).toEqual(swaps.slice(0, 1));
  });
});

test('without anything to show it is refused with the first fault', () => {
  expect(damaged(['players'], [])).toEqual({ refused: 'players', why: 'fault.expected-got' });
  expect(damaged(['rules', 'more'], 1)).toEqual({ refused: 'rules.more', why: 'fault.no-such-field' });
  expect(damaged(['rounds', 0, 'events', 0], 1)).toEqual({ refused: 'rounds[0].events[0]', why: 'fault.expected-got' });
  expect(damaged(['rounds'], undefined)).toEqual({ refused: 'rounds', why: 'fault.expected-missing' });
  expect(opened('{"format"')).toEqual({ refused: 'format', why: 'fault.not-json-end' });
  expect(opened('')).toEqual({ refused: '', why: 'fault.empty' });
});

test('a file of a newer version names both versions', () => {
  expect(REPLAYS.readAsFar(JSON.stringify({ ...three, version: 3 }))).toEqual({
    ok: false,
    error: { path: 'version', what: { key: 'fault.version-newer', facts: { found: 3, known: 1 } } },
  });
  expect(damaged(['version'], 0)).toEqual({ refused: 'version', why: 'fault.version' });
});

test('torn at any place, the events before it are there and no others', () => {
  fc.assert(
    fc.property(fc.constantFrom(...goldens()), fc.double({ min: 0, max: 1, noNaN: true }), ({ text }, share) => {
      const at = Math.floor(share * (text.trimEnd().length - 1));
      const found = opened(text.slice(0, at));
      const whole = JSON.parse(text) as Replay;
      if (found.replay === undefined) return;
      expect(found.faults).toHaveLength(1);
      const { rounds } = found.replay;
      for (const [number, round] of rounds.entries()) {
        const { events, ...deal } = whole.rounds[number] ?? { events: [] };
        const { events: these, ...dealt } = round;
        if (number < rounds.length - 1) expect(these).toHaveLength(events.length);
        expect(sameJson(these, events.slice(0, these.length))).toBe(true);
        expect(dealt).toEqual(deal);
      }
      // Nothing more could have been told: the next event does not end before the place.
      const last = rounds[rounds.length - 1]?.events.length ?? 0;
      const next = whole.rounds[rounds.length - 1]?.events[last];
      if (next === undefined) return;
      const until = text.slice(0, at);
      const sought = JSON.stringify(next);
      const told = whole.rounds.slice(0, rounds.length - 1).reduce((sum, { events }) => sum + count(JSON.stringify(events), sought), 0);
      const before = count(JSON.stringify(whole.rounds[rounds.length - 1]?.events.slice(0, last)), sought);
      expect(count(until, sought)).toBe(told + before);
    }),
    { numRuns: 300 },
  );
});

const count = (text: string, part: string): number => text.split(part).length - 1;

test('bytes that are no text end it there, wherever they stand', () => {
  const bytes = new TextEncoder().encode(THREE);
  const place = THREE.lastIndexOf('"type"');
  bytes[place + 9] = 0xff;
  const { text, ends } = textAsFar(bytes);
  expect(text).toBe(THREE.slice(0, place + 9));
  const found = opened(text, ends);
  expect(found.faults).toEqual([`rounds[${counts.length - 1}].events[${(counts[counts.length - 1] ?? 0) - 1}].type: fault.not-utf-8-from`]);
  expect(found.events).toEqual([...counts.slice(0, -1), (counts[counts.length - 1] ?? 0) - 1]);
  expect(textAsFar(new TextEncoder().encode('ü€𝄞'))).toEqual({ text: 'ü€𝄞', ends: null });
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(), (good, cut) => {
      const all = new TextEncoder().encode(good);
      const torn = all.subarray(0, cut % (all.length + 1));
      const read = textAsFar(torn);
      expect(new TextDecoder().decode(all).startsWith(read.text)).toBe(true);
    }),
  );
});

describe('JSON as far as it goes', () => {
  const json = fc.json({ maxDepth: 5 });

  test('of a text that holds it is what the parser says', () => {
    fc.assert(
      fc.property(json, (text) => {
        const read = readJsonAsFar(`${text}\n!`);
        expect(read.ok && read.value.value).toEqual(JSON.parse(text));
        expect(read.ok && read.value.broken?.keys).toEqual([]);
      }),
    );
  });

  test('torn anywhere it breaks off there, and all before is as in the whole', () => {
    fc.assert(
      fc.property(json, fc.nat(), (text, cut) => {
        const read = readJsonAsFar(text.slice(0, cut % text.length));
        if (!read.ok || read.value.broken === null) return;
        const { value, broken } = read.value;
        expect(isPartOf(value, JSON.parse(text))).toBe(true);
        expect(pathText(broken.keys).length).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('a name such as __proto__ is a field like any other', () => {
    const read = readJsonAsFar('{"__proto__":{"x":1},"a":');
    expect(read.ok && Object.keys(read.value.value as object)).toEqual(['__proto__']);
    expect(({} as { x?: number }).x).toBeUndefined();
  });
});

/** Whether lists and objects of `part` are those of `whole`, or their beginning. */
function isPartOf(part: unknown, whole: unknown): boolean {
  if (part === undefined) return true;
  if (Array.isArray(part)) return Array.isArray(whole) && part.every((each, at) => isPartOf(each, whole[at]));
  if (typeof part !== 'object' || part === null) return Object.is(part, whole);
  // The same name again in the rest of the text would be another value.
  return typeof whole === 'object' && whole !== null && Object.keys(part).every((key) => Object.hasOwn(whole, key));
}
