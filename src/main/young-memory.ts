/**
 * How much of what was made a moment ago a process lets lie before it tidies up. V8 lets each grow to two times 16 MB, and a start,
 * which makes much and keeps little, leaves them that large while nothing happens. A megabyte is tidied more often, each time in less.
 */
import type { CommandLine } from 'electron';
import { setFlagsFromString } from 'node:v8';

/** Bounds it for the pages (which are started with it) and for this process and its threads (which keep the size that they have). Before the app is ready. */
export function boundYoungMemory(commandLine: Pick<CommandLine, 'appendSwitch'>): void {
  commandLine.appendSwitch('js-flags', '--max-semi-space-size=1');
  setFlagsFromString('--semi-space-growth-factor=1');
}
