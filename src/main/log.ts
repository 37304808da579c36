/** The app's log: a file in the data folder, and in development the terminal, too. */
import { app } from 'electron';
import log from 'electron-log/main';
import { join } from 'node:path';

interface LogPorts {
  readonly terminal: boolean;
  /** Whether there is a folder to write into. */
  readonly file: boolean;
}

/** The log, set up. Reading it in takes a while, so a start comes first. */
export function openLog({ terminal, file }: LogPorts): Pick<typeof log, 'warn' | 'error'> {
  log.transports.console.level = terminal ? 'info' : false;
  // Also what the log says of itself, such as that the disk is full: who starts the app reads one sentence.
  if (!terminal) log.transports.console.writeFn = () => undefined;
  log.transports.file.resolvePathFn = () => join(app.getPath('userData'), 'logs', 'main.log');
  if (!file) log.transports.file.level = false;
  return log;
}
