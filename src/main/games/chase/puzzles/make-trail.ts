/** Making `trail` puzzles: legal streets of different lengths. */
import type { Random } from '../../../../rules/random';
import { CHASE_TILES } from '../tiles/tile-set';
import type { TrailDraft } from './draft';
import { trailTime } from './trail';
import { lyingOf, randomStreet } from './walk';

const FEWEST = 4;
const MOST = 10;

/** A random trail, or undefined where the walk got stuck. */
export function trailDraft(random: Random): TrailDraft | undefined {
  const length = FEWEST + random.below(MOST - FEWEST + 1);
  const street = randomStreet(random, 1, [length]);
  if (street === undefined) return undefined;
  const { rules, prison } = street.setup;
  return {
    kind: 'trail',
    position: {
      table: { ...rules.table },
      prison,
      path: lyingOf(street, 0).map((lying, at) => ({ ...lying, t: trailTime(at, rules.startingTiles) })),
    },
    question: {},
    tiles: CHASE_TILES,
  };
}
