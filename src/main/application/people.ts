/** Who plays here: profiles, and the settings of the chosen one. */
import type { Handlers } from '../ipc';
import { guestRequests } from '../requests/guest-requests';
import { lessonRequests } from '../requests/lesson-requests';
import { playerBy, profileRequests } from '../requests/profile-requests';
import { seatRequests } from '../requests/seat-requests';
import { settingRequests } from '../requests/setting-requests';
import type { Drilling } from './drilling';
import type { AppGround } from './ground';
import type { Playing } from './playing';
import type { Upkeep } from './upkeep';

type PeopleRequest = Extract<
  keyof Handlers,
  `profile.${string}` | `guest.${string}` | `seat.${string}` | `settings.${string}` | `lessons.${string}`
>;

export function peopleRequests(
  { ports, store, people, profile, personal, guestName, saving, report }: AppGround,
  { table, shelf }: Pick<Playing, 'table' | 'shelf'>,
  { drills }: Pick<Drilling, 'drills'>,
  { tidy }: Pick<Upkeep, 'tidy'>,
): Pick<Handlers, PeopleRequest> {
  return {
    ...lessonRequests({ lessons: store.lessons, profile, now: people.now }),
    ...settingRequests({
      settings: store.settings,
      profile,
      changed: (settings) => {
        personal.take(settings);
      },
    }),
    ...guestRequests({
      ...people,
      profile: (id) => playerBy(people, id),
      guestName,
      settings: store.settings,
      matches: store.matches,
      table,
      atOnce: store.atOnce,
      lineUpChanged: () => {
        personal.readAgain();
      },
    }),
    ...seatRequests({
      ...people,
      profile: (id) => playerBy(people, id),
      guestName,
      settings: store.settings,
      table,
      atOnce: store.atOnce,
      lineUpChanged: () => {
        personal.readAgain();
      },
    }),
    ...profileRequests({
      ...people,
      settings: store.settings,
      learned: store.learned,
      lessons: store.lessons,
      statistics: store.statistics,
      matches: store.matches,
      drills,
      table,
      saving,
      atOnce: store.atOnce,
      switched: () => {
        personal.readAgain();
      },
      removed: async () => {
        shelf.clear();
        const gone = await tidy.forget();
        if (gone.ok) return;
        // Whatever it was (no room, a lock): the player is gone, and the rest is done at the next start.
        report(`A deleted player may still be in the database or in backups: ${gone.error.message}`);
        ports.send('notice', { code: 'traces-stay', facts: {} });
      },
    }),
  };
}
