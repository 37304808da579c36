/** Puzzles about one tile in words: a colour that is out, and what is said once it is answered (M3, M6). */
import { describe, expect, test } from 'vitest';
import { questionText, reasonText, roadblockText } from '../../../../../../src/renderer/games/chase/drill/read-text';
import { colourOf, exitOn } from '../../../../../../src/rules/chase/tile';
import { PAD_SYMBOLS } from '../../../../../../src/renderer/games/chase/lib/reading';
import type { ReadPuzzle } from '../../../../../../src/shared/chase/puzzle';
import { shipped } from './shipped';

/** The symbols that have the most witnesses, whatever is left of their colour. */
function leadersOf({ answer: { counts } }: ReadPuzzle) {
  const most = Math.max(...Object.values(counts));
  return PAD_SYMBOLS.filter((symbol) => counts[symbol] === most);
}

test('P4: where the chase goes over a roadblock, it says that this is no mistake, and nowhere else', () => {
  const said = shipped('read').map((puzzle) => {
    const { position, question, tiles } = puzzle;
    const tile = tiles[position.tile];
    const blocked = tile !== undefined && exitOn(tile, position.rotation, question.direction)?.end === 'roadblock';
    return { blocked, final: question.final, text: roadblockText(puzzle) };
  });
  for (const { blocked, final, text } of said)
    expect(text).toBe(
      !blocked ? '' : `The roadblock there is no mistake: the ${final ? 'tile before' : 'next tile'} has trees on that side.`,
    );
  expect(new Set(said.map(({ blocked, final }) => `${String(blocked)} ${String(final)}`)).size).toBe(4);
});

describe('M6: a colour that is out', () => {
  const decided = shipped('read').filter((puzzle) => leadersOf(puzzle).length > puzzle.answer.symbols.length);

  test('the question says which colour is right now', () => {
    const red = decided.find(({ question }) => question.out === 'red');
    expect(red && questionText(red)).toMatch(/ No red markers are left, so of the sectors with the most only blue ones are right\.$/);
  });

  test('the answer says why one that has as many is not right, and never that the right one has more', () => {
    expect(decided.length).toBeGreaterThan(0);
    for (const puzzle of decided) {
      const out = leadersOf(puzzle).filter((symbol) => colourOf(symbol) === puzzle.question.out);
      expect(out.length).toBeGreaterThan(0);
      for (const symbol of out)
        expect(reasonText(puzzle, symbol)).toContain(`The ${symbol} has as many, but no marker of its colour is left`);
      for (const symbol of puzzle.answer.symbols) {
        expect(reasonText(puzzle, symbol)).toContain('but no marker of that colour is left.');
        expect(reasonText(puzzle, symbol)).not.toContain('more than in any other');
      }
    }
  });
});
