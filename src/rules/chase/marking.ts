/** What a Chaser can do: put a marker (M1 to M5, M7), lose the trail (M6) and hand markers over (F2). */
import { accepted, type Result } from '../result';
import type { Seat } from '../game';
import { directionTo, type Direction } from './compass';
import { stateAfter, pathWith } from './changed-state';
import { otherPath, partnerOf, pathNamed, withPath } from './paths';
import type { HandOverEvent, LoseTrailEvent, Mark, MarkEvent, Path, PathIndex, RoundSetup, RoundState } from './round';
import { refusal, type RoundRefusal } from './refusal';
import { colourOf, type Colour, type TileSet } from './tile';

type Marked = Result<RoundState, RoundRefusal>;

/**
 * The direction in which the tile at `index` of the path is read: to the next tile (M2), or on the last tile towards
 * the one before it, the Prison for the very first (M4).
 */
export function readingOf(
  { prison }: Pick<RoundSetup, 'prison'>,
  path: Pick<Path, 'tiles'>,
  index: number,
): { direction: Direction; final: boolean } {
  const cell = path.tiles[index]?.cell ?? prison;
  const next = path.tiles[index + 1];
  const target = next?.cell ?? path.tiles[index - 1]?.cell ?? prison;
  return { direction: directionTo(cell, target) ?? 'n', final: next === undefined };
}

/**
 * The Runner's lead on a path: how many of its tiles still await a marker (M1). They are the last ones, since none is skipped; a
 * Hideout takes none.
 */
export function leadOf({ tiles, marks }: Pick<Path, 'tiles' | 'marks'>, faces: TileSet): number {
  return tiles.filter(({ tile }) => faces[tile]?.kind !== 'hideout').length - marks.length;
}

/** The Chaser's own path, or why the seat may not act on it (F2). */
function chasedPath(
  state: RoundState,
  seat: Seat,
  named: PathIndex | undefined,
): Result<{ index: PathIndex; path: Path; second: Path | undefined }, RoundRefusal> {
  if (state.setup.roles[seat] !== 'chaser') return refusal('not-a-chaser', 'seat', 'M1');
  const index = pathNamed(state, named);
  const path = index === undefined ? undefined : state.paths[index];
  if (index === undefined || path === undefined) return refusal('no-such-path', 'path', 'F2');
  // The first marker of either Chaser settled both paths.
  if (path.chaser !== null && path.chaser !== seat) return refusal('not-your-path', 'path', 'F2');
  if (path.caught) return refusal('nothing-to-mark', 'path', 'M1');
  return accepted({ index, path, second: otherPath(state, index) });
}

/** Puts a marker on the first unmarked tile of the path (M1); wrong ones are possible (M7). */
export function mark(state: RoundState, event: MarkEvent): Marked {
  const chased = chasedPath(state, event.seat, event.path);
  if (!chased.ok) return chased;
  const { index, path, second } = chased.value;
  const colour = colourOf(event.symbol);
  if (path.supply[colour] === 0) return refusal('colour-out', 'symbol', 'M6');

  const at = path.marks.length;
  const { direction, final } = readingOf(state.setup, path, at);
  const put: Mark = { symbol: event.symbol, seat: event.seat, t: event.t, direction, final };
  const marked = pathWith(path, {
    chaser: event.seat,
    marks: [...path.marks, put],
    caught: final, // M4
    supply: less(path.supply, colour, 1),
  });
  let paths = withPath(state, index, marked);
  if (second?.chaser === null) {
    const theirs = pathWith(second, { chaser: partnerOf(state, event.seat) });
    paths = index === 0 ? [marked, theirs] : [theirs, marked];
  }
  const over = paths.every((each) => each.caught); // M4, F4: with two paths the other Runner goes on
  const marks = [...state.marks, { path: index, position: at + 1, mark: put }];
  return accepted(stateAfter(state, event.t, over ? { paths, marks, phase: 'over', ending: 'caught' } : { paths, marks }));
}

/** M6, F2: the trail is lost once the colour is out, with two Chasers for both of them. */
export function loseTrail(state: RoundState, event: LoseTrailEvent): Marked {
  const chased = chasedPath(state, event.seat, event.path);
  if (!chased.ok) return chased;
  const { index, path, second } = chased.value;
  if (path.supply[event.colour] > 0) return refusal('colour-still-there', 'colour', 'M6');
  if (second !== undefined && second.supply[event.colour] > 0) return refusal('partner-has-colour', 'colour', 'F2');
  return accepted(stateAfter(state, event.t, { phase: 'over', ending: 'trail-lost', lost: { path: index, colour: event.colour } }));
}

/** F2: one Chaser hands markers of a colour to the other. */
export function handOver(state: RoundState, event: HandOverEvent): Marked {
  if (state.setup.roles[event.seat] !== 'chaser') return refusal('not-a-chaser', 'seat', 'F2');
  const [first, second] = state.paths;
  if (first === undefined || second === undefined) return refusal('no-partner', 'type', 'F2');
  if (event.to !== partnerOf(state, event.seat)) return refusal('no-partner', 'to', 'F2');
  // Whoever has not agreed on it before shows with a first marker which path they follow (F2, replay format).
  const known = state.setup.chases !== undefined || (first.marks.length > 0 && second.marks.length > 0);
  if (!known) return refusal('chaser-unknown', 'seat', 'F2');
  const from = first.chaser === event.seat ? first : second;
  if (from.supply[event.colour] < event.count) return refusal('too-few-markers', 'count', 'F2');
  const paths = state.paths.map((path) =>
    pathWith(path, { supply: less(path.supply, event.colour, path === from ? event.count : -event.count) }),
  );
  const to = from === first ? second : first;
  if (to.supply[event.colour] > 0) return accepted(stateAfter(state, event.t, { paths }));
  const restock = { path: to === first ? (0 as const) : (1 as const), colour: event.colour, t: event.t };
  return accepted(stateAfter(state, event.t, { paths, restocks: [...state.restocks, restock] }));
}

function less(supply: Path['supply'], colour: Colour, count: number): Path['supply'] {
  return colour === 'red' ? { red: supply.red - count, blue: supply.blue } : { red: supply.red, blue: supply.blue - count };
}
