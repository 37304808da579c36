/** How a route goes on from what was laid of it: what hints to it go by (P1 to P6, P10). */
import type { WayOn } from '../../../../shared/chase/hint';
import type { LyingTile, RoutePuzzle } from '../../../../shared/chase/puzzle';
import { shortestWayOn } from '../tiles/planner';
import { walkWay } from './route';
import { streetState, withTile } from './street';

/** Placements that are tried for one answer; what takes more is told as no way. */
const MOST_TRIED = 100_000;

function sameTile(a: LyingTile, b: LyingTile | undefined): boolean {
  return a.tile === b?.tile && a.rotation === b.rotation && a.cell.x === b.cell.x && a.cell.y === b.cell.y;
}

/** A shortest way after the tiles of `laid`, all of which are legal; null where none was found. */
function restOf({ position, question, tiles, answer }: RoutePuzzle, laid: readonly LyingTile[]): readonly LyingTile[] | null {
  // The puzzle's own way first: hints that were followed go on as they began.
  if (laid.every((each, at) => sameTile(each, answer.way[at]))) return answer.way.slice(laid.length);
  const street = streetState(tiles, position);
  if (!street.ok) return null;
  let state = street.value;
  for (const { tile, cell, rotation } of laid) {
    const next = withTile(state, { tile, cell, rotation }, 0);
    if (!next.ok) return null;
    state = next.value;
  }
  const hand = question.hand.filter((tile) => !laid.some((each) => each.tile === tile));
  const found = shortestWayOn(state, hand, MOST_TRIED);
  if (found.found !== 'way') return null;
  return found.placements.map(({ tile, cell, rotation }) => ({ tile, cell: { x: cell.x, y: cell.y }, rotation }));
}

/** The way on from `laid`, and where that leaves every shortest way, if it does. Null once a Hideout lies. */
export function wayOn(puzzle: RoutePuzzle, laid: readonly LyingTile[]): WayOn | null {
  const { position, question, tiles, answer } = puzzle;
  const street = streetState(tiles, position);
  if (!street.ok) return null;
  const walked = walkWay(street.value, question.hand, laid);
  if (walked.fault !== null) return { off: { position: walked.fault.at + 1, why: 'fault' }, way: [] };
  if (walked.arrived) return null;
  const rest = restOf(puzzle, laid);
  if (rest !== null && laid.length + rest.length === answer.length) return { off: null, way: rest };
  const left = laid.findIndex((_, at) => {
    const before = restOf(puzzle, laid.slice(0, at + 1));
    return before === null || at + 1 + before.length > answer.length;
  });
  return { off: { position: left + 1, why: rest === null ? 'nowhere' : 'longer' }, way: rest ?? [] };
}
