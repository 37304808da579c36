import type { Connection } from '../connection';

/**
 * Matches of any game: a round holds what was dealt and how it ended as its game tells it, up to six have a seat, there may be
 * no faces, the rules have a version, and records are kept by game and role. All matches so far are of Chase, by the first
 * version of its rules. Texts are put together as they stand, so that what could not be read before is as it was.
 */
export function keepAnyGame(db: Connection): void {
  db.exec(`
    CREATE TABLE new_match (
      id TEXT NOT NULL PRIMARY KEY,
      game TEXT NOT NULL,
      -- Of the game's rules, by which it is played.
      rules_version INTEGER NOT NULL DEFAULT 1 CHECK (rules_version >= 1),
      started_at TEXT NOT NULL,
      seed TEXT,
      random TEXT,
      players TEXT NOT NULL,
      rules TEXT NOT NULL,
      -- Null for a game that has no faces.
      tile_set TEXT REFERENCES tile_set (hash),
      imported INTEGER NOT NULL CHECK (imported IN (0, 1)),
      head TEXT
    ) STRICT, WITHOUT ROWID;

    INSERT INTO new_match (id, game, started_at, seed, random, players, rules, tile_set, imported, head)
      SELECT id, game, started_at, seed, random, players, rules, tile_set, imported, head FROM match;
    DROP TABLE match;
    ALTER TABLE new_match RENAME TO match;

    CREATE INDEX match_by_start ON match (started_at, id);
    CREATE TRIGGER match_counted AFTER INSERT ON match BEGIN
      INSERT INTO match_day VALUES (substr(new.started_at, 1, 10), 1) ON CONFLICT DO UPDATE SET matches = matches + 1;
    END;
    CREATE TRIGGER match_discounted AFTER DELETE ON match BEGIN
      UPDATE match_day SET matches = matches - 1 WHERE day = substr(old.started_at, 1, 10) AND matches > 0;
    END;

    CREATE TABLE new_round (
      match_id TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
      number INTEGER NOT NULL CHECK (number >= 1),
      -- As it was dealt, as it ended (null while it goes on or where it was left), and what came just after: JSON of the game's.
      deal TEXT NOT NULL,
      outcome TEXT,
      late TEXT,
      PRIMARY KEY (match_id, number)
    ) STRICT, WITHOUT ROWID;

    INSERT INTO new_round
      SELECT match_id, number,
        '{"roles":' || roles || ',"prison":' || prison || coalesce(',"piles":' || piles, '') || coalesce(',"starts":' || starts, '')
          || coalesce(',"chases":' || chases, '') || '}',
        iif(ending IS NULL, NULL, json_object('ending', ending, 'winner', winner, 'award', award)),
        late
      FROM round;
    DROP TABLE round;
    ALTER TABLE new_round RENAME TO round;

    CREATE TABLE new_event (
      match_id TEXT NOT NULL,
      round INTEGER NOT NULL,
      seq INTEGER NOT NULL CHECK (seq >= 0),
      t INTEGER NOT NULL CHECK (t >= 0),
      seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 5),
      type TEXT NOT NULL,
      body TEXT NOT NULL,
      link TEXT,
      PRIMARY KEY (match_id, round, seq),
      FOREIGN KEY (match_id, round) REFERENCES round (match_id, number) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;

    INSERT INTO new_event SELECT match_id, round, seq, t, seat, type, body, link FROM event;
    DROP TABLE event;
    ALTER TABLE new_event RENAME TO event;

    CREATE TABLE new_match_seat (
      match_id TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
      seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 5),
      profile INTEGER NOT NULL REFERENCES profile (number) ON DELETE CASCADE,
      PRIMARY KEY (match_id, seat)
    ) STRICT, WITHOUT ROWID;

    INSERT INTO new_match_seat SELECT match_id, seat, profile FROM match_seat;
    DROP TABLE match_seat;
    ALTER TABLE new_match_seat RENAME TO match_seat;
    CREATE INDEX seat_by_profile ON match_seat (profile, match_id);

    CREATE TABLE new_match_record (
      profile INTEGER NOT NULL REFERENCES profile (number) ON DELETE CASCADE,
      game TEXT NOT NULL,
      -- What somebody was in the rounds, by the game's name for it.
      role TEXT NOT NULL,
      won INTEGER NOT NULL,
      lost INTEGER NOT NULL,
      PRIMARY KEY (profile, game, role)
    ) STRICT, WITHOUT ROWID;

    INSERT INTO new_match_record SELECT profile, 'chase', role, won, lost FROM match_record;
    DROP TABLE match_record;
    ALTER TABLE new_match_record RENAME TO match_record;
  `);
}
