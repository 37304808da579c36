/** A folder that somebody has played and drilled in, as it stands after a proper end and as a killed program leaves it. */
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Evening } from './evening';
import type { Told } from './promises';

export interface LivedIn {
  /** After a proper end. */
  readonly closed: string;
  /** In the midst of it: the log holds what is not in the database yet. */
  readonly killed: string;
  /** What had been acknowledged by then. */
  readonly told: { readonly closed: Told; readonly killed: Told };
}

const STEPS = 120;

/** Lets a seed's evening be lived in `scratch`: two starts, each with a backup, then an end and a kill. */
export async function livedIn(scratch: string, seed: string): Promise<LivedIn> {
  const folder = join(scratch, 'lived-in');
  mkdirSync(folder, { recursive: true });
  const evening = new Evening({ folder, seed, spoils: 0 });
  // Nobody goes back to a copy meanwhile, so that all promises hold.
  const live = async (steps: number): Promise<void> => {
    for (let step = 0; step < steps; step++) await evening.step(['copy.restore']);
  };
  await live(STEPS);
  evening.reopen();
  await live(STEPS);
  await live(STEPS);
  const killed = join(scratch, 'killed');
  cpSync(folder, killed, { recursive: true });
  const toldKilled = structuredClone(evening.promises.told);
  evening.close();
  const closed = join(scratch, 'closed');
  cpSync(folder, closed, { recursive: true });
  return { closed, killed, told: { closed: toldKilled, killed: toldKilled } };
}
