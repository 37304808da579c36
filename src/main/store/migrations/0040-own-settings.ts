import type { Connection } from '../connection';

/**
 * Settings belong to a profile, the window's place to the computer. What was set before goes to every profile there is,
 * since all of them played with it; where there was none yet, to one without a name, as a first start makes it. Matches
 * know who sat where, and every profile how many rounds it has won and lost.
 */
export function createOwnSettings(db: Connection): void {
  db.exec(`
    CREATE TABLE profile_setting (
      profile INTEGER NOT NULL REFERENCES profile (number) ON DELETE CASCADE,
      key TEXT NOT NULL,
      value TEXT NOT NULL,
      PRIMARY KEY (profile, key)
    ) STRICT, WITHOUT ROWID;

    -- Seats of bots, guests and matches that were imported have no row.
    CREATE TABLE match_seat (
      match_id TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
      seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
      profile INTEGER NOT NULL REFERENCES profile (number) ON DELETE CASCADE,
      PRIMARY KEY (match_id, seat)
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX seat_by_profile ON match_seat (profile, match_id);

    -- Rounds with a winner, counted as they end.
    CREATE TABLE match_record (
      profile INTEGER NOT NULL REFERENCES profile (number) ON DELETE CASCADE,
      role TEXT NOT NULL CHECK (role IN ('runner', 'chaser')),
      won INTEGER NOT NULL,
      lost INTEGER NOT NULL,
      PRIMARY KEY (profile, role)
    ) STRICT, WITHOUT ROWID;
  `);
  const ofPlayers = `key NOT IN ('window.place', 'profile.chosen')`;
  const set = db.prepare<[], number>(`SELECT count(*) FROM setting WHERE ${ofPlayers}`).pluck().get() ?? 0;
  const profiles = db.prepare<[], number>('SELECT count(*) FROM profile').pluck().get() ?? 0;
  if (set > 0 && profiles === 0) {
    db.prepare<[string]>(`INSERT INTO profile (id, name, created_at) VALUES (?, '', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`).run(
      globalThis.crypto.randomUUID(),
    );
  }
  db.exec(`
    INSERT INTO profile_setting SELECT number, key, value FROM profile, setting WHERE ${ofPlayers};
    DELETE FROM setting WHERE ${ofPlayers};
  `);
}
