/**
 * Jobs done on threads of their own: one for what somebody waits for in front of the window, one for what takes long. They
 * start with their first job, and anew after they broke or, with nothing to do, ended.
 */
import type { Worker } from 'node:worker_threads';
import type { News, Order } from './serve';
import type { Background, Hear, JobInput, JobName, JobOutput, JobPiece, Running } from './work';

interface Waiting {
  readonly hear: (piece: unknown) => void | Promise<void>;
  readonly done: (output: unknown) => void;
  readonly failed: (error: Error) => void;
}

/** Somebody waits in front of the window for these, and they are done in no time. */
const QUICK: ReadonlySet<JobName> = new Set(['statistics', 'show-round', 'show-table', 'round-mistakes', 'find-matches', 'line-choices']);

/** Without a job for so long the thread for what takes long ends, in milliseconds: what it holds would only lie in memory. */
const REST_MS = 6000;

/** A background on two threads, each of which `startThread` starts. */
export function backgroundThreads(startThread: () => Worker, rest = REST_MS): Background {
  const quick = backgroundThread(startThread, null);
  const slow = backgroundThread(startThread, rest);
  return {
    ownThread: true,
    start: (name, input, hear) => (QUICK.has(name) ? quick : slow).start(name, input, hear),
    close: () => {
      quick.close();
      slow.close();
    },
  };
}

/** `rest` is after how long without a job the thread ends; null: it is kept. */
function backgroundThread(startThread: () => Worker, rest: number | null): Background {
  let thread: Worker | null = null;
  let resting: NodeJS.Timeout | undefined;
  let closed = false;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  const over = (of: Worker, error: Error): void => {
    if (thread !== of) return;
    thread = null;
    const jobs = [...waiting.values()];
    waiting.clear();
    for (const { failed } of jobs) failed(error);
  };
  const end = (why: string): void => {
    if (thread === null) return;
    const ending = thread;
    over(ending, new Error(why));
    void ending.terminate();
  };
  const idle = (): void => {
    // It must not keep a program from ending.
    thread?.unref();
    if (rest !== null) resting = setTimeout(end, rest, 'The background rests.').unref();
  };
  const heard = (news: News): void => {
    const job = waiting.get(news.number);
    if (job === undefined) return;
    if (news.type === 'piece') {
      void Promise.resolve(job.hear(news.piece)).then(() => thread?.postMessage({ type: 'heard', piece: news.at } satisfies Order));
      return;
    }
    waiting.delete(news.number);
    if (waiting.size === 0) idle();
    if (news.type === 'done') job.done(news.output);
    else job.failed(new Error(news.reason));
  };
  const running = (): Worker => {
    if (thread !== null) return thread;
    const started = startThread();
    started.on('message', heard);
    started.on('error', (error) => {
      over(started, error instanceof Error ? error : new Error(String(error)));
    });
    started.on('exit', (code) => {
      over(started, new Error(`The background ended with ${code}.`));
    });
    return (thread = started);
  };
  const send = (order: Order): void => {
    running().postMessage(order);
  };

  return {
    ownThread: true,
    start: <Name extends JobName>(name: Name, input: JobInput<Name>, hear?: Hear<Name>): Running<Name> => {
      const number = ++last;
      const done = new Promise<JobOutput<Name>>((resolve, reject) => {
        if (closed) {
          reject(new Error('The background is closed.'));
          return;
        }
        clearTimeout(resting);
        waiting.set(number, {
          hear: (piece) => hear?.(piece as JobPiece<Name>),
          done: (output) => {
            resolve(output as JobOutput<Name>);
          },
          failed: reject,
        });
        send({ type: 'start', number, name, input });
        thread?.ref();
      });
      return {
        done,
        cancel: () => {
          if (waiting.has(number)) send({ type: 'cancel', number });
        },
      };
    },
    close: () => {
      closed = true;
      clearTimeout(resting);
      end('The background is closed.');
    },
  };
}
