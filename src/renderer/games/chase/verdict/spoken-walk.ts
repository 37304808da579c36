/** The walk along a judged round as it is read out. */
import type { VerdictView, WalkStep } from '../../../../shared/chase/table';
import { saidTogether, type Because } from '../lib/because';
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

/** A step with all that is said of it: of a wrong one why it is, and what that decides; `owner` says whose path it is where there are two. */
export function spokenStep({ verdict, sides, steps }: WalkedRound, step: WalkStep, owner: string, because: Because | null = null): string {
  if (because !== null) return `${stepTitle(step, steps.length, owner)}. ${saidTogether(because)}`;
  const lines = [tileLine(step, faultOf(steps, step.path)).text, markerLine(step).text, ...remarksOn(verdict, step, sides)];
  // What was right is a matter of a marker: where none lies, or the tile is wrong, it would read as if the symbol mended the tile.
  const right = step.marker === null || step.fault !== null ? [] : [rightText(step)];
  return [stepTitle(step, steps.length, owner), ...lines, ...right].join(' ').trim();
}

/** How the round came out and why, once the walk is over. */
export function spokenResult({ verdict, sides }: WalkedRound, because: Because): string {
  return `${headline(verdict, sides)}. ${because.sentence} ${because.detail}`.trim();
}
