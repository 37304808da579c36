/** Writing the database anew: what was deleted may still lie in unused parts of its pages, where pages were parted or moved together. */
import { accepted, refused } from '../../rules/result';
import type { Connection } from './connection';
import { storeFault, stored, type Stored } from './fault';

/**
 * Writes all of the database anew and empties its log, so that nothing is in their bytes but what is in their rows. Others may read
 * meanwhile and not write. Refused with `store/locked` where somebody who reads keeps the log from being emptied: then it is to be done again.
 */
export function rewritten(db: Connection): Stored<null> {
  const emptied = stored(() => {
    db.exec('VACUUM');
    // Most of it while others may write, the rest in no time.
    db.pragma('wal_checkpoint(PASSIVE)');
    const [result] = db.pragma('wal_checkpoint(TRUNCATE)') as readonly { readonly busy: number }[];
    return result?.busy === 0;
  });
  if (!emptied.ok) return emptied;
  return emptied.value ? accepted(null) : refused(storeFault('store/locked'));
}
