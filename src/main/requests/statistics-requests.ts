/** The dashboard of the chosen profile, and its attempts as a table for other programs. */
import type { Refusal } from '../../shared/contract';
import type { Statistics } from '../../shared/drill';
import type { Result } from '../engine/result';
import type { Handlers } from '../ipc';
import { dayOf } from '../learning/day';
import type { Stored } from '../store/fault';
import type { Saving } from './saving';
import type { StatisticsAsk } from './statistics-summary';

export interface StatisticsPorts {
  /** Reads the dashboard beside the window's thread. */
  readonly summary: (ask: StatisticsAsk) => Promise<Stored<Statistics>>;
  /** Writes the attempts into a file beside the window's thread. */
  readonly attemptsFile: (ask: StatisticsAsk & { readonly file: string }) => Promise<Result<null, Refusal>>;
  readonly profile: () => Result<string, Refusal>;
  readonly saving: Saving;
  readonly now: () => Date;
}

export function statisticsRequests(ports: StatisticsPorts): Pick<Handlers, 'statistics.summary' | 'statistics.csv'> {
  return {
    'statistics.summary': async (filter) => {
      const profile = ports.profile();
      return profile.ok ? ports.summary({ ...filter, profile: profile.value, at: ports.now().getTime() }) : profile;
    },
    'statistics.csv': async (filter) => {
      const profile = ports.profile();
      if (!profile.ok) return profile;
      const now = ports.now();
      const ask = { ...filter, profile: profile.value, at: now.getTime() };
      return ports.saving.save(`lookout-attempts-${dayOf(now)}.csv`, (file) => ports.attemptsFile({ ...ask, file }));
    },
  };
}
