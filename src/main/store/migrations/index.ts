/** Every step of the schema, oldest first. Numbers go in tens, so that a mend fits between; steps are never changed. */
import type { Connection } from '../connection';
import { createMatches } from './0010-matches';

export interface Migration {
  readonly version: number;
  readonly apply: (db: Connection) => void;
}

export const MIGRATIONS: readonly Migration[] = [{ version: 10, apply: createMatches }];

/** The schema that this Lookout reads and writes. */
export const SCHEMA_VERSION: number = MIGRATIONS[MIGRATIONS.length - 1]?.version ?? 0;
