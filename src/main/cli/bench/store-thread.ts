/** The thread beside the window's, as the app has one, on the store whose folder it is started with. */
import { parentPort, workerData } from 'node:worker_threads';
import { GAMES, puzzlesOf } from '../../games';
import { backgroundJobs } from '../../background/jobs';
import { serveBackground } from '../../background/serve';
import { openBeside, type StoreBeside } from '../../store/beside';
import type { Stored } from '../../store/fault';

/** Serves until it is ended; no pack ships with it but the built-in tiles. */
export function serveStore(): void {
  if (parentPort === null) throw new Error('This is to be started as a thread.');
  let opened: Stored<StoreBeside> | undefined;
  serveBackground(
    parentPort,
    backgroundJobs({
      store: () => (opened ??= openBeside(String(workerData))),
      book: puzzlesOf(GAMES),
      packText: () => Promise.resolve(null),
    }),
  );
}
