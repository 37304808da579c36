/** A lesson's table is framed on what matters: no two views of the same, and none of what nobody needs. */
import { expect, test } from 'vitest';
import { lookedAt, seenWhole } from '../../../../../../src/renderer/games/chase/lesson/framing';
import { COURSES } from '../../../../../../src/renderer/games/chase/lesson/courses';
import { TILES } from '../../../../../../src/renderer/games/chase/lib/tile-set';
import { chaseLessons } from '../../../../../../src/rules/chase/lesson/lesson';
import type { ChaseLessonTypes } from '../../../../../../src/rules/chase/lesson/types';
import { viewFor } from '../../../../../../src/rules/chase/view';
import { Lesson } from '../../../../../../src/rules/lesson';
import type { LessonStep } from '../../../../../../src/rules/lesson-types';

function viewsIn(id: string, seat: number) {
  const found = COURSES.find((course) => course.id === 'several')?.lessons.find((lesson) => lesson.id === id);
  if (found?.kind !== 'steps') throw new Error(`There is no lesson ${id}.`);
  const lesson = new Lesson(chaseLessons(TILES), found.steps as readonly LessonStep<ChaseLessonTypes>[]);
  return lesson.steps.map((_, at) => viewFor(lesson.begin(at).state, seat));
}

test('a Chaser who reads one of two paths sees that one large; a question about both, and what one who is caught left, is seen whole', () => {
  const views = viewsIn('markers', 2).filter(({ paths }) => paths.filter(({ caught }) => !caught).length === 2);
  expect(views.length).toBeGreaterThan(1);
  for (const view of views) expect(seenWhole(view)).toBe(false);
  expect(viewsIn('turns', 0).some(seenWhole)).toBe(true);
  expect(viewsIn('paths', 0).some((view) => view.paths.length === 2 && seenWhole(view))).toBe(true);
  expect(viewsIn('caught', 2).some((view) => view.paths.length === 2 && seenWhole(view))).toBe(true);
});

test('of two Chasers each looks at their own path, unless a tile of the other one is pointed at', () => {
  const [view] = viewsIn('markers', 2);
  if (view === undefined) throw new Error('There is no step.');
  const own = view.paths.findIndex(({ chaser }) => chaser === 2) as 0 | 1;
  expect(lookedAt(view, null)).toBe(own);
  expect(lookedAt(view, own)).toBe(own);
  expect(lookedAt(view, own === 0 ? 1 : 0)).toBeNull();
  const [runner] = viewsIn('paths', 0);
  if (runner === undefined) throw new Error('There is no step.');
  expect(lookedAt(runner, null)).toBeNull();
});
