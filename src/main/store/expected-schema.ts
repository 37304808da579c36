/** The schema that a database must have, told by the migrations themselves. */
import Database from 'better-sqlite3';
import type { Connection } from './connection';
import { migrate } from './migrate';
import type { Migration } from './migrations';

interface Part {
  readonly type: 'table' | 'index' | 'trigger' | 'view';
  readonly name: string;
  readonly sql: string;
}

function partsOf(db: Connection): readonly Part[] {
  // What SQLite keeps for itself, such as the figures of `optimize`, comes and goes.
  return db
    .prepare<[], Part>(`SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`)
    .all();
}

/** Comments and layout are no part of a schema. */
function bare(sql: string): string {
  return sql
    .replace(/--[^\n]*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** How the schema of `db` differs from that of `version`: what is not as it was made, and what is there beside it. */
function compared(
  db: Connection,
  version: number,
  migrations: readonly Migration[],
): { readonly fault: string | undefined; readonly beside: readonly Part[] } {
  if (!migrations.some((migration) => migration.version === version)) return { fault: `there never was a schema ${version}`, beside: [] };
  const fresh = new Database(':memory:');
  try {
    migrate(fresh, migrations, version);
    const found = new Map(partsOf(db).map((part) => [part.name, part]));
    let fault: string | undefined;
    for (const { type, name, sql } of partsOf(fresh)) {
      const part = found.get(name);
      if (part?.type !== type) fault ??= `the ${type} ${name} is missing`;
      else if (bare(part.sql) !== bare(sql)) fault ??= `the ${type} ${name} is not as it was made`;
      found.delete(name);
    }
    return { fault, beside: [...found.values()] };
  } finally {
    fresh.close();
  }
}

/** Whether `db` has the whole schema of `version` and nothing beside it. */
export function isExactly(db: Connection, version: number, migrations: readonly Migration[]): boolean {
  const { fault, beside } = compared(db, version, migrations);
  return fault === undefined && beside.length === 0;
}

/**
 * What is wrong with the schema of `db` for a database at `version`, in one clause; undefined where all is as the migrations
 * make it. Tables and indexes of somebody else's beside ours are left alone; a trigger that is not ours would act on our rows.
 */
export function schemaFault(db: Connection, version: number, migrations: readonly Migration[]): string | undefined {
  const { fault, beside } = compared(db, version, migrations);
  const strange = beside.find(({ type }) => type === 'trigger');
  return fault ?? (strange && `the trigger ${strange.name} is not ours`);
}
