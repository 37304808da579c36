import { afterEach, expect, test, vi } from 'vitest';
import { drawItem } from '../../../../src/drawing/chase/item';
import { NIGHT } from '../../../../src/drawing/chase/palettes/night';
import type { Target } from '../../../../src/drawing/chase/style';

afterEach(() => vi.unstubAllGlobals());

test.each([0, 90, 180, 270] as const)('C6: an item stands upright on a tile that is turned by %i degrees', (rotation) => {
  vi.stubGlobal(
    'Path2D',
    class {
      readonly drawn = true;
    },
  );
  const turned: number[] = [];
  const does = (): void => undefined;
  const ctx = {
    save: does,
    restore: does,
    translate: does,
    scale: does,
    fill: does,
    stroke: does,
    rotate: (by: number) => turned.push(by),
  };
  drawItem(ctx as unknown as Target, 'money', 50, 50, 15, { palette: NIGHT, rotation });
  const whole = turned.reduce((sum, by) => sum + by, (rotation * Math.PI) / 180);
  expect(whole).toBeCloseTo(0);
});
