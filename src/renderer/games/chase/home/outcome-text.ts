/** How a saved match of Chase stands, in a few words. */
import type { Outcome } from '../../../../rules/chase/verdict';
import type { ReplaySummary } from '../../../../shared/table';
import { called } from '../../../lib/players.svelte';
import { list, t, tn } from '../../../lib/words.svelte';

/** How the match stands: won, or who won its last round. */
export function outcomeText(summary: ReplaySummary): string {
  if (summary.winners.length > 0) {
    return tn('replays.won', summary.winners.length, {
      name: list(summary.winners.map((seat) => called(summary.players)[seat]?.name ?? '')),
    });
  }
  const last = summary.last as Outcome | null;
  if (last === null) return t('replays.unfinished');
  if (last.ending === 'given-up') return t('replays.given-up');
  if (last.winner === null) return t('replays.last-nobody');
  // T1, F1: two Runners from three players on, two Chasers with four.
  const count = summary.players.length - (last.winner === 'runners' ? 1 : 2);
  return tn(last.winner === 'runners' ? 'replays.last-runners' : 'replays.last-chasers', Math.min(2, Math.max(1, count)));
}
