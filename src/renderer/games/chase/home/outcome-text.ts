/** How a saved match of Chase stands, in a few words. */
import type { Outcome } from '../../../../rules/chase/verdict';
import type { ReplaySummary } from '../../../../shared/table';
import { called } from '../../../lib/players.svelte';
import { list, t, tn } from '../../../lib/words.svelte';

/** How the match stands: won, or who won its only or its last round. */
export function outcomeText(summary: ReplaySummary): string {
  if (summary.winners.length > 0) {
    return tn('replays.won', summary.winners.length, {
      name: list(summary.winners.map((seat) => called(summary.players)[seat]?.name ?? '')),
    });
  }
  const last = summary.last as Outcome | null;
  if (last === null) return t('replays.unfinished');
  if (last.ending === 'given-up') return t('replays.given-up');
  // Of several rounds the last one is told, and said to be the last.
  const only = summary.rounds === 1;
  if (last.winner === null) return t(only ? 'replays.only-nobody' : 'replays.last-nobody');
  // T1, F1: two Runners from three players on, two Chasers with four.
  const count = Math.min(2, Math.max(1, summary.players.length - (last.winner === 'runners' ? 1 : 2)));
  if (last.winner === 'runners') return tn(only ? 'replays.only-runners' : 'replays.last-runners', count);
  return tn(only ? 'replays.only-chasers' : 'replays.last-chasers', count);
}
