/** Every course is gone through in Italian: by a gamepad, by the table in words alone, or by touch. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../../e2e/app';
import { plugIn } from '../../../e2e/gamepads';
import { COURSES } from '../../../unit/games/chase/lessons/courses';
import { goThroughCourse } from './course';
import type { Learner } from './learner';
import { BY_PAD, BY_WORDS, byTouch } from './learners';

async function byPad(page: Page): Promise<Learner> {
  await plugIn(page, [0]);
  return BY_PAD;
}
const byWords = (): Promise<Learner> => Promise.resolve(BY_WORDS);

/** Each device has a course in which something is laid, one in which something is marked, and one in which something is asked. */
const DEVICES: Readonly<Record<string, readonly [string, (page: Page) => Promise<Learner>]>> = {
  'first-chase': ['touch', byTouch],
  reading: ['the table in words', byWords],
  running: ['a gamepad', byPad],
  judging: ['a gamepad', byPad],
  several: ['a gamepad', byPad],
  variants: ['the table in words', byWords],
};

test('no course is left out', () => {
  expect(COURSES.map(({ name }) => name).sort()).toEqual(Object.keys(DEVICES).sort());
});

for (const [name, [device, begun]] of Object.entries(DEVICES))
  test(`the course ${name} is gone through by ${device}`, async ({ app }) => {
    await goThroughCourse(app, name, 'it', await begun(app.window));
  });
