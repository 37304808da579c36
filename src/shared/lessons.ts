/**
 * Lessons as data: courses of lessons, each a list of steps, a test made of drills, a round, or a page of the game's own. The frame is every game's; what lies on the
 * table and what has to be so is the game's own. Words stand beside them, by the step's name, in each language.
 */
import * as v from 'valibot';
import { MODES } from './modes';

/** Names of courses, lessons, steps and wrong deeds: parts of the names of their words. */
const nameSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), v.maxLength(40));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const SeatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5));

/** A clause of the rules, by its name: what a wrong answer or deed is explained by, where a rule decides it. */
const ClauseSchema = v.pipe(v.string(), v.regex(/^[A-Z]\d+$/));

/** A choice among words; `right` counts from 0. */
const ChoiceSchema = v.strictObject({
  options: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(6)),
  right: v.pipe(v.array(whole), v.minLength(1)),
  clause: v.exactOptional(ClauseSchema),
});

type Schema = v.GenericSchema;

/** What a game's lessons are made of. */
export interface LessonParts<
  Position extends Schema,
  Goal extends Schema,
  Act extends Schema,
  Question extends Schema,
  Pointer extends Schema,
> {
  readonly position: Position;
  readonly goal: Goal;
  readonly act: Act;
  readonly question: Question;
  readonly pointer: Pointer;
}

/** The schema of a game's courses. */
export function courseSchema<
  P extends Schema,
  G extends Schema,
  A extends Schema,
  Q extends Schema,
  T extends Schema,
  D extends Schema,
  R extends Schema,
>(
  { position, goal, act, question, pointer }: LessonParts<P, G, A, Q, T>,
  /** How a run of this game's drills is asked for, and how a round of it begins. */
  { run, round }: { readonly run: D; readonly round: R },
) {
  const step = v.strictObject({
    id: nameSchema,
    position: v.exactOptional(position),
    goal: v.exactOptional(goal),
    choice: v.exactOptional(ChoiceSchema),
    question: v.exactOptional(question),
    solution: v.exactOptional(v.array(v.strictObject({ seat: SeatSchema, act }))),
    points: v.exactOptional(pointer),
    hints: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3))),
    unaided: v.exactOptional(v.literal(true)),
    wrong: v.exactOptional(v.array(v.strictObject({ id: nameSchema, when: goal, clause: v.exactOptional(ClauseSchema) }))),
    script: v.exactOptional(
      v.array(
        v.strictObject({
          when: v.exactOptional(goal),
          /** Milliseconds. */
          after: v.pipe(whole, v.maxValue(20_000)),
          seat: SeatSchema,
          act,
        }),
      ),
    ),
  });
  const lesson = v.variant('kind', [
    v.strictObject({ kind: v.literal('steps'), id: nameSchema, steps: v.pipe(v.array(step), v.minLength(1)) }),
    /** A run of drills: passed with so many right, and everything in it counts as any drill does. */
    v.strictObject({
      kind: v.literal('test'),
      id: nameSchema,
      mode: v.picklist(MODES),
      options: run,
      right: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
    /** A real round: done once it is played to its end, whoever wins. */
    v.strictObject({ kind: v.literal('round'), id: nameSchema, start: round }),
    /** A page that the game brings by this name: done once the page says so. */
    v.strictObject({ kind: v.literal('page'), id: nameSchema }),
  ]);
  return v.strictObject({
    id: nameSchema,
    /** About how long it takes. */
    minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)),
    lessons: v.pipe(v.array(lesson), v.minLength(1)),
  });
}

/** How far a player has come in a lesson. */
export interface LessonProgress {
  readonly game: string;
  readonly course: string;
  readonly lesson: string;
  /** The step to go on with, from 0; 0 where there are none. */
  readonly step: number;
  /** Once done it stays so, also while it is gone through again. */
  readonly done: boolean;
  /** When the player was there last, as an ISO time. */
  readonly at: string;
}

export const LessonNameSchema = nameSchema;

/** What of a course its words are named by. */
export interface WordedCourse {
  readonly lessons: readonly (
    | {
        readonly kind: 'steps';
        readonly id: string;
        readonly steps: readonly {
          readonly id: string;
          readonly hints?: number | undefined;
          readonly choice?: { readonly options: number; readonly right: readonly number[] } | undefined;
          readonly wrong?: readonly { readonly id: string }[] | undefined;
        }[];
      }
    | { readonly kind: 'test' | 'round' | 'page'; readonly id: string }
  )[];
}

/**
 * The names of a course's words. Those that may be left out end in `?`: what is said once a step is done, and why an option or a deed is
 * wrong is never among them.
 */
export function wordsOf({ lessons }: WordedCourse): string[] {
  const numbered = (name: string, count: number, from: number) => Array.from({ length: count }, (_, at) => `${name}-${String(at + from)}`);
  return [
    'title',
    'about',
    ...lessons.flatMap((lesson) => {
      const title = `${lesson.id}.title`;
      if (lesson.kind !== 'steps') return [title, `${lesson.id}.about`];
      const steps = lesson.steps.flatMap(({ id, hints = 0, choice, wrong = [] }) => {
        const name = `${lesson.id}.${id}`;
        const options = choice?.options ?? 0;
        return [
          name,
          `${name}.praise?`,
          ...numbered(`${name}.hint`, hints, 1),
          ...numbered(`${name}.option`, options, 0),
          ...numbered(`${name}.not`, options, 0).filter((_, at) => choice?.right.includes(at) !== true),
          ...wrong.map((each) => `${name}.wrong-${each.id}`),
        ];
      });
      return [title, ...steps];
    }),
  ];
}

/** More than passes between two looks at a lesson, in milliseconds. */
export const MOST_SPENT = 3_600_000;
