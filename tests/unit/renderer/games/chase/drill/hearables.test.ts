/** What is heard of a puzzle at a press. */
import { beforeEach, expect, test } from 'vitest';
import { hearablesOf } from '../../../../../../src/renderer/games/chase/drill/hearables';
import { KINDS } from '../../../../../../src/renderer/games/chase/drill/kinds';
import { pickChoice } from '../../../../../../src/renderer/games/chase/drill/pick-choice.svelte';
import { questionText } from '../../../../../../src/renderer/games/chase/drill/read-text';
import { speak } from '../../../../../../src/renderer/lib/words.svelte';
import type { Puzzle } from '../../../../../../src/shared/chase/puzzle';
import type { Action } from '../../../../../../src/shared/settings';
import { shipped } from './shipped';

beforeEach(() => {
  speak('en');
});

function heard(puzzle: Puzzle | undefined, action: Action): string {
  if (puzzle === undefined) throw new Error('There is no such puzzle.');
  return (
    hearablesOf(puzzle)
      .find((each) => each.action === action)
      ?.text() ?? ''
  );
}

test.each(KINDS)('of every puzzle something is heard at each press: %s', (kind) => {
  for (const puzzle of shipped(kind, 20)) {
    for (const { action, text } of hearablesOf(puzzle)) expect(text(), `${puzzle.id} ${action}`).not.toBe('');
  }
});

test('the counts of a tile to read tell all four ways, and not the answer', () => {
  for (const puzzle of shipped('read', 50)) {
    expect(heard(puzzle, 'hear-tile')).toContain(questionText(puzzle));
    const face = puzzle.tiles[puzzle.position.tile];
    if (face === undefined || face.kind === 'hideout') throw new Error('There is nobody on it.');
    const all = Object.values(face.sectors).reduce((sum, { witnesses }) => sum + witnesses.length, 0);
    const told = [...heard(puzzle, 'hear-counts').matchAll(/(\d+) (?:north|east|south|west)/g)];
    expect(told.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(all);
  }
});

test('what is held is told as it is turned, with the cell that it is held over', () => {
  const [puzzle] = shipped('pick', 1);
  if (puzzle === undefined) throw new Error('There is no such puzzle.');
  const choice = pickChoice(puzzle);
  choice.turn(1);
  choice.stepCell(1);
  expect(heard(puzzle, 'hear-hand')).toMatch(/^In your hand: .+ Cell to the \w+ of the path's end\.$/);
  expect(heard(shipped('read', 1)[0], 'hear-hand')).toBe('There is nothing to hold here.');
});
