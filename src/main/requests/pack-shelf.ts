/**
 * Packs as they come and go: puzzles are proved and prepared in the background and written here in small lots, between
 * which everything else gets its turn. A pack shows when all of it is there; what was cut short is swept up.
 */
import { phrase, type FileFault } from '../../shared/phrase';
import { isoOf } from '../../shared/moment';
import type { Background, PackContents } from '../background/work';
import { accepted, type Result } from '../../rules/result';
import type { Stored } from '../store/fault';
import type { PuzzleRepository } from '../store/puzzle-repository';
import type { PuzzleRow } from '../store/puzzle-rows';
import { pour, type PourPorts } from './pack-pour';

interface ShelfPorts {
  readonly puzzles: PuzzleRepository;
  readonly background: Background;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Lets everything else have its turn. */
  readonly breathe: () => Promise<void>;
  /** Called when other puzzles than before are shown. */
  readonly changed: () => void;
}

/** How far an import is: puzzles proved, or puzzles kept, of how many. */
interface ShelfProgress {
  readonly step: 'proving' | 'keeping';
  readonly done: number;
  readonly of: number;
}

type ShelfImport =
  | { readonly state: 'imported'; readonly id: string }
  | { readonly state: 'faulty'; readonly fault: FileFault }
  | { readonly state: 'cancelled' };

/** Puzzles that are taken out at once. */
const LOT = 10;

interface Filled {
  readonly pack: number;
  /** Puzzles that no pack had before. */
  readonly added: number;
}

export class PackShelf {
  readonly #ports: ShelfPorts;
  /** Stands for the import that goes on. */
  #import: object | null = null;
  /** Numbers of packs that are being filled: the sweeping keeps off them. */
  readonly #filling = new Set<number>();
  #sweeping = false;
  #closed = false;

  constructor(ports: ShelfPorts) {
    this.#ports = ports;
  }

  /** Whether a file is being taken in. */
  get busy(): boolean {
    return this.#import !== null;
  }

  /** Puts what ships into the database, once for an edition, and sweeps up what a crash left. */
  async install(): Promise<Stored<null>> {
    const { puzzles, background } = this.#ports;
    for (const { id, edition } of await background.start('shipped-packs', null).done) {
      if (this.#closed) return accepted(null);
      const packs = puzzles.packs();
      if (!packs.ok) return packs;
      if (packs.value.some((pack) => pack.id === id && pack.edition === edition)) continue;
      const shown = await this.#fill(
        { edition, file: null },
        { start: (hear) => background.start('shipped-puzzles', { id }, hear), stopped: () => this.#closed },
        (contents, { pack }) => this.#show(pack, id, contents),
      );
      if (!shown.ok) return shown;
    }
    return this.sweep();
  }

  /** Proves a pack file and takes it in; one at a time. `tell` hears how far it is. */
  async take(bytes: Uint8Array, file: string, tell: (progress: ShelfProgress) => void): Promise<Stored<ShelfImport>> {
    const own = (this.#import = {});
    try {
      const taken = await this.#fill<Result<PackContents, FileFault> | null, ShelfImport>(
        { edition: null, file },
        { start: (hear) => this.#ports.background.start('prove-pack', { bytes }, hear), stopped: () => this.#import !== own, tell },
        (proved, { pack, added }) => {
          if (proved === null) return accepted({ state: 'cancelled' });
          if (!proved.ok) return accepted({ state: 'faulty', fault: proved.error });
          if (added === 0) return accepted({ state: 'faulty', fault: { path: '', what: phrase('fault.pack-known') } });
          const id = this.#ports.newId();
          const shown = this.#show(pack, id, proved.value);
          return shown.ok ? accepted({ state: 'imported', id }) : shown;
        },
      );
      return taken.ok ? accepted(taken.value ?? { state: 'cancelled' }) : taken;
    } finally {
      if (this.#import === own) this.#import = null;
      void this.sweep();
    }
  }

  /** Calls the import off, if one goes on. */
  cancel(): void {
    this.#import = null;
  }

  /** Takes an imported pack away; answers whether there was one. */
  remove(id: string): Stored<boolean> {
    const hidden = this.#ports.puzzles.hide(id);
    if (hidden.ok && hidden.value) {
      this.#ports.changed();
      void this.sweep();
    }
    return hidden;
  }

  /** Takes out the puzzles of packs that are not shown, if no other pack has them. */
  async sweep(): Promise<Stored<null>> {
    if (this.#sweeping) return accepted(null);
    this.#sweeping = true;
    try {
      while (!this.#closed) {
        const hidden = this.#ports.puzzles.hidden();
        if (!hidden.ok) return hidden;
        const pack = hidden.value.find((each) => !this.#filling.has(each));
        if (pack === undefined) break;
        const emptied = this.#ports.puzzles.empty(pack, LOT);
        if (!emptied.ok) return emptied;
        await this.#ports.breathe();
      }
      return accepted(null);
    } finally {
      this.#sweeping = false;
    }
  }

  /** The database is about to be closed: nothing is written any more. */
  close(): void {
    this.#closed = true;
    this.cancel();
  }

  #show(pack: number, id: string, contents: PackContents): Stored<null> {
    const shown = this.#ports.puzzles.show(pack, id, contents);
    if (shown.ok) this.#ports.changed();
    return shown;
  }

  /** Writes the puzzles of a job into a new pack that is not shown; `finish` says what is to become of it. Null when stopped. */
  async #fill<Output, Value>(
    from: { readonly edition: string | null; readonly file: string | null },
    job: Pick<PourPorts<Output>, 'start' | 'stopped'> & { readonly tell?: (progress: ShelfProgress) => void },
    finish: (output: Output, filled: Filled) => Stored<Value>,
  ): Promise<Stored<Value | null>> {
    const { puzzles, breathe, now } = this.#ports;
    const begun = puzzles.begin({ ...from, name: '', addedAt: isoOf(now()) });
    if (!begun.ok) return begun;
    const pack = begun.value;
    let [kept, added] = [0, 0];
    this.#filling.add(pack);
    try {
      const poured = await pour<Output>({
        ...job,
        breathe,
        proved: (done, of) => job.tell?.({ step: 'proving', done, of }),
        write: (rows: readonly PuzzleRow[], of) => {
          const filled = puzzles.fill(pack, rows);
          if (!filled.ok) return filled;
          added += filled.value;
          kept += rows.length;
          job.tell?.({ step: 'keeping', done: kept, of });
          return accepted(null);
        },
      });
      if (!poured.ok) return poured;
      return poured.value === null || job.stopped() ? accepted(null) : finish(poured.value, { pack, added });
    } finally {
      this.#filling.delete(pack);
    }
  }
}
