/** Lessons between window and main process: how far the chosen player has come in them. */
import * as v from 'valibot';
import { GAMES } from './games';
import { LessonNameSchema, MOST_SPENT, type LessonProgress } from './lessons';

/** More steps than a lesson has. */
const MOST_STEPS = 1000;

/** Spread into the contract's list of requests. */
export const LESSON_REQUESTS = {
  /** All of the chosen player's, whatever the game; what was never begun is left out. */
  'lessons.progress': v.strictObject({}),
  /** The chosen player is at this step of a lesson, or through with it: kept before it is answered. What was done once stays done. */
  'lessons.reach': v.strictObject({
    game: v.picklist(GAMES.map(({ id }) => id)),
    course: LessonNameSchema,
    lesson: LessonNameSchema,
    step: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_STEPS)),
    done: v.boolean(),
  }),
  /** So many milliseconds were spent in lessons just now: they count for the day. */
  'lessons.spent': v.strictObject({ millis: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_SPENT)) }),
} as const;

/** Spread into the outputs of the contract. */
export interface LessonOutputs {
  'lessons.progress': readonly LessonProgress[];
  'lessons.reach': null;
  'lessons.spent': null;
}
