/** Brings a database to this Lookout's schema: forward only, all steps or none. */
import { loosely, schemaVersion, type Connection } from './connection';
import { MIGRATIONS, type Migration } from './migrations';
import { tellSchema } from './told-schema';

/** The steps that a database at `version` still lacks. Throws if the list does not count up, which is a bug. */
export function pendingAfter(version: number, migrations: readonly Migration[] = MIGRATIONS): readonly Migration[] {
  migrations.forEach((migration, at) => {
    const before = migrations[at - 1]?.version ?? 0;
    if (migration.version <= before) throw new Error(`Migration ${migration.version} does not follow ${before}.`);
  });
  return migrations.filter((migration) => migration.version > version);
}

/**
 * Runs the missing steps, up to `target` in tests, in one transaction with the version. What belongs together is looked after by the
 * steps meanwhile: a table that is made anew goes for a moment, and rows whose match is on its way have none. Throws the driver's errors.
 */
export function migrate(db: Connection, migrations: readonly Migration[] = MIGRATIONS, target = Infinity): void {
  const pending = pendingAfter(schemaVersion(db), migrations).filter((migration) => migration.version <= target);
  if (pending.length === 0) return;
  const steps = db.transaction(() => {
    for (const migration of pending) {
      migration.apply(db);
      tellSchema(db, migration.version);
    }
  });
  loosely(db, () => {
    steps.immediate();
  });
}
