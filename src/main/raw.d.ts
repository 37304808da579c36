/** Files that the build takes in as they are. */
declare module '*?raw' {
  const text: string;
  export default text;
}

/** The files that a pattern names, each read in when it is called. */
interface ImportMeta {
  glob<Content>(
    pattern: string,
    how: { readonly query: '?raw'; readonly import: 'default' },
  ): Readonly<Record<string, () => Promise<Content>>>;
}

/** A program for a thread, built beside the main process: calling it starts the thread. */
declare module '*?nodeWorker' {
  import type { Worker, WorkerOptions } from 'node:worker_threads';
  export default function startThread(options: WorkerOptions): Worker;
}

/** Whether this is a run of the development server, told by the build and not by the surroundings. */
declare const __DEVELOPMENT__: boolean;
/** The Electron that the project declares. */
declare const __ELECTRON__: string;
/** The names of the contract's requests, put in by the build: they are known before the schemas are read. */
declare const __REQUESTS__: readonly string[];
