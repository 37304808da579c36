/** A thread that looks into the folder of the store, tells what it found, and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { lookInto } from '../store/open';

if (parentPort === null) throw new Error('This is to be started as a thread.');
parentPort.postMessage(lookInto(String(workerData), new Date()));
