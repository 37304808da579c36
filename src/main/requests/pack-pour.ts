/** Puzzles on their way from the background into the database: lot by lot, with everybody else's turn in between. */
import type { PackPiece } from '../background/work';
import { accepted } from '../engine/result';
import type { Stored } from '../store/fault';
import type { PuzzleRow } from '../store/puzzle-rows';

export interface PourPorts<Output> {
  /** Starts the job that the puzzles come from. */
  readonly start: (hear: (piece: PackPiece) => void) => { readonly done: Promise<Output>; readonly cancel: () => void };
  readonly proved: (done: number, of: number) => void;
  /** Keeps one lot of so many puzzles in all. */
  readonly write: (rows: readonly PuzzleRow[], of: number) => Stored<null>;
  /** Whether nothing more is wanted. */
  readonly stopped: () => boolean;
  readonly breathe: () => Promise<void>;
}

/** Writes all that comes; answers what the job does, or null when it was stopped. Rejects where the job breaks. */
export async function pour<Output>({ start, proved, write, stopped, breathe }: PourPorts<Output>): Promise<Stored<Output | null>> {
  const lots: Extract<PackPiece, { rows: unknown }>[] = [];
  const source = { dry: false };
  let wake = (): void => undefined;
  const job = start((piece) => {
    if ('rows' in piece) lots.push(piece);
    else proved(piece.proved, piece.of);
    wake();
  });
  const end = (): void => {
    source.dry = true;
    wake();
  };
  job.done.then(end, end);
  // Lots come faster than they are written: many at once may be there when it is this thread's turn.
  for (;;) {
    if (stopped()) {
      job.cancel();
      return accepted(null);
    }
    const lot = lots.shift();
    if (lot !== undefined) {
      const written = write(lot.rows, lot.of);
      if (!written.ok) {
        job.cancel();
        return written;
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
