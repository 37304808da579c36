/** Puzzles as everything outside the games' folders knows them: kinds, themes and shapes by the list of games. */
import * as v from 'valibot';
import { GAMES, type GameSchemas } from './games';
import type { PuzzleSchemas } from './puzzle-frame';

export { LONGEST_PACK, PuzzleIdSchema } from './puzzle-frame';

type Listed = Extract<(typeof GAMES)[number], { readonly puzzles: unknown }>['puzzles'];
type Said = NonNullable<Listed['said']>;

export type PuzzleKind = Listed['kinds'][number];
export type PuzzleTheme = Listed['themes'][number];
export type Puzzle = v.InferOutput<Listed['puzzle']>;
export type PuzzleAnswer = v.InferOutput<Listed['answer']>;
/** What is laid of an answer so far. */
export type Laid = v.InferOutput<Listed['laid']>;
export type Fact = v.InferOutput<Listed['fact']>;
export type Direction = Listed['directions'][number];
export type Rotation = Listed['rotations'][number];
export type ReadSymbol = Listed['symbols'][number];
export type Hint = Said['hint'];
/** Why an answer is right or wrong. */
export type Reason = Said['reason'];

/** The id of a fact as it is kept. */
export type FactId = string;

/** Whether an answer is right, and why. */
export interface Grade {
  readonly right: boolean;
  readonly reason: Reason;
}

/** A hint, and how many more there are from what is laid. */
export interface HintGiven {
  readonly hint: Hint;
  readonly left: number;
}

const listed: readonly GameSchemas[] = GAMES;
const all: readonly PuzzleSchemas[] = /* @__PURE__ */ listed.flatMap(({ puzzles }) => puzzles ?? []);

/** What fits the schema of any game. */
function ofAny<Output>(of: (puzzles: PuzzleSchemas) => v.GenericSchema): v.GenericSchema<unknown, Output> {
  // A game that has none of a kind of thing, no hints to lay say, says so by a schema that nothing fits.
  const [only, ...others] = all.map(of).filter(({ type }) => type !== 'never');
  if (only === undefined) return v.never();
  // Each game's schema gives what its types say.
  return (others.length === 0 ? only : v.union([only, ...others])) as v.GenericSchema<unknown, Output>;
}

/** The games that have puzzles. */
const PUZZLE_GAMES = /* @__PURE__ */ listed.flatMap(({ id, puzzles }) => (puzzles === undefined ? [] : [id]));

export const PUZZLE_KINDS = /* @__PURE__ */ all.flatMap(({ kinds }) => kinds as readonly PuzzleKind[]);
export const PUZZLE_THEMES = /* @__PURE__ */ all.flatMap(({ themes }) => themes as readonly PuzzleTheme[]);
export const DIRECTIONS = /* @__PURE__ */ all.flatMap(({ directions }) => directions as readonly Direction[]);
export const ROTATIONS = /* @__PURE__ */ all.flatMap(({ rotations }) => rotations as readonly Rotation[]);
export const READ_SYMBOLS = /* @__PURE__ */ all.flatMap(({ symbols }) => symbols as readonly ReadSymbol[]);
export const MOST_FACTS = /* @__PURE__ */ all.reduce((most, { mostFacts }) => Math.max(most, mostFacts), 0);

/** A game whose puzzles are meant; where requests may leave it out, the first that has puzzles is meant (`PuzzleBook.of`). */
export const PuzzleGameSchema = /* @__PURE__ */ v.picklist(PUZZLE_GAMES);
export const PuzzleKindSchema = /* @__PURE__ */ v.picklist(PUZZLE_KINDS);
export const PuzzleThemeSchema = /* @__PURE__ */ v.picklist(PUZZLE_THEMES);
export const PuzzleSchema = /* @__PURE__ */ ofAny<Puzzle>(({ puzzle }) => puzzle);
export const PuzzleAnswerSchema = /* @__PURE__ */ ofAny<PuzzleAnswer>(({ answer }) => answer);
export const LaidSchema = /* @__PURE__ */ ofAny<Laid>(({ laid }) => laid);
export const FactSchema = /* @__PURE__ */ ofAny<Fact>(({ fact }) => fact);
