/**
 * Whether a Runner could have reached the Hideout with fewer tiles, with what was in hand and the table as it stood (P1 to P6,
 * P8, F3). With three players both Runners' hands count, who take turns (T2); piles are not switched and not exchanged, and the
 * other path of four stays as it lay.
 */
import type { Seat } from '../../game';
import { pathWith } from '../changed-state';
import { ROTATIONS } from '../compass';
import { faultOfPlacing, itemsOn, type Placement } from '../legality';
import { otherPath, partnerOf } from '../paths';
import { endOf, faceOf, seatsOf, type Path, type PathIndex, type PlacedTile, type RoundState } from '../round';
import { ITEMS, type TileId } from '../tile';
import { meet, NOTHING, streetsOf, type Streets } from './streets';
import { Taken } from './taken';
import type { ShorterWay } from './types';

/** Tiles that are tried before the search gives up: enough for a way of five tiles out of most hands. */
export const NODE_LIMIT = 20_000;

/** A longer way is not looked for. */
export const LONGEST_WAY = 6;

const STEP_X = [0, 1, 0, -1] as const;
const STEP_Y = [-1, 0, 1, 0] as const;
const ALL_ITEMS = (1 << ITEMS.length) - 1;

/** The tiles that each of the next ones comes from, in turns; null where piles are not told. */
export function handsOf(state: RoundState, seat: Seat): readonly (readonly TileId[])[] | null {
  if (state.piles === undefined) return null;
  const runners = seatsOf(state.setup.roles, 'runner');
  const held = (of: Seat): readonly TileId[] => state.piles?.[state.holds[runners.indexOf(of)] ?? -1] ?? [];
  const partner = state.setup.roles.length === 3 ? partnerOf(state, seat) : null;
  return partner === null ? [held(seat)] : [held(seat), held(partner)];
}

/** A tile in a hand: its streets by quarter turns, and bit k for item k. */
interface Held {
  readonly id: TileId;
  readonly turns: readonly Streets[];
  readonly item: number;
  readonly hideout: boolean;
}

function heldIn(state: RoundState, hand: readonly TileId[]): Held[] {
  return hand.flatMap((id): Held[] => {
    const face = faceOf(state.setup, id);
    if (face === undefined) return [];
    const item = face.item === undefined ? 0 : 1 << ITEMS.indexOf(face.item);
    return [{ id, item, hideout: face.kind === 'hideout', turns: ROTATIONS.map((rotation) => streetsOf(face, rotation)) }];
  });
}

const count = (bits: number): number => (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1);

class Search {
  readonly #state: RoundState;
  readonly #index: PathIndex;
  readonly #path: Path;
  readonly #hands: readonly (readonly Held[])[];
  readonly #limit: number;
  readonly #taken: Taken;
  /** F3, F4: the end that the Hideout has to touch as well. */
  readonly #joint: PlacedTile | undefined;
  readonly #used = new Set<Held>();
  readonly #way: Placement[] = [];
  nodes = 0;
  spent = false;

  constructor(state: RoundState, index: PathIndex, path: Path, hands: readonly (readonly Held[])[], limit: number) {
    this.#state = state;
    this.#index = index;
    this.#path = path;
    this.#hands = hands;
    this.#limit = limit;
    this.#taken = new Taken(state);
    const second = otherPath(state, index);
    this.#joint = second?.caught === false ? endOf(second) : undefined;
  }

  get way(): readonly Placement[] {
    return this.#way;
  }

  /** Whether there is a way of exactly `left` more tiles from a tile at (x, y) with those streets; then `way` holds it. */
  go(x: number, y: number, out: Streets, items: number, left: number): boolean {
    const missing = count(ALL_ITEMS & ~items);
    // P6: each missing item takes a tile, and the Hideout is one. F3: the ends have to come near each other.
    if (left < missing + 1 || this.#tooFar(x, y, left)) return false;
    const hand = this.#hands[this.#way.length % this.#hands.length] ?? [];
    for (let way = 0; way < 4; way++) {
      const street = out[way] ?? NOTHING;
      const toX = x + (STEP_X[way] ?? 0);
      const toY = y + (STEP_Y[way] ?? 0);
      const back = way ^ 2;
      if (street === NOTHING || !this.#taken.isFree(toX, toY)) continue;
      const alone = this.#taken.isAlone(toX, toY, back);
      if (!alone && (left > 1 || this.#joint === undefined)) continue;
      for (const tile of hand) {
        if (tile.hideout !== (left === 1) || this.#used.has(tile)) continue;
        // With no tile to spare each has to bring an item that is missing.
        if (left > 1 && left === missing + 1 && (tile.item & ~items) === 0) continue;
        for (const [turns, streets] of tile.turns.entries()) {
          if (!meet(street, streets[back] ?? NOTHING)) continue;
          if (this.nodes >= this.#limit) {
            this.spent = true;
            return false;
          }
          this.nodes++;
          if (this.#put(tile, turns, toX, toY, streets, items, left)) return true;
          if (this.spent) return false;
        }
      }
    }
    return false;
  }

  #put(tile: Held, turns: number, x: number, y: number, streets: Streets, items: number, left: number): boolean {
    const placement = { tile: tile.id, cell: { x, y }, rotation: ROTATIONS[turns] ?? 0 };
    this.#way.push(placement);
    if (left === 1) {
      if (this.#isLegalEnd(placement)) return true;
    } else {
      this.#taken.put(x, y);
      this.#used.add(tile);
      const found = this.go(x, y, streets, items | tile.item, left - 1);
      this.#used.delete(tile);
      this.#taken.takeUp(x, y);
      if (found) return true;
    }
    this.#way.pop();
    return false;
  }

  /** F3: a Hideout touches both ends, which are then no more than two cells apart; each tile brings them nearer by one. */
  #tooFar(x: number, y: number, left: number): boolean {
    if (this.#joint === undefined) return false;
    const { cell } = this.#joint;
    return Math.abs(cell.x - x) + Math.abs(cell.y - y) > left + 1;
  }

  /** P2, P6, F3: the judge's own word on the Hideout at the end of the way. */
  #isLegalEnd(hideout: Placement): boolean {
    const { setup, paths, t } = this.#state;
    const tiles = [
      ...this.#path.tiles,
      ...this.#way.slice(0, -1).map((placed): PlacedTile => ({ ...placed, seat: 0, t, order: Number.MAX_SAFE_INTEGER })),
    ];
    const lying = { setup, paths: paths.map((each, at) => (at === this.#index ? pathWith(this.#path, { tiles }) : each)) };
    return faultOfPlacing(lying, this.#index, hideout) === null;
  }
}

/** Whether the hands hold what a Hideout needs at all (P6). */
function canHide(hands: readonly (readonly Held[])[], items: number): boolean {
  const all = hands.flat();
  return all.some(({ hideout }) => hideout) && all.reduce((bits, { item }) => bits | item, items) === ALL_ITEMS;
}

/**
 * The shortest way to the Hideout of at most `atMost` tiles from `state` on, for the Runner `seat` whose turn it is on path
 * `index`. Null where piles are not told. The path is taken to be without a mistake so far.
 */
export function shorterWay(state: RoundState, index: PathIndex, seat: Seat, atMost: number, limit = NODE_LIMIT): ShorterWay | null {
  const told = handsOf(state, seat);
  const path = state.paths[index];
  const end = path && endOf(path);
  const face = end && faceOf(state.setup, end.tile);
  if (told === null || path === undefined || end === undefined || face === undefined) return null;
  const hands = told.map((hand) => heldIn(state, hand));
  const lying = state.paths.flatMap(({ tiles }) => tiles);
  const items = itemsOn(state.setup, lying).reduce((bits, item) => bits | (1 << ITEMS.indexOf(item)), 0);
  const most = Math.max(0, Math.min(atMost, LONGEST_WAY));
  if (!canHide(hands, items)) return { found: 'no', upTo: most, nodes: 0 };
  const search = new Search(state, index, path, hands, limit);
  const out = streetsOf(face, end.rotation);
  for (let length = 1; length <= most; length++) {
    if (search.go(end.cell.x, end.cell.y, out, items, length)) return { found: 'yes', tiles: [...search.way], nodes: search.nodes };
    if (search.spent) return { found: 'gave-up', upTo: length - 1, nodes: search.nodes };
  }
  return { found: 'no', upTo: most, nodes: search.nodes };
}
