/** The dashboard of the chosen profile, and its attempts as a table for other programs. */
import type { Refusal } from '../../shared/refusal';
import type { PathFound } from '../../shared/path';
import type { Separator } from '../../shared/exports';
import type { Brief, Statistics } from '../../shared/statistics';
import { accepted, type Result } from '../../rules/result';
import type { Handlers } from '../ipc';
import { dayOf } from '../learning/day';
import type { AttemptsAsk } from '../files/csv';
import type { Stored } from '../store/fault';
import type { Saving } from './saving';
import type { BriefAsk } from '../statistics/brief';
import type { PathAsk } from '../statistics/path';
import type { StatisticsAsk } from '../statistics/summary';

interface StatisticsPorts {
  /** Reads the dashboard beside the window's thread. */
  readonly summary: (ask: StatisticsAsk) => Promise<Stored<Statistics>>;
  /** Reads the few figures likewise. */
  readonly brief: (ask: BriefAsk) => Promise<Stored<Brief>>;
  /** Reads how somebody gets on likewise. */
  readonly path: (ask: PathAsk) => Promise<Stored<PathFound>>;
  /** Writes the attempts into a file beside the window's thread. */
  readonly attemptsFile: (ask: AttemptsAsk) => Promise<Result<null, Refusal>>;
  readonly profile: () => Result<string, Refusal>;
  readonly saving: Saving;
  /** What stands between the columns of a table for the people here. */
  readonly separator: () => Separator;
  readonly now: () => Date;
}

export function statisticsRequests(ports: StatisticsPorts): Pick<Handlers, Extract<keyof Handlers, `statistics.${string}` | 'path.read'>> {
  return {
    'statistics.summary': async (filter) => {
      const profile = ports.profile();
      return profile.ok ? ports.summary({ ...filter, profile: profile.value, at: ports.now().getTime() }) : profile;
    },
    'statistics.brief': async (asked) => {
      const profile = ports.profile();
      return profile.ok ? ports.brief({ ...asked, profile: profile.value, at: ports.now().getTime() }) : profile;
    },
    'path.read': async (asked) => {
      const profile = ports.profile();
      return profile.ok ? ports.path({ ...asked, profile: profile.value, at: ports.now().getTime() }) : profile;
    },
    'statistics.csv': async (filter) => {
      const profile = ports.profile();
      if (!profile.ok) return profile;
      const now = ports.now();
      const ask = { ...filter, profile: profile.value, at: now.getTime() };
      const separator = ports.separator();
      const saved = await ports.saving.save(`lookout-attempts-${dayOf(now)}.csv`, (file) =>
        ports.attemptsFile({ ...ask, file, separator }),
      );
      return saved.ok && saved.value !== null ? accepted({ ...saved.value, separator }) : saved;
    },
  };
}
