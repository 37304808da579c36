/** The store on a disk that is not as it should be: one clear sentence, nothing lost that could be kept. */
import Database from 'better-sqlite3';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { backupsIn, stampOf, TIERS } from '../../src/main/store/backup-files';
import { schemaVersion } from '../../src/main/store/connection';
import { migrate } from '../../src/main/store/migrate';
import { MIGRATIONS, newestOf, type Migration } from '../../src/main/store/migrations';
import { DATABASE_NAME } from '../../src/main/store/connection';
import { openStore } from '../../src/main/store/open';
import type { Store } from '../../src/main/store/store';
import { toldSchema } from '../../src/main/store/told-schema';
import { DAMAGES } from '../fixtures/damages';
import { done } from '../fixtures/live-table';
import { scratchFolder } from '../fixtures/scratch';
import type { RoundEvent } from '../../src/shared/chase/replay';
import { DEALT, header, MATCH, OPENING } from '../fixtures/stored-match';

const FIRST_DAY = new Date('2026-11-27T20:00:00.000Z');
const NEXT_DAY = new Date('2026-11-28T20:00:00.000Z');
const MARK: RoundEvent = { t: 5, seat: 1, type: 'mark', symbol: 'star' };
const KNOWN = newestOf(MIGRATIONS);

const match = (n: number): string => MATCH.replace(/1$/, String(n));
const fileIn = (folder: string): string => join(folder, DATABASE_NAME);
const ids = (store: Store): string[] => done(store.matches.list(0, 10)).map((each) => each.header.id);

/** A store with one match in its backup and a second one after it, closed. */
function usedStore(): string {
  const folder = scratchFolder();
  const store = done(openStore(folder, FIRST_DAY));
  done(store.matches.begin(header({ id: match(1) }), DEALT));
  done(store.matches.append(match(1), 1, OPENING, null));
  done(store.backUp(FIRST_DAY));
  done(store.matches.begin(header({ id: match(2) }), DEALT));
  store.close();
  return folder;
}

describe('a database that is well', () => {
  test('is made with its folder where there is none, and opens again', () => {
    const folder = join(scratchFolder(), 'a', 'b');
    const store = done(openStore(folder, FIRST_DAY));
    done(store.matches.begin(header(), DEALT));
    store.close();
    const again = done(openStore(folder, NEXT_DAY));
    expect(again.recovery).toBeNull();
    expect(ids(again)).toEqual([MATCH]);
    again.close();
    again.close();
  });

  test('commits to the disk before it answers', () => {
    const folder = scratchFolder();
    done(openStore(folder, FIRST_DAY)).close();
    const db = new Database(fileIn(folder));
    expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
    db.close();
  });

  test('keeps the last backups, the newest first', () => {
    const folder = scratchFolder();
    const store = done(openStore(folder, FIRST_DAY));
    const days = [1, 2, 3, 4, 5].map((day) => new Date(FIRST_DAY.getTime() + day));
    for (const day of days) done(store.backUp(day));
    store.close();
    const newest = days
      .slice(-TIERS.last)
      .reverse()
      .map((day) => day.toISOString());
    expect(backupsIn(folder).map(({ madeAt }) => madeAt)).toEqual(newest);
  });
});

describe('a damaged database is set aside whole, and the last good backup takes its place', () => {
  test.each(DAMAGES)('%s', (_what, damage) => {
    const folder = usedStore();
    const file = fileIn(folder);
    damage(file);
    const damaged = readFileSync(file);
    const store = done(openStore(folder, NEXT_DAY));
    const aside = `${DATABASE_NAME}.damaged-${stampOf(NEXT_DAY)}`;
    expect(store.recovery).toMatchObject({ setAside: aside, restoredFrom: FIRST_DAY.toISOString() });
    expect(store.recovery?.reason).not.toBe('');
    expect(readFileSync(join(folder, aside)).equals(damaged)).toBe(true);
    expect(ids(store)).toEqual([match(1)]);
    done(store.matches.append(match(1), 1, [MARK], null));
    store.close();
    expect(done(openStore(folder, NEXT_DAY)).recovery).toBeNull();
  });

  test('the WAL beside it goes with it, so that it is not played into the backup', () => {
    const folder = usedStore();
    const file = fileIn(folder);
    writeFileSync(file, 'no database');
    writeFileSync(`${file}-wal`, 'of the damaged one');
    const store = done(openStore(folder, NEXT_DAY));
    const aside = `${file}.damaged-${stampOf(NEXT_DAY)}`;
    expect(readFileSync(`${aside}-wal`, 'utf8')).toBe('of the damaged one');
    expect(ids(store)).toEqual([match(1)]);
    store.close();
  });

  test('a damaged backup is passed over for an older one', () => {
    const folder = usedStore();
    const [good] = backupsIn(folder);
    writeFileSync(join(folder, 'backups', `lookout-${stampOf(new Date(FIRST_DAY.getTime() + 1000))}.db`), 'garbage');
    writeFileSync(fileIn(folder), 'garbage');
    const store = done(openStore(folder, NEXT_DAY));
    expect(store.recovery?.restoredFrom).toBe(good?.madeAt);
    store.close();
  });

  test('where no backup is good a new database is begun, and the damaged one is still there', () => {
    const folder = scratchFolder();
    writeFileSync(fileIn(folder), 'garbage');
    const store = done(openStore(folder, NEXT_DAY));
    expect(store.recovery).toMatchObject({ restoredFrom: null });
    expect(readFileSync(join(folder, store.recovery?.setAside ?? ''), 'utf8')).toBe('garbage');
    expect(ids(store)).toEqual([]);
    store.close();
  });

  test('an empty file of a very first start that was cut short is no damage', () => {
    const folder = scratchFolder();
    writeFileSync(fileIn(folder), '');
    const store = done(openStore(folder, NEXT_DAY));
    expect(store.recovery).toBeNull();
    store.close();
  });
});

describe('a database that is gone while backups are there is damage, too', () => {
  const remove = (folder: string): void => {
    for (const name of readdirSync(folder)) if (name.startsWith(DATABASE_NAME)) rmSync(join(folder, name));
  };

  test('the last good backup takes its place, and however often it opens, no backup goes', () => {
    const folder = usedStore();
    const before = backupsIn(folder);
    remove(folder);
    const store = done(openStore(folder, NEXT_DAY));
    expect(store.recovery).toMatchObject({ setAside: null, restoredFrom: FIRST_DAY.toISOString() });
    expect(ids(store)).toEqual([match(1)]);
    store.close();
    expect(backupsIn(folder)).toEqual(before);
  });

  test('an orphaned log is set aside and not played into the backup', () => {
    const folder = usedStore();
    remove(folder);
    writeFileSync(`${fileIn(folder)}-wal`, 'of the one that is gone');
    const store = done(openStore(folder, NEXT_DAY));
    expect(readFileSync(join(folder, `${store.recovery?.setAside ?? ''}-wal`), 'utf8')).toBe('of the one that is gone');
    expect(ids(store)).toEqual([match(1)]);
    store.close();
  });

  test('where no backup can be read, that is said', () => {
    const folder = usedStore();
    remove(folder);
    for (const { file } of backupsIn(folder)) writeFileSync(file, 'garbage');
    const store = done(openStore(folder, NEXT_DAY));
    expect(store.recovery).toMatchObject({ setAside: null, restoredFrom: null });
    store.close();
  });
});

describe('a step of the schema that fails on this database alone', () => {
  const picky: Migration = {
    version: KNOWN + 10,
    apply: (db) => {
      if (db.prepare<[], number>('SELECT count(*) FROM match').pluck().get() === 2) JSON.parse('not what was expected');
    },
  };

  test('sets it aside for a backup on which the step works', () => {
    const folder = usedStore();
    const store = done(openStore(folder, NEXT_DAY, [...MIGRATIONS, picky]));
    // The backup that was made before the step has the trouble in it, too, and is passed over.
    expect(store.recovery).toMatchObject({ restoredFrom: FIRST_DAY.toISOString() });
    expect(ids(store)).toEqual([match(1)]);
    const aside = new Database(join(folder, store.recovery?.setAside ?? ''), { readonly: true });
    expect(aside.prepare('SELECT count(*) FROM match').pluck().get()).toBe(2);
    aside.close();
    store.close();
  });
});

test('one that is set aside never takes the place of another', () => {
  const folder = usedStore();
  for (const garbage of ['one', 'other']) {
    writeFileSync(fileIn(folder), garbage);
    done(openStore(folder, NEXT_DAY)).close();
  }
  const aside = readdirSync(folder).filter((name) => name.includes('.damaged-'));
  expect(aside.map((name) => readFileSync(join(folder, name), 'utf8')).sort()).toEqual(['one', 'other']);
});

/** A step that only a newer Lookout has. */
const NEWER: Migration = {
  version: KNOWN + 10,
  apply: (db) => {
    db.exec('CREATE TABLE coming (id TEXT NOT NULL) STRICT');
  },
};

const filesIn = (folder: string): Map<string, Buffer | null> =>
  new Map(readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => [name, contents(join(folder, name))]));

describe('a database of a newer Lookout', () => {
  const broughtToNewer = (folder: string): Database.Database => {
    const db = new Database(fileIn(folder));
    migrate(db, [...MIGRATIONS, NEWER]);
    return db;
  };

  test('is refused with its number, and not a byte of the folder changes', () => {
    const folder = usedStore();
    broughtToNewer(folder).close();
    const before = filesIn(folder);
    const refused = openStore(folder, NEXT_DAY);
    expect(refused).toMatchObject({ ok: false, error: { code: 'store/newer' } });
    if (!refused.ok) expect(refused.error.message).toContain(`its schema is ${KNOWN + 10}, this Lookout knows ${KNOWN}`);
    expect(filesIn(folder)).toEqual(before);
  });

  test.each([
    ['its header says something odd', `PRAGMA user_version = 10`],
    ['its header says that it is of today', `PRAGMA user_version = ${KNOWN}`],
    ['its table says something odd', 'UPDATE schema_step SET version = 77777777'],
    ['its table says that it is of today', `UPDATE schema_step SET version = ${KNOWN}`],
    ['its table says nothing', 'DELETE FROM schema_step'],
  ])('is refused too where %s', (_what, sql) => {
    const folder = usedStore();
    const db = broughtToNewer(folder);
    db.exec(sql);
    db.close();
    expect(openStore(folder, NEXT_DAY)).toMatchObject({ ok: false, error: { code: 'store/newer' } });
  });

  test('is refused and left alone where no more than its header can be read', () => {
    const folder = usedStore();
    broughtToNewer(folder).close();
    const bytes = readFileSync(fileIn(folder));
    bytes.fill(0xa5, 100, 4096);
    writeFileSync(fileIn(folder), bytes);
    const before = filesIn(folder);
    expect(openStore(folder, NEXT_DAY)).toMatchObject({ ok: false, error: { code: 'store/newer' } });
    expect(filesIn(folder)).toEqual(before);
  });

  test('is refused too where its number stands only in the WAL, as after a crash of the newer one', () => {
    const folder = usedStore();
    const db = new Database(fileIn(folder));
    db.pragma('wal_autocheckpoint = 0');
    migrate(db, [...MIGRATIONS, NEWER]);
    const crashed = join(scratchFolder(), 'crashed');
    mkdirSync(crashed);
    for (const part of ['', '-wal']) copyFileSync(fileIn(folder) + part, fileIn(crashed) + part);
    db.close();
    const wal = readFileSync(`${fileIn(crashed)}-wal`);
    expect(openStore(crashed, NEXT_DAY)).toMatchObject({ ok: false, error: { code: 'store/newer' } });
    expect(readFileSync(`${fileIn(crashed)}-wal`)).toEqual(wal);
  });

  test('a backup of a newer Lookout is not restored either', () => {
    const folder = usedStore();
    const [backup] = backupsIn(folder);
    const db = new Database(backup?.file ?? '');
    migrate(db, [...MIGRATIONS, NEWER]);
    db.close();
    writeFileSync(fileIn(folder), 'garbage');
    const store = done(openStore(folder, NEXT_DAY));
    expect(store.recovery?.restoredFrom).toBeNull();
    store.close();
  });
});

describe('a database in which only the number of its schema is odd', () => {
  const ODD = [-1, 0, 10, 85, KNOWN + 10, KNOWN + 15, 77_777_777];
  const well = (folder: string): void => {
    const store = done(openStore(folder, NEXT_DAY));
    expect(store.recovery).toBeNull();
    expect(ids(store)).toHaveLength(2);
    store.close();
    const db = new Database(fileIn(folder), { readonly: true });
    expect([schemaVersion(db), toldSchema(db)]).toEqual([KNOWN, KNOWN]);
    db.close();
  };

  test.each(ODD)('%i in its header: it is mended, and nothing is lost', (number) => {
    const folder = usedStore();
    const db = new Database(fileIn(folder));
    db.pragma(`user_version = ${number}`);
    db.close();
    well(folder);
  });

  test('in its log: it is mended as well', () => {
    const folder = usedStore();
    const db = new Database(fileIn(folder));
    db.pragma('wal_autocheckpoint = 0');
    db.pragma(`user_version = ${KNOWN + 10}`);
    const crashed = scratchFolder();
    for (const part of ['', '-wal']) copyFileSync(fileIn(folder) + part, fileIn(crashed) + part);
    db.close();
    well(crashed);
  });

  test.each(['UPDATE schema_step SET version = 85', 'DELETE FROM schema_step'])('%s: it is mended where it is looked over', (sql) => {
    const folder = usedStore();
    const db = new Database(fileIn(folder));
    db.exec(sql);
    db.close();
    well(folder);
  });

  test('a backup like that takes the place of what is damaged, mended', () => {
    const folder = usedStore();
    const [backup] = backupsIn(folder);
    const db = new Database(backup?.file ?? '');
    db.pragma(`user_version = 10`);
    db.close();
    writeFileSync(fileIn(folder), 'garbage');
    const store = done(openStore(folder, NEXT_DAY));
    expect(store.recovery?.restoredFrom).toBe(backup?.madeAt);
    expect(ids(store)).toHaveLength(1);
    store.close();
  });

  test('one from before there were two numbers is damaged: which one it had is not known', () => {
    const folder = scratchFolder();
    mkdirSync(folder, { recursive: true });
    const db = new Database(fileIn(folder));
    migrate(db, MIGRATIONS, 120);
    db.pragma(`user_version = ${KNOWN + 10}`);
    db.close();
    const store = done(openStore(folder, NEXT_DAY));
    expect(store.recovery?.reason).toBe(`there never was a schema ${KNOWN + 10}`);
    store.close();
    expect(readdirSync(folder).some((name) => name.includes('.damaged-'))).toBe(true);
  });
});

describe('before the schema changes', () => {
  test('a backup with the old schema is made', () => {
    const folder = usedStore();
    const before = backupsIn(folder).length;
    done(openStore(folder, NEXT_DAY, [...MIGRATIONS, NEWER])).close();
    const [backup] = backupsIn(folder);
    expect(backupsIn(folder)).toHaveLength(before + 1);
    expect(backup?.madeAt).toBe(NEXT_DAY.toISOString());
    const db = new Database(backup?.file ?? '', { readonly: true });
    expect(schemaVersion(db)).toBe(KNOWN);
    expect(db.prepare('SELECT count(*) FROM match').pluck().get()).toBe(2);
    db.close();
  });

  test('a change that fails leaves the database as it was', () => {
    const folder = usedStore();
    const failing: Migration = {
      version: KNOWN + 20,
      apply: () => {
        throw new Error('a bug');
      },
    };
    expect(() => openStore(folder, NEXT_DAY, [...MIGRATIONS, NEWER, failing])).toThrow('a bug');
    const store = done(openStore(folder, NEXT_DAY));
    expect(ids(store).sort()).toEqual([match(1), match(2)]);
    store.close();
  });
});

describe('a folder that cannot be used', () => {
  test.each<[string, (folder: string) => string]>([
    [
      'a file in its place',
      (folder) => {
        writeFileSync(join(folder, 'file'), '');
        return join(folder, 'file');
      },
    ],
    [
      'a file on the way to it',
      (folder) => {
        writeFileSync(join(folder, 'file'), '');
        return join(folder, 'file', 'data');
      },
    ],
    [
      'a folder in the place of the database',
      (folder) => {
        mkdirSync(fileIn(folder));
        return folder;
      },
    ],
  ])('%s is named so', (_what, prepare) => {
    const folder = prepare(scratchFolder());
    const refused = openStore(folder, FIRST_DAY);
    expect(refused).toEqual({
      ok: false,
      error: {
        code: 'store/folder',
        what: { key: 'fault.store-folder', facts: { folder } },
        message: `Lookout cannot keep its data in this folder: ${folder}`,
      },
    });
  });
});

test('a store that cannot be written any more is closed all the same', () => {
  const folder = usedStore();
  const store = done(openStore(folder, NEXT_DAY));
  expect(ids(store)).toHaveLength(2);
  const other = new Database(fileIn(folder));
  other.exec('BEGIN IMMEDIATE');
  store.close();
  other.close();
});

test('a database that another program holds is named so, and is not taken for damaged', () => {
  const folder = usedStore();
  const other = new Database(fileIn(folder));
  other.pragma('locking_mode = EXCLUSIVE');
  other.exec('BEGIN EXCLUSIVE');
  expect(openStore(folder, NEXT_DAY)).toMatchObject({ ok: false, error: { code: 'store/locked' } });
  other.exec('ROLLBACK');
  other.close();
  const store = done(openStore(folder, NEXT_DAY));
  expect(ids(store)).toHaveLength(2);
  store.close();
  expect(existsSync(`${fileIn(folder)}.damaged-${stampOf(NEXT_DAY)}`)).toBe(false);
});

/** A file's bytes; nothing for a folder. */
function contents(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
