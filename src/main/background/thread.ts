/**
 * Jobs done on threads of their own: one for what somebody waits for in front of the window, one for what takes long. They
 * start with their first job, and anew after they broke.
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
const QUICK: ReadonlySet<JobName> = new Set(['statistics', 'show-round']);

/** A background on two threads, each of which `startThread` starts. */
export function backgroundThreads(startThread: () => Worker): Background {
  const quick = backgroundThread(startThread);
  const slow = backgroundThread(startThread);
  return {
    beside: true,
    start: (name, input, hear) => (QUICK.has(name) ? quick : slow).start(name, input, hear),
    close: () => {
      quick.close();
      slow.close();
    },
  };
}

function backgroundThread(startThread: () => Worker): Background {
  let thread: Worker | null = null;
  let closed = false;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  const heard = (news: News): void => {
    const job = waiting.get(news.number);
    if (job === undefined) return;
    if (news.type === 'piece') {
      void Promise.resolve(job.hear(news.piece)).then(() => thread?.postMessage({ type: 'heard', piece: news.at } satisfies Order));
      return;
    }
    waiting.delete(news.number);
    // Idle, it must not keep a program from ending.
    if (waiting.size === 0) thread?.unref();
    if (news.type === 'done') job.done(news.output);
    else job.failed(new Error(news.reason));
  };
  const over = (of: Worker, error: Error): void => {
    if (thread !== of) return;
    thread = null;
    const jobs = [...waiting.values()];
    waiting.clear();
    for (const { failed } of jobs) failed(error);
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
    beside: true,
    start: <Name extends JobName>(name: Name, input: JobInput<Name>, hear?: Hear<Name>): Running<Name> => {
      const number = ++last;
      const done = new Promise<JobOutput<Name>>((resolve, reject) => {
        if (closed) {
          reject(new Error('The background is closed.'));
          return;
        }
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
      if (thread === null) return;
      const ending = thread;
      over(ending, new Error('The background is closed.'));
      void ending.terminate();
    },
  };
}
