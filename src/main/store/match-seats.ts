/** Which profile sat where in the matches played here, and what each has won. Called inside the matches' transactions. */
import type { Connection } from './connection';
import type { Outcome } from './rows';

export interface MatchSeats {
  /** Keeps who sits at a new match: profiles by seat, null for a seat that is in nobody's record. */
  sit(match: string, profiles: readonly (string | null)[]): void;
  /** Counts a round that has just ended for everybody who sat there. A round that nobody won counts for nobody. */
  count(match: string, round: number, outcome: Outcome): void;
  /** Puts `name` over that of whoever sits there. */
  call(match: string, seat: number, name: string): void;
  /** Puts `name` in place of a profile's own wherever it sat, whatever its name was then. */
  rename(profile: string, name: string): void;
  /** Profiles by seat of a match with `count` seats. */
  profilesAt(match: string, count: number): readonly (string | null)[];
  /** Ids of the matches of a profile, the oldest first. */
  playedBy(profile: string): readonly string[];
}

const SIDES = { runner: 'runners', chaser: 'chasers' } as const;

/** Over `db`; its statements are prepared once. */
export function matchSeats(db: Connection): MatchSeats {
  const mine = 'profile = (SELECT number FROM profile WHERE id = ?)';
  const add = db.prepare<[string, number, string]>(
    'INSERT INTO match_seat (match_id, seat, profile) SELECT ?, ?, number FROM profile WHERE id = ?',
  );
  const seated = db.prepare<[string, number], { profile: number; role: keyof typeof SIDES }>(
    `SELECT profile, json_extract(roles, '$[' || seat || ']') AS role
     FROM match_seat JOIN round USING (match_id) WHERE match_id = ? AND number = ?`,
  );
  const score = db.prepare<[number, string, number, number]>(
    `INSERT INTO match_record (profile, role, won, lost) VALUES (?, ?, ?, ?)
     ON CONFLICT (profile, role) DO UPDATE SET won = won + excluded.won, lost = lost + excluded.lost`,
  );
  const seats = db.prepare<[string], { match: string; seat: number }>(
    `SELECT match_id AS match, seat FROM match_seat WHERE ${mine} ORDER BY match_id`,
  );
  const profiles = db.prepare<[string], { seat: number; id: string }>(
    'SELECT seat, id FROM match_seat JOIN profile ON number = profile WHERE match_id = ?',
  );
  const setName = db.prepare<[string, string, string]>('UPDATE match SET players = json_set(players, ?, ?) WHERE id = ?');
  const call = (match: string, seat: number, name: string): void => {
    setName.run(`$[${seat}].name`, name, match);
  };
  return {
    sit: (match, profiles) => {
      for (const [seat, profile] of profiles.entries()) if (profile !== null) add.run(match, seat, profile);
    },
    count: (match, round, { winner }) => {
      if (winner === null) return;
      for (const { profile, role } of seated.all(match, round)) {
        const won = SIDES[role] === winner;
        score.run(profile, role, won ? 1 : 0, won ? 0 : 1);
      }
    },
    call,
    rename: (profile, name) => {
      for (const { match, seat } of seats.all(profile)) call(match, seat, name);
    },
    profilesAt: (match, count) => {
      const sitting = new Map(profiles.all(match).map(({ seat, id }) => [seat, id]));
      return Array.from({ length: count }, (_, seat) => sitting.get(seat) ?? null);
    },
    // Ids are made from the time (UUID v7), so their order is that of the matches.
    playedBy: (profile) => [...new Set(seats.all(profile).map(({ match }) => match))],
  };
}
