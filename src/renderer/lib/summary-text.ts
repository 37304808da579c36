/** A saved match in a few words. */
import type { ReplaySummary } from '../../shared/table';
import { list, t } from './words.svelte';

/** Names with their points: 'Ada 2 : 1 Bot 3'. */
export function playersText(summary: ReplaySummary): string {
  const [first, second] = summary.players;
  if (summary.players.length === 2 && first !== undefined && second !== undefined) {
    return `${first.name} ${String(summary.points[0] ?? 0)} : ${String(summary.points[1] ?? 0)} ${second.name}`;
  }
  return summary.players.map((player, seat) => `${player.name} ${String(summary.points[seat] ?? 0)}`).join(', ');
}

/** How the match stands: won, or how its last round ended. */
export function outcomeText(summary: ReplaySummary): string {
  if (summary.winners.length > 0) {
    return t('replays.won', { name: list(summary.winners.map((seat) => summary.players[seat]?.name ?? '')) });
  }
  if (summary.lastEnding === 'unfinished') return t('replays.unfinished');
  if (summary.lastEnding === 'given-up') return t('replays.given-up');
  return t(
    summary.lastWinner === 'runners' ? 'replays.last-runners' : summary.lastWinner === 'chasers' ? 'replays.last-chasers' : 'replays.last-nobody',
  );
}
