/** Puzzles of the kind `trail`: a route that grows while it is read (M2, M4, M5). */
import type { PuzzleTheme, Reading, TrailPuzzle } from '../../../../shared/chase/puzzle';
import { directionTo } from '../../../../rules/chase/compass';
import { accepted } from '../../../../rules/result';
import { puzzleFault, type Solved, type TrailDraft } from './draft';
import { featuresOf, readingRating, readingTowards } from './reading';
import { streetState } from './street';

/** Milliseconds between two tiles of a trail as stored; whoever shows it may go faster or slower. */
const TRAIL_PACE = 1000;

type TrailAnswer = TrailPuzzle['answer'];

/** When each tile comes: the Starting tiles at 0, then one each pace. */
export function trailTime(at: number, starts: number): number {
  return at < starts ? 0 : (at - starts + 1) * TRAIL_PACE;
}

/** Whether a symbol is right both ways: then it does not matter how many tiles lie. */
function sharesSymbol(one: Reading, other: Reading): boolean {
  return one.symbols.some((symbol) => other.symbols.includes(symbol));
}

/** Solves a trail draft with the engine. */
export function solveTrail({ position, tiles }: TrailDraft): Solved<TrailAnswer> {
  const { prison, path, table } = position;
  const lying = path.map(({ tile, cell, rotation }) => ({ tile, cell, rotation }));
  const street = streetState(tiles, { table, prison, paths: [lying] }, (_, at) => ['position', 'path', at]);
  if (!street.ok) return street;
  if (street.value.phase !== 'running') return puzzleFault(['position', 'path'], 'fault.puzzle-starts');
  const starts = street.value.setup.rules.startingTiles;
  const readings: TrailAnswer['tiles'] = [];
  const themes = new Set<PuzzleTheme>(['final-tile']);
  let ratings = 0;
  let growing = 0;
  let flips = 0;
  for (const [at, { tile: id, cell, rotation, t }] of path.entries()) {
    if (t !== trailTime(at, starts))
      return puzzleFault(['position', 'path', at, 't'], 'fault.expected-got', { expected: trailTime(at, starts), got: t });
    const tile = tiles[id];
    const ahead = path[at + 1];
    const back = directionTo(cell, path[at - 1]?.cell ?? prison);
    const onward = ahead && directionTo(cell, ahead.cell);
    const final = tile && back && readingTowards(tile, rotation, back); // M4
    const next = tile && onward && readingTowards(tile, rotation, onward); // M2
    if (tile === undefined || final === undefined) return puzzleFault(['position', 'path', at], 'fault.puzzle-unread');
    readings.push(next === undefined ? { final } : { next, final });
    const features = featuresOf(tile, next ?? final);
    ratings += readingRating(features, rotation);
    if (features.leaders > 1) themes.add('joint-most');
    else if (features.lead === 1) themes.add('close-count');
    // M5: the same tile is read anew once the Runner adds one. All but the last Starting tile have a next one from the start.
    if (next === undefined || at < starts - 1) continue;
    growing++;
    if (!sharesSymbol(next, final)) flips++;
  }
  // Nowhere on the growing part does it do to guess that one marker is right both ways.
  if (growing > 0 && flips === growing) themes.add('re-read');
  const rating = ratings / path.length + 40 * (path.length - 4) + 30 * flips;
  return accepted({ answer: { tiles: readings }, themes: [...themes], rating });
}
