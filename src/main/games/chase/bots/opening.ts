/** Planning the Starting tiles: without a clock, without knowing the piles (S5, V1, F1). */
import type { Chance } from '../../../chance';
import { DIRECTIONS, ROTATIONS, neighbour, type Cell, type Rotation } from '../../../../rules/chase/compass';
import type { Placement } from '../../../../rules/chase/legality';
import type { RoundView } from '../../../../rules/chase/view';
import type { TileId } from '../../../../rules/chase/tile';
import { LEGAL, NO_EXIT, PRISON_CODE, entriesFrom, exitAt, faceFor, type ExitCode, type Face } from './faces';
import { Ground, STEP_X, STEP_Y } from './ground';
import { normalAbove, ROUNDED } from './thinking';

interface Start {
  readonly id: TileId;
  readonly face: Face;
}

/** F3: what each cell between the two paths' ends costs, since one Hideout has to join them. */
const APART = 1;

/** Even who judges exactly does not go the same way every time where several are equally good. */
const LEAST_WHIM = 0.05;

/** What an exit is worth in the dark: trees join anything, an open street most things. */
const END_WORTH = [0.8, 1.2, 0.3] as const;

/**
 * The best way that the bot sees to put its Starting tiles, in path order, or null if it has none to put. `first` are the
 * sides of the Prison that it may start from (0 north, clockwise); `whim` blurs its judgement.
 */
export function planStart(view: RoundView, first: readonly number[], whim: number, chance: Chance): Placement[] | null {
  const starts: Start[] = [];
  for (const id of view.hand?.starts ?? []) {
    const face = view.tiles[id];
    if (face !== undefined) starts.push({ id, face: faceFor(face) });
  }
  if (starts.length === 0) return null;
  const partner = view.paths.find((path) => path.tiles.length > 0)?.tiles.at(-1)?.cell;
  const planner = new StartPlanner(Ground.of(view), starts, partner, whim, chance);
  for (const side of first) planner.tryFrom(view.prison.x, view.prison.y, side, PRISON_CODE, 0);
  return planner.best ?? anyhow(view, first, starts);
}

class StartPlanner {
  readonly #ground: Ground;
  readonly #starts: readonly Start[];
  /** The end of the other path, if it lies there already. */
  readonly #partner: Cell | undefined;
  readonly #whim: number;
  readonly #chance: Chance;
  readonly #used: boolean[];
  /** The line that is being tried, in path order. */
  readonly #line: { start: Start; turns: number; x: number; y: number }[];
  /** By the side on which the last tile's cell lies of the one before: how much room there is to go on; looked at once for those before it. */
  readonly #rooms: (readonly number[] | null)[] = [null, null, null, null];
  #roomPast: readonly number[] = [0, 0, 0, 0];
  #best: Placement[] | null = null;
  #bestValue = -Infinity;

  constructor(ground: Ground, starts: readonly Start[], partner: Cell | undefined, whim: number, chance: Chance) {
    this.#ground = ground;
    this.#starts = starts;
    this.#partner = partner;
    this.#whim = Math.max(whim, LEAST_WHIM);
    this.#chance = chance;
    this.#used = starts.map(() => false);
    this.#line = starts.map((start) => ({ start, turns: 0, x: 0, y: 0 }));
  }

  /** The best line of all Starting tiles, the first of those that are equally good; null if none fits. */
  get best(): Placement[] | null {
    return this.#best;
  }

  /** Tries every line of the tiles from the `depth`-th on that begins on side `side` of a cell whose exit there is `out`. */
  tryFrom(fromX: number, fromY: number, side: number, out: ExitCode, depth: number): void {
    const x = fromX + (STEP_X[side] ?? 0);
    const y = fromY + (STEP_Y[side] ?? 0);
    const back = side ^ 2;
    if (!this.#ground.isClear(x, y, back)) return;
    if (depth === this.#starts.length - 1) this.#roomPast = this.#rooms[side] ??= this.#lookAround(x, y, back);
    else this.#rooms.fill(null);
    this.#ground.put(x, y);
    for (let index = 0; index < this.#starts.length; index++) {
      const start = this.#starts[index];
      if (start === undefined || this.#used[index] === true) continue;
      this.#used[index] = true;
      const entries = entriesFrom(start.face, out, LEGAL);
      for (let turns = 0; turns < 4; turns++) {
        if (((entries >> ((back - turns) & 3)) & 1) === 1) this.#goOn(start, turns, x, y, back, depth);
      }
      this.#used[index] = false;
    }
    this.#ground.takeUp(x, y);
  }

  #goOn(start: Start, turns: number, x: number, y: number, back: number, depth: number): void {
    const place = this.#line[depth];
    if (place === undefined) return;
    place.start = start;
    place.turns = turns;
    place.x = x;
    place.y = y;
    if (depth === this.#starts.length - 1) {
      this.#take(this.#value(x, y, start.face, turns));
      return;
    }
    for (let side = 0; side < 4; side++) {
      if (side === back) continue;
      const out = exitAt(start.face, turns, side);
      if (out !== NO_EXIT) this.tryFrom(x, y, side, out, depth + 1);
    }
  }

  /** Keeps the line that is being tried where it is better than all before. */
  #take(value: number): void {
    if (value <= this.#bestValue) return;
    this.#bestValue = value;
    this.#best = this.#line.map((each) => ({
      tile: each.start.id,
      cell: { x: each.x, y: each.y },
      rotation: ROTATIONS[each.turns] ?? 0,
    }));
  }

  /** For each side of the last tile's cell how much room there is to go on; 0 for none. It is the same for every tile there. */
  #lookAround(x: number, y: number, back: number): number[] {
    const rooms = [0, 0, 0, 0];
    this.#ground.waysAround(x, y, back, rooms);
    return rooms;
  }

  /** What the line that ends like this is worth by a whim; one that is not the best may come to nothing at all. */
  #value(x: number, y: number, face: Face, turns: number): number {
    const known = this.#worth(0, x, y, face, turns);
    const whim = normalAbove(this.#chance, (this.#bestValue - known) / this.#whim - ROUNDED);
    // Summed up in the order that it always had, to the last digit.
    return whim === -Infinity ? whim : this.#worth(this.#whim * whim, x, y, face, turns);
  }

  /** What it is worth to end the plan like this, and a whim more: ways out that join much, with room behind them. */
  #worth(whim: number, x: number, y: number, face: Face, turns: number): number {
    let worth = whim;
    if (this.#partner !== undefined) worth -= APART * (Math.abs(x - this.#partner.x) + Math.abs(y - this.#partner.y));
    for (let side = 0; side < 4; side++) {
      const room = this.#roomPast[side] ?? 0;
      if (room === 0) continue;
      const out = exitAt(face, turns, side);
      if (out !== NO_EXIT) worth += (END_WORTH[out % END_WORTH.length] ?? 0) * room;
    }
    return worth;
  }
}

/** Where nothing fits: straight away from the Prison, as the tiles come. */
function anyhow(view: RoundView, first: readonly number[], starts: readonly Start[]): Placement[] {
  const direction = DIRECTIONS[first[0] ?? 0] ?? 'n';
  const rotation: Rotation = 0;
  let cell = view.prison;
  return starts.map(({ id }) => {
    cell = neighbour(cell, direction);
    return { tile: id, cell, rotation };
  });
}
