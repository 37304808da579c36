/** What lessons of Chase are made of, as the files have it. */
import * as v from 'valibot';
import { ENDINGS } from '../../rules/chase/round';
import type { LessonGoal } from '../../rules/chase/lesson/types';
import { courseSchema } from '../lessons';
import { PUZZLE_KINDS, PUZZLE_THEMES } from './puzzle';
import { CellSchema, ColourSchema, ItemSchema, PositionSchema, RoleSchema, RotationSchema, SymbolSchema, TileIdSchema } from './replay';
import { QuickSchema } from './start';

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3));
const path = v.exactOptional(v.picklist([0, 1]));
const placement = { tile: TileIdSchema, cell: CellSchema, rotation: RotationSchema };
const upTo = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(40));

const act = v.variant('type', [
  v.strictObject({ type: v.literal('open'), tiles: v.pipe(v.array(v.strictObject(placement)), v.minLength(2), v.maxLength(3)) }),
  v.strictObject({ type: v.literal('place'), ...placement }),
  v.strictObject({ type: v.literal('mark'), symbol: SymbolSchema }),
  v.strictObject({ type: v.literal('lose-trail'), colour: ColourSchema }),
  v.strictObject({ type: v.literal('switch-pile') }),
  v.strictObject({ type: v.literal('exchange') }),
  v.strictObject({ type: v.literal('hand-over'), colour: ColourSchema, count: upTo }),
  v.strictObject({ type: v.literal('guess'), position: PositionSchema, symbol: SymbolSchema }),
]);

const goal: v.GenericSchema<LessonGoal> = v.variant('type', [
  v.strictObject({ type: v.literal('marked'), upTo, path }),
  v.strictObject({ type: v.literal('placed'), upTo, path }),
  v.strictObject({
    type: v.literal('lies'),
    tile: TileIdSchema,
    cell: v.exactOptional(CellSchema),
    rotation: v.exactOptional(RotationSchema),
  }),
  v.strictObject({ type: v.literal('item'), item: ItemSchema }),
  v.strictObject({ type: v.literal('switched') }),
  v.strictObject({ type: v.literal('handed'), colour: ColourSchema }),
  v.strictObject({ type: v.literal('caught'), path }),
  v.strictObject({
    type: v.literal('over'),
    ending: v.exactOptional(v.picklist(ENDINGS)),
    winner: v.exactOptional(v.picklist(['runners', 'chasers'])),
  }),
  v.strictObject({ type: v.literal('guessed'), count: upTo }),
  v.strictObject({ type: v.literal('all'), of: v.array(v.lazy(() => goal)) }),
  v.strictObject({ type: v.literal('any'), of: v.array(v.lazy(() => goal)) }),
]);

const position = v.strictObject({
  roles: v.pipe(v.array(RoleSchema), v.minLength(2), v.maxLength(4)),
  persons: v.array(seat),
  rules: v.exactOptional(
    v.strictObject({
      startingTiles: v.exactOptional(v.picklist([2, 3])),
      perfectPlan: v.exactOptional(v.boolean()),
      table: v.exactOptional(v.strictObject({ columns: upTo, rows: upTo })),
    }),
  ),
  prison: v.exactOptional(CellSchema),
  piles: v.exactOptional(v.array(v.array(TileIdSchema))),
  starts: v.exactOptional(v.array(v.array(TileIdSchema))),
  chases: v.exactOptional(v.array(seat)),
  done: v.exactOptional(v.array(v.strictObject({ seat, act }))),
});

const question = v.variant('type', [
  v.strictObject({ type: v.literal('first-mistake'), side: RoleSchema }),
  v.strictObject({ type: v.literal('winner') }),
]);

const pointer = v.variant('thing', [
  v.strictObject({ thing: v.literal('tile'), position: PositionSchema, path }),
  v.strictObject({ thing: v.literal('cell'), cell: CellSchema }),
  v.strictObject({ thing: v.picklist(['hand', 'symbols', 'current-tile', 'pile', 'hand-over']) }),
  v.strictObject({ thing: v.literal('hand-tile'), tile: TileIdSchema }),
  v.strictObject({ thing: v.literal('symbol'), symbol: SymbolSchema }),
]);

const run = v.strictObject({
  game: v.exactOptional(v.literal('chase')),
  rated: v.exactOptional(v.boolean()),
  kinds: v.exactOptional(v.array(v.picklist(PUZZLE_KINDS))),
  themes: v.exactOptional(v.array(v.picklist(PUZZLE_THEMES))),
  length: v.exactOptional(upTo),
  mixed: v.exactOptional(v.literal(true)),
  noClock: v.exactOptional(v.boolean()),
});

export const ChaseCourseSchema = courseSchema({ position, goal, act, question, pointer }, { run, round: QuickSchema });
export type ChaseCourse = v.InferOutput<typeof ChaseCourseSchema>;
