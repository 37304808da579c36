/** Jobs done on the caller's own thread, between other things: for tests and for the command line. */
import { setImmediate } from 'node:timers/promises';
import type { Background, Hear, JobInput, JobName, JobOutput, Jobs, Running } from './work';

export const breathe = async (): Promise<void> => {
  await setImmediate();
};

export function backgroundInPlace(jobs: Jobs): Background {
  return {
    ownThread: false,
    start: <Name extends JobName>(name: Name, input: JobInput<Name>, hear?: Hear<Name>): Running<Name> => {
      let cancelled = false;
      const run = async (): Promise<JobOutput<Name>> =>
        jobs[name](input, {
          tell: async (piece) => {
            await hear?.(piece);
          },
          cancelled: () => cancelled,
          breathe,
        });
      return {
        done: run(),
        cancel: () => {
          cancelled = true;
        },
      };
    },
    close: () => undefined,
  };
}
