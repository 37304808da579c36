/**
 * Lines of the list of matches: what a round is searched and sorted by, made of the match's own rows and of nothing else. The database
 * notes which are due (migration 180); whoever makes them tells the mark that it read before, so that a change meanwhile is not lost.
 */
import { folded } from '../../shared/folded';
import { lightly, type Connection } from './connection';
import type { Keep } from './counted-writes';
import { stored, type Stored } from './fault';

/** By which way lines are made: those of another one are due. */
export const MADE = 3;

/** So many changes of lines are told. */
export const CHANGES_KEPT = 2000;

/** Somebody at the table in a round. */
export interface LineSeat {
  readonly name: string;
  readonly human: boolean;
  /** Of a bot, where it is known. */
  readonly level: number | null;
  readonly role: string;
  /** Null where nobody won. */
  readonly won: boolean | null;
}

export interface MatchLine {
  /** From 1; 0 stands for a match without a round, and for one that cannot be read. */
  readonly number: number;
  readonly game: string;
  /** By seat; empty where nobody can tell. */
  readonly company: readonly LineSeat[];
  readonly ended: boolean;
  /** The game and what brought the round to its end, as `chase.caught`; null while it goes on. */
  readonly ending: string | null;
  readonly goesOn: boolean;
  /** In milliseconds, and mistakes, so far where it did not end; null where nobody can tell. */
  readonly length: number | null;
  readonly mistakes: number | null;
  readonly variants: readonly string[];
  /** Of the first round: what the same match has in common with it, as `clue.ts` has it; null of others. */
  readonly clue: string | null;
}

/** A match of which lines are due; `mark` null: nobody noted it, but there are none of it that hold. */
export interface DueMatch {
  readonly match: string;
  readonly mark: number | null;
}

export interface MadeLines extends DueMatch {
  readonly lines: readonly MatchLine[];
}

/** What a person has put on a match; null stands for nothing. */
export interface MatchLabel {
  readonly name?: string | null;
  readonly note?: string | null;
  readonly starred?: boolean;
}

/** A round of somebody's. */
export interface EarlierLine {
  readonly match: string;
  /** From 1. */
  readonly number: number;
  readonly seat: number;
}

/** Whose rounds are looked for, and before which. */
export interface EarlierAsk {
  readonly match: string;
  /** From 1: the round itself is none of them. */
  readonly number: number;
  readonly game: string;
  readonly seats: number;
  readonly name: string;
  readonly role: string;
  readonly most: number;
}

export interface LinesReader {
  /** How many matches have lines that are due, as noted. */
  due(): Stored<number>;
  /** So many of them at most. */
  dueMatches(most: number): Stored<readonly DueMatch[]>;
  /** What a person has put on some matches, by their ids. */
  labels(ids: readonly string[]): Stored<ReadonlyMap<string, Required<MatchLabel>>>;
  /** Matches that have no lines, or such as were made in another way, and are not noted as due. Looks at all of them. */
  unnoted(): Stored<readonly string[]>;
  /** The rounds that a person played to their end in a role at tables of so many before that one, the last first; none of imported matches. */
  earlier(ask: EarlierAsk): Stored<readonly EarlierLine[]>;
}

export interface LinesWriter extends LinesReader {
  /** Keeps lines in the place of those that a match had, unless it has changed since. */
  putLines(made: readonly MadeLines[]): Stored<null>;
  /** Puts a name, a note or a star on a match; false where there is none of that id. */
  label(match: string, label: MatchLabel): Stored<boolean>;
}

/** What is searched of a name and a note. */
export function wordsOf(name: string | null, note: string | null): string | null {
  const text = [name, note].filter((part) => part !== null && part !== '').join('\n');
  return text === '' ? null : folded(text);
}

/** Reads over `db`, which may be one that only reads. */
export function linesReader(db: Connection): LinesReader {
  const due = db.prepare<[], number>('SELECT count(*) FROM line_due').pluck();
  const some = db.prepare<[number], DueMatch>('SELECT match_id AS match, mark FROM line_due ORDER BY match_id DESC LIMIT ?');
  const unnoted = db
    .prepare<[number], string>(
      `SELECT id FROM match WHERE id NOT IN (SELECT match_id FROM match_line WHERE made = ?) AND id NOT IN (SELECT match_id FROM line_due)`,
    )
    .pluck();
  const label = db.prepare<[string], Pick<Labelled, 'name' | 'note' | 'starred'>>('SELECT name, note, starred FROM match WHERE id = ?');
  const earlier = db.prepare<(string | number)[], EarlierLine>(
    `SELECT match_line.match_id AS match, match_line.number AS number, line_seat.seat AS seat
       FROM match JOIN match_line ON (match_line.started_at, match_line.match_id, match_line.number) < (match.started_at, match.id, ?)
       JOIN line_seat ON line_seat.company = match_line.company
      WHERE match.id = ? AND match_line.game = ? AND match_line.seats = ? AND match_line.ended = 1 AND match_line.imported = 0
        AND line_seat.human = 1 AND line_seat.name = ? AND line_seat.role = ?
      ORDER BY match_line.started_at DESC, match_line.match_id DESC, match_line.number DESC LIMIT ?`,
  );
  return {
    earlier: ({ number, match, game, seats, name, role, most }) => stored(() => earlier.all(number, match, game, seats, name, role, most)),
    due: () => stored(() => due.get() ?? 0),
    dueMatches: (most) => stored(() => some.all(most)),
    unnoted: () => stored(() => unnoted.all(MADE)),
    labels: (ids) =>
      stored(
        () =>
          new Map(
            ids.flatMap((id) => {
              const found = label.get(id);
              return found === undefined ? [] : [[id, { name: found.name, note: found.note, starred: found.starred === 1 }] as const];
            }),
          ),
      ),
  };
}

interface Labelled {
  readonly started_at: string;
  readonly imported: number;
  readonly starred: number;
  readonly name: string | null;
  readonly note: string | null;
}

/** Over `db`; `keep` counts what a person put on a match. */
export function linesWriter(db: Connection, keep: Keep): LinesWriter {
  const markOf = db.prepare<[string], number>('SELECT mark FROM line_due WHERE match_id = ?').pluck();
  const labelled = db.prepare<[string], Labelled>('SELECT started_at, imported, starred, name, note FROM match WHERE id = ?');
  const drop = db.prepare<[string]>('DELETE FROM match_line WHERE match_id = ?');
  const settle = db.prepare<[string]>('DELETE FROM line_due WHERE match_id = ?');
  const companyOf = db.prepare<[string], number>('SELECT number FROM line_company WHERE told = ?').pluck();
  const addCompany = db.prepare<[string], number>('INSERT INTO line_company (told) VALUES (?) RETURNING number').pluck();
  const addSeat = db.prepare<(string | number | null)[]>('INSERT OR REPLACE INTO line_seat VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  const add = db.prepare<(string | number | null)[]>(
    `INSERT INTO match_line (started_at, match_id, number, made, game, seats, company, ended, goes_on, imported, starred, length, mistakes,
       variants, words, ending, clue) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );

  const companyNumber = (company: readonly LineSeat[]): number | null => {
    if (company.length === 0) return null;
    const told = JSON.stringify(company.map(({ name, human, role, won, level }) => [name, human, role, won, level]));
    const known = companyOf.get(told);
    if (known !== undefined) return known;
    const number = addCompany.get(told);
    if (number === undefined) throw new Error('A company that was kept has no number.');
    for (const [seat, { name, human, role, won, level }] of company.entries())
      addSeat.run(number, seat, name, folded(name), human ? 1 : 0, role, won === null ? null : won ? 1 : 0, level);
    return number;
  };
  const putOne = ({ match, mark, lines }: MadeLines): void => {
    const row = labelled.get(match);
    if (row !== undefined && (markOf.get(match) ?? null) !== mark) return;
    drop.run(match);
    settle.run(match);
    if (row === undefined) return;
    for (const line of lines) {
      const { number, game, company, ended, goesOn, length, mistakes, variants, ending, clue } = line;
      add.run(
        ...[row.started_at, match, number, MADE, game, company.length, companyNumber(company), ended ? 1 : 0, goesOn ? 1 : 0],
        ...[row.imported, row.starred, length, mistakes, variants.map((each) => `|${each}|`).join(''), wordsOf(row.name, row.note)],
        ...[ending, clue],
      );
    }
  };
  // Whoever lags behind by more reads all lines anew.
  const forget = db.prepare<[number]>('DELETE FROM line_change WHERE number <= (SELECT max(number) FROM line_change) - ?');
  const putLines = db.transaction((made: readonly MadeLines[]) => {
    for (const each of made) putOne(each);
    forget.run(CHANGES_KEPT);
    return null;
  });

  const setLabel = db.prepare<[string | null, string | null, number, string]>(
    'UPDATE match SET name = ?, note = ?, starred = ? WHERE id = ?',
  );
  const setLines = db.prepare<[number, string | null, string]>('UPDATE match_line SET starred = ?, words = ? WHERE match_id = ?');
  const label = db.transaction((match: string, { name, note, starred }: MatchLabel) => {
    const row = labelled.get(match);
    if (row === undefined) return false;
    const now = {
      name: name === undefined ? row.name : name,
      note: note === undefined ? row.note : note,
      starred: starred === undefined ? row.starred : starred ? 1 : 0,
    };
    setLabel.run(now.name, now.note, now.starred, match);
    setLines.run(now.starred, wordsOf(now.name, now.note), match);
    return true;
  });
  return {
    ...linesReader(db),
    // They can be made again, so the disk is not waited for.
    putLines: (made) => stored(() => lightly(db, () => putLines.immediate(made))),
    label: (match, of) => stored(() => keep(() => label.immediate(match, of))),
  };
}
