/** The walk along a judged round as it is read out. */
import type { VerdictView, WalkStep } from '../../../../shared/chase/table';
import { faultOf } from '../lib/ceremony';
import { headline, remarksOn, type Sides } from '../lib/reason-text';
import { markerLine, rightText, stepTitle, tileLine } from '../lib/verdict-text';

/** What a walk is about, besides its steps. */
export interface WalkedRound {
  readonly verdict: VerdictView;
  readonly sides: Sides;
  /** All steps of the walk. */
  readonly steps: readonly WalkStep[];
}

/** A step with all that is said of it; `owner` says whose path it is where there are two. */
export function spokenStep({ verdict, sides, steps }: WalkedRound, step: WalkStep, owner: string): string {
  const lines = [tileLine(step, faultOf(steps, step.path)).text, markerLine(step).text, ...remarksOn(verdict, step, sides)];
  return [stepTitle(step, steps.length, owner), ...lines, rightText(step)].join(' ').trim();
}

/** How the round came out, once the walk is over. */
export function spokenResult({ verdict, sides }: WalkedRound): string {
  return headline(verdict, sides);
}
