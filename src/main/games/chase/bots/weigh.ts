/**
 * Weighing placements as a Runner does: where the path can go on, which items come in, whether a Hideout is within reach.
 * Values are in comfortable continuations: 1 is about what a free way out that several tiles fit is worth.
 */
import { LEGAL, NO_EXIT, exitAt, meets, type ExitCode, type Face, type Meetings } from './faces';
import { STEP_X, STEP_Y, type Ground } from './ground';
import { ALL_ITEMS, WaysOn, type KnownPiles } from './ways-on';

/** A tile lying on the table: the end of a path. */
export interface Lying {
  readonly x: number;
  readonly y: number;
  readonly face: Face;
  /** Quarter turns clockwise. */
  readonly turns: number;
}

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

/** A placement under thought. */
export interface Candidate extends Lying {
  /** Which tile of the pile. */
  readonly index: number;
  value: number;
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
/** Weighs placements for one state of mind; makes its tables once. */
export class Weigher {
  readonly #mind: Mind;
  readonly #ways: WaysOn;
  readonly #used: boolean[];
  /** Of the cell being looked at, by side: what a way out there is worth by its room, or 0 where none can go. */
  readonly #roomWorth = new Float64Array(4);

  constructor(mind: Mind) {
    this.#mind = mind;
    this.#ways = new WaysOn(mind);
    this.#used = mind.held.map(() => false);
  }

  /** Every placement that looks legal, with its value at first sight. */
  candidates(end: Lying, items: number, sight: Sight = CLEAR_SIGHT): Candidate[] {
    const found: Candidate[] = [];
    this.#eachFitting(end, items, sight, (x, y, index, face, turns, value) => {
      found.push({ x, y, index, face, turns, value });
    });
    return found;
  }

  /** The candidates with a look `depth` tiles ahead along the `width` most promising, best first. */
  ranked(found: Candidate[], items: number, depth: number, width: number): Candidate[] {
    if (depth <= 1) return found.sort(byValue);
    const followed = found.sort(byValue).slice(0, width);
    for (const each of followed) {
      if (!each.face.hideout) each.value += PATIENCE * this.#bestAfter(each, items, depth - 1, width);
    }
    return followed.sort(byValue);
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
    const [best] = this.ranked(this.candidates(end, items), items, depth, Math.max(2, width >> 1));
    return best?.value ?? -Infinity;
  }

  /** The highest value at first sight, -Infinity where nothing fits. */
  #bestValue(end: Lying, items: number): number {
    let best = -Infinity;
    this.#eachFitting(end, items, CLEAR_SIGHT, (_x, _y, _index, _face, _turns, value) => {
      if (value > best) best = value;
    });
    return best;
  }

  #eachFitting(
    end: Lying,
    items: number,
    sight: Sight,
    take: (x: number, y: number, index: number, face: Face, turns: number, value: number) => void,
  ): void {
    const { ground, held } = this.#mind;
    for (let way = 0; way < 4; way++) {
      const out = exitAt(end.face, end.turns, way);
      if (out === NO_EXIT) continue;
      const x = end.x + (STEP_X[way] ?? 0);
      const y = end.y + (STEP_Y[way] ?? 0);
      const back = way ^ 2;
      if (!ground.isOnTable(x, y) || ground.isTaken(x, y)) continue;
      const alone = sight.overlooksTouch || ground.isAlone(x, y, back);
      if (!alone && this.#mind.joint === null) continue;
      this.#lookAround(x, y, back);
      const gathering = this.#gathering(x, y, items);
      for (let index = 0; index < held.length; index++) {
        const face = held[index];
        if (face === undefined || this.#used[index] === true) continue;
        if (face.hideout ? !mayHide(items, sight) : !alone) continue;
        if (sight.meetings === LEGAL && ((face.enteredFrom >> out) & 1) === 0) continue;
        for (let entry = 0; entry < 4; entry++) {
          if (!meets(sight.meetings, out, face.exits[entry] ?? NO_EXIT)) continue;
          const turns = (back - entry) & 3;
          if (!face.hideout) take(x, y, index, face, turns, gathering + this.#firstSight(face, turns, back, items));
          else if (this.#joins({ x, y, face, turns }, back, alone)) take(x, y, index, face, turns, ESCAPE);
        }
      }
    }
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
    const { ground } = this.#mind;
    ground.put(x, y);
    for (let side = 0; side < 4; side++) {
      const nextX = x + (STEP_X[side] ?? 0);
      const nextY = y + (STEP_Y[side] ?? 0);
      const goes = side !== back && ground.isClear(nextX, nextY, side ^ 2);
      this.#roomWorth[side] = goes ? 0.3 + 0.25 * ground.room(nextX, nextY, side ^ 2) : 0;
    }
    ground.takeUp(x, y);
  }

  /** What a tile on the cell being looked at is worth: its item, its ways out and what may follow there. */
  #firstSight(face: Face, turns: number, back: number, items: number): number {
    const fresh = face.item >= 0 && ((items >> face.item) & 1) === 0;
    const { follow: withIt, followLess: withoutIt } = this.#ways;
    const needed = this.#ways.needed(fresh ? items | (1 << face.item) : items);
    let worth = 0;
    let reach = 0;
    let ways = 0;
    for (let side = 0; side < 4; side++) {
      const room = this.#roomWorth[side] ?? 0;
      if (side === back || room === 0) continue;
      const out: ExitCode = face.exits[(side - turns) & 3] ?? NO_EXIT;
      if (out === NO_EXIT) continue;
      const follow = ((face.enteredFrom >> out) & 1) === 1 ? withoutIt[out] : withIt[out];
      if (follow === undefined || follow <= 0) continue;
      ways++;
      worth += follow * room;
      reach = Math.max(reach, needed[out] ?? 0);
    }
    return (fresh ? NEW_ITEM : 0) + this.#mind.foresight * (ways === 0 ? DEAD_END : worth + reach);
  }
}

/** P6, as far as it is looked at. */
function mayHide(items: number, sight: Sight): boolean {
  return items === ALL_ITEMS || (sight.imaginesItem && itemsIn(items) === 2);
}

function itemsIn(items: number): number {
  return (items & 1) + ((items >> 1) & 1) + ((items >> 2) & 1);
}

function byValue(a: Candidate, b: Candidate): number {
  return b.value - a.value;
}
