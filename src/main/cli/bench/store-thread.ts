/** The thread beside the window's, as the app has one, on the store whose folder it is started with. */
import { parentPort, workerData } from 'node:worker_threads';
import { GAMES, puzzlesOf } from '../../games';
import { backgroundJobs } from '../../background/jobs';
import { serveBackground } from '../../background/serve';
import { openSecond, type SecondStore } from '../../store/second-store';
import type { Stored } from '../../store/fault';

/** Serves until it is ended; no pack ships with it but the built-in tiles. */
export function serveStore(): void {
  if (parentPort === null) throw new Error('This is to be started as a thread.');
  let opened: Stored<SecondStore> | undefined;
  serveBackground(
    parentPort,
    backgroundJobs({
      store: () => (opened ??= openSecond(String(workerData))),
      book: puzzlesOf(GAMES),
      packText: () => Promise.resolve(null),
    }),
  );
}
