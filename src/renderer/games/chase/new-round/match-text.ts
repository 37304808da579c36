/** Seats and rules of a match in a few words. */
import { cleanName } from '../../../../shared/player-name';
import type { MatchChoice, Variants } from '../../../../shared/chase/match-choice';
import type { SeatChoice } from '../../../../shared/seats';
import { namesAtTable } from '../../../../shared/table-names';
import { unusual } from './match-choice';
import { playerName, players } from '../../../lib/players.svelte';
import { t } from '../../../lib/words.svelte';

/** Names that were typed for players whom nobody has named yet, by their ids. */
export type TypedNames = Readonly<Record<string, string>>;

/** Who sits: a player's name, also one that was just typed, or a guest's; null for a bot. */
function seatName({ kind, profile, guest }: SeatChoice, typed: TypedNames): string | null {
  if (kind === 'bot') return null;
  const known = kind === 'profile' ? players.all.find(({ id }) => id === profile) : undefined;
  if (known === undefined) return playerName({ name: cleanName(guest) });
  return playerName(known.name === '' ? { name: cleanName(typed[known.id] ?? '') } : known);
}

/** Everybody's name once, by seat, as the table will have it. */
export function seatNames(seats: readonly SeatChoice[], typed: TypedNames = {}): readonly string[] {
  return namesAtTable(seats.map((seat) => seatName(seat, typed)));
}

/** What is not the book's: 'Head start, To 5 points'; empty where nothing is. */
export function rulesText(variants: Variants): string {
  const parts = unusual(variants).map((each) => {
    if (each === 'points') return t('rules.to-points', { points: variants.pointsToWin });
    return each === 'table' ? t(`rules.short.${variants.table}`) : t(`new.${each}`);
  });
  return parts.join(', ');
}

/** Everybody who sits, bots with their levels, and what is unusual: 'Ada, Ben, Bibo (level 3) – Head start'. */
export function matchText({ seats, variants }: MatchChoice): string {
  const names = seatNames(seats)
    .map((name, seat) => (seats[seat]?.kind === 'bot' ? t('player.at-level', { name, level: seats[seat].level }) : name))
    .join(', ');
  const rules = rulesText(variants);
  return rules === '' ? names : t('match.of-with', { names, rules });
}
