/** Puzzles of Fugitive: their shape, told once. What only the rules can tell (`src/rules/fugitive/drills`) is for the prover. */
import * as v from 'valibot';
import { GOAL, HIGHEST_CALL } from '../../rules/fugitive/cards';
import { DRILL_THEMES, type Drill, type DrillAnswer } from '../../rules/fugitive/drills/types';
import type { Judged } from '../../rules/fugitive/drills/judge';
import { MOST_PUZZLES, PuzzleIdSchema } from '../puzzle-frame';

/** Places of a row, cards of a hand that is asked about, of her hand, and wrong calls. */
const MOST_PLACES = 24;
const MOST_CARDS = 12;
const MOST_HERS = 41;
const MOST_CALLS = 60;

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const hideout = whole(1, GOAL);
const number = whole(1, HIGHEST_CALL);
const upTo = <Item extends v.GenericSchema>(item: Item, most: number) => v.pipe(v.array(item), v.maxLength(most));
const nothing = v.strictObject({});

const SeenPlaceSchema = v.strictObject({
  /** Null: face down. */
  number: v.nullable(hideout),
  /** Their count where they are not seen. */
  sprints: v.union([whole(0, MOST_CARDS), upTo(number, MOST_CARDS)]),
  /** His draws from each pile by then. */
  draws: v.pipe(v.array(whole(0, 14)), v.length(3)),
});

const RowSchema = v.strictObject({
  places: v.pipe(v.array(SeenPlaceSchema), v.minLength(1), v.maxLength(MOST_PLACES)),
  hand: upTo(number, MOST_HERS),
  wrong: upTo(
    v.strictObject({ numbers: v.pipe(v.array(number), v.minLength(1), v.maxLength(MOST_HERS)), before: whole(0, MOST_PLACES) }),
    MOST_CALLS,
  ),
});
const HandSchema = v.strictObject({
  last: whole(0, HIGHEST_CALL),
  hand: v.pipe(v.array(hideout), v.minLength(1), v.maxLength(MOST_CARDS)),
});
const StepSchema = v.strictObject({ card: hideout, sprints: upTo(number, MOST_CARDS) });

const common = {
  id: PuzzleIdSchema,
  game: v.literal('fugitive'),
  themes: v.pipe(
    v.array(v.picklist(DRILL_THEMES)),
    v.maxLength(DRILL_THEMES.length),
    v.check((themes) => new Set(themes).size === themes.length, 'fault.puzzle-theme-twice'),
  ),
  /** Difficulty on the Glicko scale: where the puzzle's rating starts. */
  rating: whole(100, 4000),
  /** Where it comes from, in words for people. */
  source: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
};

const numbers = v.strictObject({ numbers: upTo(number, HIGHEST_CALL) });
const best = v.strictObject({ best: v.pipe(v.array(number), v.minLength(1), v.maxLength(HIGHEST_CALL)) });
const place = v.strictObject({ place: whole(1, MOST_PLACES) });

export const PuzzleSchema = v.variant('kind', [
  v.strictObject({ ...common, kind: v.literal('where'), position: RowSchema, question: place, answer: numbers }),
  v.strictObject({ ...common, kind: v.literal('back'), position: RowSchema, question: place, answer: numbers }),
  v.strictObject({ ...common, kind: v.literal('sure'), position: RowSchema, question: nothing, answer: numbers }),
  v.strictObject({ ...common, kind: v.literal('pair'), position: RowSchema, question: nothing, answer: numbers }),
  v.strictObject({ ...common, kind: v.literal('call'), position: RowSchema, question: nothing, answer: best }),
  v.strictObject({ ...common, kind: v.literal('hunt'), position: RowSchema, question: nothing, answer: best }),
  v.strictObject({
    ...common,
    kind: v.literal('gamble'),
    position: RowSchema,
    question: v.strictObject({ sets: v.pipe(v.array(v.pipe(v.array(number), v.minLength(1), v.maxLength(3))), v.length(3)) }),
    answer: v.strictObject({ best: v.pipe(v.array(whole(0, 2)), v.minLength(1), v.maxLength(3)) }),
  }),
  v.strictObject({
    ...common,
    kind: v.literal('steps'),
    position: HandSchema,
    question: nothing,
    answer: v.strictObject({ numbers: upTo(hideout, MOST_CARDS) }),
  }),
  v.strictObject({
    ...common,
    kind: v.literal('cheap'),
    position: HandSchema,
    question: v.strictObject({ card: hideout }),
    answer: v.strictObject({ sprints: upTo(number, MOST_CARDS) }),
  }),
  v.strictObject({
    ...common,
    kind: v.literal('way'),
    position: HandSchema,
    question: nothing,
    answer: v.strictObject({ way: upTo(StepSchema, MOST_CARDS) }),
  }),
]);

/** What a player answers, by the puzzle's kind. */
export const AnswerSchema = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['where', 'back', 'sure', 'pair']), numbers: upTo(number, HIGHEST_CALL) }),
  v.strictObject({ kind: v.literal('steps'), numbers: upTo(hideout, MOST_CARDS) }),
  v.strictObject({ kind: v.picklist(['call', 'hunt']), number }),
  v.strictObject({ kind: v.literal('gamble'), set: whole(0, 2) }),
  v.strictObject({ kind: v.literal('cheap'), sprints: upTo(number, MOST_CARDS) }),
  v.strictObject({ kind: v.literal('way'), way: upTo(StepSchema, MOST_CARDS) }),
]);

/** A pack file, `.puzzles.json`: Fugitive's puzzles carry all that they need. */
export const PackFileSchema = v.strictObject({
  format: v.literal('lookout-puzzles'),
  version: v.literal(1, 'fault.version'),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  puzzles: v.pipe(v.array(PuzzleSchema), v.minLength(1), v.maxLength(MOST_PUZZLES)),
});

export type Puzzle = v.InferOutput<typeof PuzzleSchema>;
export type PuzzleAnswer = v.InferOutput<typeof AnswerSchema>;
/** Why an answer is right or wrong. */
export type Reason = Judged;

/** The schemas say what the rules' types say: neither goes off alone. */
const asDrill: (puzzle: Puzzle) => Drill = (puzzle) => puzzle;
const asAnswer: (answer: PuzzleAnswer) => DrillAnswer = (answer) => answer;
export { asAnswer, asDrill };
