import type { Connection } from '../connection';

/** What was worked out about rounds of saved matches: nothing so far. It can be worked out anew at any time, so it hangs on nothing. */
export function keepAnalyses(db: Connection): void {
  db.exec(`
    CREATE TABLE analysis (
      -- The newer ones have the greater numbers: of too many the oldest go.
      number INTEGER PRIMARY KEY,
      match_id TEXT NOT NULL,
      -- From 0.
      round INTEGER NOT NULL CHECK (round >= 0),
      -- Of how it was worked out.
      version INTEGER NOT NULL,
      -- Of the round it is about: with more of them it is about another.
      events INTEGER NOT NULL CHECK (events >= 0),
      body TEXT NOT NULL,
      UNIQUE (match_id, round)
    ) STRICT;
  `);
}
