/** What is shown of a run of puzzles, read off what main last told of it. */
import type { RunView } from '../../../shared/drill';
import type { Feedback, Puzzle } from '../games';

/** A puzzle that was answered in this run. */
export interface Done {
  readonly puzzle: Puzzle;
  readonly right: boolean;
  readonly slow: boolean;
  /** The time that counts. */
  readonly millis: number;
}

/** Milliseconds left and played. */
export interface RunTime {
  readonly left: number | null;
  readonly spent: number;
}

/** The time of a run, `since` milliseconds after main's stamp. */
export function timeOf(view: RunView | null, since: number): RunTime {
  if (view === null) return { left: null, spent: 0 };
  const { running, left, spent } = view.clock;
  const on = running ? Math.max(0, since) : 0;
  return { left: left === null ? null : Math.max(0, left - on), spent: spent + on };
}

/** Right answers in a row, with the one that is looked at: it counts as soon as it is known to be right. */
export function comboOf(view: RunView | null, feedback: Feedback | null): number {
  const combo = view?.combo ?? 0;
  if (feedback?.worth !== null || feedback.right === null) return combo;
  return feedback.right ? combo + 1 : 0;
}

/** Puzzles to get ready, the one on the screen first; none while paused. */
export function readied(view: RunView | null, shown: Puzzle | null): Puzzle[] {
  const found: Puzzle[] = [];
  for (const puzzle of view?.state === 'paused' ? [] : [shown, view?.puzzle, view?.next]) {
    if (puzzle && !found.some((each) => each.id === puzzle.id)) found.push(puzzle);
  }
  return found;
}

/** The run as it is paused after so much time, before main has answered. */
export function stopped(view: RunView, time: RunTime): RunView {
  return { ...view, state: 'paused', clock: { ...view.clock, running: false, ...time } };
}
