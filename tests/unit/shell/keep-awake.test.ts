import { expect, test } from 'vitest';
import { KeepAwake } from '../../../src/main/shell/keep-awake';

test('the display is kept awake by one wish at a time, which is taken back', () => {
  const asked: string[] = [];
  let next = 7;
  const display = new KeepAwake({
    start: () => {
      asked.push(`start ${next}`);
      return next++;
    },
    stop: (id) => asked.push(`stop ${id}`),
  });
  for (const on of [false, true, true, false, false, true]) display.set(on);
  expect(asked).toEqual(['start 7', 'stop 7', 'start 8']);
});
