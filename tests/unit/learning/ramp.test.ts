import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../../src/main/chance';
import { shippedReads } from '../../../src/main/games/chase/commands/bench/learning-gain';
import { Doings } from '../../../src/main/learning/doings';
import type { Entry } from '../../../src/main/learning/entry';
import { chasePuzzles } from '../../../src/main/games/chase/puzzles/chase-puzzles';
import { puzzleBook } from '../../../src/main/learning/game';
import { rulesOf } from '../../../src/main/learning/modes';
import { outlookOf } from '../../../src/main/learning/outlook';
import { ENOUGH, rampOf } from '../../../src/main/learning/ramp';
import type { Known } from '../../../src/main/learning/known';
import { sourceOf } from '../../../src/main/learning/source';
import type { Mode } from '../../../src/shared/drill';
import type { RunOptions } from '../../../src/shared/run-options';
import type { PuzzleKind, PuzzleTheme } from '../../../src/shared/chase/puzzle';

const BOOK = puzzleBook([chasePuzzles]);
const READS = shippedReads();

function entry(at: number, kind: PuzzleKind, base: number, themes: readonly PuzzleTheme[] = [], seats: 2 | 3 | 4 = 2, plain = true): Entry {
  return { id: `${kind}-${String(at).padStart(3, '0')}`, kind, themes, base, shipped: true, fact: null, seats, plain };
}

function knownOf(entries: readonly Entry[], changes: Partial<Known> = {}): Known {
  return {
    book: BOOK,
    entries,
    ratings: new Map(),
    puzzleRatings: new Map(),
    cards: new Map(),
    spots: [],
    mistakes: new Set(),
    doings: new Doings(),
    company: 0,
    day: '2026-11-27',
    recent: new Set(),
    chance: chanceOf('ramp'),
    ...changes,
  };
}

/** The entries that come in a run of so many answers, each `right` or not. */
function asked(
  known: Known,
  mode: Mode,
  options: RunOptions,
  count: number,
  right: (entry: Entry, at: number) => boolean = () => true,
): Entry[] {
  const source = sourceOf(rulesOf(mode, options, BOOK), options, known);
  const byId = new Map(known.entries.map((each) => [each.id, each]));
  const seen: Entry[] = [];
  for (let at = 0; at < count; at++) {
    const found = byId.get(source.next(at * 5000) ?? '');
    if (found === undefined) break;
    known.recent.add(found.id);
    seen.push(found);
    source.answered(found, { right: right(found, at), slow: false, quick: false }, at * 5000 + 3000);
  }
  return seen;
}

describe('a test', () => {
  test('has everything that reading climbs to before anything comes a third time, also for whoever has no rating', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const known = knownOf(READS, { chance: chanceOf(seed) });
      const seen = asked(known, 'custom', { kinds: ['read'], length: 10, mixed: true, noClock: true }, 10);
      const rungs = seen.map((each) => rampOf(BOOK.rulesOf('read'), READS).rungOf(each));
      expect([0, 1, 2, 3, 4, 5].map((rung) => Math.sign(rungs.filter((each) => each === rung).length - 0.5))).toEqual([1, 1, 1, 1, 1, 1]);
      expect(seen.filter(({ themes }) => themes.includes('final-tile')).length).toBeLessThanOrEqual(6);
    }
  });

  test('has every kind in turn', () => {
    const kinds = ['place', 'pick', 'route'] as const;
    const entries = kinds.flatMap((kind) => Array.from({ length: 30 }, (_, at) => entry(at, kind, 1000 + 20 * at)));
    const seen = asked(knownOf(entries), 'custom', { kinds: [...kinds], length: 6, mixed: true }, 6);
    expect(kinds.map((kind) => seen.filter((each) => each.kind === kind).length)).toEqual([2, 2, 2]);
  });
});

describe('the ramp of reading', () => {
  const ramp = rampOf(BOOK.rulesOf('read'), READS);

  test('a puzzle belongs to the last step that it needs: plain count, close count, turned, final tile, joint most, a colour out (M3, M4, M6)', () => {
    const rung = (...themes: PuzzleTheme[]) => ramp.rungOf(entry(0, 'read', 1500, themes));
    expect([
      rung('direction-n'),
      rung('close-count', 'direction-n'),
      rung('rotated', 'close-count'),
      rung('final-tile', 'rotated'),
      rung('joint-most', 'rotated'),
      rung('colour-out', 'joint-most', 'final-tile'),
    ]).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('a newcomer begins with plain counts, and meets each thing only after the one before', () => {
    const known = knownOf(READS);
    const seen = asked(known, 'practice', {}, 200);
    const rungs = seen.map(ramp.rungOf);
    expect(rungs.slice(0, ENOUGH)).toEqual(Array.from({ length: ENOUGH }, () => 0));
    const firsts = [0, 1, 2, 3, 4, 5].map((rung) => rungs.indexOf(rung));
    expect(firsts.every((at) => at >= 0)).toBe(true);
    expect([...firsts].sort((a, b) => a - b)).toEqual(firsts);
    expect(ramp.standing(known.doings)).toBeNull();
  });

  test('a newcomer meets all four directions before any comes again, and none stays behind after that', () => {
    for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const known = knownOf(READS, { chance: chanceOf(seed) });
      const towards = asked(known, 'practice', {}, 24).map(({ themes }) => themes.find((theme) => theme.startsWith('direction-')));
      expect(new Set(towards.slice(0, 4)).size, seed).toBe(4);
      for (const direction of ['direction-n', 'direction-e', 'direction-s', 'direction-w']) {
        expect(towards.filter((each) => each === direction).length, `${seed} ${direction}`).toBeGreaterThanOrEqual(4);
      }
    }
  });

  test('the same puzzles answered wrong go no further', () => {
    const known = knownOf(READS);
    expect(asked(known, 'practice', {}, 100, () => false).map(ramp.rungOf)).toEqual(Array.from({ length: 100 }, () => 0));
    expect(ramp.step(known.doings)).toEqual({ step: 1, of: 6, name: 'plain' });
  });

  test('a helped answer takes no step', () => {
    const known = knownOf(READS);
    const source = sourceOf(rulesOf('practice', {}, BOOK), {}, known);
    for (let at = 0; at < 20; at++) {
      const id = source.next(at * 5000);
      const found = READS.find((each) => each.id === id);
      if (found === undefined) throw new Error('Practice has no puzzle.');
      source.answered(found, { right: false, slow: false, quick: false, helped: true }, at * 5000);
    }
    expect(source.standing().step).toEqual({ step: 1, of: 6, name: 'plain' });
  });

  test('is told in the same words before a run as within it, and ends', () => {
    const doings = new Doings();
    for (let at = 0; at < ENOUGH; at++) doings.take({ kind: 'read', themes: [] }, true);
    expect(ramp.step(doings)).toEqual({ step: 2, of: 6, name: 'close' });
    const done = [{ kind: 'read' as const, theme: null, attempts: ENOUGH, right: ENOUGH }];
    expect(outlookOf(BOOK, READS, done, []).steps).toEqual({ read: { step: 2, of: 6, name: 'close' } });
    for (const theme of ['close-count', 'rotated', 'final-tile', 'joint-most', 'colour-out'] as const) {
      for (let at = 0; at < ENOUGH; at++) doings.take({ kind: 'read', themes: [theme] }, true);
    }
    expect(ramp.step(doings)).toBeNull();
  });

  test('steps without puzzles are none: the faces of the built-in tiles alone have four', () => {
    const facts = READS.filter(({ fact }) => fact !== null && READS.length > 0).filter(
      ({ themes }) => !themes.includes('final-tile') && !themes.includes('colour-out'),
    );
    const known = knownOf(facts);
    asked(known, 'practice', {}, 120);
    const own = rampOf(BOOK.rulesOf('read'), facts);
    expect(own.step(new Doings())).toMatchObject({ step: 1, of: 4 });
    expect(own.step(known.doings)).toBeNull();
  });

  property.prop([fc.array(fc.boolean(), { minLength: 1, maxLength: 60 })], { numRuns: 25 })(
    'whatever is answered, no puzzle comes that is beyond the step that stands',
    (answers) => {
      const known = knownOf(READS);
      const source = sourceOf(rulesOf('practice', {}, BOOK), {}, known);
      for (const [at, right] of answers.entries()) {
        const before = ramp.standing(known.doings) ?? 5;
        const found = READS.find(({ id }) => id === source.next(at * 5000));
        if (found === undefined) continue;
        expect(ramp.rungOf(found)).toBeLessThanOrEqual(before);
        known.recent.add(found.id);
        source.answered(found, { right, slow: false, quick: false }, at * 5000 + 3000);
      }
    },
  );
});

describe('the ramp of other kinds', () => {
  const trails = Array.from({ length: 90 }, (_, at) => entry(at, 'trail', 1300 + 5 * at));

  test('goes from the easiest third to all of them', () => {
    const known = knownOf(trails);
    const bases = asked(known, 'practice', { kinds: ['trail'] }, 3 * ENOUGH).map(({ base }) => base);
    expect(Math.max(...bases.slice(0, ENOUGH))).toBeLessThan(1450);
    expect(Math.max(...bases.slice(0, 2 * ENOUGH))).toBeLessThan(1600);
    expect(Math.max(...bases)).toBeGreaterThanOrEqual(1600);
    expect(rampOf(BOOK.rulesOf('trail'), trails).step(known.doings)).toBeNull();
  });

  test('has nothing on its first step that is a trap, however easy it is said to be', () => {
    const traps = Array.from({ length: 40 }, (_, at) => entry(at, 'place', 1000 + at, ['hideout-without-items'], 2, false));
    const plain = Array.from({ length: 50 }, (_, at) => entry(100 + at, 'place', 1400 + at));
    const known = knownOf([...traps, ...plain]);
    const seen = asked(known, 'practice', { kinds: ['place'] }, 3 * ENOUGH);
    expect(seen.slice(0, ENOUGH).map((each) => each.plain)).toEqual(Array.from({ length: ENOUGH }, () => true));
    expect(seen.slice(ENOUGH).some((each) => !each.plain)).toBe(true);
  });

  test('without plain puzzles it begins with the others', () => {
    const traps = Array.from({ length: 40 }, (_, at) => entry(at, 'place', 1000 + at, [], 2, false));
    expect(asked(knownOf(traps), 'practice', { kinds: ['place'] }, 3)).toHaveLength(3);
    expect(rampOf(BOOK.rulesOf('place'), traps).step(new Doings())).toMatchObject({ step: 1, of: 2 });
  });
});

describe('puzzles of three and four players', () => {
  const few = Array.from({ length: 40 }, (_, at) => entry(at, 'place', 1500));
  const many = Array.from({ length: 40 }, (_, at) => entry(100 + at, 'place', 1500, ['two-paths'], 4));
  const threes = Array.from({ length: 40 }, (_, at) => entry(200 + at, 'judge', 1500, [], 3));
  const twos = Array.from({ length: 40 }, (_, at) => entry(300 + at, 'judge', 1500));
  const all = [...few, ...many, ...threes, ...twos];
  const seats = (known: Known, mode: Mode, options: RunOptions): Set<number> =>
    new Set(asked(known, mode, options, 60).map((each) => each.seats));

  test.each(['practice', 'custom', 'rush', 'survival', 'streak'] as const)('%s: none comes before as many were met at a table', (mode) => {
    for (const kind of ['place', 'judge'] as const) {
      expect(seats(knownOf(all), mode, { kinds: [kind] })).toEqual(new Set([2]));
      expect(seats(knownOf(all, { company: 2 }), mode, { kinds: [kind] })).toEqual(new Set([2]));
    }
    expect(seats(knownOf(all, { company: 4 }), mode, { kinds: ['place'] })).toEqual(new Set([2, 4]));
    expect(seats(knownOf(all, { company: 3 }), mode, { kinds: ['judge'] })).toEqual(new Set([2, 3]));
  });

  test('the daily drill is the same for everybody, so it has none', () => {
    const ids = (company: number) => asked(knownOf(all, { company }), 'daily', { kinds: ['place', 'judge'] }, 10).map(({ id }) => id);
    expect(ids(4)).toEqual(ids(0));
    expect(seats(knownOf(all, { company: 4 }), 'daily', { kinds: ['place', 'judge'] })).toEqual(new Set([2]));
  });

  test('they come where they are asked for, and where there is nothing else', () => {
    expect(seats(knownOf(all), 'custom', { kinds: ['place'], themes: ['two-paths'] })).toEqual(new Set([4]));
    expect(seats(knownOf(many), 'practice', { kinds: ['place'] })).toEqual(new Set([4]));
  });
});

describe('weak spots', () => {
  const spots = Array.from({ length: 6 }, (_, at) => ({ puzzle: `place-00${at}`, mended: 0 as const }));
  const places = Array.from({ length: 6 }, (_, at) => entry(at, 'place', 1500));

  test('do not begin with the same puzzles in the same order', () => {
    const recent = new Set<string>();
    const chance = chanceOf('weak');
    const runs = Array.from({ length: 20 }, () =>
      asked(knownOf(places, { spots, recent, chance }), 'weak-spots', { kinds: ['place'] }, 6, () => false)
        .slice(0, 3)
        .map(({ id }) => id),
    );
    expect(new Set(runs.map(([first]) => first)).size).toBeGreaterThan(3);
    expect(new Set(runs.map((ids) => ids.join())).size).toBeGreaterThan(12);
  });

  test('what was met a moment ago comes after the rest', () => {
    const recent = new Set(['place-000', 'place-001', 'place-002']);
    for (let seed = 0; seed < 10; seed++) {
      const known = knownOf(places, { spots, recent: new Set(recent), chance: chanceOf(`weak ${seed}`) });
      const ids = asked(known, 'weak-spots', { kinds: ['place'] }, 6).map(({ id }) => id);
      expect(ids.slice(0, 3).every((id) => !recent.has(id))).toBe(true);
    }
  });

  test('say how many are due and how many are mended', () => {
    const source = sourceOf(rulesOf('weak-spots', {}, BOOK), {}, knownOf(places, { spots }));
    expect(source.standing().spots).toEqual({ due: 6, mended: 0 });
    for (let at = 0, id = source.next(0); id !== null && at < 100; at++, id = source.next(0)) {
      const found = places.find((each) => each.id === id);
      if (found !== undefined) source.answered(found, { right: true, slow: false, quick: false }, 0);
    }
    expect(source.standing().spots).toEqual({ due: 6, mended: 6 });
  });
});
