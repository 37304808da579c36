import type { Connection } from '../connection';

/**
 * A mistake may be somebody else's, as of an imported match: whoever makes a puzzle of it did not make it, and it is none of theirs to mend.
 * Of those that were kept before it is not known: they stay what they were.
 */
export function tellWhoseMistakes(db: Connection): void {
  db.exec('ALTER TABLE mistake ADD COLUMN mine INTEGER NOT NULL DEFAULT 1 CHECK (mine IN (0, 1))');
}
