/** The ramp of practice as the window tells it. */

/** What a step adds. Reading has six of its own; other kinds go from the easiest plain ones of their puzzles to all. */
export type StepName = 'plain' | 'close' | 'turned' | 'final' | 'joint' | 'out' | 'easy' | 'middling' | 'hard';

/** Where somebody stands on the ramp of a kind. */
export interface RampStep {
  /** From 1. */
  readonly step: number;
  readonly of: number;
  readonly name: StepName;
}
