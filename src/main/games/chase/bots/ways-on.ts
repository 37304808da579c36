/** What a way out is worth by the tiles that can follow it: any that fit, and those that the Runner still needs (P6). */
import { EXIT_CODES, type ExitCode, type Face } from './faces';

/** The tiles that may come next, as a Runner knows them. */
export interface KnownPiles {
  /** The pile to choose from. */
  readonly held: readonly Face[];
  /** The other pile as remembered; null if it was never looked at. */
  readonly other: readonly Face[] | null;
  /** From 0 to 1, see `RunnerSkill`. */
  readonly memory: number;
}

export const ALL_ITEMS = 7;
/** Something needed fits onto this way out: in hand, or in the other pile. */
const NEEDED_HELD = 2;
const NEEDED_OTHER = 1;
/** Nothing that may follow is worth more than this. */
export const MOST_NEEDED = NEEDED_HELD;
/** A way out with so many followers is as good as one with more. */
const PLENTY = 4;
/** A follower in the other pile beside one in hand. */
const ACROSS = 0.4;

/** Whether a tile is what the Runner needs: an item not yet there, or with all of them a Hideout. Bit i of `items` is set where item i is there. */
export function isNeeded(face: Face, items: number): boolean {
  return items === ALL_ITEMS ? face.hideout : face.item >= 0 && ((items >> face.item) & 1) === 0;
}

/** What something is worth by an exit's code. A plain list: one of numbers alone (Float64Array) takes longer to make than to fill. */
export type Worth = number[];

const noWorth = (): Worth => [0, 0, 0, 0, 0, 0, 0, 0, 0];

/** The tables of one state of mind, each by the exit's code. */
export class WaysOn {
  readonly #piles: KnownPiles;
  /** What a way out is worth by the tiles that follow it; the second without the tile itself. */
  readonly follow: Worth = noWorth();
  readonly followLess: Worth = noWorth();
  /** The most of all of them. */
  readonly mostFollow: number;
  /** By items on the table. */
  readonly #needed: (Worth | undefined)[] = [];

  constructor(piles: KnownPiles) {
    const { held, memory } = piles;
    this.#piles = piles;
    // A pile that was never looked at is taken to be like the one in hand.
    const other = piles.other ?? held;
    let most = 0;
    for (let code = 0; code < EXIT_CODES; code++) {
      const inHand = followers(held, code);
      const across = ACROSS * Math.min(PLENTY, memory * followers(other, code));
      const worth = (Math.min(PLENTY, inHand) + across) / PLENTY;
      this.follow[code] = worth;
      if (worth > most) most = worth;
      this.followLess[code] = (Math.min(PLENTY, Math.max(0, inHand - 1)) + across) / PLENTY;
    }
    this.mostFollow = most;
  }

  /** What it is worth that needed tiles follow, with these items on the table. */
  needed(items: number): Worth {
    const before = this.#needed[items];
    if (before !== undefined) return before;
    const { held, other, memory } = this.#piles;
    const inHand = entrancesOfNeeded(held, items);
    const across = other === null ? 0 : entrancesOfNeeded(other, items);
    const worth = noWorth();
    for (let code = 0; code < EXIT_CODES; code++) {
      worth[code] = (inHand >> code) & 1 ? NEEDED_HELD : (across >> code) & 1 ? NEEDED_OTHER * memory : 0;
    }
    this.#needed[items] = worth;
    return worth;
  }
}

/** How many of the tiles can follow an exit. */
function followers(faces: readonly Face[], code: ExitCode): number {
  let count = 0;
  for (const face of faces) count += (face.enteredFrom >> code) & 1;
  return count;
}

/** Bit c is set where some tile that the Runner needs can follow an exit with code c. */
function entrancesOfNeeded(faces: readonly Face[], items: number): number {
  let codes = 0;
  for (const face of faces) if (isNeeded(face, items)) codes |= face.enteredFrom;
  return codes;
}
