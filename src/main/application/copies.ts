/** Copies of everything, and the way back to one. */
import type { Handlers } from '../ipc';
import { copyRequests } from '../requests/copy-requests';
import type { AppGround } from './ground';

/** `busy` tells whether a round goes on; `restart` begins anew with what was laid ready. */
export function copiesOf(
  { ports, world, background, saving, own }: AppGround,
  busy: () => boolean,
  restart: () => void,
): Pick<Handlers, Extract<keyof Handlers, `copy.${string}`>> {
  return copyRequests({
    list: () => background.start('copies', null).done,
    look: (file) => background.start('look-at-copy', { file }).done,
    save: (file) => background.start('save-copy', { file }).done,
    stage: (from) => background.start('stage-copy', { from }).done,
    saving,
    own,
    which: ports.whichCopy ?? (() => Promise.resolve(null)),
    busy,
    restart,
    now: world.now,
  });
}
