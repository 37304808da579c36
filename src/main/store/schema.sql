-- What all migrations together make; version 230.

CREATE TRIGGER line_company_goes AFTER DELETE ON line_company BEGIN
      DELETE FROM line_seat WHERE company = old.number;
    END;

CREATE TRIGGER line_goes AFTER DELETE ON match_line WHEN old.company IS NOT NULL BEGIN
      DELETE FROM line_company WHERE number = old.company AND NOT EXISTS (SELECT 1 FROM match_line WHERE company = old.company);
    END;

CREATE TRIGGER line_match_changes AFTER UPDATE OF game, started_at, players, rules, imported, swaps ON match BEGIN
      DELETE FROM match_line WHERE match_id = old.id;
      INSERT OR REPLACE INTO line_due VALUES (new.id, random() & 2147483647);
    END;

CREATE TRIGGER line_match_comes AFTER INSERT ON match BEGIN
      INSERT OR REPLACE INTO line_due VALUES (new.id, random() & 2147483647);
    END;

CREATE TRIGGER line_match_goes AFTER DELETE ON match BEGIN
      DELETE FROM match_line WHERE match_id = old.id;
      DELETE FROM line_due WHERE match_id = old.id;
    END;

CREATE TRIGGER line_round_changes AFTER UPDATE OF deal, outcome ON round WHEN EXISTS (SELECT 1 FROM match WHERE id = new.match_id) BEGIN
      INSERT OR REPLACE INTO line_due VALUES (new.match_id, random() & 2147483647);
    END;

CREATE TRIGGER line_round_comes AFTER INSERT ON round WHEN EXISTS (SELECT 1 FROM match WHERE id = new.match_id) BEGIN
      INSERT OR REPLACE INTO line_due VALUES (new.match_id, random() & 2147483647);
    END;

CREATE TRIGGER line_round_goes AFTER DELETE ON round WHEN EXISTS (SELECT 1 FROM match WHERE id = old.match_id) BEGIN
      INSERT OR REPLACE INTO line_due VALUES (old.match_id, random() & 2147483647);
    END;

CREATE TRIGGER line_told_gone AFTER DELETE ON match_line BEGIN
      INSERT OR REPLACE INTO line_change VALUES ((SELECT coalesce(max(number), 0) + 1 FROM line_change), old.match_id);
    END;

CREATE TRIGGER line_told_new AFTER INSERT ON match_line BEGIN
      INSERT OR REPLACE INTO line_change VALUES ((SELECT coalesce(max(number), 0) + 1 FROM line_change), new.match_id);
    END;

CREATE TRIGGER line_told_other AFTER UPDATE ON match_line BEGIN
      INSERT OR REPLACE INTO line_change VALUES ((SELECT coalesce(max(number), 0) + 1 FROM line_change), new.match_id);
    END;

CREATE TRIGGER match_counted AFTER INSERT ON match BEGIN
      INSERT INTO match_day VALUES (substr(new.started_at, 1, 10), 1) ON CONFLICT DO UPDATE SET matches = matches + 1;
    END;

CREATE TRIGGER match_discounted AFTER DELETE ON match BEGIN
      UPDATE match_day SET matches = matches - 1 WHERE day = substr(old.started_at, 1, 10) AND matches > 0;
    END;

CREATE TRIGGER mistake_gone AFTER DELETE ON mistake BEGIN
      DELETE FROM puzzle WHERE id = old.puzzle
        AND NOT EXISTS (SELECT 1 FROM mistake WHERE puzzle = old.puzzle)
        AND NOT EXISTS (SELECT 1 FROM pack_puzzle WHERE puzzle = old.puzzle);
    END;

CREATE TABLE analysis (
      -- The newer ones have the greater numbers: of too many the oldest go.
      number INTEGER PRIMARY KEY,
      match_id TEXT NOT NULL,
      -- From 0.
      round INTEGER NOT NULL CHECK (round >= 0),
      -- Of how it was worked out.
      version INTEGER NOT NULL,
      -- Of the round it is about: with more of them it is about another.
      events INTEGER NOT NULL CHECK (events >= 0),
      body TEXT NOT NULL,
      UNIQUE (match_id, round)
    ) STRICT;

CREATE TABLE attempt (
      number INTEGER PRIMARY KEY,
      run INTEGER NOT NULL REFERENCES run (number) ON DELETE CASCADE,
      puzzle TEXT NOT NULL,
      kind TEXT NOT NULL,
      -- Parted by blanks.
      themes TEXT NOT NULL,
      day TEXT NOT NULL,
      -- Milliseconds since 1970.
      at INTEGER NOT NULL,
      millis INTEGER NOT NULL CHECK (millis >= 0),
      right INTEGER NOT NULL CHECK (right IN (0, 1)),
      slow INTEGER NOT NULL CHECK (slow IN (0, 1)),
      helped INTEGER NOT NULL CHECK (helped IN (0, 1)),
      rated INTEGER NOT NULL CHECK (rated IN (0, 1)),
      -- Puzzles of one tile: how it lay and was read, and its built-in fact, such as 'r07/e'.
      direction TEXT,
      rotation INTEGER,
      fact TEXT,
      -- The symbol that was chosen and, where only one was right, that one.
      chosen TEXT,
      expected TEXT
    ) STRICT;

CREATE TABLE day_total (
      profile INTEGER NOT NULL REFERENCES profile (number) ON DELETE CASCADE,
      kind TEXT NOT NULL,
      day TEXT NOT NULL,
      attempts INTEGER NOT NULL,
      b0 INTEGER NOT NULL DEFAULT 0, b1 INTEGER NOT NULL DEFAULT 0, b2 INTEGER NOT NULL DEFAULT 0, b3 INTEGER NOT NULL DEFAULT 0, b4 INTEGER NOT NULL DEFAULT 0, b5 INTEGER NOT NULL DEFAULT 0, b6 INTEGER NOT NULL DEFAULT 0, b7 INTEGER NOT NULL DEFAULT 0, b8 INTEGER NOT NULL DEFAULT 0, b9 INTEGER NOT NULL DEFAULT 0, b10 INTEGER NOT NULL DEFAULT 0, b11 INTEGER NOT NULL DEFAULT 0, b12 INTEGER NOT NULL DEFAULT 0, b13 INTEGER NOT NULL DEFAULT 0, b14 INTEGER NOT NULL DEFAULT 0, b15 INTEGER NOT NULL DEFAULT 0, b16 INTEGER NOT NULL DEFAULT 0, b17 INTEGER NOT NULL DEFAULT 0, b18 INTEGER NOT NULL DEFAULT 0, b19 INTEGER NOT NULL DEFAULT 0, b20 INTEGER NOT NULL DEFAULT 0, b21 INTEGER NOT NULL DEFAULT 0, b22 INTEGER NOT NULL DEFAULT 0, b23 INTEGER NOT NULL DEFAULT 0, b24 INTEGER NOT NULL DEFAULT 0, b25 INTEGER NOT NULL DEFAULT 0, b26 INTEGER NOT NULL DEFAULT 0, b27 INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (profile, kind, day)
    ) STRICT, WITHOUT ROWID;

CREATE TABLE "event" (
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

CREATE TABLE fact_card (
      profile INTEGER NOT NULL REFERENCES profile (number) ON DELETE CASCADE,
      fact TEXT NOT NULL,
      stability REAL NOT NULL,
      difficulty REAL NOT NULL,
      at INTEGER NOT NULL,
      answers INTEGER NOT NULL,
      lapses INTEGER NOT NULL,
      PRIMARY KEY (profile, fact)
    ) STRICT, WITHOUT ROWID;

CREATE TABLE high_water (
      one INTEGER PRIMARY KEY CHECK (one = 1),
      level INTEGER NOT NULL CHECK (level >= 0)
    ) STRICT;

CREATE TABLE lesson (
      profile INTEGER NOT NULL REFERENCES profile (number) ON DELETE CASCADE,
      game TEXT NOT NULL,
      course TEXT NOT NULL,
      lesson TEXT NOT NULL,
      -- To go on with, from 0.
      step INTEGER NOT NULL CHECK (step >= 0),
      -- Once done it stays so, also while it is gone through again.
      done INTEGER NOT NULL CHECK (done IN (0, 1)),
      -- When the player was there last.
      reached_at TEXT NOT NULL,
      PRIMARY KEY (profile, game, course, lesson)
    ) STRICT, WITHOUT ROWID;

CREATE TABLE line_change (
      -- One that is out of all reason could not be followed by another, and then no match could change.
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 1000000000000000),
      match_id TEXT NOT NULL UNIQUE
    ) STRICT;

CREATE TABLE line_company (
      number INTEGER PRIMARY KEY,
      told TEXT NOT NULL UNIQUE
    ) STRICT;

CREATE TABLE line_due (
      match_id TEXT NOT NULL PRIMARY KEY,
      -- Another one with every change.
      mark INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

CREATE TABLE line_seat (
      company INTEGER NOT NULL,
      seat INTEGER NOT NULL,
      name TEXT NOT NULL,
      -- The name in small letters without accents.
      found TEXT NOT NULL,
      human INTEGER NOT NULL,
      role TEXT NOT NULL,
      -- Null where nobody won.
      won INTEGER, level INTEGER,
      PRIMARY KEY (company, seat)
    ) STRICT, WITHOUT ROWID;

CREATE TABLE "match" (
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
    , swaps TEXT, name TEXT, note TEXT, starred INTEGER NOT NULL DEFAULT 0 CHECK (starred IN (0, 1)), origin TEXT, damage TEXT) STRICT, WITHOUT ROWID;

CREATE TABLE match_day (
      day TEXT NOT NULL PRIMARY KEY,
      matches INTEGER NOT NULL CHECK (matches >= 0)
    ) STRICT, WITHOUT ROWID;

CREATE TABLE match_line (
      started_at TEXT NOT NULL,
      match_id TEXT NOT NULL,
      -- From 1; 0 stands for a match without a round, and for one that cannot be read.
      number INTEGER NOT NULL,
      -- By which way lines are made.
      made INTEGER NOT NULL,
      game TEXT NOT NULL,
      seats INTEGER NOT NULL,
      -- Who sat where as what, and who won; null where nobody can tell.
      company INTEGER,
      ended INTEGER NOT NULL,
      goes_on INTEGER NOT NULL,
      imported INTEGER NOT NULL,
      starred INTEGER NOT NULL,
      -- In milliseconds, and the mistakes of the people, or of all where bots played; null while it goes on.
      length INTEGER,
      mistakes INTEGER,
      -- Each between bars.
      variants TEXT NOT NULL,
      -- Name and note in small letters without accents; null without either.
      words TEXT, ending TEXT, clue TEXT,
      PRIMARY KEY (started_at, match_id, number)
    ) STRICT, WITHOUT ROWID;

CREATE TABLE "match_record" (
      profile INTEGER NOT NULL REFERENCES profile (number) ON DELETE CASCADE,
      game TEXT NOT NULL,
      -- What somebody was in the rounds, by the game's name for it.
      role TEXT NOT NULL,
      won INTEGER NOT NULL,
      lost INTEGER NOT NULL,
      PRIMARY KEY (profile, game, role)
    ) STRICT, WITHOUT ROWID;

CREATE TABLE "match_seat" (
      match_id TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
      seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 5),
      -- The number of the swap since which it is theirs, from 1; 0: from the match's beginning.
      stay INTEGER NOT NULL DEFAULT 0 CHECK (stay >= 0),
      profile INTEGER NOT NULL REFERENCES profile (number) ON DELETE CASCADE,
      PRIMARY KEY (match_id, seat, stay)
    ) STRICT, WITHOUT ROWID;

CREATE TABLE mistake (
      profile INTEGER NOT NULL REFERENCES profile (number) ON DELETE CASCADE,
      puzzle TEXT NOT NULL REFERENCES puzzle (id),
      -- Where it was made; the match may be gone by now. Rounds from 1, events from 0.
      match_id TEXT NOT NULL,
      round INTEGER NOT NULL CHECK (round >= 1),
      event INTEGER NOT NULL CHECK (event >= 0),
      -- When it was made a puzzle of, in milliseconds since 1970.
      at INTEGER NOT NULL, mine INTEGER NOT NULL DEFAULT 1 CHECK (mine IN (0, 1)),
      PRIMARY KEY (profile, puzzle, match_id, round, event)
    ) STRICT, WITHOUT ROWID;

CREATE TABLE own_match (
      profile INTEGER NOT NULL REFERENCES profile (number) ON DELETE CASCADE,
      -- Counts up with every match that is begun or taken up again.
      number INTEGER NOT NULL,
      match_id TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
      -- How many play in it.
      seats INTEGER NOT NULL,
      PRIMARY KEY (profile, number)
    ) STRICT, WITHOUT ROWID;

CREATE TABLE pack_puzzle (
      pack INTEGER NOT NULL REFERENCES puzzle_pack (number) ON DELETE CASCADE,
      puzzle TEXT NOT NULL REFERENCES puzzle (id),
      PRIMARY KEY (pack, puzzle)
    ) STRICT, WITHOUT ROWID;

CREATE TABLE profile (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      -- Empty for the profile of a first start that nobody has named.
      name TEXT NOT NULL,
      created_at TEXT NOT NULL
    ) STRICT;

CREATE TABLE profile_setting (
      profile INTEGER NOT NULL REFERENCES profile (number) ON DELETE CASCADE,
      key TEXT NOT NULL,
      value TEXT NOT NULL,
      PRIMARY KEY (profile, key)
    ) STRICT, WITHOUT ROWID;

CREATE TABLE puzzle (
      id TEXT NOT NULL PRIMARY KEY,
      kind TEXT NOT NULL,
      -- Where the puzzle's rating starts.
      rating INTEGER NOT NULL,
      -- Parted by blanks.
      themes TEXT NOT NULL,
      -- The built-in fact that a read puzzle asks for, such as 'r07/e'.
      fact TEXT,
      body TEXT NOT NULL
    , seats INTEGER NOT NULL DEFAULT 2 CHECK (seats BETWEEN 2 AND 4), plain INTEGER NOT NULL DEFAULT 0 CHECK (plain BETWEEN 0 AND 1)) STRICT, WITHOUT ROWID;

CREATE TABLE puzzle_pack (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      -- Tells one edition of the shipped pack from the next; null for imported packs.
      edition TEXT,
      added_at TEXT NOT NULL
    , shown INTEGER NOT NULL DEFAULT 1 CHECK (shown IN (0, 1)), file TEXT, kinds TEXT NOT NULL DEFAULT '{}') STRICT;

CREATE TABLE puzzle_rating (
      puzzle TEXT NOT NULL PRIMARY KEY,
      rating REAL NOT NULL,
      deviation REAL NOT NULL,
      volatility REAL NOT NULL
    ) STRICT, WITHOUT ROWID;

CREATE TABLE rating (
      profile INTEGER NOT NULL REFERENCES profile (number) ON DELETE CASCADE,
      kind TEXT NOT NULL,
      rating REAL NOT NULL,
      deviation REAL NOT NULL,
      volatility REAL NOT NULL,
      PRIMARY KEY (profile, kind)
    ) STRICT, WITHOUT ROWID;

CREATE TABLE rating_day (
      profile INTEGER NOT NULL REFERENCES profile (number) ON DELETE CASCADE,
      day TEXT NOT NULL,
      kind TEXT NOT NULL,
      rating REAL NOT NULL,
      deviation REAL NOT NULL,
      PRIMARY KEY (profile, day, kind)
    ) STRICT, WITHOUT ROWID;

CREATE TABLE "round" (
      match_id TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
      number INTEGER NOT NULL CHECK (number >= 1),
      -- As it was dealt, as it ended (null while it goes on or where it was left), and what came just after: JSON of the game's.
      deal TEXT NOT NULL,
      outcome TEXT,
      late TEXT,
      PRIMARY KEY (match_id, number)
    ) STRICT, WITHOUT ROWID;

CREATE TABLE run (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      profile INTEGER NOT NULL REFERENCES profile (number) ON DELETE CASCADE,
      mode TEXT NOT NULL,
      options TEXT NOT NULL,
      -- What bests are compared within, such as 'rush 3'; null for a run without a best.
      class TEXT,
      -- The date of a daily run that is the date's rated try.
      daily TEXT,
      day TEXT NOT NULL,
      started_at TEXT NOT NULL,
      -- Null while it goes on.
      ending TEXT,
      -- 0 for a run that was left alone: its attempts are in no tally.
      counted INTEGER NOT NULL DEFAULT 1 CHECK (counted IN (0, 1)),
      score INTEGER NOT NULL DEFAULT 0,
      right INTEGER NOT NULL DEFAULT 0,
      wrong INTEGER NOT NULL DEFAULT 0,
      best_combo INTEGER NOT NULL DEFAULT 0,
      spent INTEGER NOT NULL DEFAULT 0 CHECK (spent >= 0),
      pauses INTEGER NOT NULL DEFAULT 0
    ) STRICT;

CREATE TABLE schema_step (
      one INTEGER PRIMARY KEY CHECK (one = 1),
      version INTEGER NOT NULL
    ) STRICT;

CREATE TABLE setting (
      key TEXT NOT NULL PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

CREATE TABLE tally (
      profile INTEGER NOT NULL REFERENCES profile (number) ON DELETE CASCADE,
      grain TEXT NOT NULL CHECK (grain IN ('day', 'month', 'year')),
      start TEXT NOT NULL,
      dimension TEXT NOT NULL,
      key TEXT NOT NULL,
      kind TEXT NOT NULL,
      attempts INTEGER NOT NULL,
      b0 INTEGER NOT NULL DEFAULT 0, b1 INTEGER NOT NULL DEFAULT 0, b2 INTEGER NOT NULL DEFAULT 0, b3 INTEGER NOT NULL DEFAULT 0, b4 INTEGER NOT NULL DEFAULT 0, b5 INTEGER NOT NULL DEFAULT 0, b6 INTEGER NOT NULL DEFAULT 0, b7 INTEGER NOT NULL DEFAULT 0, b8 INTEGER NOT NULL DEFAULT 0, b9 INTEGER NOT NULL DEFAULT 0, b10 INTEGER NOT NULL DEFAULT 0, b11 INTEGER NOT NULL DEFAULT 0, b12 INTEGER NOT NULL DEFAULT 0, b13 INTEGER NOT NULL DEFAULT 0, b14 INTEGER NOT NULL DEFAULT 0, b15 INTEGER NOT NULL DEFAULT 0, b16 INTEGER NOT NULL DEFAULT 0, b17 INTEGER NOT NULL DEFAULT 0, b18 INTEGER NOT NULL DEFAULT 0, b19 INTEGER NOT NULL DEFAULT 0, b20 INTEGER NOT NULL DEFAULT 0, b21 INTEGER NOT NULL DEFAULT 0, b22 INTEGER NOT NULL DEFAULT 0, b23 INTEGER NOT NULL DEFAULT 0, b24 INTEGER NOT NULL DEFAULT 0, b25 INTEGER NOT NULL DEFAULT 0, b26 INTEGER NOT NULL DEFAULT 0, b27 INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (profile, grain, start, dimension, key, kind)
    ) STRICT, WITHOUT ROWID;

CREATE TABLE tile_set (
      hash TEXT NOT NULL PRIMARY KEY,
      faces TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

CREATE TABLE weak_spot (
      profile INTEGER NOT NULL REFERENCES profile (number) ON DELETE CASCADE,
      puzzle TEXT NOT NULL,
      kind TEXT NOT NULL,
      mended INTEGER NOT NULL CHECK (mended BETWEEN 0 AND 1),
      at INTEGER NOT NULL,
      PRIMARY KEY (profile, puzzle)
    ) STRICT, WITHOUT ROWID;

CREATE INDEX attempt_by_run ON attempt (run);

CREATE INDEX line_by_clue ON match_line (clue) WHERE clue IS NOT NULL;

CREATE INDEX line_by_company ON match_line (company);

CREATE INDEX line_by_match ON match_line (match_id);

CREATE INDEX match_by_start ON match (started_at, id);

CREATE INDEX mistake_by_puzzle ON mistake (puzzle);

CREATE INDEX mistake_by_time ON mistake (profile, at);

CREATE INDEX own_match_by_match ON own_match (match_id);

CREATE INDEX own_match_by_number ON own_match (number);

CREATE INDEX pack_by_puzzle ON pack_puzzle (puzzle);

CREATE INDEX puzzle_outline ON puzzle (id, kind, rating, themes, fact, seats, plain);

CREATE INDEX run_by_profile ON run (profile, number);

CREATE INDEX run_by_score ON run (profile, class, score) WHERE class IS NOT NULL;

CREATE UNIQUE INDEX run_daily ON run (profile, daily) WHERE daily IS NOT NULL;

CREATE INDEX run_left_out ON run (profile, day) WHERE counted = 0;

CREATE INDEX run_open ON run (number) WHERE ending IS NULL;

CREATE INDEX seat_by_profile ON match_seat (profile, match_id);
