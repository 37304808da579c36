import type { Connection } from '../connection';

/**
 * A match may have a name, a note and a star. Beside that, what lists are searched by: a line for each round, made of the match's own rows
 * by its game (`matches/lines.ts`), and never the truth. What a match loses or gains is noted as due by the database itself, in one with
 * the change, and its lines are made anew where there is time; all that is there by now is due. Nothing of a person who goes stays in them.
 */
export function keepMatchLines(db: Connection): void {
  db.exec(`
    ALTER TABLE match ADD COLUMN name TEXT;
    ALTER TABLE match ADD COLUMN note TEXT;
    ALTER TABLE match ADD COLUMN starred INTEGER NOT NULL DEFAULT 0 CHECK (starred IN (0, 1));

    CREATE TABLE match_line (
      started_at TEXT NOT NULL,
      match_id TEXT NOT NULL,
      -- From 1; 0 stands for a match without a round, and for one that cannot be read.
      number INTEGER NOT NULL,
      -- By which way lines are made.
      made INTEGER NOT NULL,
      game TEXT NOT NULL,
      seats INTEGER NOT NULL,
      -- Who sat where as what, and who won; null where nobody can tell.
      company INTEGER,
      ended INTEGER NOT NULL,
      goes_on INTEGER NOT NULL,
      imported INTEGER NOT NULL,
      starred INTEGER NOT NULL,
      -- In milliseconds, and the mistakes of the people, or of all where bots played; null while it goes on.
      length INTEGER,
      mistakes INTEGER,
      -- Each between bars.
      variants TEXT NOT NULL,
      -- Name and note in small letters without accents; null without either.
      words TEXT,
      PRIMARY KEY (started_at, match_id, number)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX line_by_match ON match_line (match_id);
    CREATE INDEX line_by_company ON match_line (company);

    -- The same few people sit at most matches: each company is kept once, as long as a line has it.
    CREATE TABLE line_company (
      number INTEGER PRIMARY KEY,
      told TEXT NOT NULL UNIQUE
    ) STRICT;
    CREATE TABLE line_seat (
      company INTEGER NOT NULL,
      seat INTEGER NOT NULL,
      name TEXT NOT NULL,
      -- The name in small letters without accents.
      found TEXT NOT NULL,
      human INTEGER NOT NULL,
      role TEXT NOT NULL,
      -- Null where nobody won.
      won INTEGER,
      PRIMARY KEY (company, seat)
    ) STRICT, WITHOUT ROWID;

    -- Of which matches lines came, changed or went, the last at the end: whoever holds all lines in memory reads on from there.
    CREATE TABLE line_change (
      -- One that is out of all reason could not be followed by another, and then no match could change.
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 1000000000000000),
      match_id TEXT NOT NULL UNIQUE
    ) STRICT;

    CREATE TABLE line_due (
      match_id TEXT NOT NULL PRIMARY KEY,
      -- Another one with every change.
      mark INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    INSERT INTO line_due SELECT id, 0 FROM match;

    CREATE TRIGGER line_match_comes AFTER INSERT ON match BEGIN
      INSERT OR REPLACE INTO line_due VALUES (new.id, random() & 2147483647);
    END;
    CREATE TRIGGER line_match_goes AFTER DELETE ON match BEGIN
      DELETE FROM match_line WHERE match_id = old.id;
      DELETE FROM line_due WHERE match_id = old.id;
    END;
    CREATE TRIGGER line_match_changes AFTER UPDATE OF game, started_at, players, rules, imported, swaps ON match BEGIN
      DELETE FROM match_line WHERE match_id = old.id;
      INSERT OR REPLACE INTO line_due VALUES (new.id, random() & 2147483647);
    END;
    CREATE TRIGGER line_round_comes AFTER INSERT ON round WHEN EXISTS (SELECT 1 FROM match WHERE id = new.match_id) BEGIN
      INSERT OR REPLACE INTO line_due VALUES (new.match_id, random() & 2147483647);
    END;
    CREATE TRIGGER line_round_changes AFTER UPDATE OF deal, outcome ON round WHEN EXISTS (SELECT 1 FROM match WHERE id = new.match_id) BEGIN
      INSERT OR REPLACE INTO line_due VALUES (new.match_id, random() & 2147483647);
    END;
    CREATE TRIGGER line_round_goes AFTER DELETE ON round WHEN EXISTS (SELECT 1 FROM match WHERE id = old.match_id) BEGIN
      INSERT OR REPLACE INTO line_due VALUES (old.match_id, random() & 2147483647);
    END;
    CREATE TRIGGER line_told_new AFTER INSERT ON match_line BEGIN
      INSERT OR REPLACE INTO line_change VALUES ((SELECT coalesce(max(number), 0) + 1 FROM line_change), new.match_id);
    END;
    CREATE TRIGGER line_told_other AFTER UPDATE ON match_line BEGIN
      INSERT OR REPLACE INTO line_change VALUES ((SELECT coalesce(max(number), 0) + 1 FROM line_change), new.match_id);
    END;
    CREATE TRIGGER line_told_gone AFTER DELETE ON match_line BEGIN
      INSERT OR REPLACE INTO line_change VALUES ((SELECT coalesce(max(number), 0) + 1 FROM line_change), old.match_id);
    END;
    CREATE TRIGGER line_goes AFTER DELETE ON match_line WHEN old.company IS NOT NULL BEGIN
      DELETE FROM line_company WHERE number = old.company AND NOT EXISTS (SELECT 1 FROM match_line WHERE company = old.company);
    END;
    CREATE TRIGGER line_company_goes AFTER DELETE ON line_company BEGIN
      DELETE FROM line_seat WHERE company = old.number;
    END;
  `);
}
