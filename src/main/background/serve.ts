/** The thread's side: does the jobs that come through its port, several at a time where they breathe. */
import type { MessagePort } from 'node:worker_threads';
import { breathe } from './in-place';
import type { JobName, Jobs } from './work';

/** From the window's thread. */
export type Order =
  | { readonly type: 'start'; readonly number: number; readonly name: JobName; readonly input: unknown }
  | { readonly type: 'cancel'; readonly number: number }
  /** A piece is dealt with. */
  | { readonly type: 'heard'; readonly piece: number };

/** To the window's thread. */
export type News =
  | { readonly type: 'piece'; readonly number: number; readonly at: number; readonly piece: unknown }
  | { readonly type: 'done'; readonly number: number; readonly output: unknown }
  /** A bug, in one line. */
  | { readonly type: 'failed'; readonly number: number; readonly reason: string };

/** Serves `port` for as long as the thread lives. */
export function serveBackground(port: MessagePort, jobs: Jobs): void {
  const cancelled = new Set<number>();
  /** What waits for pieces to be heard. */
  const unheard = new Map<number, () => void>();
  let pieces = 0;
  const send = (news: News): void => {
    port.postMessage(news);
  };
  const start = async (number: number, name: JobName, input: unknown): Promise<void> => {
    // Both ends are of one build, and the input was typed where it was sent.
    const job = jobs[name] as (input: unknown, handle: unknown) => unknown;
    try {
      const output = await job(input, {
        tell: (piece: unknown) =>
          new Promise<void>((heard) => {
            const at = ++pieces;
            unheard.set(at, heard);
            send({ type: 'piece', number, at, piece });
          }),
        cancelled: () => cancelled.has(number),
        breathe,
      });
      send({ type: 'done', number, output });
    } catch (error) {
      send({ type: 'failed', number, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    } finally {
      cancelled.delete(number);
    }
  };
  port.on('message', (order: Order) => {
    if (order.type === 'start') void start(order.number, order.name, order.input);
    else if (order.type === 'cancel') cancelled.add(order.number);
    else {
      unheard.get(order.piece)?.();
      unheard.delete(order.piece);
    }
  });
}
