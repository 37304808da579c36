/** A database as an older Lookout would have left it, with the rows of one of today. */
import Database from 'better-sqlite3';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_NAME } from '../../src/main/store/connection';
import { migrate } from '../../src/main/store/migrate';
import { MIGRATIONS } from '../../src/main/store/migrations';
import type { LivedIn } from './lived-in';
import type { Told } from './promises';

/** What a column of before is now, where it is not a column any more. */
const SINCE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  round: {
    ...Object.fromEntries(['roles', 'prison', 'piles', 'starts', 'chases'].map((field) => [field, `deal ->> '$.${field}'`])),
    ...Object.fromEntries(['ending', 'winner', 'award'].map((field) => [field, `outcome ->> '$.${field}'`])),
  },
};

/** Puts a database of the schema `version` into `folder`, with what that schema has of the rows in `base`; answers what is promised of it. */
export function olderCopy({ closed, told }: LivedIn, folder: string, version: number): Told {
  mkdirSync(folder, { recursive: true });
  const db = new Database(join(folder, DATABASE_NAME));
  try {
    db.pragma('journal_mode = WAL');
    db.pragma('foreign_keys = OFF');
    migrate(db, MIGRATIONS, version);
    db.prepare('ATTACH ? AS newer').run(join(closed, DATABASE_NAME));
    const tables = db
      // The number of the schema is its own.
      .prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name <> 'schema_step'`)
      .pluck()
      .all();
    const columns = (schema: string, table: string): string[] =>
      db.prepare<[string, string], string>('SELECT name FROM pragma_table_info(?, ?)').pluck().all(table, schema);
    for (const table of tables) {
      const newer = new Set(columns('newer', table));
      const from = (name: string): string | undefined => (newer.has(name) ? name : SINCE[table]?.[name]);
      const both = columns('main', table)
        .flatMap((name) => from(name) ?? [])
        .join(', ');
      const into = columns('main', table)
        .filter((name) => from(name) !== undefined)
        .join(', ');
      if (both !== '') db.exec(`INSERT OR REPLACE INTO main.${table} (${into}) SELECT ${both} FROM newer.${table}`);
    }
    db.exec('DETACH newer');
    // Settings and packs had other shapes then, and nobody had begun a lesson before there were any.
    return { ...told.closed, settings: [], packs: [], ...(!tables.includes('lesson') && { lessons: [] }) };
  } finally {
    db.close();
  }
}

/** Older schemas that had matches, players and runs. */
export const OLDER = MIGRATIONS.map(({ version }) => version)
  .filter((version) => version >= 80)
  .slice(0, -1);
