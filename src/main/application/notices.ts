/** What the opening of the store leaves to be told to the person. */
import type { Notice } from '../../shared/contract';
import type { Store } from '../store/store';

export function noticesOf({ recovery, replaced, lost }: Store): Notice[] {
  if (lost > 0) return [{ code: 'steps-lost', facts: { steps: String(lost) } }];
  if (recovery === null) return replaced ? [{ code: 'copy-restored', facts: {} }] : [];
  const { setAside, restoredFrom } = recovery;
  const file = setAside === null ? {} : { file: setAside };
  if (restoredFrom === null) return [{ code: setAside === null ? 'database-gone' : 'database-new', facts: file }];
  return [{ code: setAside === null ? 'backup-found' : 'backup-restored', facts: { ...file, backup: restoredFrom } }];
}
