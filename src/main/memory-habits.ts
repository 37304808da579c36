/**
 * When the app's processes tidy up their memory. V8 lets what was made a moment ago grow to two times 16 MB, and a start, which makes
 * much and keeps little, leaves it that large while nothing happens: a megabyte is tidied more often, each time in less. And some eight
 * to thirty seconds after something happened V8 tidies all of a page that now lies still, by which it holds the page for some 30 ms just
 * when somebody who thought a while goes on; a page is tidied when it grows instead.
 */
import type { CommandLine } from 'electron';
import { setFlagsFromString } from 'node:v8';

/** Sets it for the pages (which are started with it) and, for what is new, for this process and its threads. Before the app is ready. */
export function setMemoryHabits(commandLine: Pick<CommandLine, 'appendSwitch'>): void {
  commandLine.appendSwitch('js-flags', '--max-semi-space-size=1 --no-memory-reducer');
  setFlagsFromString('--semi-space-growth-factor=1');
}
