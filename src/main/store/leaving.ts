/**
 * Deleted players on their way out. A player is marked as leaving in one small write and is gone from then on: nothing finds it by
 * its id any more. Its rows go afterwards, a few at a time, since there may be a hundred thousand of them.
 */
import type { Connection } from './connection';
import { replaceInLineUps } from './line-up';
import { matchNames } from './match-seats';
import { LEAVING } from './players';
import { PUT_AWAY } from './put-away';

/** Called inside the caller's transactions. */
interface Leaving {
  /** From now on the player is leaving, and without a name. */
  leave(id: string): void;
  /** Takes out about so many rows of somebody who is leaving, with `placeholder` for the name in a match. */
  step(most: number, placeholder: string): Left;
}

/** How it stands with those who are leaving: nobody was; there is more of them to take out; the last of it went just now. */
export type Left = 'nobody' | 'more' | 'gone';

/** A name in a match is part of a text, and takes as long as so many rows. */
const NAME = 10;

/** Tables of which whatever is a player's goes: small ones first, then those that grow with every day. */
const OWN = [
  'own_match',
  'profile_setting',
  'lesson',
  'match_record',
  'rating',
  'fact_card',
  'weak_spot',
  'mistake',
  'rating_day',
  'day_total',
  'tally',
] as const;

/** Over `db`; its statements are prepared once. */
export function leaving(db: Connection): Leaving {
  const mark = db.prepare<[string]>(`UPDATE profile SET id = ${PUT_AWAY}, name = '' WHERE id = ?`);
  const replace = replaceInLineUps(db);
  const first = db.prepare<[], number>(`SELECT number FROM profile WHERE ${LEAVING} ORDER BY number LIMIT 1`).pluck();
  const call = matchNames(db);
  const seats = db.prepare<[number, number], { match: string; seat: number; stay: number }>(
    'SELECT match_id AS match, seat, stay FROM match_seat WHERE profile = ? LIMIT ?',
  );
  const dropSeat = db.prepare<[string, number, number]>('DELETE FROM match_seat WHERE match_id = ? AND seat = ? AND stay = ?');
  const run = db.prepare<[number], number>('SELECT number FROM run WHERE profile = ? ORDER BY number LIMIT 1').pluck();
  const dropAttempts = db.prepare<[number, number]>('DELETE FROM attempt WHERE run = ? LIMIT ?');
  const dropRun = db.prepare<[number]>('DELETE FROM run WHERE number = ?');
  const drops = OWN.map((table) => db.prepare<[number, number]>(`DELETE FROM ${table} WHERE profile = ? LIMIT ?`));
  const drop = db.prepare<[number]>('DELETE FROM profile WHERE number = ?');

  // Both do as much as `most` allows and answer how much of it is left over: more than nothing only once all is gone.
  const names = (profile: number, most: number, placeholder: string): number => {
    const found = seats.all(profile, Math.ceil(most / NAME));
    for (const { match, seat, stay } of found) {
      call(match, seat, stay, placeholder);
      dropSeat.run(match, seat, stay);
    }
    return most - found.length * NAME;
  };
  const runs = (profile: number, most: number): number => {
    let left = most;
    while (left > 0) {
      const number = run.get(profile);
      if (number === undefined) break;
      left -= dropAttempts.run(number, left).changes;
      if (left > 0) left -= dropRun.run(number).changes;
    }
    return left;
  };
  return {
    leave: (id) => {
      mark.run(id);
      replace(id);
    },
    step: (most, placeholder) => {
      let left = most;
      for (let gone = false; ; gone = true) {
        const profile = first.get();
        if (profile === undefined) return gone ? 'gone' : 'nobody';
        left = names(profile, left, placeholder);
        for (const each of drops) if (left > 0) left -= each.run(profile, left).changes;
        if (left > 0) left = runs(profile, left);
        if (left <= 0) return 'more';
        // All that is left hangs on nothing.
        drop.run(profile);
      }
    },
  };
}
