/** Files that the build takes in as they are. */
declare module '*?raw' {
  const text: string;
  export default text;
}

/** A program for a thread, built beside the main process: calling it starts the thread. */
declare module '*?nodeWorker' {
  import type { Worker, WorkerOptions } from 'node:worker_threads';
  export default function startThread(options: WorkerOptions): Worker;
}
