/** Drills where two games have puzzles: each has kinds, bests, dailies and figures of its own. Chase's kinds are shared out among two here. */
import { expect, test } from 'vitest';
import { chasePuzzles } from '../../../src/main/games/chase/puzzles/chase-puzzles';
import { firstRating, type Entry } from '../../../src/main/learning/entry';
import { puzzleBook } from '../../../src/main/learning/game';
import { newRun } from '../../../src/main/learning/new-run';
import { rulesOf } from '../../../src/main/learning/modes';
import { outlookOf } from '../../../src/main/learning/outlook';
import { filterOf, statisticsSummary } from '../../../src/main/statistics/summary';
import { openStore } from '../../../src/main/store/open';
import { chanceOf } from '../../../src/main/chance';
import { accepted } from '../../../src/rules/result';
import type { RunOptions } from '../../../src/shared/run-options';
import type { Puzzle } from '../../../src/shared/puzzles';
import { done } from '../../fixtures/live-table';
import { scratchFolder } from '../../fixtures/scratch';

const FIRST = { ...chasePuzzles, kinds: chasePuzzles.kinds.slice(0, 2) };
const SECOND = { ...chasePuzzles, id: 'second', mark: 'second ', kinds: chasePuzzles.kinds.slice(2) };
const BOOK = puzzleBook([FIRST, SECOND]);
const kindsOf = ({ kinds }: Pick<typeof FIRST, 'kinds'>): string[] => kinds.map(({ kind }) => kind);

/** As the schema lets it through once a second game is in the list. */
const inSecond = (options: RunOptions = {}): RunOptions => ({ ...options, game: 'second' });

const ENTRIES: readonly Entry[] = BOOK.kinds.flatMap((kind) =>
  Array.from({ length: 30 }, (_, at) => ({
    id: `${kind}-${at}`,
    kind,
    themes: [],
    base: 1000 + 10 * at,
    shipped: true,
    fact: null,
    seats: 2,
    plain: true,
  })),
);

/** An answer, as far as no kind and no day say more. */
const ANSWER = {
  puzzle: '0'.repeat(32),
  themes: [],
  at: 0,
  millis: 900,
  right: true,
  slow: false,
  helped: false,
  rated: true,
  direction: null,
  rotation: null,
  fact: null,
  chosen: null,
  expected: null,
};

test('kinds, bests and the whole of a mode are those of the game; who names none means the first', () => {
  expect(BOOK.of('second').kinds).toEqual(kindsOf(SECOND));
  expect(BOOK.of(undefined).kinds).toEqual(kindsOf(FIRST));
  expect(BOOK.of('third')).toMatchObject({ games: [], kinds: [] });
  const own = kindsOf(SECOND).slice(0, 1);
  expect(rulesOf('rush', {}, BOOK.of('second'))).toMatchObject({ kinds: own, bestClass: 'second rush 3' });
  expect(rulesOf('rush', {}, BOOK.of('chase'))).toMatchObject({ kinds: ['read'], bestClass: 'rush 3' });
  expect(rulesOf('survival', {}, BOOK.of('second')).bestClass).toBe('second survival');
});

test("a run asks puzzles of its game alone, and its rated daily is another than the other game's of the date", () => {
  const dates: string[] = [];
  const tables: string[] = [];
  const ports = {
    clock: () => 0,
    now: () => new Date('2026-11-27T12:00:00'),
    newId: () => 'run',
    chance: () => chanceOf('two games'),
    book: BOOK,
    library: () => accepted({ entries: ENTRIES, puzzle: (id: string) => ({ id, kind: id.split('-')[0] }) as unknown as Puzzle }),
    ledger: {
      begin: () => accepted(null),
      record: () => accepted(null),
      finish: () => accepted(null),
      best: () => accepted(null),
      dailyScore: (_: string, date: string) => (dates.push(date), accepted(null)),
      lastMet: () => accepted([]),
      settle: () => accepted(null),
      doings: () => accepted([]),
      company: (_: string, game: string) => (tables.push(game), accepted(0)),
      recentPuzzles: () => accepted([]),
      knowledge: () => accepted({ ratings: new Map(), cards: new Map(), spots: [] }),
      mistakesSince: () => accepted([]),
      puzzleRatings: () => accepted(new Map([['read-0', firstRating(1000)]])),
    },
  };
  for (const [options, game] of [
    [{}, FIRST],
    [inSecond(), SECOND],
  ] as const) {
    for (const mode of ['rush', 'practice', 'custom', 'daily'] as const) {
      const { run, start } = done(newRun(ports, 'ada', mode, options, new Set()));
      const { puzzle, next } = run.view(0);
      expect(kindsOf(game)).toContain(puzzle?.kind);
      expect(kindsOf(game)).toContain(next?.kind);
      expect(start.daily).toBe(mode === 'daily' ? `${game.mark}2026-11-27` : null);
    }
  }
  expect(dates).toEqual(['2026-11-27', 'second 2026-11-27']);
  expect(new Set(tables)).toEqual(new Set(['chase', 'second']));
  expect(newRun(ports, 'ada', 'custom', inSecond({ kinds: ['read'] }), new Set())).toMatchObject({ error: { code: 'no-puzzles' } });
});

test('what awaits somebody, and what is told, is of the game that is asked for', () => {
  const spots = [{ puzzle: 'read-1', kind: 'read', mended: 0 }] as const;
  expect(outlookOf(BOOK.of('chase'), ENTRIES, [], spots).weakSpots).toBe(1);
  expect(outlookOf(BOOK.of('second'), ENTRIES, [], spots)).toMatchObject({ weakSpots: 0 });
  const ask = { profile: 'ada', period: 'all', at: 0 } as const;
  expect(filterOf({ ...ask, game: 'second', kind: null }, BOOK).kinds).toEqual(kindsOf(SECOND));
  expect(filterOf({ ...ask, kind: null }, BOOK).kinds).toEqual(kindsOf(FIRST));
  expect(filterOf({ ...ask, kind: 'read' }, BOOK).kinds).toEqual(['read']);
  expect(filterOf({ ...ask, kind: null }, puzzleBook([chasePuzzles])).kinds).toBeNull();
});

test("runs left alone are told of the game that is asked for; days in a row are everybody's days, whatever was drilled", () => {
  const store = done(openStore(scratchFolder(), new Date('2026-11-28T12:00:00')));
  const [profile, day] = ['0192f0c8-0000-7000-8000-0000000000aa', '2026-11-28'];
  done(store.profiles.create({ id: profile, name: 'Ada', createdAt: '' }));
  const progress = { score: 1, right: 1, wrong: 0, bestCombo: 0, spent: 0, pauses: 0 };
  const answers = [
    ['read', '2026-11-26', true],
    ['judge', '2026-11-27', true],
    ['read', '2026-11-28', true],
    ['judge', '2026-11-28', false],
  ] as const;
  for (const [at, [kind, on, counted]] of answers.entries()) {
    const id = `0192f0c8-0001-7000-8000-00000000000${String(at)}`;
    done(store.runs.begin({ id, profile, mode: 'practice', options: {}, bestClass: null, daily: null, day, startedAt: '' }));
    done(store.runs.record(id, { ...ANSWER, kind, day: on }, { player: null, puzzle: null, card: null, spot: null }, progress));
    done(
      store.runs.finish(id, { ending: counted ? 'done' : 'idle', counted, before: { player: new Map(), puzzles: new Map() } }, progress),
    );
  }
  const told = (game: string, kind: 'read' | null = null) => {
    const ask = { profile, period: 'all', game, kind, at: new Date('2026-11-28T12:00:00').getTime() } as const;
    const { leftOut, streak, total } = done(statisticsSummary(store, ask, BOOK));
    return { leftOut: leftOut.runs, current: streak.current, attempts: total.attempts };
  };
  expect(told('chase')).toEqual({ leftOut: 0, current: 3, attempts: 2 });
  expect(told('chase', 'read')).toEqual({ leftOut: 0, current: 3, attempts: 2 });
  expect(told('second')).toEqual({ leftOut: 1, current: 3, attempts: 1 });
  store.close();
});
