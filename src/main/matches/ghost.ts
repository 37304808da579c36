/** What is raced: how far a seat of a saved round came by when, and how it came out; counts and times alone. */
import type { Ghost } from '../../shared/origin';
import type { Player } from '../../shared/replay';
import { Course } from '../../rules/race';
import type { Seat } from '../../rules/game';
import { accepted, refused, type Result } from '../../rules/result';
import type { Refusal } from '../../shared/refusal';
import { gameOf } from '../games';
import type { StoredMatch } from '../store/match-reader';

/** Refused with `nothing-raced` where the seat came nowhere, or nobody races in that game. `round` from 0. */
export function ghostOf({ replay }: StoredMatch, round: number, seat: Seat, sat: Player): Result<Ghost, Refusal> {
  const played = replay.rounds[round];
  if (played === undefined) return refused({ code: 'no-such-round', field: 'round' });
  const { events, swaps: _swaps, ...deal } = played;
  const { rules } = gameOf(replay);
  const course = new Course(rules, rules.setup(replay.rules, replay.tiles ?? null, deal), seat).follow(events);
  if (course.steps.length === 0) return refused({ code: 'nothing-raced', field: 'seat' });
  const { name, kind, level } = sat;
  const outcome = rules.outcome(course.state);
  return accepted({
    seat,
    player: kind === 'human' ? { name, kind } : { name, kind, ...(level !== undefined && { level }) },
    steps: [...course.steps],
    end: course.t,
    mistakes: rules.mistakes(course.state)[seat] ?? 0,
    won: outcome === null ? null : rules.won(deal, outcome, seat),
  });
}
