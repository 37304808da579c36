/** A saved match in a few words. */
import type { ReplaySummary } from '../../shared/table';
import { list, t, tn } from './words.svelte';

/** Names with their points: 'Ada 2 : 1 Bot 3'. */
export function playersText(summary: Pick<ReplaySummary, 'players' | 'points'>): string {
  const [first, second] = summary.players;
  if (summary.players.length === 2 && first !== undefined && second !== undefined) {
    return `${first.name} ${String(summary.points[0] ?? 0)} : ${String(summary.points[1] ?? 0)} ${second.name}`;
  }
  return summary.players.map((player, seat) => `${player.name} ${String(summary.points[seat] ?? 0)}`).join(', ');
}

/** How the match stands: won, or how its last round ended. */
export function outcomeText(summary: ReplaySummary): string {
  if (summary.winners.length > 0) {
    return tn('replays.won', summary.winners.length, { name: list(summary.winners.map((seat) => summary.players[seat]?.name ?? '')) });
  }
  if (summary.lastEnding === 'unfinished') return t('replays.unfinished');
  if (summary.lastEnding === 'given-up') return t('replays.given-up');
  if (summary.lastWinner === null) return t('replays.last-nobody');
  // T1, F1: two Runners from three players on, two Chasers with four.
  const count = summary.players.length - (summary.lastWinner === 'runners' ? 1 : 2);
  return tn(summary.lastWinner === 'runners' ? 'replays.last-runners' : 'replays.last-chasers', Math.min(2, Math.max(1, count)));
}
