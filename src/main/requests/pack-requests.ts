/** Packs of puzzles: the list, files in and out, and removing what was imported. */
import type { Refusal } from '../../shared/refusal';
import type { PackList, PackProgress, PackSummary } from '../../shared/packs';
import { accepted, refused, type Result } from '../../rules/result';
import type { Handlers } from '../ipc';
import type { PuzzleRepository, StoredPack } from '../store/puzzle-repository';
import { packFileName, packTextOf } from '../files/pack-files';
import type { PackShelf } from './pack-shelf';
import type { Saving } from './saving';

type PackRequest = Extract<keyof Handlers, `pack.${string}`>;

interface PackPorts {
  readonly puzzles: PuzzleRepository;
  readonly shelf: PackShelf;
  /** Makes sure that what ships is there, where that can be. */
  readonly prepare: () => Promise<unknown>;
  /** Writes a pack into a file, in the background. */
  readonly packFile: (ask: { readonly pack: string; readonly name: string; readonly file: string }) => Promise<Result<null, Refusal>>;
  readonly saving: Saving;
  /** News of the import, for the window. */
  readonly tell: (progress: PackProgress) => void;
}

/** News of an import go to the window so often, in steps of a whole. */
const STEPS = 100;

function summaryOf({ id, name, edition, file, addedAt, kinds }: StoredPack): PackSummary {
  const puzzles = Object.values(kinds).reduce((sum, count) => sum + count, 0);
  return { id, name, shipped: edition !== null, file, addedAt, puzzles, kinds };
}

export function packRequests({ puzzles, shelf, prepare, packFile, saving, tell }: PackPorts): Pick<Handlers, PackRequest> {
  let progress: PackProgress | null = null;

  const list = (): Result<PackList, Refusal> => {
    const packs = puzzles.packs();
    return packs.ok ? accepted({ packs: packs.value.map(summaryOf), progress }) : packs;
  };
  const found = (id: string): Result<StoredPack, Refusal> => {
    const packs = puzzles.packs();
    if (!packs.ok) return packs;
    const pack = packs.value.find((each) => each.id === id);
    return pack === undefined ? refused({ code: 'no-such-pack', field: 'pack' }) : accepted(pack);
  };
  /** Passes on what moves the bar. */
  const heard = (next: PackProgress): void => {
    const steps = ({ done, of }: PackProgress): number => Math.floor((STEPS * done) / of);
    if (progress?.step === next.step && steps(progress) === steps(next)) return;
    progress = next;
    tell(next);
  };

  return {
    'pack.list': async () => {
      await prepare();
      return list();
    },
    'pack.import': async ({ file: { name: file, bytes } }) => {
      if (shelf.busy) return refused({ code: 'pack-busy' });
      if (typeof bytes === 'string') {
        const text = packTextOf(bytes);
        if (!text.ok) return accepted({ state: 'faulty', file, path: '', what: text.error });
        return refused({ code: 'ipc/invalid', field: 'file' });
      }
      progress = null;
      const taken = await shelf.take(bytes, file, (step) => {
        heard({ file, ...step });
      });
      progress = null;
      if (!taken.ok) return taken;
      const end = taken.value;
      if (end.state === 'faulty') return accepted({ state: 'faulty', file, ...end.fault });
      if (end.state === 'cancelled') return accepted({ state: 'cancelled' });
      const pack = found(end.id);
      return pack.ok ? accepted({ state: 'imported', pack: summaryOf(pack.value) }) : pack;
    },
    'pack.cancel': () => {
      shelf.cancel();
      return accepted(null);
    },
    'pack.export': async ({ pack: id }) => {
      const pack = found(id);
      if (!pack.ok) return pack;
      const { name } = pack.value;
      return saving.save(packFileName(name), (file) => packFile({ pack: id, name, file }));
    },
    'pack.remove': ({ pack: id }) => {
      const pack = found(id);
      if (!pack.ok) return pack;
      if (pack.value.edition !== null) return refused({ code: 'pack-shipped', field: 'pack' });
      const removed = shelf.remove(id);
      return removed.ok ? list() : removed;
    },
  };
}
