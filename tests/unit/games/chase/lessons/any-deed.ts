/** Whoever plays a lesson at random: any deed that hands can do. Against the rules counts for nothing, and is taken back. */
import type { ChaseLessonTypes, LessonAct } from '../../../../../src/rules/chase/lesson/types';
import type { Lesson } from '../../../../../src/rules/lesson';
import type { LessonAt } from '../../../../../src/rules/lesson-types';
import { viewFor } from '../../../../../src/rules/chase/view';
import { ownPath } from '../../../../../src/rules/chase/own-path';
import type { TileId } from '../../../../../src/rules/chase/tile';
import type { RoundState } from '../../../../../src/rules/chase/round';

type At = LessonAt<ChaseLessonTypes>;

const ROTATIONS = [0, 90, 180, 270] as const;
const STEPS = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
] as const;
const SYMBOLS = ['diamond', 'square', 'star', 'triangle'] as const;

function actsOf(state: RoundState, seat: number, draw: (below: number) => number): LessonAct {
  const { hand, role } = viewFor(state, seat);
  const any = <Each>(all: readonly Each[]): Each => all[draw(all.length)] as Each;
  if (role === 'chaser') {
    const path = state.paths.find((each) => each.chaser === seat);
    if (path?.caught === true) return { type: 'guess', position: 1 + draw(8), symbol: any(SYMBOLS) };
    return draw(8) === 0
      ? { type: 'hand-over', colour: any(['red', 'blue'] as const), count: 1 + draw(2) }
      : { type: 'mark', symbol: any(SYMBOLS) };
  }
  const tiles = state.paths[ownPath(state, seat) ?? 0]?.tiles ?? [];
  let cell = tiles[tiles.length - 1]?.cell ?? state.setup.prison;
  const placed = (tile: TileId) => {
    const step = any(STEPS);
    cell = { x: cell.x + step.x, y: cell.y + step.y };
    return { tile, cell, rotation: any(ROTATIONS) };
  };
  if (state.phase === 'planning') {
    const starts = [...(hand?.starts ?? [])];
    return { type: 'open', tiles: (draw(2) === 0 ? starts : starts.reverse()).map(placed) };
  }
  const pile = hand?.pile ?? [];
  if (pile.length === 0 || draw(10) === 0) return { type: draw(2) === 0 ? 'switch-pile' : 'exchange' };
  return { type: 'place', ...placed(any(pile)) };
}

/** After some deed of one of the learner's seats, or some option of what is asked. */
export function anyDeed(lesson: Lesson<ChaseLessonTypes>, here: At, draw: (below: number) => number): At {
  const choice = lesson.choiceOf(lesson.stepAt(here.step), here.state);
  if (choice !== null && draw(2) === 0) return lesson.choose(here, draw(choice.options));
  const { persons } = lesson.setUpAt(here.step).position;
  const seat = persons[draw(Math.max(1, persons.length))];
  if (seat === undefined) return here;
  const done = lesson.deed(here, seat, actsOf(here.state, seat, draw));
  return done.ok ? done.value : here;
}
