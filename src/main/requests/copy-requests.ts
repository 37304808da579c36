/** Copies of everything: what there is, one to keep elsewhere, and one to go back to. */
import { basename } from 'node:path';
import type { Refusal } from '../../shared/refusal';
import type { CopyContents, CopyOutputs } from '../../shared/copies';
import { accepted, refused, type Result } from '../../rules/result';
import type { Handlers } from '../ipc';
import { dayOf } from '../learning/day';
import { writtenByStore } from '../files/whole-file';
import type { Saving } from './saving';

interface CopyPorts {
  readonly list: () => Promise<Result<CopyOutputs['copy.list'], Refusal>>;
  readonly look: (file: string) => Promise<Result<CopyContents | null, Refusal>>;
  readonly save: (file: string) => Promise<Result<null, Refusal>>;
  /** Lays a backup, by its number, or a file ready to take the database's place; false where it is none. */
  readonly stage: (from: number | string) => Promise<Result<boolean, Refusal>>;
  readonly saving: Saving;
  /** Whether a file is the database itself, which must not be opened past SQLite. */
  readonly own: (file: string) => boolean;
  /** Asks the person for a file; null where they would rather not. */
  readonly which: () => Promise<string | null>;
  /** Whether a round goes on. */
  readonly busy: () => boolean;
  /** Begins anew with what was laid ready. */
  readonly restart: () => void;
  readonly now: () => Date;
}

const NO_COPY = refused({ code: 'no-copy', message: 'This is no whole copy that this Lookout reads.' });
const COPY_IN_USE = refused({ code: 'copy-in-use', message: 'This file is no copy, but the database that is open.' });
const ROUND_GOES_ON = refused({ code: 'round-goes-on' });

export function copyRequests(ports: CopyPorts): Pick<Handlers, Extract<keyof Handlers, `copy.${string}`>> {
  /** The person's own choice; the window names no path, so it can bring back nothing else. */
  let chosen: string | null = null;
  let asking = false;
  return {
    'copy.list': ports.list,
    'copy.save': () =>
      ports.saving.save(`lookout-everything-${dayOf(ports.now())}.db`, (file) => writtenByStore(file, () => ports.save(file))),
    'copy.choose': async () => {
      if (asking) return accepted(null);
      asking = true;
      const file = await ports.which().finally(() => {
        asking = false;
      });
      if (file === null) return accepted(null);
      if (ports.own(file)) return COPY_IN_USE;
      const contents = await ports.look(file);
      if (!contents.ok) return contents;
      if (contents.value === null) return NO_COPY;
      chosen = file;
      return accepted({ file: basename(file), contents: contents.value });
    },
    'copy.restore': async ({ number }) => {
      if (ports.busy()) return ROUND_GOES_ON;
      const from = number ?? chosen;
      if (from === null) return NO_COPY;
      // A link may lead elsewhere by now.
      if (typeof from === 'string' && ports.own(from)) return COPY_IN_USE;
      const staged = await ports.stage(from);
      if (!staged.ok) return staged;
      if (!staged.value) return NO_COPY;
      ports.restart();
      return accepted(null);
    },
  };
}
