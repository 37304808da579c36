/** Puzzles on their way from the background into the database: lot by lot, with everybody else's turn in between. */
import type { PackPiece } from '../background/work';
import { accepted } from '../../rules/result';
import type { Stored } from '../store/fault';
import type { PuzzleRow } from '../store/puzzle-rows';

export interface PourPorts<Output> {
  /** Starts the job that the puzzles come from. */
  readonly start: (hear: (piece: PackPiece) => void | Promise<void>) => { readonly done: Promise<Output>; readonly cancel: () => void };
  readonly proved: (done: number, of: number) => void;
  /** Keeps one lot of so many puzzles in all. */
  readonly write: (rows: readonly PuzzleRow[], of: number) => Stored<null>;
  /** Whether nothing more is wanted. */
  readonly stopped: () => boolean;
  readonly breathe: () => Promise<void>;
}

/** Writes all that comes; answers what the job does, or null when it was stopped. Rejects where the job breaks. */
export async function pour<Output>({ start, proved, write, stopped, breathe }: PourPorts<Output>): Promise<Stored<Output | null>> {
  const lots: { readonly lot: Extract<PackPiece, { rows: unknown }>; readonly written: () => void }[] = [];
  const source = { dry: false, unwanted: false };
  let wake = (): void => undefined;
  const job = start((piece) => {
    if (!('rows' in piece)) {
      proved(piece.proved, piece.of);
      return undefined;
    }
    if (source.unwanted) return undefined;
    return new Promise<void>((written) => {
      lots.push({ lot: piece, written });
      wake();
    });
  });
  const dry = (): void => {
    source.dry = true;
    wake();
  };
  job.done.then(dry, dry);
  /** Nothing more is wanted; what the job waits for is let go, so that it hears so. */
  const end = (): void => {
    source.unwanted = true;
    job.cancel();
    for (const { written } of lots) written();
  };
  for (;;) {
    if (stopped()) {
      end();
      return accepted(null);
    }
    const next = lots.shift();
    if (next !== undefined) {
      const done = write(next.lot.rows, next.lot.of);
      next.written();
      if (!done.ok) {
        end();
        return done;
      }
      await breathe();
    } else if (source.dry) {
      return accepted(await job.done);
    } else {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
}
