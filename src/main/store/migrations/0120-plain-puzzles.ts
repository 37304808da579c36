import type { Connection } from '../connection';

/** Which puzzles somebody who is new to their kind can be asked. */
export function addPlainPuzzles(db: Connection): void {
  db.exec(`
    ALTER TABLE puzzle ADD COLUMN plain INTEGER NOT NULL DEFAULT 0 CHECK (plain BETWEEN 0 AND 1);

    UPDATE puzzle SET plain = 1 WHERE ' ' || themes || ' ' NOT LIKE '% hideout-without-items %';
    UPDATE puzzle SET plain = 0 WHERE kind = 'place' AND NOT (
      json_extract(body, '$.tiles.' || json_quote(json_extract(body, '$.question.tile')) || '.kind') = 'route'
      AND (SELECT count(*) FROM json_each(body, '$.answer.tries') WHERE json_extract(value, '$.clause') IS NULL) BETWEEN 1 AND 2
    );
    UPDATE puzzle SET plain = 0 WHERE kind = 'pick' AND NOT (
      NOT EXISTS (SELECT 1 FROM json_each(body, '$.tiles') WHERE json_extract(value, '$.kind') = 'hideout')
      AND (SELECT count(DISTINCT json_array_length(value, '$.spots') > 0) FROM json_each(body, '$.answer.tiles')) = 2
    );

    DROP INDEX puzzle_outline;
    -- What choosing needs, without the texts beside it.
    CREATE INDEX puzzle_outline ON puzzle (id, kind, rating, themes, fact, seats, plain);
  `);
}
