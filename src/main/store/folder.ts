/** The folder for everything that is kept. */
import { accessSync, constants } from 'node:fs';
import { accepted, refused } from '../../rules/result';
import { makeFolderNow } from '../folders';
import { faultOf, folderFault, type Stored } from './fault';

/**
 * Makes the folder where there is none; refused where nothing can be kept in it. To be asked before anything else that
 * needs the folder: the lock of the one instance lies in it, and without one it looks as if the app ran already.
 */
export function ensureFolder(folder: string): Stored<null> {
  try {
    makeFolderNow(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return accepted(null);
  } catch (error) {
    const fault = faultOf(error);
    if (fault?.code === 'store/full') return refused(fault);
    return refused(folderFault(folder));
  }
}
