/**
 * Weighing placements as a Runner does: where the path can go on, which items come in, whether a Hideout is within reach.
 * Values are in comfortable continuations: 1 is about what a free way out that several tiles fit is worth.
 */
import { keepCandidate, type Blur, type Candidate, type Keep, type Lying } from './candidates';
import { entriesFrom, LEGAL, NO_EXIT, exitAt, meets, type ExitCode, type Face, type Meetings } from './faces';
import { STEP_X, STEP_Y, type Ground } from './ground';
import { ALL_ITEMS, MOST_NEEDED, WaysOn, type KnownPiles, type Worth } from './ways-on';

/** What a Runner has in mind while choosing. */
export interface Mind extends KnownPiles {
  readonly ground: Ground;
  /** Bit i is set where item i is on the table. */
  readonly items: number;
  /** Four players: the other path's end, and whether its Runner is still free (F3, F4). */
  readonly joint: { readonly end: Lying; readonly free: boolean } | null;
  /** From 0 to 1, see `RunnerSkill`. */
  readonly foresight: number;
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

/** How far a Runner thinks, and how clearly. */
interface Thought {
  readonly depth: number;
  readonly width: number;
  readonly sight?: Sight;
  readonly blur?: Blur | null;
}

/** A way to the Hideout is worth more than anything else. */
const ESCAPE = 1000;
const NEW_ITEM = 15;
/** A tile from which nothing goes on. */
const DEAD_END = -12;
/** What the next tile is worth beside this one. */
const PATIENCE = 0.8;
/** F3: what each cell of distance from where both paths' ends could meet costs, with no item there and for each item. */
const APART = 0.5;
const APART_BY_ITEM = 0.7;
/** F3: two ends that are two cells apart may be joined by one Hideout. */
const JOINABLE = 2;
/** What a way out is worth by its room, as `Ground.waysAround` tells it. */
const ROOM_WORTH = [0, 0.3, 0.3 + 0.25, 0.3 + 0.25 * 2, 0.3 + 0.25 * 3] as const;

/** Weighs placements for one state of mind; makes its tables once. */
export class Weigher {
  readonly #mind: Mind;
  readonly #ways: WaysOn;
  readonly #used: boolean[];
  /** Of the cell being looked at, by side: whether a way out can go there and with how much room, and what that is worth; 0 where none can go. */
  readonly #rooms: number[] = [0, 0, 0, 0];
  readonly #roomWorth: number[] = [0, 0, 0, 0];

  constructor(mind: Mind) {
    this.#mind = mind;
    this.#ways = new WaysOn(mind);
    this.#used = mind.held.map(() => false);
  }

  /** Every placement that looks legal, with its value at first sight. */
  candidates(end: Lying, items: number, sight: Sight = CLEAR_SIGHT): Candidate[] {
    const found: Candidate[] = [];
    this.#eachFitting(end, items, sight, { found, most: Infinity, blur: null });
    return found;
  }

  /**
   * The best placement, with a look `depth` tiles ahead along the `width` that are most promising at first sight; of equals the one
   * that was found first. Each value at first sight is blurred, in the order in which they are found.
   */
  best(end: Lying, items: number, { depth, width, sight = CLEAR_SIGHT, blur = null }: Thought): Candidate | undefined {
    const found: Candidate[] = [];
    this.#eachFitting(end, items, sight, { found, most: depth <= 1 ? 1 : width, blur });
    if (depth <= 1) return found[0];
    let best: Candidate | undefined;
    for (const each of found) {
      if (!each.face.hideout) each.value += PATIENCE * this.#bestAfter(each, items, depth - 1, width);
      if (best === undefined || each.value > best.value) best = each;
    }
    return best;
  }

  /** The value of the best way to go on after a placement. */
  #bestAfter(placed: Candidate, items: number, depth: number, width: number): number {
    const { ground } = this.#mind;
    const after = placed.face.item >= 0 ? items | (1 << placed.face.item) : items;
    ground.put(placed.x, placed.y);
    this.#used[placed.index] = true;
    const best = depth <= 1 ? this.#bestValue(placed, after) : this.#bestFollowed(placed, after, depth, width);
    this.#used[placed.index] = false;
    ground.takeUp(placed.x, placed.y);
    return best === -Infinity ? DEAD_END / 4 : Math.min(best, ESCAPE / 2);
  }

  #bestFollowed(end: Lying, items: number, depth: number, width: number): number {
    return this.best(end, items, { depth, width: Math.max(2, width >> 1) })?.value ?? -Infinity;
  }

  /** The highest value at first sight, -Infinity where nothing fits. */
  #bestValue(end: Lying, items: number): number {
    return this.#eachFitting(end, items, CLEAR_SIGHT, null);
  }

  /** Looks at every placement that fits: `keep` has which are kept, if any, and the best value at first sight of all is given back. */
  #eachFitting(end: Lying, items: number, sight: Sight, keep: Keep | null): number {
    const { ground, held } = this.#mind;
    const needed = this.#ways.needed(items);
    let best = -Infinity;
    for (let way = 0; way < 4; way++) {
      const out = exitAt(end.face, end.turns, way);
      if (out === NO_EXIT) continue;
      const x = end.x + (STEP_X[way] ?? 0);
      const y = end.y + (STEP_Y[way] ?? 0);
      const back = way ^ 2;
      if (!ground.isFree(x, y)) continue;
      const alone = sight.overlooksTouch || ground.isAlone(x, y, back);
      if (!alone && this.#mind.joint === null) continue;
      this.#lookAround(x, y, back);
      const gathering = this.#gathering(x, y, items);
      // Whoever wants the highest value alone need not look at tiles that cannot come above it there.
      const comfort = keep === null ? this.#mostComfort() : Infinity;
      for (let index = 0; index < held.length; index++) {
        const face = held[index];
        if (face === undefined || this.#used[index] === true) continue;
        if (face.hideout ? !mayHide(items, sight) : !alone || gathering + (isFresh(face, items) ? NEW_ITEM + comfort : comfort) <= best)
          continue;
        const entries = entriesFrom(face, out, sight.meetings);
        for (let entry = 0; entry < 4; entry++) {
          if (((entries >> entry) & 1) === 0) continue;
          const turns = (back - entry) & 3;
          let value = ESCAPE;
          if (!face.hideout) value = gathering + this.#firstSight(face, turns, items, needed);
          else if (!this.#joins({ x, y, face, turns }, back, alone)) continue;
          if (value > best) best = value;
          if (keep !== null) keepCandidate(keep, x, y, index, face, turns, value);
        }
      }
    }
    return best;
  }

  /** P2, F3, F4: a Hideout touches nothing but the ends of the paths, and both while both Runners are free. */
  #joins(placed: Lying, back: number, alone: boolean): boolean {
    const { joint, ground } = this.#mind;
    if (joint === null) return alone;
    let joined = false;
    for (let side = 0; side < 4; side++) {
      const x = placed.x + (STEP_X[side] ?? 0);
      const y = placed.y + (STEP_Y[side] ?? 0);
      if (side === back || !ground.isTaken(x, y)) continue;
      if (x !== joint.end.x || y !== joint.end.y) return false;
      const theirs = exitAt(joint.end.face, joint.end.turns, side ^ 2);
      if (!meets(LEGAL, exitAt(placed.face, placed.turns, side), theirs)) return false;
      joined = true;
    }
    return joined || !joint.free;
  }

  /** F3: what a cell is worth for bringing the ends of two free Runners' paths together. */
  #gathering(x: number, y: number, items: number): number {
    const { joint, foresight } = this.#mind;
    if (joint?.free !== true) return 0;
    const apart = Math.abs(x - joint.end.x) + Math.abs(y - joint.end.y);
    return -foresight * (APART + APART_BY_ITEM * itemsIn(items)) * Math.abs(apart - JOINABLE);
  }

  /** Notes for each side of a cell whether a path could go on there, and with how much room. */
  #lookAround(x: number, y: number, back: number): void {
    this.#mind.ground.waysAround(x, y, back, this.#rooms);
    for (let side = 0; side < 4; side++) this.#roomWorth[side] = ROOM_WORTH[this.#rooms[side] ?? 0] ?? 0;
  }

  /** More than this no tile is worth on the cell being looked at, its item aside. */
  #mostComfort(): number {
    let worth = 0;
    for (const room of this.#roomWorth) worth += this.#ways.mostFollow * room;
    return this.#mind.foresight * (worth + MOST_NEEDED);
  }

  /** What a tile on the cell being looked at is worth: its item, its ways out and what may follow there. */
  #firstSight(face: Face, turns: number, items: number, neededNow: Worth): number {
    const fresh = isFresh(face, items);
    const needed = fresh ? this.#ways.needed(items | (1 << face.item)) : neededNow;
    const withIt = this.#ways.follow;
    const withoutIt = this.#ways.followLess;
    const roomWorth = this.#roomWorth;
    let worth = 0;
    let reach = 0;
    let ways = 0;
    for (let side = 0; side < 4; side++) {
      // Back where one comes from there is none.
      const room = roomWorth[side] ?? 0;
      if (room === 0) continue;
      const out: ExitCode = face.exits[(side - turns) & 3] ?? NO_EXIT;
      if (out === NO_EXIT) continue;
      const follow = ((face.enteredFrom >> out) & 1) === 1 ? withoutIt[out] : withIt[out];
      if (follow === undefined || follow <= 0) continue;
      ways++;
      worth += follow * room;
      const near = needed[out] ?? 0;
      if (near > reach) reach = near;
    }
    return (fresh ? NEW_ITEM : 0) + this.#mind.foresight * (ways === 0 ? DEAD_END : worth + reach);
  }
}

/** Whether it brings in an item that is not there yet. */
function isFresh(face: Face, items: number): boolean {
  return face.item >= 0 && ((items >> face.item) & 1) === 0;
}

/** P6, as far as it is looked at. */
function mayHide(items: number, sight: Sight): boolean {
  return items === ALL_ITEMS || (sight.imaginesItem && itemsIn(items) === 2);
}

function itemsIn(items: number): number {
  return (items & 1) + ((items >> 1) & 1) + ((items >> 2) & 1);
}
