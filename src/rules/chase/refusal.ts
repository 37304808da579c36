/** Why what somebody does in a round of Chase is impossible: the codes, each said with the clause that makes it so. */
import { refused, type Result } from '../result';

/** Why an event is impossible; the words are the renderer's. */
export type RoundRefusalCode =
  | 'round-over'
  | 'time-falls'
  | 'time-runs-paused'
  | 'no-such-seat'
  | 'not-a-runner'
  | 'not-a-chaser'
  | 'not-your-path'
  | 'no-such-path'
  | 'not-your-turn'
  | 'path-caught'
  | 'no-such-tile'
  | 'tile-used'
  | 'tile-not-held'
  | 'starting-tile-first'
  | 'starting-tile-late'
  | 'cell-off-table'
  | 'cell-not-beside-end'
  | 'cell-taken'
  | 'side-not-opposite'
  | 'nothing-to-mark'
  | 'colour-out'
  | 'colour-still-there'
  | 'partner-has-colour'
  | 'no-second-pile'
  | 'no-partner'
  | 'too-few-markers'
  | 'chaser-unknown'
  | 'still-plays'
  | 'nothing-to-guess'
  | 'paused'
  | 'not-paused'
  | 'already-paused';

export interface RoundRefusal {
  readonly code: RoundRefusalCode;
  /** The event's field at fault, or '' where the whole event is. */
  readonly field: string;
  /** The clause that makes it impossible. */
  readonly clause: string;
}

/** A refusal of the event's `field` ('' for the whole event), made impossible by `clause`. */
export function refusal(code: RoundRefusalCode, field: string, clause: string): Result<never, RoundRefusal> {
  return refused({ code, field, clause });
}
