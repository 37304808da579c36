/**
 * All lines in memory, for whoever looks through them: read once, and from then on what changed. The database is asked each time whether
 * anything did. With 100,000 matches it takes some 40 MB, on the thread that searches and nowhere else.
 */
import type { Connection } from './connection';
import type { PlainDay } from './typed-dates';

/** A name at the tables, once for all seats that have it. */
export interface Name {
  readonly name: string;
  /** In small letters without accents. */
  readonly found: string;
  /** Which of the words that are looked for now stand in it, a bit each. */
  words: number;
}

/** A day here on which matches began, once for all of them. */
export interface Day extends PlainDay {
  /** As with names: which of the words say it. */
  words: number;
}

export interface IndexedSeat {
  readonly name: Name;
  readonly human: boolean;
  readonly level: number | null;
  readonly role: string;
  /** Null where nobody won. */
  readonly won: boolean | null;
}

export interface IndexedLine {
  readonly number: number;
  readonly seats: number;
  readonly company: readonly IndexedSeat[];
  readonly ended: boolean;
  readonly ending: string | null;
  readonly goesOn: boolean;
  readonly length: number | null;
  readonly mistakes: number | null;
  /** Each between bars. */
  readonly variants: string;
}

export interface IndexedMatch {
  readonly id: string;
  readonly startedAt: string;
  /** By the clock of here, as the list tells it; null of a stamp that makes no sense. */
  readonly day: Day | null;
  /** The minute of that day. */
  readonly minute: number;
  readonly imported: boolean;
  readonly starred: boolean;
  readonly words: string | null;
  /** Of all its rounds together, as a row of the list tells it; null where none tells. */
  readonly length: number | null;
  readonly mistakes: number | null;
  readonly lines: readonly IndexedLine[];
}

export interface LineIndex {
  /** As they stand now, the oldest first. */
  matches(): readonly IndexedMatch[];
  /** All names that there were since it was read, and all days. */
  names(): Iterable<Name>;
  days(): Iterable<Day>;
}

type Row = [
  startedAt: string,
  match: string,
  number: number,
  seats: number,
  company: number | null,
  ended: number,
  goesOn: number,
  imported: number,
  starred: number,
  length: number | null,
  mistakes: number | null,
  variants: string,
  words: string | null,
  ending: string | null,
];
type SeatRow = [company: number, name: string, found: string, human: number, role: string, won: number | null, level: number | null];

/** A match whose lines are being read. */
type Growing = Omit<IndexedMatch, 'length' | 'mistakes' | 'lines'> & {
  length: number | null;
  mistakes: number | null;
  readonly lines: IndexedLine[];
};

const COLUMNS =
  'started_at, match_id, number, seats, company, ended, goes_on, imported, starred, length, mistakes, variants, words, ending';
const NOBODY: readonly IndexedSeat[] = [];

const before = (one: IndexedMatch, startedAt: string, id: string): boolean =>
  one.startedAt < startedAt || (one.startedAt === startedAt && one.id < id);

/** Over `db`, which may be one that only reads. */
export function lineIndex(db: Connection): LineIndex {
  const all = db.prepare<[], Row>(`SELECT ${COLUMNS} FROM match_line ORDER BY started_at, match_id, number`).raw();
  const ofMatch = db.prepare<[string], Row>(`SELECT ${COLUMNS} FROM match_line WHERE match_id = ? ORDER BY started_at, number`).raw();
  const seats = db.prepare<[], SeatRow>('SELECT company, name, found, human, role, won, level FROM line_seat ORDER BY company, seat').raw();
  const seatsOf = db
    .prepare<[number], SeatRow>('SELECT company, name, found, human, role, won, level FROM line_seat WHERE company = ? ORDER BY seat')
    .raw();
  const told = db.prepare<[], [last: number | null, first: number | null]>('SELECT max(number), min(number) FROM line_change').raw();
  const changes = db.prepare<[number], string>('SELECT match_id FROM line_change WHERE number > ?').pluck();

  let matches: IndexedMatch[] | null = null;
  let byId = new Map<string, IndexedMatch>();
  let names = new Map<string, Name>();
  let companies = new Map<number, IndexedSeat[]>();
  const days = new Map<number, Day>();
  let seen = 0;

  const seat = ([, text, found, human, role, won, level]: SeatRow): IndexedSeat => {
    let name = names.get(text);
    if (name === undefined) names.set(text, (name = { name: text, found, words: 0 }));
    return { name, human: human === 1, level, role, won: won === null ? null : won === 1 };
  };
  const companyOf = (number: number | null): readonly IndexedSeat[] => {
    if (number === null) return NOBODY;
    let company = companies.get(number);
    if (company === undefined) companies.set(number, (company = seatsOf.all(number).map(seat)));
    return company;
  };
  const dayOf = (startedAt: string): Pick<IndexedMatch, 'day' | 'minute'> => {
    const at = new Date(startedAt);
    const [year, month, date] = [at.getFullYear(), at.getMonth() + 1, at.getDate()];
    if (Number.isNaN(year)) return { day: null, minute: 0 };
    const key = (year * 13 + month) * 32 + date;
    let day = days.get(key);
    if (day === undefined) days.set(key, (day = { year, month, day: date, words: 0 }));
    return { day, minute: at.getHours() * 60 + at.getMinutes() };
  };
  const grouped = (rows: readonly Row[]): IndexedMatch[] => {
    const found: Growing[] = [];
    for (const [
      startedAt,
      id,
      number,
      count,
      company,
      ended,
      goesOn,
      imported,
      starred,
      length,
      mistakes,
      variants,
      words,
      ending,
    ] of rows) {
      let match = found[found.length - 1];
      if (match?.id !== id || match.startedAt !== startedAt) {
        const { day, minute } = dayOf(startedAt);
        match = {
          id,
          startedAt,
          day,
          minute,
          imported: imported === 1,
          starred: starred === 1,
          words,
          length: null,
          mistakes: null,
          lines: [],
        };
        found.push(match);
      }
      if (length !== null) match.length = (match.length ?? 0) + length;
      if (mistakes !== null) match.mistakes = (match.mistakes ?? 0) + mistakes;
      match.lines.push({
        number,
        seats: count,
        company: companyOf(company),
        ended: ended === 1,
        ending,
        goesOn: goesOn === 1,
        length,
        mistakes,
        variants,
      });
    }
    return found;
  };

  const readAll = (last: number): IndexedMatch[] => {
    names = new Map();
    companies = new Map();
    for (const row of seats.all()) {
      const known = companies.get(row[0]);
      if (known === undefined) companies.set(row[0], [seat(row)]);
      else known.push(seat(row));
    }
    seen = last;
    const read = grouped(all.all());
    byId = new Map(read.map((match) => [match.id, match]));
    return read;
  };

  /** Where a match stands, or would. */
  const placeOf = (among: readonly IndexedMatch[], startedAt: string, id: string): number => {
    let [low, high] = [0, among.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const there = among[middle];
      if (there !== undefined && before(there, startedAt, id)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const readAgain = (among: IndexedMatch[], id: string): void => {
    const was = byId.get(id);
    if (was !== undefined) among.splice(placeOf(among, was.startedAt, id), 1);
    byId.delete(id);
    const [now] = grouped(ofMatch.all(id));
    if (now === undefined) return;
    among.splice(placeOf(among, now.startedAt, id), 0, now);
    byId.set(id, now);
  };

  const look = db.transaction((): readonly IndexedMatch[] => {
    const [last, first] = told.get() ?? [null, null];
    const lagging = last !== null && (first ?? 0) > seen + 1;
    if (matches === null || lagging || (last ?? 0) < seen) return (matches = readAll(last ?? 0));
    if (last === null || last === seen) return matches;
    // The number of a company that is gone may be another's by now.
    companies.clear();
    for (const id of changes.all(seen)) readAgain(matches, id);
    seen = last;
    return matches;
  });
  return { matches: () => look(), names: () => names.values(), days: () => days.values() };
}
