/** The puzzles that ship, as the window gets them. */
import * as v from 'valibot';
import text from '../../../../../../resources/chase/puzzles.json?raw';
import { PuzzleSchema, type Puzzle, type PuzzleKind, type PuzzleTheme } from '../../../../../../src/shared/chase/puzzle';
import { PackFileSchema } from '../../../../../../src/shared/chase/pack';

const { puzzles, tiles } = v.parse(PackFileSchema, JSON.parse(text));

/** Read once: each puzzle has all the faces, and reading those anew with each of them is most of what such a test takes. */
const read = new Map<PuzzleKind, readonly Puzzle[]>();

function allOf(kind: PuzzleKind): readonly Puzzle[] {
  const known = read.get(kind);
  if (known !== undefined) return known;
  // The faces are those that the pack was read with.
  const all = puzzles.filter((each) => each.kind === kind).map((each) => ({ ...v.parse(PuzzleSchema, { ...each, tiles: {} }), tiles }));
  read.set(kind, all);
  return all;
}

/** The puzzles of a kind, all of them or the first `most`; each with the whole table of faces. */
export function shipped<Kind extends PuzzleKind>(kind: Kind, most = Infinity): Extract<Puzzle, { kind: Kind }>[] {
  return allOf(kind).slice(0, most) as Extract<Puzzle, { kind: Kind }>[];
}

/** The themes that puzzles of a kind have. */
export function shippedThemes(kind: PuzzleKind): Set<PuzzleTheme> {
  return new Set(puzzles.filter((each) => each.kind === kind).flatMap(({ themes }) => themes));
}
