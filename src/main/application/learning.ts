/** Learning from saved rounds: what stands between matches and drills. */
import type { Handlers } from '../ipc';
import { learnRequests } from '../requests/learn-requests';
import type { Drilling } from './drilling';
import type { AppGround } from './ground';
import type { Playing } from './playing';

export function learningOn(
  { background, store, profile, world }: AppGround,
  { playFrom, race }: Playing,
  { changed }: Drilling,
): Pick<Handlers, Extract<keyof Handlers, `learn.${string}`>> {
  return learnRequests({
    find: (round) => background.start('round-mistakes', round).done,
    mistakes: store.mistakes,
    matches: store.matches,
    learned: store.learned,
    profile,
    now: world.now,
    changed,
    playFrom,
    race,
  });
}
