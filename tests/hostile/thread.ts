/** The background's thread of the application in long runs, with a small pack in the place of the one that ships. */
import { parentPort, workerData } from 'node:worker_threads';
import { backgroundJobs } from '../../src/main/background/jobs';
import { GAMES, puzzlesOf } from '../../src/main/games';
import { serveBackground } from '../../src/main/background/serve';
import type { Stored } from '../../src/main/store/fault';
import { openSecond, type SecondStore } from '../../src/main/store/second-store';
import { packTextOf } from './some-files';

if (parentPort === null) throw new Error('This is a thread.');
let opened: Stored<SecondStore> | undefined;
serveBackground(
  parentPort,
  backgroundJobs({
    store: () => (opened ??= openSecond(String(workerData))),
    book: puzzlesOf(GAMES),
    packText: () => Promise.resolve(packTextOf('ships')),
  }),
);
