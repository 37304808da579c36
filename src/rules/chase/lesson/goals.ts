/** Whether what a step of a lesson asks for is so: by the state alone. */
import { judgeMarks, judgeRound } from '../judge';
import { firstFaultOn, itemsOn } from '../legality';
import type { PathIndex, RoundState } from '../round';
import type { LessonGoal } from './types';

function marked(state: RoundState, at: PathIndex, upTo: number): boolean {
  const marks = judgeMarks(state).filter(({ path }) => path === at);
  return marks.length >= upTo && marks.every(({ ok }) => ok);
}

function placed(state: RoundState, at: PathIndex, upTo: number): boolean {
  const path = state.paths[at];
  return path !== undefined && path.tiles.length >= upTo && firstFaultOn(state, path, at) === null;
}

/** Whether a goal is reached; `entry` is the state in which its step began. */
export function holds(goal: LessonGoal, state: RoundState, entry: RoundState): boolean {
  const lying = state.paths.flatMap(({ tiles }) => tiles);
  switch (goal.type) {
    case 'marked':
      return marked(state, goal.path ?? 0, goal.upTo);
    case 'placed':
      return placed(state, goal.path ?? 0, goal.upTo);
    case 'lies':
      return lying.some(
        ({ tile, cell, rotation }) =>
          tile === goal.tile &&
          (goal.cell === undefined || (cell.x === goal.cell.x && cell.y === goal.cell.y)) &&
          (goal.rotation === undefined || rotation === goal.rotation),
      );
    case 'item':
      return itemsOn(state.setup, lying).includes(goal.item);
    case 'switched':
      return state.holds.some((pile, k) => pile !== entry.holds[k]);
    case 'handed':
      return state.paths.some(({ supply }, at) => supply[goal.colour] > (entry.paths[at]?.supply[goal.colour] ?? 0));
    case 'caught':
      return state.paths[goal.path ?? 0]?.caught === true;
    case 'over':
      return (
        state.phase === 'over' &&
        (goal.ending === undefined || state.ending === goal.ending) &&
        (goal.winner === undefined || judgeRound(state).winner === goal.winner)
      );
    case 'guessed':
      return state.guesses.length >= goal.count;
    case 'all':
      return goal.of.every((each) => holds(each, state, entry));
    case 'any':
      return goal.of.some((each) => holds(each, state, entry));
  }
}
