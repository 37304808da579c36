import type { Connection } from '../connection';

/** What was wrong with the file of a match that was opened as far as it held. */
export function tellDamage(db: Connection): void {
  // JSON: [{path, what}], by the keys of the catalogue; null for a match whose file held, or that was played here.
  db.exec('ALTER TABLE match ADD COLUMN damage TEXT');
}
