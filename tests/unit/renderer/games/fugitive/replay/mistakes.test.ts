/** What counts as a mistake in a game of Fugitive, and how it is told (J1, N4). */
import { expect, test } from 'vitest';
import { mistakesOf } from '../../../../../../src/renderer/games/fugitive/replay/mistakes';
import { signsOf } from '../../../../../../src/renderer/games/fugitive/replay/signs';
import { isWrongCall, isWrongPlacement } from '../../../../../../src/rules/fugitive/analysis/wrongs';
import type { FugitiveEvent, Setup } from '../../../../../../src/rules/fugitive/types';
import { WORKED } from '../../../../../fixtures/fugitive-worked';
import { folded, savedOf, viewerOf } from './saved-game';

const [round] = WORKED.rounds;
const { events, ...dealt } = round as unknown as { events: readonly FugitiveEvent[] } & Omit<Setup, 'rules'>;
const state = folded({ ...dealt, rules: WORKED.rules } as Setup, events);

test('R4: calls by their odds, right or wrong, and placements by what they did to hers', () => {
  const told = mistakesOf(savedOf(state, true)).map(({ event, text }) => [event, text()]);
  expect(told).toContainEqual([8, 'A chance of 8%; the likeliest number had 50%.']);
  expect(told).toContainEqual([12, 'A chance of 2%; the likeliest number had 61%.']);
});

test('a call is one that was less than half as likely as the best, by a quarter at least; what was not counted is none', () => {
  expect([isWrongCall({ odds: 0.2, best: 0.45 }), isWrongCall({ odds: 0.3, best: 0.55 }), isWrongCall({ odds: 0.01, best: 0.2 })]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isWrongCall({ odds: null, best: null })).toBe(false);
});

test('a placement is one that makes a number likely that was not; 42 never is', () => {
  const place = { card: 9 } as const;
  expect([isWrongPlacement(place, 0.2, 0.5), isWrongPlacement(place, 0.3, 0.5), isWrongPlacement({ card: 42 }, 0, 1)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('signs tell placements, calls that were right and wrong, and nothing of draws', () => {
  const viewer = viewerOf(savedOf(state), { view: 1 });
  viewer.seek(viewer.length);
  expect(
    events.map((_, at) =>
      signsOf(viewer, at)
        .map(({ kind }) => kind)
        .join(),
    ),
  ).toEqual(['move', 'move', '', '', 'answer', '', 'move', '', 'miss', '', 'move', '', 'answer']);
});
