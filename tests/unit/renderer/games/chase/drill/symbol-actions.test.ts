/** Which keys and buttons answer a drill whose answers are symbols. */
import { expect, test, vi } from 'vitest';
import { symbolActions } from '../../../../../../src/renderer/games/chase/drill/symbol-actions';
import { ACTIONS } from '../../../../../../src/shared/settings';

test('only the symbols’ own keys answer, as in a round: a key that no sign shows marks nothing', () => {
  const choose = vi.fn();
  const actions = symbolActions(choose);
  for (const action of ACTIONS) actions[action]?.(false);
  expect(choose.mock.calls.flat()).toEqual(['triangle', 'star', 'square', 'diamond']);
  expect(Object.keys(actions).sort()).toEqual(['mark-diamond', 'mark-square', 'mark-star', 'mark-triangle']);
});

test('a key that is held down answers once', () => {
  const choose = vi.fn();
  expect(symbolActions(choose)['mark-star']?.(true)).toBe(false);
  expect(symbolActions(choose)['mark-star']?.(false)).toBe(true);
  expect(choose).toHaveBeenCalledTimes(1);
});
