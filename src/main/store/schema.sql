-- What all migrations together make; version 10.

CREATE TABLE event (
      match_id TEXT NOT NULL,
      round INTEGER NOT NULL,
      seq INTEGER NOT NULL CHECK (seq >= 0),
      t INTEGER NOT NULL CHECK (t >= 0),
      seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
      type TEXT NOT NULL,
      body TEXT NOT NULL,
      PRIMARY KEY (match_id, round, seq),
      FOREIGN KEY (match_id, round) REFERENCES round (match_id, number) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;

CREATE TABLE match (
      id TEXT NOT NULL PRIMARY KEY,
      game TEXT NOT NULL,
      started_at TEXT NOT NULL,
      seed TEXT,
      random TEXT,
      players TEXT NOT NULL,
      rules TEXT NOT NULL,
      tile_set TEXT NOT NULL REFERENCES tile_set (hash),
      imported INTEGER NOT NULL CHECK (imported IN (0, 1))
    ) STRICT, WITHOUT ROWID;

CREATE TABLE round (
      match_id TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
      number INTEGER NOT NULL CHECK (number >= 1),
      roles TEXT NOT NULL,
      prison TEXT NOT NULL,
      piles TEXT,
      starts TEXT,
      chases TEXT,
      ending TEXT CHECK (ending IN ('hideout', 'caught', 'trail-lost', 'given-up')),
      winner TEXT CHECK (winner IN ('runners', 'chasers')),
      award TEXT CHECK (award IN ('perfect', 'small')),
      late TEXT,
      PRIMARY KEY (match_id, number),
      CHECK ((winner IS NULL) = (award IS NULL))
    ) STRICT, WITHOUT ROWID;

CREATE TABLE setting (
      key TEXT NOT NULL PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

CREATE TABLE tile_set (
      hash TEXT NOT NULL PRIMARY KEY,
      faces TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

CREATE INDEX match_by_start ON match (started_at, id);
