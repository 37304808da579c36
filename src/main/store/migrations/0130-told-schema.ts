import type { Connection } from '../connection';

/**
 * The number of the schema is told a second time, in a table, by this step and each to come (`tellSchema`): where the one in the
 * database's header is damaged, the two differ, and a database of a newer Lookout is known by both.
 */
export function tellSchemaTwice(db: Connection): void {
  db.exec(`
    CREATE TABLE schema_step (
      one INTEGER PRIMARY KEY CHECK (one = 1),
      version INTEGER NOT NULL
    ) STRICT;
  `);
}
