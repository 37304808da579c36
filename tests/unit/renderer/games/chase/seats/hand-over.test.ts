/** F2: markers that Chasers want of each other. */
import { expect, test } from 'vitest';
import { wishEnded } from '../../../../../../src/renderer/games/chase/seats/hand-over';

const RED = { seat: 0, colour: 'red' } as const;
const BLUE = { seat: 0, colour: 'blue' } as const;
const OTHERS = { seat: 1, colour: 'red' } as const;

test("a wish ends when it stands no more, however that came; another seat's is nothing to this one", () => {
  expect(wishEnded(0, [RED], [])).toBe(true);
  expect(wishEnded(0, [RED, OTHERS], [OTHERS])).toBe(true);
  expect(wishEnded(0, [RED], [RED])).toBe(false);
  expect(wishEnded(0, [RED], [BLUE])).toBe(false);
  expect(wishEnded(0, [], [RED])).toBe(false);
  expect(wishEnded(0, [OTHERS], [])).toBe(false);
  expect(wishEnded(null, [OTHERS], [])).toBe(false);
});
