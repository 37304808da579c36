/** What those are called now who sit at a match that goes on: it is played under the names of the day. */
import type { Refusal } from '../../shared/refusal';
import type { Player } from '../../shared/replay';
import { namesAtTable } from '../../shared/table-names';
import { accepted, type Result } from '../../rules/result';
import type { SeatingPorts } from './seating';

/** Who sits at a match: players, and by seat their profiles, null for a seat that is in nobody's record. */
export interface AtMatch {
  readonly players: readonly Player[];
  readonly profiles: readonly (string | null)[];
}

/** The players of a match with the names of now. Guests and bots keep theirs, and so does everybody where nobody was renamed. */
export function namedNow(
  { players, profiles }: AtMatch,
  ports: Pick<SeatingPorts, 'profile' | 'guestName'>,
): Result<readonly Player[], Refusal> {
  const wanted: string[] = [];
  for (const [seat, player] of players.entries()) {
    const id = profiles[seat] ?? null;
    const found = id === null ? accepted(undefined) : ports.profile(id);
    if (!found.ok) return found;
    const now = found.value?.name ?? player.name;
    wanted.push(now === '' ? ports.guestName() : now);
  }
  if (wanted.every((name, seat) => name === players[seat]?.name)) return accepted(players);
  const names = namesAtTable(wanted);
  return accepted(players.map((player, seat) => ({ ...player, name: names[seat] ?? player.name })));
}
