/** Lessons of Chase on its own rules. */
import type { Choice, LessonRules } from '../../lesson-types';
import { walkOf } from '../explain';
import { judgeRound } from '../judge';
import { firstFaultOn } from '../legality';
import type { PathIndex, RoundState } from '../round';
import type { TileSet } from '../tile';
import { holds } from './goals';
import { actIn, setUp } from './play';
import type { ChaseLessonTypes, LessonFault, LessonQuestion } from './types';
import { whyNot } from './why-not';

/** The tile that is new against the rules (P1 to P7, F3), or the marker that is new and wrong (M3, M4). */
function faultOf(before: RoundState, after: RoundState): LessonFault | null {
  const walk = (path: PathIndex, position: number) => walkOf(after).find((step) => step.path === path && step.position === position);
  for (const [at, path] of after.paths.entries()) {
    const index = at as PathIndex;
    const earlier = before.paths[at];
    const fault = firstFaultOn(after, path, index);
    const was = earlier === undefined ? null : firstFaultOn(before, earlier, index);
    const step = fault === null || was !== null ? undefined : walk(index, fault.position);
    if (step !== undefined && fault !== null) return { role: 'runner', clause: fault.clause, step };
  }
  if (after.marks.length <= before.marks.length) return null;
  const last = after.marks[after.marks.length - 1];
  const step = last && walk(last.path, last.position);
  if (!step?.marker || step.marker.ok) return null;
  return { role: 'chaser', clause: step.marker.final ? 'M4' : 'M3', step };
}

const WINNERS = ['runners', 'chasers', null] as const;

/** J1, J3 to J8: what the judge says, as the options of a question. */
function answersTo(question: LessonQuestion, state: RoundState): Choice {
  const { runnerMistake, chaserMistake, winner } = judgeRound(state);
  if (question.type === 'winner') return { options: WINNERS.length, right: [WINNERS.indexOf(winner)] };
  const tiles = state.paths[0]?.tiles.length ?? 0;
  const mistake = question.side === 'runner' ? runnerMistake : chaserMistake;
  return { options: tiles + 1, right: [mistake === null ? tiles : mistake.position - 1] };
}

/** The rules of lessons that are played with these faces. */
export function chaseLessons(tiles: TileSet): LessonRules<ChaseLessonTypes> {
  return {
    setUp: (position) => setUp(position, tiles),
    act: actIn,
    isOver: ({ phase }) => phase === 'over',
    holds,
    fault: faultOf,
    answers: answersTo,
    whyNot,
  };
}
