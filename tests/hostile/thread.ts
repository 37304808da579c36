/** The background's thread of the application in long runs, with a small pack in the place of the one that ships. */
import { parentPort, workerData } from 'node:worker_threads';
import { backgroundJobs } from '../../src/main/background/jobs';
import { GAMES, puzzlesOf } from '../../src/main/games';
import { serveBackground } from '../../src/main/background/serve';
import type { Stored } from '../../src/main/store/fault';
import { openBeside, type StoreBeside } from '../../src/main/store/beside';
import { packTextOf } from './some-files';

if (parentPort === null) throw new Error('This is a thread.');
let opened: Stored<StoreBeside> | undefined;
serveBackground(
  parentPort,
  backgroundJobs({
    store: () => (opened ??= openBeside(String(workerData))),
    book: puzzlesOf(GAMES),
    packText: () => Promise.resolve(packTextOf('ships')),
  }),
);
