/** The names that are offered to whoever sits down, in the order in which they are likely. */
import { cleanName, isUnnamed, sameName } from '../../../shared/player-name';
import type { Profile } from '../../../shared/profiles';
import { isSame, NOBODY, type Who } from './joining';

interface Known {
  readonly profiles: readonly Profile[];
  /** Whose turn at the computer it is, by id. */
  readonly chosen: string | null;
  /** Who sat here last, in the order of their places. */
  readonly last: readonly Who[];
  /** Names of those who played on the last evening. */
  readonly evening: readonly string[];
  /** Names that nobody has yet, for those who want one by a press. */
  readonly fresh: readonly string[];
}

/**
 * Everybody once: those of the last match and the last evening, whoever is chosen, the other players; then a guest without a name, and
 * names that are still nobody's.
 */
export function namesOf({ profiles, chosen, last, evening, fresh }: Known): Who[] {
  const asPlayer = (name: string): Who | undefined => {
    const found = profiles.find((profile) => sameName(profile.name, name));
    return found && { kind: 'profile', profile: found.id };
  };
  const guest = (name: string): Who[] => {
    const clean = cleanName(name);
    return clean === '' || isUnnamed(clean) ? [] : [asPlayer(clean) ?? { kind: 'guest', guest: clean }];
  };
  const there = last.filter((who) => who.kind === 'profile' && profiles.some(({ id }) => id === who.profile));
  const guests = last.flatMap((who) => (who.kind === 'guest' ? guest(who.guest) : []));
  const players = [...profiles].sort((one, other) => Number(other.id === chosen) - Number(one.id === chosen));
  const all: readonly Who[] = [
    ...there,
    ...guests,
    ...evening.flatMap(guest),
    ...players.map(({ id }): Who => ({ kind: 'profile', profile: id })),
    NOBODY,
    ...fresh.flatMap(guest),
  ];
  return all.filter((who, at) => all.findIndex((each) => isSame(each, who)) === at);
}
