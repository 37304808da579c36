/** Every kind of damage that a folder with a database can have, each done to it as the dice fall. */
import Database from 'better-sqlite3';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backupsIn } from '../../src/main/store/backup-files';
import { DATABASE_NAME } from '../../src/main/store/connection';
import { MIGRATIONS, newestOf } from '../../src/main/store/migrations';
import { NothingLeft, type Dice } from './dice';
import { garbledBytes } from './garble';
import { TEXTS } from './inputs';

export interface Damage {
  readonly name: string;
  /**
   * What it does to what was acknowledged. `file`: whatever is missing afterwards is told; `rows`: single values are not as they were,
   * which nobody can tell from a choice of the person's own, but no screen breaks; `newer`: a later Lookout was here; `unusable`: nothing
   * can be kept in the folder.
   */
  readonly of: 'file' | 'rows' | 'newer' | 'unusable';
  readonly apply: (folder: string, dice: Dice) => void;
}

const fileIn = (folder: string): string => join(folder, DATABASE_NAME);

function garble(file: string, dice: Dice): void {
  if (existsSync(file) && statSync(file).isFile()) writeFileSync(file, garbledBytes(readFileSync(file), dice));
}

/** Runs SQL on the database as nobody of ours would. */
function withDatabase(folder: string, act: (db: Database.Database) => void): void {
  if (!existsSync(fileIn(folder))) return;
  let db: Database.Database | undefined;
  try {
    db = new Database(fileIn(folder));
    db.unsafeMode();
    db.pragma('foreign_keys = OFF');
    db.pragma('ignore_check_constraints = ON');
    act(db);
  } catch (error) {
    // What was damaged before takes no more of it.
    if (!(error instanceof Database.SqliteError) && !(error instanceof NothingLeft)) throw error;
  } finally {
    db?.close();
  }
}

const partsOf = (db: Database.Database, type: string): string[] =>
  db
    .prepare<[string], string>(
      `SELECT name FROM sqlite_schema WHERE type = ? AND sql IS NOT NULL AND name NOT LIKE 'sqlite%' ORDER BY name`,
    )
    .pluck()
    .all(type);

interface Column {
  readonly name: string;
  readonly type: string;
  readonly pk: number;
}

const columnsOf = (db: Database.Database, table: string): Column[] =>
  db.prepare<[string], Column>('SELECT name, type, pk FROM pragma_table_info(?)').all(table);

/** What a disk or a foe puts in the place of a text: garbage, JSON of the wrong shape, times that are none. */
const TEXT_VALUES = [
  ...TEXTS,
  '[]',
  '{"__proto__":1}',
  '{"read":-1}',
  '{"read":1e999}',
  '[null]',
  '1e999',
  '2026-12-24T18:00:00+01',
  '+012026-01-01T00:00:00.000Z',
  '9999-99-99',
  '2026-02-31',
  '0000-00-00',
  '-271821-04-20',
  `[${'['.repeat(5000)}`,
  'x'.repeat(100_000),
] as const;
const NUMBERS = [-1, 0, 1, 7, 2 ** 31, 2 ** 53 - 1, 9_000_000_000_000_000, -(2 ** 53) + 1, 1_000_000] as const;

function valueFor({ type }: Column, dice: Dice): string | number | bigint {
  if (type === 'INTEGER') return BigInt(dice.oneOf(NUMBERS));
  return type === 'REAL' ? dice.oneOf([...NUMBERS, 1e308, -1e308, 1e-308, Infinity]) : dice.oneOf(TEXT_VALUES);
}

/** One value of one row, wherever it is. */
function garbleValue(db: Database.Database, dice: Dice, only?: string): void {
  const tables = partsOf(db, 'table').filter((table) => db.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get() !== undefined);
  const table = only !== undefined && tables.includes(only) ? only : dice.oneOf(tables);
  const columns = columnsOf(db, table);
  const column = dice.oneOf(columns);
  const rows = db.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get() ?? 0;
  const keys = columns
    .filter(({ pk }) => pk > 0)
    .map(({ name }) => name)
    .join(', ');
  const many = dice.percent(20) ? rows : 1;
  db.prepare(`UPDATE ${table} SET ${column.name} = ? WHERE (${keys}) IN (SELECT ${keys} FROM ${table} LIMIT ? OFFSET ?)`).run(
    valueFor(column, dice),
    many,
    many > 1 ? 0 : dice.below(rows),
  );
}

/** Tables whose rows have texts that the app parses. */
const PARSED = [
  'match',
  'round',
  'event',
  'tile_set',
  'puzzle',
  'puzzle_pack',
  'profile',
  'profile_setting',
  'lesson',
  'setting',
  'attempt',
  'run',
  'match_day',
  'fact_card',
  'weak_spot',
  'rating',
  'tally',
  'own_match',
  'match_line',
  'line_company',
  'line_seat',
  'line_due',
  'line_change',
] as const;

export const DAMAGES: readonly Damage[] = [
  { name: 'garbled bytes', of: 'file', apply: (folder, dice) => garble(fileIn(folder), dice) },
  {
    name: 'a broken page',
    of: 'file',
    apply: (folder, dice) => {
      const bytes = readFileSync(fileIn(folder));
      const page = dice.below(Math.max(1, Math.floor(bytes.length / 4096)));
      bytes.fill(dice.oneOf([0, 0xff, 0xa5]), page * 4096, (page + 1) * 4096);
      writeFileSync(fileIn(folder), bytes);
    },
  },
  {
    name: 'two pages that changed places',
    of: 'file',
    apply: (folder, dice) => {
      const bytes = readFileSync(fileIn(folder));
      const pages = Math.floor(bytes.length / 4096);
      if (pages < 3) return;
      const [one, other] = [1 + dice.below(pages - 1), 1 + dice.below(pages - 1)];
      const held = Buffer.from(bytes.subarray(one * 4096, (one + 1) * 4096));
      bytes.copyWithin(one * 4096, other * 4096, (other + 1) * 4096);
      held.copy(bytes, other * 4096);
      writeFileSync(fileIn(folder), bytes);
    },
  },
  {
    name: 'a file cut short',
    of: 'file',
    apply: (folder, dice) => truncateSync(fileIn(folder), dice.below(statSync(fileIn(folder)).size)),
  },
  {
    name: 'a file of whole pages cut short',
    of: 'file',
    apply: (folder, dice) => truncateSync(fileIn(folder), 4096 * dice.below(Math.floor(statSync(fileIn(folder)).size / 4096))),
  },
  { name: 'a file of no bytes', of: 'file', apply: (folder) => truncateSync(fileIn(folder), 0) },
  { name: 'no database', of: 'file', apply: (folder) => rmSync(fileIn(folder), { force: true }) },
  {
    name: 'no database nor its log',
    of: 'file',
    apply: (folder) => {
      for (const name of readdirSync(folder)) if (name.startsWith(DATABASE_NAME)) rmSync(join(folder, name), { force: true });
    },
  },
  {
    name: 'an older copy of the database over a newer log',
    of: 'file',
    apply: (folder) => {
      const [backup] = backupsIn(folder);
      if (backup !== undefined) copyFileSync(backup.file, fileIn(folder));
    },
  },
  {
    name: 'no log',
    of: 'file',
    apply: (folder) => {
      for (const part of ['-wal', '-shm']) rmSync(fileIn(folder) + part, { force: true });
    },
  },
  { name: 'a garbled log', of: 'file', apply: (folder, dice) => garble(`${fileIn(folder)}-wal`, dice) },
  {
    name: 'a log cut short',
    of: 'file',
    apply: (folder, dice) => {
      const wal = `${fileIn(folder)}-wal`;
      if (existsSync(wal)) truncateSync(wal, dice.below(statSync(wal).size + 1));
    },
  },
  { name: 'the log of somebody else', of: 'file', apply: (folder) => writeFileSync(`${fileIn(folder)}-wal`, 'of another program') },
  {
    name: 'a folder in the place of the log',
    of: 'unusable',
    apply: (folder) => {
      for (const part of ['-wal', '-shm']) rmSync(fileIn(folder) + part, { force: true });
      mkdirSync(`${fileIn(folder)}-wal`);
    },
  },
  {
    name: 'a database of another program',
    of: 'file',
    apply: (folder) => {
      for (const part of ['', '-wal', '-shm']) rmSync(fileIn(folder) + part, { force: true });
      withNew(fileIn(folder), 'CREATE TABLE note (text TEXT)');
    },
  },
  {
    name: 'a table gone',
    of: 'file',
    apply: (folder, dice) => withDatabase(folder, (db) => db.exec(`DROP TABLE ${dice.oneOf(partsOf(db, 'table'))}`)),
  },
  {
    name: 'an index gone',
    of: 'file',
    apply: (folder, dice) => withDatabase(folder, (db) => db.exec(`DROP INDEX ${dice.oneOf(partsOf(db, 'index'))}`)),
  },
  {
    name: 'a trigger gone',
    of: 'file',
    apply: (folder, dice) => withDatabase(folder, (db) => db.exec(`DROP TRIGGER ${dice.oneOf(partsOf(db, 'trigger'))}`)),
  },
  {
    name: 'a column gone or called otherwise',
    of: 'file',
    apply: (folder, dice) =>
      withDatabase(folder, (db) => {
        const table = dice.oneOf(partsOf(db, 'table'));
        const { name } = dice.oneOf(columnsOf(db, table));
        db.exec(dice.percent(50) ? `ALTER TABLE ${table} DROP COLUMN ${name}` : `ALTER TABLE ${table} RENAME COLUMN ${name} TO odd`);
      }),
  },
  {
    name: 'a trigger that is not ours',
    of: 'file',
    apply: (folder, dice) =>
      withDatabase(folder, (db) =>
        db.exec(`CREATE TRIGGER greedy AFTER INSERT ON ${dice.oneOf(partsOf(db, 'table'))} BEGIN DELETE FROM event; END`),
      ),
  },
  {
    name: 'a schema of garbage',
    of: 'file',
    apply: (folder, dice) =>
      withDatabase(folder, (db) => {
        db.pragma('writable_schema = ON');
        db.prepare('UPDATE sqlite_schema SET sql = ? WHERE name = ?').run(
          dice.oneOf(['CREATE', '', 'CREATE TABLE event (a)', 'SELECT 1']),
          dice.oneOf(partsOf(db, 'table')),
        );
      }),
  },
  {
    name: 'an odd number of the schema',
    of: 'file',
    apply: (folder, dice) =>
      withDatabase(folder, (db) =>
        db.pragma(`user_version = ${dice.oneOf([-1, 0, 1, 5, 10, 60, 85, 110, 115, 20_000, 2_147_483_647, -2_147_483_648])}`),
      ),
  },
  {
    name: 'a number of the schema just above ours',
    of: 'newer',
    apply: (folder, dice) => withDatabase(folder, (db) => db.pragma(`user_version = ${newestOf(MIGRATIONS) + 10 + 10 * dice.below(20)}`)),
  },
  {
    name: 'both numbers of the schema above ours',
    of: 'newer',
    apply: (folder) => withDatabase(folder, (db) => db.exec('PRAGMA user_version = 9000; UPDATE schema_step SET version = 9000')),
  },
  {
    name: 'an odd number of the schema in its table',
    of: 'file',
    apply: (folder, dice) =>
      withDatabase(folder, (db) => db.prepare('UPDATE schema_step SET version = ?').run(dice.oneOf([-1, 0, 10, 115, 120, 20_000]))),
  },
  {
    name: 'a garbled mark',
    of: 'file',
    apply: (folder, dice) => writeFileSync(join(folder, 'lookout.mark'), dice.oneOf([...TEXTS, '999999999999999999\n', '-5\n'])),
  },
  {
    name: 'a folder in the place of the mark',
    of: 'file',
    apply: (folder) => {
      rmSync(join(folder, 'lookout.mark'), { force: true });
      mkdirSync(join(folder, 'lookout.mark'));
    },
  },
  { name: 'no mark', of: 'file', apply: (folder) => rmSync(join(folder, 'lookout.mark'), { force: true }) },
  { name: 'a copy laid ready that is none', of: 'file', apply: (folder) => writeFileSync(`${fileIn(folder)}.restore`, 'garbage') },
  {
    name: 'what a crash left half copied',
    of: 'file',
    apply: (folder) => {
      for (const name of [
        `${DATABASE_NAME}.part`,
        `${DATABASE_NAME}.restore.part`,
        'backups/lookout-000009-20261127T202600123Z-3.db.part',
      ]) {
        if (existsSync(join(folder, 'backups'))) writeFileSync(join(folder, name), 'half');
      }
    },
  },
  {
    name: 'a garbled backup',
    of: 'file',
    apply: (folder, dice) => {
      const backups = backupsIn(folder);
      if (backups.length > 0) garble(dice.oneOf(backups).file, dice);
    },
  },
  {
    name: 'a file in the place of the backups',
    of: 'file',
    apply: (folder) => {
      rmSync(join(folder, 'backups'), { recursive: true, force: true });
      writeFileSync(join(folder, 'backups'), 'a file');
    },
  },
  ...PARSED.map((table): Damage => ({
    name: `garbled values in ${table}`,
    of: 'rows',
    apply: (folder, dice) => withDatabase(folder, (db) => garbleValue(db, dice, table)),
  })),
  { name: 'a garbled value anywhere', of: 'rows', apply: (folder, dice) => withDatabase(folder, (db) => garbleValue(db, dice)) },
  {
    name: 'rows gone anywhere',
    of: 'rows',
    apply: (folder, dice) =>
      withDatabase(folder, (db) => db.exec(`DELETE FROM ${dice.oneOf(partsOf(db, 'table'))} WHERE abs(random()) % 3 = 0`)),
  },
  {
    name: 'a table without rows',
    of: 'rows',
    apply: (folder, dice) => withDatabase(folder, (db) => db.exec(`DELETE FROM ${dice.oneOf(partsOf(db, 'table'))}`)),
  },
  {
    name: 'stamps of days to come',
    of: 'rows',
    apply: (folder) =>
      withDatabase(folder, (db) => {
        db.exec(`UPDATE match SET started_at = '9999-12-31T23:59:59.999Z'; UPDATE attempt SET at = 253402300799999, day = '9999-12-31'; UPDATE fact_card SET at = 253402300799999; UPDATE weak_spot SET at = 253402300799999;
      UPDATE run SET started_at = '9999-12-31T23:59:59.999Z', day = '9999-12-31'; UPDATE rating_day SET day = '9999-12-31'; UPDATE day_total SET day = '9999-12-31'`);
      }),
  },
  {
    name: 'events gone',
    of: 'rows',
    apply: (folder, dice) => withDatabase(folder, (db) => db.prepare('DELETE FROM event WHERE seq % ? = 1').run(2 + dice.below(9))),
  },
  {
    name: 'events changed',
    of: 'rows',
    apply: (folder, dice) =>
      withDatabase(folder, (db) =>
        db.prepare(`UPDATE event SET t = t + ?, body = replace(body, 'star', 'square') WHERE seq % 4 = 2`).run(dice.below(9)),
      ),
  },
];

function withNew(file: string, sql: string): void {
  const db = new Database(file);
  db.exec(sql);
  db.close();
}
