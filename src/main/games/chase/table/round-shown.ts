/** What of a round at the table everybody sees, and what each person's seat does. */
import { chase } from '../../../../rules/chase/chase';
import { guessedBy } from '../../../../rules/chase/onlooking';
import { viewFor, type RoundView } from '../../../../rules/chase/view';
import type { Seat } from '../../../../rules/game';
import type { RoundAside } from '../../../../shared/chase/table';
import type { Halting } from '../../../table/halting';
import type { RoundShown } from '../../../table/ports';
import type { Exchange } from './exchange';
import type { Planning } from './planning';
import type { RoundPlay } from './round-play';

/** What a round is shown from. */
interface ShownParts {
  readonly play: RoundPlay;
  readonly planning: Planning;
  readonly halting: Halting;
  readonly exchange: Exchange;
  /** The seats that people play. */
  readonly people: readonly Seat[];
}

/** What `seat` sees now; null looks on. */
function viewOf({ play, planning, halting }: ShownParts, seat: Seat | null): RoundView {
  const view = viewFor(seat === null ? play.state : planning.knownTo(seat), seat);
  return halting.standing ? { ...view, paused: true } : view;
}

/** What everybody sees beside the round. */
function besideOf({ play, planning, exchange }: ShownParts): RoundAside {
  return {
    opensIn: planning.opensIn,
    choosesOpener: planning.choosesOpener,
    exchangeCalledBy: exchange.caller,
    wanted: play.wishes,
  };
}

/** The round as it is now. */
export function shownOf(parts: ShownParts): RoundShown {
  const { play, planning, halting, people } = parts;
  const { t, running, hands, warnings, state } = play;
  return {
    table: viewOf(parts, null),
    seats: people.map((seat) => {
      const view = viewOf(parts, seat);
      const aside = { busyUntil: hands.busyUntil(seat, t), warning: warnings.of(seat, t), guessed: guessedBy(state, seat) };
      return { seat, view, secret: chase.secret(view), aside };
    }),
    aside: besideOf(parts),
    clock: { t, running },
    over: state.phase === 'over',
    paused: halting.paused,
    mayPause: state.phase === 'running' || planning.botsAboutToOpen,
    agreed: halting.agreed,
  };
}
