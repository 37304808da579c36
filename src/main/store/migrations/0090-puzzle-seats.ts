import type { Connection } from '../connection';

/** How many players the round of a puzzle has, so that nobody is asked about a table of four before having sat at one. */
export function addPuzzleSeats(db: Connection): void {
  db.exec(`
    ALTER TABLE puzzle ADD COLUMN seats INTEGER NOT NULL DEFAULT 2 CHECK (seats BETWEEN 2 AND 4);

    UPDATE puzzle SET seats = 4 WHERE ' ' || themes || ' ' LIKE '% two-paths %';
    UPDATE puzzle SET seats = json_array_length(body, '$.position.round.roles')
    WHERE kind = 'judge' AND json_array_length(body, '$.position.round.roles') BETWEEN 2 AND 4;

    DROP INDEX puzzle_outline;
    -- What choosing needs, without the texts beside it.
    CREATE INDEX puzzle_outline ON puzzle (id, kind, rating, themes, fact, seats);
  `);
}
