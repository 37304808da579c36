import type { Connection } from '../connection';

/** Where a text tells no moment at all: long ago, so that nothing newer hides behind it. */
const NO_MOMENT = '1970-01-01T00:00:00.000Z';
const FIRST = '0000-01-01T00:00:00.000Z';
const LAST = '9999-12-31T23:59:59.999Z';
/** An offset in hours alone, which files may have and JavaScript does not read. */
const HOURS_ALONE = /([+-]\d\d)$/;

/** The moment of a stored text in the one form that sorts by time. */
function mended(text: string): string {
  const moment = [text, text.replace(HOURS_ALONE, '$1:00')].map((each) => new Date(each)).find((each) => !Number.isNaN(each.getTime()));
  if (moment === undefined) return NO_MOMENT;
  const year = moment.getUTCFullYear();
  return year < 0 ? FIRST : year > 9999 ? LAST : moment.toISOString();
}

/**
 * Imported replays could begin at a text that nobody reads as a time, or in a year that sorts wrongly: every start then
 * stumbled over it, and the list counted what it never showed. The days are counted anew.
 */
export function mendMoments(db: Connection): void {
  const move = db.prepare<[string, string]>('UPDATE match SET started_at = ? WHERE id = ?');
  const rows = db.prepare<[], { id: string; started_at: string }>('SELECT id, started_at FROM match').all();
  for (const { id, started_at } of rows) {
    const right = mended(started_at);
    if (right !== started_at) move.run(right, id);
  }
  db.exec(`
    DELETE FROM match_day;
    INSERT INTO match_day SELECT substr(started_at, 1, 10), count(*) FROM match GROUP BY 1;

    -- A count that was wrong all the same must not keep anybody from removing a match.
    DROP TRIGGER match_discounted;
    CREATE TRIGGER match_discounted AFTER DELETE ON match BEGIN
      UPDATE match_day SET matches = matches - 1 WHERE day = substr(old.started_at, 1, 10) AND matches > 0;
    END;
  `);
}
