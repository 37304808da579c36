/** What stands at a place of the city, drawn from its number: always the same, and no two alike. In a room 100 wide, from the ground (0) up. */
import { pileOf, type PileNumber } from '../../../../rules/fugitive/cards';

/** A house: its lower left corner, how wide and high it is, and its roof. */
export interface House {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly roof: 'flat' | 'gable' | 'mast' | 'saw';
  /** Lit windows by column and row. */
  readonly lit: readonly (readonly [number, number])[];
}

/** How the houses of a district look: how high, and under which roofs; by the pile that its numbers are of. */
const DISTRICTS: Readonly<
  Record<0 | PileNumber, { readonly low: number; readonly high: number; readonly roofs: readonly House['roof'][] }>
> = {
  0: { low: 8, high: 20, roofs: ['flat'] },
  1: { low: 16, high: 32, roofs: ['gable', 'gable', 'flat'] },
  2: { low: 24, high: 50, roofs: ['flat', 'mast', 'flat'] },
  3: { low: 14, high: 26, roofs: ['saw', 'flat', 'saw'] },
};

/** Numbers that follow from one, below `below`. */
function dice(seed: number): (below: number) => number {
  let state = (seed + 1) * 2654435761;
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 2246822519);
    state = Math.imul(state ^ (state >>> 13), 3266489917);
    return ((state ^ (state >>> 16)) >>> 0) % below;
  };
}

/** The houses of a place, from the left. */
export function skylineOf(number: number): readonly House[] {
  const { low, high, roofs } = DISTRICTS[pileOf(number)];
  const roll = dice(number);
  const houses: House[] = [];
  for (let x = 6; x < 84;) {
    const width = Math.min(94 - x, 15 + roll(13));
    const height = low + roll(high - low);
    const lit: (readonly [number, number])[] = [];
    const [columns, rows] = [Math.floor((width - 4) / 6), Math.floor((height - 4) / 8)];
    for (let column = 0; column < columns; column++) {
      for (let row = 0; row < rows; row++) if (roll(3) === 0) lit.push([column, row]);
    }
    houses.push({ x, width, height, roof: roofs[roll(roofs.length)] ?? 'flat', lit });
    x += width + 1;
  }
  return houses;
}
