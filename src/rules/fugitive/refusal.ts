/** Why something is impossible in Fugitive (F7): a code, the field at fault and the clause. */
import type { GameRefusal } from '../game';
import { refused } from '../result';

export const REFUSALS = [
  'game-over',
  'time-falls',
  'time-runs-paused',
  'not-your-turn',
  'not-due',
  'pile-empty',
  'wrong-pile',
  'other-choice',
  'wrong-card',
  'not-in-hand',
  'not-above',
  'out-of-reach',
  'no-second',
  'sprint-not-in-hand',
  'sprint-twice',
  'sprint-goal',
  'no-sprints',
  'face-up',
  'called-twice',
  'one-number',
  'no-sprint-cards',
  'not-face-up-sprint',
  'cannot-swap',
  'wrong-answer',
  'no-shown',
  'no-seen',
] as const;

export type RefusalCode = (typeof REFUSALS)[number];

export interface Refusal extends GameRefusal {
  readonly code: RefusalCode;
  /** In a list, the place of what is at fault. */
  readonly at?: number;
}

/** A refusal of `field` by `clause`. */
export function no(code: RefusalCode, field: string, clause: string, at?: number) {
  return refused<Refusal>(at === undefined ? { code, field, clause } : { code, field, clause, at });
}
