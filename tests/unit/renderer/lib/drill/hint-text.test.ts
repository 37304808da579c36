/** Hints of the shipped puzzles: they go on, none comes twice, and none is without words. */
import { expect, test } from 'vitest';
import { hintsOf } from '../../../../../src/main/learning/hints';
import { hintText } from '../../../../../src/renderer/lib/drill/hint-text';
import { PUZZLE_KINDS, type Puzzle } from '../../../../../src/shared/puzzle';
import { shipped } from './shipped';

test.each(PUZZLE_KINDS)('hints to %s do not repeat', (kind) => {
  const puzzles: readonly Puzzle[] = shipped(kind, 60);
  for (const puzzle of puzzles) {
    const texts = hintsOf(puzzle).map((hint) => hintText(hint, puzzle));
    expect(new Set(texts).size, puzzle.id).toBe(texts.length);
    expect(texts.every((text) => text !== '' && !text.includes('{')), puzzle.id).toBe(true);
    if (puzzle.kind !== 'route') continue;
    // From tile to tile, up to the Hideout, which is left to the player.
    const { way, length } = puzzle.answer;
    expect(hintsOf(puzzle)).toEqual([
      { type: 'how-many', count: length },
      { type: 'first', tile: way[0]?.tile },
      ...way.slice(0, -1).map((lying, at) => ({ type: 'step', position: at + 1, lying })),
    ]);
  }
});
