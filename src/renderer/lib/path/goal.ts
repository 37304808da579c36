/** The minutes of a day beside those that somebody means to spend. A day without any is empty, and nothing more is said of it. */
import type { DayMinutes } from '../../../shared/path';
import { t, tn } from '../words.svelte';

/** How far a day has come. */
export interface DayGoal {
  readonly minutes: number;
  readonly goal: number;
  /** From 0 to 1. */
  readonly share: number;
}

/** Today's; null where none is meant. */
export function goalOf(days: readonly DayMinutes[], today: string, goal: number): DayGoal | null {
  if (goal === 0) return null;
  const minutes = days.find(({ date }) => date === today)?.minutes ?? 0;
  return { minutes, goal, share: Math.min(1, minutes / goal) };
}

/** It in words. */
export function goalText({ minutes, goal, share }: DayGoal): string {
  return share === 1 ? tn('path.goal-done', minutes) : t('path.goal', { minutes, goal });
}

/** How full a day is shown, from 0 to 3: the goal and more is full. */
export function fullness(minutes: number, goal: number): 0 | 1 | 2 | 3 {
  if (minutes === 0) return 0;
  return minutes >= goal ? 3 : minutes * 2 >= goal ? 2 : 1;
}
