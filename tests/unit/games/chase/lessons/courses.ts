/** The courses as they ship. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { chaseLessons } from '../../../../../src/rules/chase/lesson/lesson';
import type { ChaseLessonTypes } from '../../../../../src/rules/chase/lesson/types';
import type { TileSet } from '../../../../../src/rules/chase/tile';
import { Lesson } from '../../../../../src/rules/lesson';
import { TilesSchema } from '../../../../../src/shared/chase/replay';
import { ChaseCourseSchema, type ChaseCourse } from '../../../../../src/shared/chase/lesson';

const RESOURCES = join(import.meta.dirname, '../../../../../resources/chase');
const FOLDER = join(RESOURCES, 'lessons');
const set = JSON.parse(readFileSync(join(RESOURCES, 'tiles.json'), 'utf8')) as { tiles: unknown };
export const TILES: TileSet = v.parse(TilesSchema, set.tiles);

const read = (course: string, file: string): unknown => JSON.parse(readFileSync(join(FOLDER, course, file), 'utf8'));

export const COURSES = readdirSync(FOLDER).map((name) => ({
  name,
  course: v.parse(ChaseCourseSchema, read(name, 'course.json')),
  words: { en: read(name, 'en.json'), it: read(name, 'it.json') } as Record<'en' | 'it', Record<string, string>>,
}));

type StepsLesson = Extract<ChaseCourse['lessons'][number], { kind: 'steps' }>;

/** The lessons of steps, ready to be played. */
export const LESSONS = COURSES.flatMap(({ name, course }) =>
  course.lessons
    .filter((lesson): lesson is StepsLesson => lesson.kind === 'steps')
    .map(({ id, steps }) => ({ name: `${name}/${id}`, lesson: new Lesson<ChaseLessonTypes>(chaseLessons(TILES), steps) })),
);
