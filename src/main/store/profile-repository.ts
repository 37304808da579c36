/** The players of this computer. Everything of a player hangs on the profile and goes with it. */
import type { RoundRecord } from '../../shared/profiles';
import { boundedName } from '../../shared/player-name';
import { lightly, type Connection } from './connection';
import { stored, type Stored } from './fault';
import { keepUncounted, type Keep } from './counted-writes';
import { leaving, type Left } from './leaving';
import { matchSeats } from './match-seats';
import { STAYING } from './players';

export interface StoredProfile {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  /** Counted attempts. */
  readonly attempts: number;
  /** What was never played is left out. */
  readonly records: readonly RoundRecord[];
}

export interface ProfileRepository {
  /** Oldest first. */
  list(): Stored<readonly StoredProfile[]>;
  /** The id of the chosen profile; undefined where none is chosen or it is gone. */
  chosen(): Stored<string | undefined>;
  create(profile: Pick<StoredProfile, 'id' | 'name' | 'createdAt'>): Stored<null>;
  rename(id: string, name: string): Stored<null>;
  choose(id: string): Stored<null>;
  /**
   * Deletes the profile in one small write: from now on it is in no list, and nothing is found by its id. Its settings, runs,
   * attempts, ratings, cards and sums go with `clear`; matches stay, with a placeholder in place of every name that it had in them.
   */
  leave(id: string): Stored<null>;
  /** Takes out some `most` rows of deleted profiles and overwrites what they took on the disk. */
  clear(most: number, placeholder: string): Stored<Left>;
  /** `leave` and all of `clear` at once, for a copy that nobody waits for; those who were leaving go as well. */
  remove(id: string, placeholder: string): Stored<null>;
  /** Ids of deleted profiles that backups may still have. */
  forgotten(): Stored<readonly string[]>;
  /** No backup has these any more. */
  forgottenEverywhere(ids: readonly string[]): Stored<null>;
}

const CHOSEN = 'profile.chosen';
/** Followed by the id of a deleted profile: nothing else of it is left, and that only until no backup has it. */
const FORGOTTEN = 'profile.forgotten.';

/** More rows than there can be. */
const ALL = Number.MAX_SAFE_INTEGER;

type ProfileRow = Omit<StoredProfile, 'name' | 'records'> & { readonly number: number; readonly name: unknown };

/** The repository over `db`; its statements are prepared once. */
export function profileRepository(db: Connection, counted: Keep = keepUncounted): ProfileRepository {
  const list = db.prepare<[], ProfileRow>(
    `SELECT number, id, name, created_at AS createdAt, (
       SELECT coalesce(sum(attempts), 0) FROM day_total WHERE day_total.profile = profile.number AND kind = ''
     ) AS attempts
     FROM profile WHERE ${STAYING} ORDER BY number`,
  );
  const records = db.prepare<[number], RoundRecord>('SELECT game, role, won, lost FROM match_record WHERE profile = ? ORDER BY game, role');
  const all = (): readonly StoredProfile[] =>
    list.all().map(({ number, name, ...row }) => ({
      ...row,
      // Whatever stands there: what is played under this name has to be read again.
      name: boundedName(String(name)),
      records: records.all(number),
    }));
  const seats = matchSeats(db);
  const chosen = db.prepare<[string], string>('SELECT id FROM profile WHERE id = (SELECT value FROM setting WHERE key = ?)').pluck();
  const create = db.prepare<[string, string, string]>('INSERT INTO profile (id, name, created_at) VALUES (?, ?, ?)');
  const setName = db.prepare<[string, string]>('UPDATE profile SET name = ? WHERE id = ?');
  const keep = db.prepare<[string, string]>(
    'INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  );
  const going = leaving(db);
  const forgotten = db
    .prepare<[string, string], string>('SELECT substr(key, length(?) + 1) FROM setting WHERE key GLOB ? ORDER BY key')
    .pluck();
  const settle = db.prepare<[string]>('DELETE FROM setting WHERE key = ?');
  const rename = db.transaction((id: string, name: string) => {
    setName.run(name, id);
    seats.rename(id, name);
  });
  const leave = db.transaction((id: string) => {
    going.leave(id);
    keep.run(FORGOTTEN + id, '');
  });
  const clear = db.transaction((most: number, placeholder: string) => going.step(most, placeholder));
  const remove = db.transaction((id: string, placeholder: string) => {
    leave(id);
    going.step(ALL, placeholder);
  });
  const settleAll = db.transaction((ids: readonly string[]) => {
    for (const id of ids) settle.run(FORGOTTEN + id);
  });

  const done = (write: () => unknown): Stored<null> =>
    stored(() => {
      write();
      return null;
    });
  /** What is deleted by `write` is overwritten with zeros in the file. */
  const overwriting = <Value>(write: () => Value): Value => {
    db.pragma('secure_delete = ON');
    try {
      return write();
    } finally {
      db.pragma('secure_delete = OFF');
    }
  };
  return {
    list: () => stored(all),
    chosen: () => stored(() => chosen.get(CHOSEN)),
    create: ({ id, name, createdAt }) => done(() => counted(() => create.run(id, name, createdAt))),
    rename: (id, name) => done(() => counted(() => rename.immediate(id, name))),
    choose: (id) => done(() => keep.run(CHOSEN, id)),
    leave: (id) =>
      done(() => {
        overwriting(() => counted(() => leave.immediate(id)));
      }),
    // What a power cut takes back of it is done again.
    clear: (most, placeholder) => stored(() => overwriting(() => lightly(db, () => clear.immediate(most, placeholder)))),
    remove: (id, placeholder) =>
      done(() => {
        overwriting(() =>
          counted(() => {
            remove.immediate(id, placeholder);
          }),
        );
        // The log still holds it.
        db.pragma('wal_checkpoint(TRUNCATE)');
      }),
    forgotten: () => stored(() => forgotten.all(FORGOTTEN, `${FORGOTTEN}*`)),
    forgottenEverywhere: (ids) => done(() => settleAll.immediate(ids)),
  };
}
