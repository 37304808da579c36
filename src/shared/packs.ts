/** Packs of puzzles between window and main process: what there is, and files in and out. */
import * as v from 'valibot';
import type { Exported } from './exports';
import type { Phrase } from './phrase';
import { LONGEST_PACK } from './puzzle-frame';
import type { PuzzleKind } from './puzzles';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** A pack file as the window read it; of one that is too large, or that the system would not read, only that is told. */
const PackFileBytesSchema = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(255)),
  bytes: v.union([
    v.picklist(['too-large', 'unread']),
    v.pipe(
      v.instance(Uint8Array),
      v.check((bytes) => bytes.byteLength <= LONGEST_PACK),
    ),
  ]),
});
export type ChosenPack = v.InferOutput<typeof PackFileBytesSchema>;

/** Spread into the contract's list of requests. */
export const PACK_REQUESTS = {
  'pack.list': v.strictObject({}),
  /**
   * Proves a pack file and takes its puzzles in; the answer comes when that is done, news of it as events. Refused with
   * `pack-busy` while another one is taken in.
   */
  'pack.import': v.strictObject({ file: PackFileBytesSchema }),
  /** Calls the import off, if one goes on: nothing of it stays. */
  'pack.cancel': v.strictObject({}),
  /** Asks where a pack goes as a file, and writes it there. Refused with `no-such-pack`. */
  'pack.export': v.strictObject({ pack: id }),
  /** Removes an imported pack; what was played stays in the statistics. Refused with `no-such-pack`. */
  'pack.remove': v.strictObject({ pack: id }),
} as const;

/** A pack as it is listed. */
export interface PackSummary {
  readonly id: string;
  readonly name: string;
  /** Whether it ships with the app, and so stays. */
  readonly shipped: boolean;
  /** The name of the file that it came from; null for what ships. */
  readonly file: string | null;
  /** ISO time. */
  readonly addedAt: string;
  readonly puzzles: number;
  /** Kinds without puzzles are left out. */
  readonly kinds: Readonly<Partial<Record<PuzzleKind, number>>>;
}

/** How far an import is: puzzles proved, or puzzles kept, of how many. */
export interface PackProgress {
  readonly file: string;
  readonly step: 'proving' | 'keeping';
  readonly done: number;
  readonly of: number;
}

export interface PackList {
  readonly packs: readonly PackSummary[];
  /** The import that goes on. */
  readonly progress: PackProgress | null;
}

/** How an import ended. */
export type PackImport =
  | { readonly state: 'imported'; readonly pack: PackSummary }
  /** The file's first fault, with its place in the file; '' for the whole of it. Nothing was taken in. */
  | { readonly state: 'faulty'; readonly file: string; readonly path: string; readonly what: Phrase }
  | { readonly state: 'cancelled' };

/** Spread into the outputs of the contract. */
export interface PackOutputs {
  'pack.list': PackList;
  'pack.import': PackImport;
  'pack.cancel': null;
  'pack.export': Exported;
  'pack.remove': PackList;
}
