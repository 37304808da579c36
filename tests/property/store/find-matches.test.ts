/** What is sought among matches is found: as somebody finds it who goes through all rounds one by one. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { connect } from '../../../src/main/store/connection';
import type { LineSeat, MatchLine } from '../../../src/main/store/match-lines';
import { matchRepository } from '../../../src/main/store/match-repository';
import { migrate } from '../../../src/main/store/migrate';
import { RESULTS, SORTS, type Sort, type Sought } from '../../../src/shared/find-matches';
import { folded } from '../../../src/shared/folded';
import { done } from '../../fixtures/live-table';
import { DEALT, header } from '../../fixtures/stored-match';

const NAMES = ['Ada', 'Émile', 'Lulu', 'ada', 'Bo Ada'] as const;
const VARIANTS = ['head-start', 'points', 'point'] as const;
const ENDINGS = ['chase.caught', 'chase.hideout'] as const;
/** What a person may type for them, in either language. */
const SPOKEN: Readonly<Record<string, string>> = {
  'head-start': 'Head start Vantaggio',
  points: 'Other points to win Altri punti per vincere',
  'chase.caught': 'Runner caught Ladro preso',
  'chase.hideout': 'Hideout reached Rifugio raggiunto',
};

interface Kept {
  readonly id: string;
  readonly startedAt: string;
  readonly imported: boolean;
  readonly starred: boolean;
  readonly name: string | null;
  readonly note: string | null;
  readonly lines: readonly MatchLine[];
}

const seat: fc.Arbitrary<LineSeat> = fc.record({
  name: fc.constantFrom(...NAMES),
  human: fc.boolean(),
  level: fc.constantFrom(null, 3, 5),
  role: fc.constantFrom('runner', 'chaser'),
  won: fc.constantFrom(true, false, null),
});
const small = fc.integer({ min: 0, max: 6 });
const line = fc.record({
  company: fc.array(seat, { maxLength: 4 }),
  ended: fc.boolean(),
  ending: fc.constantFrom(null, ...ENDINGS),
  goesOn: fc.boolean(),
  length: fc.option(small),
  mistakes: fc.option(small),
  variants: fc.uniqueArray(fc.constantFrom(...VARIANTS)),
  clue: fc.constantFrom(null, 'a clue'),
});
const text = fc.option(fc.constantFrom('Final', 'a close one', 'ÉTÉ'));
const match = fc.record({
  day: fc.integer({ min: 1, max: 5 }),
  imported: fc.boolean(),
  starred: fc.boolean(),
  name: text,
  note: text,
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
});
const day = fc.integer({ min: 1, max: 6 }).map((date) => Date.UTC(2026, 10, date));
const sought: fc.Arbitrary<Sought> = fc.record(
  {
    text: fc.constantFrom(
      '',
      'ada',
      'é',
      'close final',
      'lulu one',
      'ETE',
      'ada caught',
      'vantaggio',
      'rifugio',
      '2026-11-03',
      '2026-11',
      'nov 4,',
      'unfinished',
      'nobody',
      'Chaser won',
      'vinto guardia',
      'imported level 3',
    ),
    player: fc.constantFrom(...NAMES),
    opponent: fc.constantFrom(...NAMES),
    role: fc.constantFrom('runner', 'chaser'),
    result: fc.constantFrom(...RESULTS),
    from: day,
    before: day,
    ending: fc.constantFrom(...ENDINGS),
    level: fc.constantFrom(3, 5),
    seats: fc.integer({ min: 1, max: 4 }),
    variant: fc.constantFrom('none', ...VARIANTS),
    longer: small,
    shorter: small,
    fewest: small,
    most: small,
    starred: fc.constant(true as const),
    source: fc.constantFrom('played', 'imported'),
  },
  { requiredKeys: [] },
);

/** A day of that November, as a person may type it. */
const dated = (date: number): string => `2026-11-0${String(date)} nov ${String(date)},`;

const WON: Readonly<Record<string, string>> = { runner: 'Runner Ladro', chaser: 'Chaser Guardia' };

/** What else a row says of a round, in either language. */
function shown({ imported }: Kept, { ended, company }: MatchLine): string {
  const winners = company.filter(({ won }) => won === true);
  const result =
    company.length === 0 ? '' : winners.length === 0 ? 'nobody won non ha vinto nessuno' : 'won the game ha vinto hanno la partita';
  return [
    ended ? result : 'unfinished non finita',
    ...(ended ? winners.map(({ role }) => WON[role] ?? '') : []),
    ...company.flatMap(({ level }) => (level === null ? [] : [`level ${String(level)} livello`])),
    ...(imported ? ['imported importata'] : []),
  ].join('\n');
}

/** One by one, in plain words. */
function holds(of: Kept, round: MatchLine, wish: Sought): boolean {
  const { company } = round;
  const words = folded([of.name ?? '', of.note ?? ''].join('\n'));
  const date = Number(of.startedAt.slice(8, 10));
  const told = folded(
    [...round.variants, round.ending ?? '']
      .map((code) => SPOKEN[code] ?? '')
      .concat(dated(date), shown(of, round))
      .join('\n'),
  );
  for (const word of folded(wish.text ?? '')
    .split(/\s+/)
    .filter((each) => each !== ''))
    if (!words.includes(word) && !told.includes(word) && !company.some(({ name }) => folded(name).includes(word))) return false;
  const won = wish.result === 'won' ? true : wish.result === 'lost' ? false : undefined;
  const alike = new Set(company.map(({ role }) => role)).size < 2;
  const asked = wish.player !== undefined || wish.opponent !== undefined || wish.role !== undefined || won !== undefined;
  const fits = (each: LineSeat, at: number): boolean =>
    (wish.player === undefined || each.name === wish.player) &&
    (wish.player !== undefined || (wish.role === undefined && won === undefined) || each.human) &&
    (wish.role === undefined || each.role === wish.role) &&
    (won === undefined || each.won === won) &&
    (wish.opponent === undefined ||
      company.some((other, place) => place !== at && other.name === wish.opponent && (alike || other.role !== each.role)));
  if (asked && !company.some(fits)) return false;
  if (wish.result === 'nobody' && !(round.ended && company.length > 0 && company.every((each) => each.won === null))) return false;
  if (wish.result === 'open' && round.ended) return false;
  if (wish.result === 'goes-on' && !round.goesOn) return false;
  if (wish.from !== undefined && Date.parse(of.startedAt) < wish.from) return false;
  if (wish.before !== undefined && Date.parse(of.startedAt) >= wish.before) return false;
  if (wish.ending !== undefined && round.ending !== wish.ending) return false;
  if (wish.level !== undefined && !company.some(({ level }) => level === wish.level)) return false;
  if (wish.seats !== undefined && company.length !== wish.seats) return false;
  if (wish.variant === 'none' && !(company.length > 0 && round.variants.length === 0)) return false;
  if (wish.variant !== undefined && wish.variant !== 'none' && !round.variants.includes(wish.variant)) return false;
  const within = (value: number | null, least: number | undefined, most: number | undefined): boolean =>
    (least === undefined || (value !== null && value >= least)) && (most === undefined || (value !== null && value <= most));
  if (!within(round.length, wish.longer, wish.shorter === undefined ? undefined : wish.shorter - 1)) return false;
  if (!within(round.mistakes, wish.fewest, wish.most)) return false;
  if (wish.starred === true && !of.starred) return false;
  return wish.source === undefined || of.imported === (wish.source === 'imported');
}

/** By what the row of a match shows: all its rounds together, whichever of them were sought. */
function ordered(found: readonly Kept[], sort: Sort): string[] {
  const total = ({ lines }: Kept, key: 'length' | 'mistakes'): number | null => {
    const told = lines.flatMap((each) => each[key] ?? []);
    return told.length === 0 ? null : told.reduce((sum, each) => sum + each, 0);
  };
  const rank: Record<Sort, (of: Kept) => number> = {
    newest: () => 0,
    oldest: () => 0,
    longest: (of) => -(total(of, 'length') ?? -1),
    shortest: (of) => total(of, 'length') ?? 1000,
    'most-mistakes': (of) => -(total(of, 'mistakes') ?? -1),
    'fewest-mistakes': (of) => total(of, 'mistakes') ?? 1000,
  };
  const key = ({ startedAt, id }: Kept): string => startedAt + id;
  return [...found]
    .sort((one, other) => rank[sort](one) - rank[sort](other) || (key(one) < key(other) ? 1 : -1) * (sort === 'oldest' ? -1 : 1))
    .map(({ id }) => id);
}

const uuid = (n: number): string => `0192f0c8-0000-7000-8000-${String(n).padStart(12, '0')}`;

test('every wish finds the matches, and of them the rounds, that somebody finds who goes through all', () => {
  fc.assert(
    fc.property(
      fc.array(match, { maxLength: 8 }),
      fc.array(fc.tuple(sought, fc.constantFrom(...SORTS), small, fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 12 }),
      (made, wishes) => {
        const db = connect(':memory:');
        try {
          migrate(db);
          const matches = matchRepository(db);
          const all = made.map(({ day: date, lines, ...rest }, at): Kept => {
            const [id, startedAt] = [uuid(at), `2026-11-0${String(date)}T12:00:00.000Z`];
            const own = header({ id, startedAt });
            if (rest.imported)
              done(matches.add({ format: 'lookout-replay', version: 1, ...own, rounds: [{ ...DEALT, events: [] }] }, [null]));
            else done(matches.begin(own, DEALT));
            done(matches.label(id, rest));
            return { id, startedAt, ...rest, lines: lines.map((each, number) => ({ ...each, game: 'chase', number: number + 1 })) };
          });
          const due = done(matches.dueMatches(100));
          done(matches.putLines(due.map((each) => ({ ...each, lines: all.find(({ id }) => id === each.match)?.lines ?? [] }))));
          expect(done(matches.due())).toBe(0);
          for (const [wish, sort, offset, limit] of wishes) {
            const found = all
              .map((each) => ({ ...each, hits: each.lines.filter((round) => holds(each, round, wish)) }))
              .filter(({ hits }) => hits.length > 0);
            const ids = ordered(found, sort).slice(offset, offset + limit);
            const answer = done(matches.find({ sought: wish, sort, offset, limit }));
            expect({ ...answer, lines: answer.lines.map(({ match: of, number }) => [of, number]) }).toEqual({
              matches: found.length,
              rounds: found.reduce((sum, { hits }) => sum + hits.length, 0),
              ids,
              lines: ids.flatMap((id) => (found.find((each) => each.id === id)?.hits ?? []).map(({ number }) => [id, number])),
            });
          }
        } finally {
          db.close();
        }
      },
    ),
    { numRuns: 60 },
  );
});
