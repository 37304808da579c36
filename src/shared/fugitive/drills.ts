/** What drills of Fugitive bring to the list of games. */
import * as v from 'valibot';
import { DRILL_KINDS, DRILL_THEMES } from '../../rules/fugitive/drills/types';
import type { PuzzleSchemas } from '../puzzle-frame';
import type { Hint } from './hint';
import { AnswerSchema, PuzzleSchema, type Reason } from './puzzle';

const schemas = {
  kinds: DRILL_KINDS,
  themes: DRILL_THEMES,
  puzzle: PuzzleSchema,
  answer: AnswerSchema,
  /** Nothing lies of an answer that hints would go by. */
  laid: v.never(),
  /** No flash cards: no two rows are alike. */
  fact: v.never(),
  mostFacts: 0,
  directions: [],
  rotations: [],
  symbols: [],
} as const satisfies PuzzleSchemas;

export const FUGITIVE_DRILLS: typeof schemas & { readonly said?: { readonly hint: Hint; readonly reason: Reason } } = schemas;
