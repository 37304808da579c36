/** How a match of Fugitive is asked for: the schemas by which a wish for one comes in from the window. */
import * as v from 'valibot';
import { SEATS } from '../../rules/fugitive/seats';
import { SittingSchema } from '../seats';
import { NotepadSchema, RoleSchema, RulesSchema } from './replay';

const level = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10));
const game = v.literal('fugitive');
const seed = v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(64)));

/** Against a bot, as either side, or between two bots to watch. */
export const QuickSchema = v.strictObject({
  game,
  role: v.picklist([...RoleSchema.options, 'watch']),
  /** The bot's level; when watching, the Fugitive's. */
  level,
  /** When watching: the Marshal's. */
  marshalLevel: v.exactOptional(level),
  /** Somebody plays by this name who is in nobody's record, empty for one without a name; left out: the chosen profile. */
  guest: v.exactOptional(v.pipe(v.string(), v.trim(), v.maxLength(40))),
  /** N1: how much the notepad does by itself; left out: nothing. */
  notepad: v.exactOptional(NotepadSchema),
  rules: v.exactOptional(RulesSchema),
  seed,
});
export type Quick = v.InferOutput<typeof QuickSchema>;

/** Two seats of people and bots in any mix. Nobody sits twice. */
export const ArrangeSchema = v.strictObject({
  game,
  seats: v.pipe(v.array(SittingSchema), v.length(SEATS.most)),
  /** The seat that flees first. */
  firstFugitive: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SEATS.most - 1)),
  notepad: v.exactOptional(NotepadSchema),
  rules: v.exactOptional(RulesSchema),
  seed,
});
export type Arrange = v.InferOutput<typeof ArrangeSchema>;
