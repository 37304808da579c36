import type { Connection } from '../connection';

/**
 * Who sat at the computer last, with which devices and by which rules, is the computer's: until here every player had a line-up of
 * their own. Of several the one stays whose player began or took up a match last, since no row says when it was written; of
 * players without any, the chosen one's, or else the newest one's.
 */
export function keepLineUps(db: Connection): void {
  db.exec(`
    INSERT OR IGNORE INTO setting (key, value)
    SELECT 'computer.lastMatch', value FROM profile_setting JOIN profile ON profile.number = profile_setting.profile
    WHERE key = 'lastMatch'
    ORDER BY
      coalesce((SELECT max(own_match.number) FROM own_match WHERE own_match.profile = profile.number), 0) DESC,
      id = (SELECT value FROM setting WHERE key = 'profile.chosen') DESC,
      profile.number DESC
    LIMIT 1;

    DELETE FROM profile_setting WHERE key = 'lastMatch';
  `);
}
