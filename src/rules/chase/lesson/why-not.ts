/** Why an answer about a judged round is wrong, by the rules and without giving the right one away (J1 to J8). */
import { seamBefore, type Seam } from '../evidence';
import { walkOf, type WalkStep } from '../explain';
import { judge } from '../judge';
import type { RoundState } from '../round';
import type { LessonQuestion, LessonWhyNot } from './types';

/** P3, P4, P6, P7: by which clause a tile that breaks none is right, as far as that is not plain. */
function rightBy({ counts, position }: WalkStep, { here, there }: Seam): 'P3' | 'P4' | 'P6' | 'P7' {
  if (counts.length === 0) return 'P6';
  if (position === 1) return 'P7';
  return here?.end === 'open' && there?.end === 'open' ? 'P3' : 'P4';
}

/** Why the tile at `position` of the first path is not the Runner's first mistake (J1). */
function tileIsNot(state: RoundState, position: number): LessonWhyNot {
  const step = walkOf(state).find((each) => each.path === 0 && each.position === position);
  const seam = seamBefore(state, 0, position);
  if (step === undefined || seam === null) return { why: 'missed', clause: 'J1' };
  return { why: 'laid-right', clause: rightBy(step, seam), step, seam };
}

/** Why the marker at `position` of the first path is not the Chaser's first mistake (J3). */
function markerIsNot(state: RoundState, position: number): LessonWhyNot {
  const step = walkOf(state).find((each) => each.path === 0 && each.position === position);
  if (step === undefined) return { why: 'missed', clause: 'J3' };
  if (step.marker === null) return { why: 'unmarked', clause: 'M1', step };
  return { why: 'read-right', clause: step.marker.final ? 'M4' : 'M3', step };
}

/** Why an option of a question is wrong; options are as `answersTo` has them. */
export function whyNot(question: LessonQuestion, state: RoundState, option: number): LessonWhyNot {
  const { verdict, decided } = judge(state);
  if (question.type === 'winner') return { why: 'decided', clause: decided.clause, decided };
  const runner = question.side === 'runner';
  if (!runner && decided.clause === 'J2') return { why: 'not-looked', clause: 'J2' };
  const clause = runner ? 'J1' : 'J3';
  const mistake = runner ? verdict.runnerMistake : verdict.chaserMistake;
  const position = option + 1;
  if (position > (state.paths[0]?.tiles.length ?? 0)) return { why: 'missed', clause };
  if (mistake !== null && mistake.position < position) return { why: 'earlier', clause };
  return runner ? tileIsNot(state, position) : markerIsNot(state, position);
}
