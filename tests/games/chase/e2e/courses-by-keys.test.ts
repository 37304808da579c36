/** Every course is gone through by keys alone, in English. */
import { test } from '../../../e2e/app';
import { COURSES } from '../../../unit/games/chase/lessons/courses';
import { goThroughCourse } from './course';
import { BY_KEYS } from './learners';

for (const { name } of COURSES)
  test(`the course ${name} is gone through by keys`, async ({ app }) => {
    await goThroughCourse(app, name, 'en', BY_KEYS);
  });
