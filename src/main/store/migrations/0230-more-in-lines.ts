import type { Connection } from '../connection';

/**
 * Lines tell more: how a round ended, how good a bot was, and of a match's first round the clue by which the same match is found again in a
 * file without an id. Those that are there are made anew, since they were made in another way (`MADE` of `match-lines.ts`).
 */
export function tellMoreInLines(db: Connection): void {
  db.exec(`
    -- The game and what brought the round to its end; null while it goes on, and where a game tells none.
    ALTER TABLE match_line ADD COLUMN ending TEXT;
    ALTER TABLE match_line ADD COLUMN clue TEXT;
    CREATE INDEX line_by_clue ON match_line (clue) WHERE clue IS NOT NULL;
    -- Of a bot, where it is known.
    ALTER TABLE line_seat ADD COLUMN level INTEGER;
  `);
}
