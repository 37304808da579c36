/** The folder for everything that is kept. */
import { accepted, refused } from '../../rules/result';
import { troubleWith } from '../folders';
import { faultOf, folderFault, type Stored, type StoreFault } from './fault';

/** The fault of a folder with which the system has this trouble. */
export function faultOfFolder(folder: string, trouble: unknown): StoreFault {
  const fault = faultOf(trouble);
  return fault?.code === 'store/full' ? fault : folderFault(folder);
}

/**
 * Makes the folder where there is none; refused where nothing can be kept in it. To be asked before anything else that
 * needs the folder: the lock of the one instance lies in it, and without one it looks as if the app ran already.
 */
export function ensureFolder(folder: string): Stored<null> {
  const trouble = troubleWith(folder);
  return trouble === null ? accepted(null) : refused(faultOfFolder(folder, trouble));
}
