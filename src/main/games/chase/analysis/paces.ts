/** How bots of each level read and lay, as measured by `npm run paces:make` (docs/analysis.md). */
import * as v from 'valibot';
import file from '../../../../../resources/chase/paces.json';
import type { PaceTable } from '../../../../rules/chase/analysis/like-level';

const PaceSchema = v.strictObject({
  level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
  median: v.pipe(v.number(), v.minValue(1)),
  spread: v.pipe(v.number(), v.minValue(0.01)),
  right: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
});
const BySide = v.strictObject({ runner: v.pipe(v.array(PaceSchema), v.length(10)), chaser: v.pipe(v.array(PaceSchema), v.length(10)) });

/** The shape of `paces.json`. */
export const PaceFileSchema = v.strictObject({
  seed: v.string(),
  rounds: v.number(),
  players: v.strictObject({ '2': BySide, '3': BySide, '4': BySide }),
});

/** The measured paces by players, role and level. */
export const PACES: PaceTable = v.parse(PaceFileSchema, file).players;
