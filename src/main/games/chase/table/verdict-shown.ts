/** The verdict of a round of Chase as the window walks through it, live or out of the store. */
import { matchAwards, type EndedRound } from '../../../../rules/chase/awards';
import type { Seat } from '../../../../rules/game';
import { closeCalls, type LateDeeds } from '../../../../rules/chase/close-calls';
import { walkOf } from '../../../../rules/chase/explain';
import { judge } from '../../../../rules/chase/judge';
import { guessedIn } from '../../../../rules/chase/onlooking';
import type { RoundState } from '../../../../rules/chase/round';
import type { VerdictView } from '../../../../shared/chase/table';
import type { Player } from '../../../../shared/replay';

/** The verdict of `state` as far as it was played; `late` is what came after the end, `before` the match's
 * rounds before it where it won the match: what all of it is remembered for is worked out then alone, of the rounds that `counts` says
 * are of whoever sits at a seat now. */
export function verdictOf(
  state: RoundState,
  players: readonly Player[],
  late: LateDeeds | null = null,
  before: readonly EndedRound[] | null = null,
  counts?: (seat: Seat, round: number) => boolean,
): VerdictView {
  const { verdict, reasons } = judge(state);
  return {
    verdict,
    reasons,
    walk: walkOf(state),
    closeCalls: closeCalls(state, late ?? {}),
    guessed: guessedIn(state),
    awards: before === null ? [] : matchAwards([...before, { state, late }], counts),
    // P9: a round played with the assist says so. It helps with tiles, so a Chaser had none of it.
    assisted: players.flatMap((player, seat) => (player.assist === true && state.setup.roles[seat] === 'runner' ? [seat] : [])),
  };
}
