/** What a seat does at Fugitive's table, and what it can ask beside: the schemas by which that comes in. */
import * as v from 'valibot';
import { GOAL, HIGHEST_CALL } from '../../rules/fugitive/cards';

const number = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));
const called = number(HIGHEST_CALL);
const card = number(GOAL);
const pile = v.picklist([1, 2, 3]);
const choose = { type: v.literal('choose') };
const hideout = number(HIGHEST_CALL);

export const ActSchema = v.variant('type', [
  v.strictObject({ type: v.literal('draw'), pile }),
  v.strictObject({ type: v.literal('place'), card, sprints: v.pipe(v.array(card), v.maxLength(GOAL)) }),
  v.strictObject({ type: v.literal('guess'), numbers: v.pipe(v.array(called), v.minLength(1), v.maxLength(HIGHEST_CALL)) }),
  v.strictObject({ type: v.literal('event') }),
  v.strictObject({ type: v.literal('keep'), use: v.boolean() }),
  v.variant('event', [
    v.strictObject({ ...choose, event: v.picklist(['tip', 'witness', 'cast']), hideout }),
    v.strictObject({ ...choose, event: v.literal('dragnet'), numbers: v.pipe(v.array(called), v.length(3)) }),
    v.strictObject({ ...choose, event: v.literal('glimpse'), pile }),
    v.strictObject({ ...choose, event: v.literal('retrace'), card: called }),
    v.strictObject({ ...choose, event: v.literal('swap'), card: v.nullable(card) }),
  ]),
  // Giving up and standing still are the table's own requests.
  v.strictObject({ type: v.picklist(['pass', 'stop']) }),
]);
export type TableAct = v.InferOutput<typeof ActSchema>;

/** N3, N4: what her notepad counts, of a seat that has the full one. */
export const QuestionSchema = v.strictObject({ type: v.literal('notepad') });
