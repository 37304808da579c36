/** Which profile sat where in the matches played here, and what each has won. Called inside the matches' transactions. */
import type { SeatResult } from '../../rules/seat-results';
import { sameJson } from '../../shared/same-json';
import { stayNow, stayThrough, swapsWith, type PlacedSwap, type Stay, type SwapPlace } from '../../shared/swaps';
import type { Connection } from './connection';
import { jsonOf } from './json-text';
import { STAYING } from './players';
import { swapPlaces, swapText } from './rows';

interface MatchSeats {
  /** Keeps who sits at a new match, after the `swaps` that it begins with: profiles by seat, null for a seat that is in nobody's record. */
  sit(match: string, profiles: readonly (string | null)[], swaps?: readonly PlacedSwap[]): void;
  /**
   * Somebody takes a seat of a match from now on; `profile` null: in nobody's record. Answers the swaps that stand now (`swapsWith`).
   */
  swap(match: string, swap: PlacedSwap, profile: string | null): readonly SwapPlace[];
  /** Whoever sits at a seat now is a profile from now on: this stay at it, the match, and what was won in it are theirs. */
  join(match: string, profile: string, seat: number, results: readonly SeatResult[]): void;
  /** Says whose a new match of `seats` players is: of everybody who sits there, and of `host`, whose turn at this computer it is. */
  own(match: string, seats: number, host: string | null): void;
  /** The match was taken up again: of all matches it is now the one kept last. */
  takeUp(match: string): void;
  /** The ids of a profile's own matches, the one kept last first; found one by one, so that nothing may be written meanwhile. */
  ownedBy(profile: string, of: 'all' | 'people' | 'dealt'): Iterable<string>;
  /** Whether a match is a profile's own. */
  isOwn(match: string, profile: string): boolean;
  /** The most players of a match of that game of the profile's own; 0 without any. */
  company(profile: string, game: string): number;
  /** Counts a round that has just ended for everybody who sat there all through it; seats that neither won nor lost are left out. */
  count(match: string, round: number, results: readonly SeatResult[]): void;
  /** Puts `name` over that of whoever sits there now. */
  call(match: string, seat: number, name: string): void;
  /** Puts `name` in place of a profile's own wherever it sat, whatever its name was then. */
  rename(profile: string, name: string): void;
  /** Profiles by seat of a match with `count` seats, as they sit there now. */
  profilesAt(match: string, count: number): readonly (string | null)[];
  /** Whether a profile has or had a seat of a match beside this one. */
  hadOther(match: string, profile: string, seat: number): boolean;
  /** Tells whether a profile sat at a seat of a match when an event of a round happened: rounds from 1, events from 0. */
  sat(match: string, profile: string): (seat: number, round: number, event: number) => boolean;
  /** Ids of the matches of a profile, the one kept first first. */
  playedBy(profile: string): readonly string[];
}

/** Puts a name over that of whoever sat at a match: from its beginning, or from one of its swaps on. */
export function matchNames(db: Connection): (match: string, seat: number, stay: Stay, name: string) => void {
  const setName = db.prepare<[string, string, string]>(
    // A text that is not JSON any more names nobody.
    'UPDATE match SET players = json_set(players, ?, ?) WHERE id = ? AND json_valid(players)',
  );
  const setTaken = db.prepare<[string, string, string]>(
    `UPDATE match SET swaps = json_set(swaps, ?, ?) WHERE id = ? AND json_valid(swaps)`,
  );
  return (match, seat, stay, name) => {
    if (stay === 0) setName.run(`$[${seat}].name`, name, match);
    else setTaken.run(`$[${stay - 1}].player.name`, name, match);
  };
}

/** Over `db`; its statements are prepared once. */
export function matchSeats(db: Connection): MatchSeats {
  const mine = 'profile = (SELECT number FROM profile WHERE id = ?)';
  const add = db.prepare<[string, number, Stay, string]>(
    'INSERT INTO match_seat (match_id, seat, stay, profile) SELECT ?, ?, ?, number FROM profile WHERE id = ?',
  );
  const swapsOf = db.prepare<[string], string | null>('SELECT swaps FROM match WHERE id = ?').pluck();
  const addSwap = db.prepare<[string, string]>(`UPDATE match SET swaps = json_insert(coalesce(swaps, '[]'), '$[#]', json(?)) WHERE id = ?`);
  const dropSwap = db.prepare<[string]>(`UPDATE match SET swaps = json_remove(swaps, '$[#-1]') WHERE id = ?`);
  const playerAt = db.prepare<[string, string], string>('SELECT json_extract(players, ?) FROM match WHERE id = ?').pluck();
  const takerAt = db.prepare<[string, string], string>('SELECT json_extract(swaps, ?) FROM match WHERE id = ?').pluck();
  const dropStay = db.prepare<[string, Stay]>('DELETE FROM match_seat WHERE match_id = ? AND stay = ?');
  const score = db.prepare<[role: string, won: number, lost: number, match: string, seat: number, stay: Stay]>(
    `INSERT INTO match_record (profile, game, role, won, lost)
     SELECT profile, game, ?, ?, ? FROM match_seat JOIN match ON id = match_id
     -- What was begun in the midst of another round counts in nobody's record.
     WHERE match_id = ? AND seat = ? AND stay = ? AND origin IS NULL
     ON CONFLICT (profile, game, role) DO UPDATE SET won = won + excluded.won, lost = lost + excluded.lost`,
  );
  const seats = db.prepare<[string], { match: string; seat: number; stay: Stay }>(
    `SELECT match_id AS match, seat, stay FROM match_seat LEFT JOIN own_match USING (profile, match_id) WHERE ${mine} ORDER BY number, match_id, stay`,
  );
  const profiles = db.prepare<[string], { seat: number; stay: Stay; id: string }>(
    `SELECT seat, stay, id FROM match_seat JOIN profile ON number = profile WHERE match_id = ? AND ${STAYING}`,
  );
  const next = '(SELECT coalesce(max(number), 0) + 1 FROM own_match)';
  const own = db.prepare<{ match: string; seats: number; host: string | null }[]>(
    `INSERT INTO own_match SELECT profile, ${next}, @match, @seats FROM (
       SELECT profile FROM match_seat WHERE match_id = @match UNION SELECT number FROM profile WHERE id = @host
     )`,
  );
  // In the same place among those that were kept as for everybody who sits there.
  const ownToo = db.prepare<{ match: string; profile: string }[]>(
    `INSERT OR IGNORE INTO own_match
     SELECT profile.number, coalesce((SELECT max(number) FROM own_match WHERE match_id = @match), ${next}), @match, json_array_length(players)
     FROM profile, match WHERE profile.id = @profile AND match.id = @match`,
  );
  const takeUp = db.prepare<[string]>(`UPDATE own_match SET number = ${next} WHERE match_id = ?`);
  const ownedWhere = (condition: string) =>
    db.prepare<[string], string>(`SELECT match_id FROM own_match WHERE ${mine} AND (${condition}) ORDER BY number DESC`).pluck();
  const people = `EXISTS (
    SELECT 1 FROM match, json_each(iif(json_valid(players), players, '[]')) AS player
    WHERE match.id = match_id AND json_extract(player.value, '$.kind') = 'human'
  ) OR EXISTS (
    SELECT 1 FROM match, json_each(iif(json_valid(swaps), swaps, '[]')) AS swap
    WHERE match.id = match_id AND json_extract(swap.value, '$.player.kind') = 'human'
  )`;
  const owned = {
    all: ownedWhere('TRUE'),
    people: ownedWhere(people),
    dealt: ownedWhere(`(${people}) AND (SELECT origin FROM match WHERE id = match_id) IS NULL`),
  };
  const isOwn = db.prepare<[string, string], number>(`SELECT EXISTS (SELECT 1 FROM own_match WHERE match_id = ? AND ${mine})`).pluck();
  // By the few sizes that there are: the matches themselves, of which there may be many, are asked until one is of the game.
  const company = db
    .prepare<[{ profile: string; game: string }], number>(
      `WITH mine AS (SELECT match_id, seats FROM own_match WHERE profile = (SELECT number FROM profile WHERE id = @profile))
       SELECT seats FROM (SELECT DISTINCT seats FROM mine) AS size
       WHERE EXISTS (SELECT 1 FROM mine JOIN match ON id = match_id WHERE mine.seats = size.seats AND game = @game)
       ORDER BY seats DESC LIMIT 1`,
    )
    .pluck();
  const callStay = matchNames(db);
  const placesOf = (match: string): ReturnType<typeof swapPlaces> => swapPlaces(swapsOf.get(match) ?? null);
  const stayAt = (match: string, seat: number): Stay => stayNow(placesOf(match) ?? [], seat);
  /** Whether a stay is that of the very same player. */
  const sits = (match: string, { seat, player }: PlacedSwap, stay: Stay, profile: string | null): boolean => {
    const text = stay === 0 ? playerAt.get(`$[${seat}]`, match) : takerAt.get(`$[${stay - 1}].player`, match);
    const whose = profiles.all(match).find((each) => each.seat === seat && each.stay === stay)?.id ?? null;
    return whose === profile && sameJson(jsonOf(text ?? ''), player);
  };
  const scoreAt = (match: string, stay: Stay | null, { seat, role, won }: SeatResult): void => {
    if (stay !== null) score.run(role, won ? 1 : 0, won ? 0 : 1, match, seat, stay);
  };
  const count: MatchSeats['count'] = (match, round, results) => {
    const places = placesOf(match);
    // Where nobody can tell any more who sat there, it counts for nobody.
    if (places !== null) for (const result of results) scoreAt(match, stayThrough(places, round, result.seat), result);
  };
  return {
    sit: (match, profiles, swaps = []) => {
      for (const [seat, profile] of profiles.entries()) if (profile !== null) add.run(match, seat, stayNow(swaps, seat), profile);
    },
    own: (match, count, host) => {
      own.run({ match, seats: count, host });
    },
    takeUp: (match) => {
      takeUp.run(match);
    },
    ownedBy: (profile, of) => owned[of].iterate(profile),
    isOwn: (match, profile) => isOwn.get(match, profile) === 1,
    company: (profile, game) => company.get({ profile, game }) ?? 0,
    count,
    swap: (match, swap, profile) => {
      const before = placesOf(match) ?? [];
      const now = swapsWith<SwapPlace>(before, swap, (stay) => sits(match, swap, stay, profile));
      const sat = now.includes(swap);
      if ((sat ? now.length - 1 : now.length) < before.length) {
        dropStay.run(match, before.length);
        dropSwap.run(match);
      }
      if (sat) {
        addSwap.run(swapText(swap), match);
        if (profile !== null) {
          add.run(match, swap.seat, now.length, profile);
          ownToo.run({ match, profile });
        }
      }
      return now;
    },
    join: (match, profile, seat, results) => {
      const stay = stayAt(match, seat);
      add.run(match, seat, stay, profile);
      ownToo.run({ match, profile });
      for (const result of results) scoreAt(match, stay, result);
    },
    call: (match, seat, name) => {
      callStay(match, seat, stayAt(match, seat), name);
    },
    rename: (profile, name) => {
      for (const { match, seat, stay } of seats.all(profile)) callStay(match, seat, stay, name);
    },
    profilesAt: (match, count) => {
      const [all, places] = [profiles.all(match), placesOf(match) ?? []];
      return Array.from({ length: count }, (_, seat) => {
        const stay = stayNow(places, seat);
        return all.find((each) => each.seat === seat && each.stay === stay)?.id ?? null;
      });
    },
    hadOther: (match, profile, seat) => seats.all(profile).some((each) => each.match === match && each.seat !== seat),
    sat: (match, profile) => {
      const [stays, places] = [seats.all(profile).filter((each) => each.match === match), placesOf(match)];
      // Where nobody can tell any more who took a seat, it was nobody who is known.
      if (places === null) return () => false;
      return (seat, round, event) => {
        const until = places.filter((swap) => swap.round < round || (swap.round === round && swap.after <= event));
        const stay = stayNow(until, seat);
        return stays.some((each) => each.seat === seat && each.stay === stay);
      };
    },
    playedBy: (profile) => [...new Set(seats.all(profile).map(({ match }) => match))],
  };
}
