/** The habit of a Chaser that a round shows (M1 to M5). */
import type { Millis, Seat } from '../game';
import { clearlyLonger, middleOf, type Habit, type JudgedRound, type Misreading, type PlayedRound, type Spot } from './coaching';
import { DIRECTIONS, directionTo, opposite, type Direction, type Rotation } from './compass';
import type { WalkStep } from './explain';
import { faceOf, type Path } from './round';
import { exitOn, legalSymbols, SYMBOLS, type Tile } from './tile';

/** Right markers that tell how long one usually takes. */
const LEAST_MARKERS = 3;
/** Tiles without a marker at the end that make somebody far behind. */
const FAR_BEHIND = 3;

/** A wrong marker with the tile that it was put on. */
interface Wrong {
  readonly step: WalkStep;
  readonly marker: NonNullable<WalkStep['marker']>;
  readonly face: Tile;
  /** Towards the tile before, or the Prison. */
  readonly back: Direction;
}

/** The way that a last tile goes on: its street's other side, or straight on where it has several. */
function wayOn({ face, step, back }: Wrong): Direction {
  const others = DIRECTIONS.filter((side) => side !== back && exitOn(face, step.placed.rotation, side) !== undefined);
  const [only] = others;
  return only !== undefined && others.length === 1 ? only : opposite(back);
}

/** Whether the tile, lying so and read so, would have made the marker right: not where it makes any of them right (M3). */
function explains({ face, marker }: Wrong, rotation: Rotation, direction: Direction): boolean {
  const legal = legalSymbols(face, rotation, direction);
  return legal.length < SYMBOLS.length && legal.includes(marker.symbol);
}

/** What each way to go wrong makes of a marker, the most telling first. */
const MISREADINGS: readonly (readonly [Misreading, (wrong: Wrong) => boolean])[] = [
  ['overtaken', ({ step }) => step.overtaken],
  ['looks-back', (wrong) => !wrong.marker.final && explains(wrong, wrong.step.placed.rotation, wrong.back)],
  ['last-forwards', (wrong) => wrong.marker.final && explains(wrong, wrong.step.placed.rotation, wayOn(wrong))],
  ['not-turned', (wrong) => wrong.step.placed.rotation !== 0 && explains(wrong, 0, wrong.marker.direction)],
  [
    'one-short',
    ({ step, marker }) => {
      const most = Math.max(...step.counts.map(({ witnesses }) => witnesses));
      return step.counts.some(({ symbol, witnesses }) => symbol === marker.symbol && witnesses === most - 1);
    },
  ],
  ['misread', () => true],
];

/** The wrong markers of a seat, or for null of all, path after path. */
function wrongOnes(round: Pick<PlayedRound, 'paths' | 'prison' | 'tiles'>, walk: readonly WalkStep[], seat: Seat | null): Wrong[] {
  return walk.flatMap((step): Wrong[] => {
    const { marker, placed, path, position } = step;
    const own = round.paths[path];
    const face = faceOf(round, placed.tile);
    if (marker === null || marker.ok || own === undefined || face === undefined) return [];
    if (seat !== null && own.marks[position - 1]?.seat !== seat) return [];
    const before = own.tiles[position - 2]?.cell ?? round.prison;
    return [{ step, marker, face, back: directionTo(placed.cell, before) ?? 'n' }];
  });
}

/** How each wrong marker of a round was read, the most telling of what explains it (M2 to M5). */
export function misreadingsOf(
  round: Pick<PlayedRound, 'paths' | 'prison' | 'tiles'>,
  walk: readonly WalkStep[],
): { readonly spot: Spot; readonly kind: Misreading }[] {
  return wrongOnes(round, walk, null).map((wrong) => ({
    spot: spotOf(wrong),
    kind: MISREADINGS.find(([, shows]) => shows(wrong))?.[0] ?? 'misread',
  }));
}

const spotOf = ({ step: { path, position } }: Wrong): Spot => ({ path, position });

/** What most of the wrong markers have in common; where several things are level, what the deciding marker shows, then the more telling. */
function misreading(wrong: readonly Wrong[], decides: Spot | null): Habit | null {
  let best: { readonly kind: Misreading; readonly of: readonly Wrong[]; readonly weight: number } | null = null;
  for (const [kind, shows] of MISREADINGS) {
    const of = wrong.filter(shows);
    const deciding = of.some(({ step }) => step.path === decides?.path && step.position === decides.position);
    const weight = of.length === 0 ? 0 : 2 * of.length + (deciding ? 1 : 0);
    // What fits every marker tells the least.
    if (weight > 0 && (best === null || (kind !== 'misread' && weight > best.weight))) best = { kind, of, weight };
  }
  if (best === null) return null;
  const directions = DIRECTIONS.filter((direction) => best.of.some(({ marker }) => marker.direction === direction));
  return { kind: best.kind, spots: best.of.map(spotOf), directions };
}

/** When the marker of index `at` could be read: the one before was put, and the tile it is read towards lay there (M1, M2). */
function readable({ tiles, marks }: Path, at: number): Millis {
  return Math.max(marks[at - 1]?.t ?? 0, tiles[at + 1]?.t ?? 0);
}

/** How long the seat's right markers on tiles that were not the last took. */
function times(paths: readonly Path[], { walk }: JudgedRound, seat: Seat): Millis[] {
  return paths.flatMap((path, index) =>
    path.marks.flatMap((mark, at) => {
      const marker = walk.find((step) => step.path === index && step.position === at + 1)?.marker;
      return mark.seat !== seat || mark.final || marker?.ok !== true ? [] : [Math.max(0, mark.t - readable(path, at))];
    }),
  );
}

/** M5: how long each tile lay as the last with the one before marked, until another tile came. */
function chances(paths: readonly Path[], seat: Seat): { readonly spot: Spot; readonly waited: Millis }[] {
  return paths.flatMap((path, index) => {
    if (path.chaser !== seat) return [];
    return path.tiles.slice(1).flatMap((next, at) => {
      const put = path.marks[at];
      const before = at === 0 ? 0 : path.marks[at - 1]?.t;
      if (before === undefined || before > next.t || (put !== undefined && put.t <= next.t)) return [];
      const waited = next.t - Math.max(before, path.tiles[at]?.t ?? 0);
      return [{ spot: { path: index === 1 ? (1 as const) : (0 as const), position: at + 1 }, waited }];
    });
  });
}

/** The time between two tiles once the Starting tiles lie. */
export function gaps({ tiles }: Pick<Path, 'tiles'>, startingTiles: number): Millis[] {
  return tiles.slice(startingTiles).map((tile, at) => tile.t - (tiles[startingTiles + at - 1]?.t ?? 0));
}

/** What time tells of a Chaser whose markers are right and who has not won. */
function slow(round: PlayedRound, judged: JudgedRound, seat: Seat): Habit | null {
  const usual = middleOf(times(round.paths, judged, seat), LEAST_MARKERS);
  if (usual === null) return null;
  const [longest] = chances(round.paths, seat).sort((a, b) => b.waited - a.waited);
  if (longest !== undefined && clearlyLonger(longest.waited, usual)) return { kind: 'slow-last', ...longest, usual };
  if (judged.verdict.ending !== 'hideout') return null;
  for (const path of round.paths) {
    if (path.chaser !== seat || path.caught) continue;
    const tiles = path.tiles.filter(({ tile }) => faceOf(round, tile)?.kind !== 'hideout').length - path.marks.length;
    const pace = middleOf(gaps(path, round.rules.startingTiles), LEAST_MARKERS);
    if (tiles >= FAR_BEHIND && pace !== null && usual > pace) return { kind: 'behind', tiles, usual, pace };
  }
  return null;
}

/** The one habit of the Chaser at `seat`; `decides` is the seat's marker that decided the round. */
export function chaserHabit(round: PlayedRound, judged: JudgedRound, seat: Seat, decides: Spot | null): Habit | null {
  const read = misreading(wrongOnes(round, judged.walk, seat), decides);
  return read ?? (judged.verdict.winner === 'chasers' ? null : slow(round, judged, seat));
}
