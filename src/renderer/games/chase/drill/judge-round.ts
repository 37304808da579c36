/** A finished round to judge as the table shows it, and its walk. Which mistakes it has the puzzle's answer says. */
import type { JudgePuzzle } from '../../../../shared/chase/puzzle';
import { applyEvent } from '../../../../rules/chase/apply';
import { walkOf, type WalkStep } from '../../../../rules/chase/explain';
import { itemsOn } from '../../../../rules/chase/legality';
import { beginRound, type RoundState } from '../../../../rules/chase/round';
import type { Item } from '../../../../rules/chase/tile';
import { viewFor } from '../../../../rules/chase/view';
import type { RoundView } from '../../../../shared/chase/table';
import { oneForEach } from '../../../lib/drill/one-for-each';

/** The round as it ended. Main has proved every puzzle, so no event of it is refused; what came after one would be left out. */
function played({ position: { rules, round }, tiles }: JudgePuzzle): RoundState {
  const { events, ...dealt } = round;
  let state = beginRound({ ...dealt, rules, tiles });
  for (const event of events) {
    const next = applyEvent(state, event);
    if (!next.ok) break;
    state = next.value;
  }
  return state;
}

export interface RoundToJudge {
  readonly view: RoundView;
  /** Every tile, path after path. A fault is one that the puzzle asks for: what comes after it is not looked at (J1). */
  readonly steps: readonly WalkStep[];
}

/** The round of a puzzle, gone through once. */
export const roundToJudge = oneForEach((puzzle: JudgePuzzle): RoundToJudge => {
  const state = played(puzzle);
  const asked = puzzle.answer.mistakes.filter(({ side }) => side === 'runners');
  const isAsked = ({ path, position }: WalkStep): boolean => asked.some((each) => each.path === path && each.position === position);
  return {
    // As if it still went on: the table then shows the tile that is looked at, and not all of it.
    view: { ...viewFor(state, null), tiles: puzzle.tiles, phase: 'running' },
    steps: walkOf(state).map((step) => (step.fault === null || isAsked(step) ? step : { ...step, fault: null })),
  };
});

/** The items on the table when the tile of a step was placed, its own left out (P6). */
export function itemsBefore({ view }: RoundToJudge, { placed }: WalkStep): Item[] {
  return itemsOn(
    view,
    view.paths.flatMap(({ tiles }) => tiles.filter(({ order }) => order < placed.order)),
  );
}
