/**
 * Flash cards over the facts of the built-in tiles: FSRS keeps for each how long it will be remembered, so that a face
 * comes back when it is about to be forgotten.
 */
import { fsrs, Rating as Grade } from 'ts-fsrs';
import type { Card } from '../../shared/drill-record';

/** How a fact was answered. */
export interface Recalled {
  readonly right: boolean;
  readonly slow: boolean;
  /** In less than half of the pace. */
  readonly quick: boolean;
}

const DAY = 86_400_000;
/** Without chance: the same answers give the same cards on every machine. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: true });

function gradeOf({ right, slow, quick }: Recalled): Grade {
  if (!right) return Grade.Again;
  if (slow) return Grade.Hard;
  return quick ? Grade.Easy : Grade.Good;
}

/** A stamp later than now, by a clock that was ahead, counts as now. */
function daysSince(card: Card, now: number): number {
  return Math.max(0, now - card.at) / DAY;
}

/** The card after an answer at `now` (milliseconds since 1970); the first answer makes it. */
export function reviewed(card: Card | undefined, recalled: Recalled, now: number): Card {
  const before = card === undefined ? null : { stability: card.stability, difficulty: card.difficulty };
  const days = card === undefined ? 0 : daysSince(card, now);
  const { stability, difficulty } = scheduler.next_state(before, days, gradeOf(recalled));
  return {
    stability,
    difficulty,
    at: now,
    answers: (card?.answers ?? 0) + 1,
    lapses: (card?.lapses ?? 0) + (recalled.right ? 0 : 1),
  };
}

/** The chance that the fact is still known at `now`; 0 for one that was never met. */
export function recallOf(card: Card | undefined, now: number): number {
  return card === undefined ? 0 : scheduler.forgetting_curve(daysSince(card, now), card.stability);
}
