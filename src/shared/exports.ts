/** Files that go out: where the person wanted them, and the way to see them there. */
import * as v from 'valibot';

/** What stands between the columns of a table. */
export type Separator = ',' | ';';

/** A file that was written. */
export interface Saved {
  /** Its path, to be read; the window never sends one. */
  readonly file: string;
  /** By this it is asked for again. */
  readonly number: number;
  /** Of a table: what stands between its columns. */
  readonly separator?: Separator;
}

/** Null: the person was asked where, and would rather not. */
export type Exported = Saved | null;

/** Spread into the requests of the contract. */
export const EXPORT_REQUESTS = {
  /** Shows a file that this start of the app has written in its folder. Refused with `file-gone` where it is no longer there. */
  'export.show': v.strictObject({ number: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
} as const;

/** Spread into the outputs of the contract. */
export interface ExportOutputs {
  'export.show': null;
}
