/** How a run of puzzles is to be, as it is asked for. */
import * as v from 'valibot';
import { SETTINGS } from './game-list';
import { together } from './of-games';
import {
  FactSchema,
  MOST_FACTS,
  PuzzleGameSchema,
  PuzzleIdSchema,
  PuzzleKindSchema,
  PuzzleThemeSchema,
  PUZZLE_KINDS,
  PUZZLE_THEMES,
} from './puzzles';

const kinds = v.pipe(v.array(PuzzleKindSchema), v.minLength(1), v.maxLength(PUZZLE_KINDS.length));
const themes = v.pipe(v.array(PuzzleThemeSchema), v.minLength(1), v.maxLength(PUZZLE_THEMES.length));

/** How the puzzles of each game look, as it says; kept with the run. */
const runLooks = together(SETTINGS.map((game) => game.runLooks));

/** How a run is to be; all of it may be left out. Some of it means something in some modes only. */
export const RunOptionsSchema = v.strictObject({
  /** Whose puzzles, bests and daily; left out: those of the first game that has puzzles. */
  game: v.exactOptional(PuzzleGameSchema),
  /** Rush: how long. */
  minutes: v.exactOptional(v.picklist([3, 5])),
  /** Which puzzles; left out: the mode's own. */
  kinds: v.exactOptional(kinds),
  /** Puzzles with any of these themes; left out: all. */
  themes: v.exactOptional(themes),
  /** Practice, custom: puzzles until the run ends by itself; left out: no end (custom: 20). */
  length: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500))),
  /** Of everything that practice climbs to, in turn: a test of all of it. Left out: as the mode chooses. */
  mixed: v.exactOptional(v.literal(true)),
  /** Calm: time is not shown and ends nothing; a wrong answer costs nothing. */
  noClock: v.exactOptional(v.boolean()),
  noPenalty: v.exactOptional(v.boolean()),
  ...runLooks,
  /** Whether ratings change; left out: as the mode does. Calm runs and chosen faces never rate. */
  rated: v.exactOptional(v.boolean()),
  /** Just these faces, again and again until each is twice right and fast: 'drill these' of the dashboard. */
  facts: v.exactOptional(v.pipe(v.array(FactSchema), v.minLength(1), v.maxLength(MOST_FACTS))),
  /** Just these puzzles, once each: 'again, all that I missed or was slow on'. Never rates. */
  puzzles: v.exactOptional(v.pipe(v.array(PuzzleIdSchema), v.minLength(1), v.maxLength(500))),
});
export type RunOptions = v.InferOutput<typeof RunOptionsSchema>;

/** What of them says how puzzles look. */
export type RunLooks = Pick<RunOptions, keyof typeof runLooks>;
