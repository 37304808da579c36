/** Proving puzzles: everything that a puzzle says is derived again by the engine from what it asks. */
import type { Puzzle, PuzzleTheme } from '../../../../shared/chase/puzzle';
import { accepted, type Result } from '../../../../rules/result';
import { puzzleFault, type PuzzleFault } from './draft';
import { sealed } from './seal';
import { checkOwnWay } from './route';

/** The first place where two values of plain data differ, or undefined where they say the same. */
function difference(one: unknown, other: unknown): (string | number)[] | undefined {
  if (one === other) return undefined;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return [];
  if (Array.isArray(one) !== Array.isArray(other)) return [];
  const [mine, theirs] = [one as Readonly<Record<string, unknown>>, other as Readonly<Record<string, unknown>>];
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const inside = difference(mine[key], theirs[key]);
    if (inside !== undefined) return [Array.isArray(one) ? Number(key) : key, ...inside];
  }
  return undefined;
}

/**
 * Whether the puzzle holds: its position can come about, its answers with their reasons are those of the engine, its
 * themes and its id follow from it, and it carries the faces that it needs and no other. Its rating and source are its own:
 * ratings change with play. Answers the puzzle itself, or its first fault.
 */
export function provePuzzle<Proved extends Puzzle>(puzzle: Proved): Result<Proved, PuzzleFault> {
  const { kind, position, question, tiles } = puzzle;
  const again = sealed({ kind, position, question, tiles } as Parameters<typeof sealed>[0], puzzle.source);
  if (!again.ok) return again;
  const spare = Object.keys(tiles).find((id) => !Object.hasOwn(again.value.tiles, id));
  if (spare !== undefined) return puzzleFault(['tiles', spare], 'fault.puzzle-spare-tile');
  const right = again.value;
  let themes: ReadonlySet<PuzzleTheme> = new Set(right.themes);
  if (puzzle.kind === 'route' && right.kind === 'route') {
    const own = checkOwnWay(puzzle, right.answer.length);
    if (!own.ok) return own;
    themes = own.value;
  } else {
    const wrong = difference(puzzle.answer, right.answer);
    if (wrong !== undefined) return puzzleFault(['answer', ...wrong], 'fault.puzzle-answer');
  }
  if (puzzle.themes.length !== themes.size || !puzzle.themes.every((theme) => themes.has(theme))) {
    return themes.size === 0
      ? puzzleFault(['themes'], 'fault.puzzle-no-themes')
      : puzzleFault(['themes'], 'fault.puzzle-themes', { themes: [...themes].join(', ') });
  }
  if (puzzle.id !== right.id) return puzzleFault(['id'], 'fault.puzzle-id', { id: right.id });
  return accepted(puzzle);
}
