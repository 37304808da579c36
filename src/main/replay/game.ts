/** What a game brings to its replay files: what only it can say of them. */
import type * as v from 'valibot';
import type { Replay } from '../../shared/replay';
import type { Game, GameTypes } from '../../rules/game';
import type { PlacedFault } from './fault';
import type { Shape } from './schema-tree';

export interface ReplayGame<G extends GameTypes = GameTypes, R extends Replay = Replay> {
  readonly rules: Game<G>;
  /** Of a whole file. */
  readonly schema: v.GenericSchema<unknown, R> & Shape;
  /** What in round `at` as dealt no round can have; `before` are the rounds before it, played. */
  dealFault(replay: R, at: number, before: readonly G['state'][]): PlacedFault | undefined;
  /** What a round cannot end with as it stands after its last event; left out: nothing. Told at the round's events. */
  endFault?(state: G['state']): PlacedFault['what'] | undefined;
  /** An impossible event as a fault of the file, at the event's field that makes it so: also one that it lacks. */
  eventFault(refusal: G['refusal']): PlacedFault;
  /** Fields of a round as dealt that a file may lack, since they only tell more: where one is damaged the round holds without it. */
  readonly spare: readonly string[];
  /** The replay as it is written: of the faces those that it uses and no others, in the order of their names. */
  trimmed(replay: R): R;
  /** The verdict over all rounds, as the command line prints it. */
  verdict(replay: R, rounds: readonly G['state'][]): object;
}
