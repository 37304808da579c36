/** Who sits at a live match, who sat in its round, and what of both somebody changes who takes a seat. */
import type { Seat } from '../../rules/game';
import type { Player } from '../../shared/replay';
import type { MatchOptions, Newcomer, Seated } from './ports';

/** The seats that people play. */
export function peopleOf(players: readonly Player[]): readonly Seat[] {
  return players.flatMap((player, seat) => (player.kind === 'human' ? [seat] : []));
}

/** Who sits there once somebody has taken a seat. */
export function withNewcomer({ players, profiles }: Pick<MatchOptions, 'players' | 'profiles'>, seat: Seat, by: Newcomer): Seated {
  return {
    players: players.map((each, at) => (at === seat ? by.player : each)),
    profiles: players.map((_, at) => (at === seat ? by.profile : (profiles?.[at] ?? null))),
  };
}

/** Who counts as having sat in a round once somebody has taken a seat in its `midst`, or before its first event: help for a part of it is help. */
export function playedWith(played: readonly Player[], seat: Seat, player: Player, midst: boolean): readonly Player[] {
  const helped = midst && played[seat]?.assist === true;
  return played.map((each, at) => (at !== seat ? each : helped ? { ...player, assist: true } : player));
}

/** The same once those who sit there are called otherwise; whoever has left a seat since is called as ever. */
export function playedRenamed(played: readonly Player[], before: readonly Player[], now: readonly Player[]): readonly Player[] {
  return played.map((player, seat) => (player.name === before[seat]?.name ? { ...player, name: now[seat]?.name ?? player.name } : player));
}
