/** What everybody of a line-up is called, as the table will have it. */
import { cleanName } from '../../../shared/player-name';
import type { SeatChoice } from '../../../shared/seats';
import { namesAtTable } from '../../../shared/table-names';
import { playerName, players } from '../players.svelte';

/** Names that were typed for players whom nobody has named yet, by their ids. */
export type TypedNames = Readonly<Record<string, string>>;

/** Who sits: a player's name, also one that was just typed, or a guest's; null for a bot. */
function seatName({ kind, profile, guest }: SeatChoice, typed: TypedNames): string | null {
  if (kind === 'bot') return null;
  const known = kind === 'profile' ? players.all.find(({ id }) => id === profile) : undefined;
  if (known === undefined) return playerName({ name: cleanName(guest) });
  return playerName(known.name === '' ? { name: cleanName(typed[known.id] ?? '') } : known);
}

/** Everybody's name once, by seat. */
export function seatNames(seats: readonly SeatChoice[], typed: TypedNames = {}): readonly string[] {
  return namesAtTable(seats.map((seat) => seatName(seat, typed)));
}
