/** Seats and rules of a match in a few words. */
import type { MatchChoice, SeatChoice, Variants } from '../../shared/seats';
import { unusual } from './match-choice';
import { playerName, players } from './players.svelte';
import { t } from './words.svelte';

/** Who sits: a player's name, a guest's, or the bot with its level. */
function seatName({ kind, profile, guest, level }: SeatChoice): string {
  if (kind === 'bot') return t('seat.bot', { level });
  const known = kind === 'profile' ? players.all.find(({ id }) => id === profile) : undefined;
  return known === undefined ? playerName({ name: guest.trim() }) : playerName(known);
}

/** Everybody's name once, by seat, as the table will have it: the second of one name has a number. */
export function seatNames(seats: readonly SeatChoice[]): readonly string[] {
  const taken = new Set<string>();
  return seats.map((seat) => {
    const own = seatName(seat);
    let name = own;
    for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${own} (${String(count)})`;
    taken.add(name.toLowerCase());
    return name;
  });
}

/** What is not the book's: 'Head start, To 5 points'; empty where nothing is. */
export function rulesText(variants: Variants): string {
  const parts = unusual(variants).map((each) => {
    if (each === 'points') return t('rules.to-points', { points: variants.pointsToWin });
    return each === 'table' ? t(`rules.short.${variants.table}`) : t(`new.${each}`);
  });
  return parts.join(', ');
}

/** Everybody who sits, and what is unusual: 'Ada, Ben, Bot 3 – Head start'. */
export function matchText({ seats, variants }: MatchChoice): string {
  const names = seatNames(seats).join(', ');
  const rules = rulesText(variants);
  return rules === '' ? names : t('match.of-with', { names, rules });
}
