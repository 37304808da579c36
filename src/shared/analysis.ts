/** An analysis of a saved round between window and main process. What is in it is its game's; that it has a version is all that others know. */

import type { Refusal } from './refusal';

/** What a game worked out about a round. */
export interface AnyAnalysis {
  /** Of its shape, and of how it is worked out. */
  readonly version: number;
}

/** Whether a value can be one; what else there is to it, the version tells. */
export function isAnalysis(value: unknown): value is AnyAnalysis {
  return typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number';
}

/** So many rounds at most make somebody's own average, the last ones before the one that is analysed. */
export const EARLIER_ROUNDS = 20;

/** Where an analysis is: what is worked out so far, and whether there is more to come. */
export interface AnalysisSoFar {
  /** Null: nothing yet. */
  readonly analysis: AnyAnalysis | null;
  readonly done: boolean;
}

/** An analysis that has grown, told to the window by itself. */
export interface AnalysisTold extends AnalysisSoFar {
  readonly id: string;
  /** From 0. */
  readonly round: number;
  /** Why it broke off, if it did; it can be asked for again. */
  readonly failed: Refusal | null;
}
