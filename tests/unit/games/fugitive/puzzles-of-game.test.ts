/** Mistakes of a saved game of Fugitive as puzzles. */
import { expect, test } from 'vitest';
import { FUGITIVE_PACKS } from '../../../../src/main/games/fugitive/puzzles/packs';
import { WORKED } from '../../../fixtures/fugitive-worked';

test('a call that was much worse than the best is asked again at the same row; the same game gives the same', () => {
  const [{ events, ...deal }] = WORKED.rounds as unknown as [{ events: unknown[] }];
  const round = { rules: WORKED.rules, tiles: null, deal, events } as never;
  const found = FUGITIVE_PACKS.mistakesOf(round);
  expect(found.map(({ event, seat, made }) => [event, seat, made.ok ? made.value.puzzle.kind : made.error])).toEqual([
    [8, 1, 'call'],
    // Two numbers are nearly as likely there.
    [12, 1, 'too-close'],
  ]);
  expect(FUGITIVE_PACKS.mistakesOf(round)).toEqual(found);
});
