import { expect, test } from 'vitest';
import { startFiguresOf } from '../../../src/main/cli/bench/start-speed';

test('figures beside a bare window: medians of starts, memory at Home, the busier of two still screens', () => {
  const figures = startFiguresOf({
    start: { app: [900, 2000, 1000], bare: [400, 500, 9000] },
    memory: { app: 300, bare: 200 },
    idle: { app: 0.2, table: 0.7, bare: 0.1 },
  });
  expect(figures).toEqual({ start: 2, memory: 1.5, idle: 0.7 });
});
