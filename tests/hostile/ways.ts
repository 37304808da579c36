/** In the midst of what a program is killed, or its disk fills up, with the requests that are favoured for it. */
import type { RequestName } from '../../src/shared/contract';

export const WAYS = {
  play: [],
  drills: ['drill.start', 'drill.resume', 'drill.current', 'lessons.reach'],
  import: ['replay.import', 'pack.import', 'pack.remove', 'replay.remove', 'replay.put-back'],
  backup: ['copy.save', 'copy.restore', 'profile.create', 'profile.remove', 'settings.change'],
  migration: [],
} as const satisfies Readonly<Record<string, readonly RequestName[]>>;
export type Way = keyof typeof WAYS;
export const ALL_WAYS = Object.keys(WAYS) as readonly Way[];
