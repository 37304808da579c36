/** The background's thread in the app. What it is given with its start is the folder of the store. */
import { parentPort, workerData } from 'node:worker_threads';
import { GAMES, puzzlesOf } from '../games';
import { openSecond, type SecondStore } from '../store/second-store';
import type { Stored } from '../store/fault';
import { backgroundJobs } from './jobs';
import { serveBackground } from './serve';

if (parentPort === null) throw new Error('This is to be started as a thread.');

/** What ships with each game. */
const packs = import.meta.glob<string>('../../../resources/*/puzzles.json', { query: '?raw', import: 'default' });

let opened: Stored<SecondStore> | undefined;

serveBackground(
  parentPort,
  backgroundJobs({
    store: () => {
      // What could not be opened may be there the next time.
      if (opened?.ok !== true) opened = openSecond(String(workerData));
      return opened;
    },
    book: puzzlesOf(GAMES),
    packText: async (game) => (await packs[`../../../resources/${game}/puzzles.json`]?.()) ?? null,
  }),
);
