/** A thread that does the background's jobs, with one that breaks it. */
import { parentPort, workerData } from 'node:worker_threads';
import { backgroundJobs } from '../../../src/main/background/jobs';
import { GAMES, puzzlesOf } from '../../../src/main/games';
import { serveBackground } from '../../../src/main/background/serve';
import { openSecond } from '../../../src/main/store/second-store';

if (parentPort === null) throw new Error('This is a thread.');
const jobs = backgroundJobs({ store: () => openSecond(String(workerData)), book: puzzlesOf(GAMES), packText: () => Promise.resolve(null) });
serveBackground(parentPort, {
  ...jobs,
  'back-up': () => process.exit(3),
  'pack-file': () => {
    throw new Error('a bug');
  },
});
