/** What the window is shown of a round, live or out of the store: what lies there, and the verdict to walk through. */
import type { Player } from '../../shared/chase/replay';
import type { RoundView, VerdictView } from '../../shared/table';
import { closeCalls } from '../../rules/chase/close-calls';
import { walkOf } from '../../rules/chase/explain';
import { judge, judgeRound } from '../../rules/chase/judge';
import type { RoundState } from '../../rules/chase/round';
import { viewFor } from '../../rules/chase/view';
import type { Seat } from '../../rules/game';
import type { Outcome } from '../../rules/chase/verdict';
import type { Late } from './ports';

/** What `seat` may see, null for an onlooker; the faces came in through the shared schema, so they fit its types. */
export function viewOf(state: RoundState, seat: Seat | null): RoundView {
  return viewFor(state, seat) as RoundView;
}

/** How a round ended, for the log; null while it goes on. */
export function outcomeOf(state: RoundState): Outcome | null {
  if (state.ending === null) return null;
  const { winner, award } = judgeRound(state);
  return { ending: state.ending, winner, award };
}

/** The verdict of `state` as far as it was played; `late` is what came after the end. */
export function verdictOf(state: RoundState, players: readonly Player[], late: Late = {}): VerdictView {
  const { verdict, reasons } = judge(state);
  return {
    verdict,
    reasons,
    walk: walkOf(state),
    closeCalls: closeCalls(state, late),
    // P9: a round played with the assist says so. It helps with tiles, so a Chaser had none of it.
    assisted: players.flatMap((player, seat) => (player.assist === true && state.setup.roles[seat] === 'runner' ? [seat] : [])),
  };
}
