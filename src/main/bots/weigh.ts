/**
 * Weighing placements as a Runner does: where the path can go on, which items come in, whether a Hideout is within reach.
 * Values are in comfortable continuations: 1 is about what a free way out that several tiles fit is worth.
 */
import { EXIT_CODES, LEGAL, NO_EXIT, exitAt, meets, type ExitCode, type Face, type Meetings } from './faces';
import { STEP_X, STEP_Y, type Ground } from './ground';

/** A tile lying on the table: the end of a path. */
export interface Lying {
  readonly x: number;
  readonly y: number;
  readonly face: Face;
  readonly turns: number;
}

/** What a Runner has in mind while choosing. */
export interface Mind {
  readonly ground: Ground;
  /** The pile in hand. */
  readonly held: readonly Face[];
  /** The other pile as remembered; null if it was never looked at. */
  readonly other: readonly Face[] | null;
  /** Bit i is set where item i is on the table. */
  readonly items: number;
  /** Four players: the other path's end, and whether its Runner is still free (F3, F4). */
  readonly joint: { readonly end: Lying; readonly free: boolean } | null;
  /** From 0 to 1, see `RunnerSkill`. */
  readonly foresight: number;
  readonly memory: number;
}

/** What is looked at for one placement; all of it, unless a slip leaves something out. */
export interface Sight {
  readonly meetings: Meetings;
  /** P2 is not looked at. */
  readonly overlooksTouch: boolean;
  /** P6: one item more is thought to lie there. */
  readonly imaginesItem: boolean;
}

export const CLEAR_SIGHT: Sight = { meetings: LEGAL, overlooksTouch: false, imaginesItem: false };

/** A placement under thought. */
export interface Candidate extends Lying {
  /** Which tile of the held pile. */
  readonly index: number;
  value: number;
}

export const ALL_ITEMS = 7;
/** A way to the Hideout is worth more than anything else. */
const ESCAPE = 1000;
const NEW_ITEM = 7;
/** A tile from which nothing goes on. */
const DEAD_END = -12;
/** Something needed fits onto this way out: in hand, or in the other pile. */
const NEEDED_HELD = 2;
const NEEDED_OTHER = 1;
/** What the next tile is worth beside the one after it. */
const PATIENCE = 0.8;

/** For each exit code, how many of the tiles can follow it. */
function followers(faces: readonly Face[]): number[] {
  const counts = new Array<number>(EXIT_CODES).fill(0);
  for (const face of faces) {
    for (let code = 0; code < EXIT_CODES; code++) if ((face.enteredFrom >> code) & 1) counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

/** Bit c is set where some tile that the Runner needs can follow an exit with code c. */
function neededAfter(faces: readonly Face[], items: number): number {
  let codes = 0;
  for (const face of faces) {
    const needed = items === ALL_ITEMS ? face.hideout : face.item >= 0 && ((items >> face.item) & 1) === 0;
    if (needed) codes |= face.enteredFrom;
  }
  return codes;
}

function bitsOf(items: number): number {
  return (items & 1) + ((items >> 1) & 1) + ((items >> 2) & 1);
}

/** Weighs placements for one state of mind; makes its tables once. */
export class Weigher {
  readonly #mind: Mind;
  readonly #heldAfter: readonly number[];
  readonly #otherAfter: readonly number[];
  readonly #used: boolean[];

  constructor(mind: Mind) {
    this.#mind = mind;
    this.#heldAfter = followers(mind.held);
    // A pile that was never looked at is taken to be like the one in hand.
    this.#otherAfter = mind.other === null ? this.#heldAfter : followers(mind.other);
    this.#used = mind.held.map(() => false);
  }

  /** Every placement that looks legal, with its value at first sight. */
  candidates(end: Lying, items: number, sight: Sight = CLEAR_SIGHT): Candidate[] {
    const found: Candidate[] = [];
    const { ground, held } = this.#mind;
    for (let way = 0; way < 4; way++) {
      const out = exitAt(end.face, end.turns, way);
      if (out === NO_EXIT) continue;
      const x = end.x + (STEP_X[way] ?? 0);
      const y = end.y + (STEP_Y[way] ?? 0);
      const back = way ^ 2;
      if (!ground.isOnTable(x, y) || ground.isTaken(x, y)) continue;
      const alone = sight.overlooksTouch || ground.isAlone(x, y, back);
      for (let index = 0; index < held.length; index++) {
        const face = held[index];
        if (face === undefined || this.#used[index] === true) continue;
        if (!alone && !face.hideout) continue;
        if (face.hideout && !this.#mayHide(items, sight)) continue;
        for (let entry = 0; entry < 4; entry++) {
          if (!meets(sight.meetings, out, face.exits[entry] ?? NO_EXIT)) continue;
          const placed = { x, y, face, turns: (back - entry) & 3 };
          if (face.hideout && !this.#joins(placed, back, alone)) continue;
          found.push({ ...placed, index, value: this.#firstSight(placed, back, items) });
        }
      }
    }
    return found;
  }

  /** P6, as far as it is looked at. */
  #mayHide(items: number, sight: Sight): boolean {
    return items === ALL_ITEMS || (sight.imaginesItem && bitsOf(items) === 2);
  }

  /** P2, F3, F4: a Hideout touches nothing but the ends of the paths, and both while both Runners are free. */
  #joins(placed: Lying, back: number, alone: boolean): boolean {
    const { joint, ground } = this.#mind;
    if (joint === null) return alone;
    for (let side = 0; side < 4; side++) {
      const x = placed.x + (STEP_X[side] ?? 0);
      const y = placed.y + (STEP_Y[side] ?? 0);
      if (side === back || !ground.isTaken(x, y)) continue;
      if (x !== joint.end.x || y !== joint.end.y) return false;
      const theirs = exitAt(joint.end.face, joint.end.turns, side ^ 2);
      return meets(LEGAL, exitAt(placed.face, placed.turns, side), theirs) && this.#touchesNoMore(placed, back, side);
    }
    return !joint.free;
  }

  #touchesNoMore(placed: Lying, back: number, joined: number): boolean {
    for (let side = 0; side < 4; side++) {
      if (side === back || side === joined) continue;
      if (this.#mind.ground.isTaken(placed.x + (STEP_X[side] ?? 0), placed.y + (STEP_Y[side] ?? 0))) return false;
    }
    return true;
  }

  /** What a placement is worth without looking further. */
  #firstSight(placed: Lying, back: number, items: number): number {
    const { face } = placed;
    if (face.hideout) return ESCAPE;
    const fresh = face.item >= 0 && ((items >> face.item) & 1) === 0;
    const after = fresh ? items | (1 << face.item) : items;
    return (fresh ? NEW_ITEM : 0) + this.#mind.foresight * this.#waysOut(placed, back, after);
  }

  /** What the ways out of a tile are worth: room, tiles that follow, and whether what is needed follows. */
  #waysOut(placed: Lying, back: number, items: number): number {
    const { ground, held, other, memory } = this.#mind;
    const neededHeld = neededAfter(held, items);
    const neededOther = other === null ? 0 : neededAfter(other, items);
    ground.put(placed.x, placed.y);
    let worth = 0;
    let ways = 0;
    for (let side = 0; side < 4; side++) {
      const out: ExitCode = side === back ? NO_EXIT : exitAt(placed.face, placed.turns, side);
      if (out === NO_EXIT) continue;
      const x = placed.x + (STEP_X[side] ?? 0);
      const y = placed.y + (STEP_Y[side] ?? 0);
      if (!ground.isClear(x, y, side ^ 2)) continue;
      const self = (placed.face.enteredFrom >> out) & 1;
      const inHand = (this.#heldAfter[out] ?? 0) - self;
      const across = memory * (this.#otherAfter[out] ?? 0);
      const fitting = Math.min(4, inHand) + Math.min(4, across) * 0.4;
      if (fitting <= 0) continue;
      ways++;
      const room = ground.room(x, y, side ^ 2);
      worth += (fitting / 4) * (0.3 + 0.25 * room);
      if ((neededHeld >> out) & 1) worth += NEEDED_HELD;
      else if ((neededOther >> out) & 1) worth += NEEDED_OTHER * memory;
    }
    ground.takeUp(placed.x, placed.y);
    return ways === 0 ? DEAD_END : worth;
  }

  /** The candidates with a look `depth` tiles ahead along the `width` most promising, best first. */
  ranked(found: Candidate[], items: number, depth: number, width: number): Candidate[] {
    found.sort(byValue);
    if (depth <= 1) return found;
    const followed = found.slice(0, width);
    for (const each of followed) {
      if (!each.face.hideout) each.value += PATIENCE * this.#bestAfter(each, items, depth - 1, width);
    }
    return followed.sort(byValue);
  }

  /** The value of the best way to go on after a placement, held against a dead end. */
  #bestAfter(placed: Candidate, items: number, depth: number, width: number): number {
    const { ground } = this.#mind;
    const after = placed.face.item >= 0 ? items | (1 << placed.face.item) : items;
    ground.put(placed.x, placed.y);
    this.#used[placed.index] = true;
    const [best] = this.ranked(this.candidates(placed, after), after, depth, Math.max(2, width - 2));
    this.#used[placed.index] = false;
    ground.takeUp(placed.x, placed.y);
    return best === undefined ? DEAD_END / 4 : Math.min(best.value, ESCAPE / 2);
  }
}

function byValue(a: Candidate, b: Candidate): number {
  return b.value - a.value;
}
