/** Planning the Starting tiles: without a clock, without knowing the piles (S5, V1, F1). */
import type { Chance } from '../../../chance';
import { DIRECTIONS, ROTATIONS, neighbour, type Cell, type Rotation } from '../../../../rules/chase/compass';
import type { Placement } from '../../../../rules/chase/legality';
import type { RoundView } from '../../../../rules/chase/view';
import type { TileId } from '../../../../rules/chase/tile';
import { LEGAL, NO_EXIT, PRISON_CODE, exitAt, faceFor, meets, type ExitCode, type Face } from './faces';
import { Ground } from './ground';
import { normal } from './thinking';

/** A plan for some Starting tiles, in path order, and what it is worth to end it so. */
interface Line {
  readonly tiles: readonly Placement[];
  readonly value: number;
}

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
  const planner = new StartPlanner(Ground.of(view), partner, whim, chance);
  const [best] = first
    .map((side) => planner.best(view.prison, side, PRISON_CODE, starts))
    .filter((line) => line !== null)
    .sort((a, b) => b.value - a.value);
  return [...(best?.tiles ?? anyhow(view, first, starts))];
}

class StartPlanner {
  readonly #ground: Ground;
  /** The end of the other path, if it lies there already. */
  readonly #partner: Cell | undefined;
  readonly #whim: number;
  readonly #chance: Chance;

  constructor(ground: Ground, partner: Cell | undefined, whim: number, chance: Chance) {
    this.#ground = ground;
    this.#partner = partner;
    this.#whim = Math.max(whim, LEAST_WHIM);
    this.#chance = chance;
  }

  /** The best line of all `left` tiles that begins on side `side` of `from`, whose exit there is `out`; null if none fits. */
  best(from: Cell, side: number, out: ExitCode, left: readonly Start[]): Line | null {
    const cell = neighbour(from, DIRECTIONS[side] ?? 'n');
    const back = side ^ 2;
    if (!this.#ground.isClear(cell.x, cell.y, back)) return null;
    this.#ground.put(cell.x, cell.y);
    let best: Line | null = null;
    for (const start of left) {
      for (let turns = 0; turns < 4; turns++) {
        if (!meets(LEGAL, out, exitAt(start.face, turns, back))) continue;
        const placement = { tile: start.id, cell, rotation: ROTATIONS[turns] ?? 0 };
        const line = this.#goOn(placement, start, turns, back, left);
        if (line !== null && (best === null || line.value > best.value)) best = line;
      }
    }
    this.#ground.takeUp(cell.x, cell.y);
    return best;
  }

  #goOn(placement: Placement, start: Start, turns: number, back: number, left: readonly Start[]): Line | null {
    const rest = left.filter((each) => each !== start);
    let best: Line | null = null;
    for (let side = 0; side < 4; side++) {
      if (side === back) continue;
      const out = exitAt(start.face, turns, side);
      if (out === NO_EXIT) continue;
      const line = this.best(placement.cell, side, out, rest);
      if (line !== null && (best === null || line.value > best.value)) {
        best = { tiles: [placement, ...line.tiles], value: line.value };
      }
    }
    if (rest.length > 0) return best;
    return { tiles: [placement], value: this.#worth(placement.cell, start.face, turns, back) };
  }

  /** What it is worth to end the plan like this: ways out that join much, with room behind them. */
  #worth(cell: Cell, face: Face, turns: number, back: number): number {
    let worth = this.#whim * normal(this.#chance);
    if (this.#partner !== undefined) worth -= APART * (Math.abs(cell.x - this.#partner.x) + Math.abs(cell.y - this.#partner.y));
    for (let side = 0; side < 4; side++) {
      const out = exitAt(face, turns, side);
      if (side === back || out === NO_EXIT) continue;
      const { x, y } = neighbour(cell, DIRECTIONS[side] ?? 'n');
      if (!this.#ground.isClear(x, y, side ^ 2)) continue;
      worth += (END_WORTH[out % END_WORTH.length] ?? 0) * (1 + this.#ground.room(x, y, side ^ 2));
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
