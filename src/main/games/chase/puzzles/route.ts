/** Puzzles of the kind `route`: the fewest tiles of a hand to a Hideout (P1 to P6, P10). */
import type { LyingTile, PuzzleTheme, RoutePuzzle } from '../../../../shared/chase/puzzle';
import { directionTo, opposite } from '../../../../rules/chase/compass';
import { faultOfPlacing, itemsOn, type PlacementClause } from '../../../../rules/chase/legality';
import { endOf, faceOf, type RoundState } from '../../../../rules/chase/round';
import { exitOn, ITEMS } from '../../../../rules/chase/tile';
import { accepted, type Result } from '../../../../rules/result';
import { shortestWayOn } from '../tiles/planner';
import { puzzleFault, type PuzzleFault, type RouteDraft, type Solved } from './draft';
import { streetState, withTile } from './street';

/** Placements that a proof may try; a puzzle that needs more is none for people either. */
const MOST_TRIED = 20_000;

/** How a way goes, tile after tile, by the engine. */
interface WalkedWay {
  /** The first tile that breaks a rule, from 0, with its clause ('P9' where no hand could do it), or null. */
  readonly fault: { readonly at: number; readonly clause: PlacementClause | 'P9' } | null;
  readonly arrived: boolean;
}

/** Goes a way from where the street ends, with tiles of the hand only. */
export function walkWay(state: RoundState, hand: readonly string[], way: readonly LyingTile[]): WalkedWay {
  let now = state;
  for (const [at, { tile, cell, rotation }] of way.entries()) {
    const lying = { tile, cell, rotation };
    const next = withTile(now, lying, 0);
    if (!hand.includes(tile) || !next.ok) return { fault: { at, clause: 'P9' }, arrived: false };
    const clause = faultOfPlacing(now, 0, lying);
    if (clause !== null) return { fault: { at, clause }, arrived: false };
    now = next.value;
  }
  return { fault: null, arrived: now.ending === 'hideout' };
}

/** What one has to see on the way: streets that bend to meet, trees before a roadblock, items still to fetch. */
function themesOfWay(state: RoundState, way: readonly LyingTile[]): Set<PuzzleTheme> {
  const themes = new Set<PuzzleTheme>();
  const end = state.paths[0] && endOf(state.paths[0]);
  if (itemsOn(state.setup, state.paths[0]?.tiles ?? []).length < ITEMS.length) themes.add('hideout-without-items');
  let before: Pick<LyingTile, 'tile' | 'cell' | 'rotation'> | undefined = end;
  for (const lying of way) {
    const side = before && directionTo(before.cell, lying.cell);
    const from = before && faceOf(state.setup, before.tile);
    const to = faceOf(state.setup, lying.tile);
    if (before && side && from && to) {
      const out = exitOn(from, before.rotation, side);
      const into = exitOn(to, lying.rotation, opposite(side));
      if (out?.at !== 'centre') themes.add('off-centre');
      if (out?.end === 'roadblock' || into?.end === 'roadblock') themes.add('roadblock');
    }
    before = lying;
  }
  return themes;
}

/** Solves a route draft by search, and walks the way found by the engine. */
export function solveRoute({ position, question, tiles }: RouteDraft): Solved<RoutePuzzle['answer']> {
  if (position.paths.length !== 1) return puzzleFault(['position', 'paths'], 'fault.puzzle-one-path');
  const street = streetState(tiles, position);
  if (!street.ok) return street;
  const state = street.value;
  if (state.phase !== 'running') return puzzleFault(['position', 'paths', 0], 'fault.puzzle-starts');
  const { hand } = question;
  for (const [at, id] of hand.entries()) {
    const kind = tiles[id]?.kind;
    const free = kind !== undefined && kind !== 'start' && hand.indexOf(id) === at;
    if (!free || state.paths[0]?.tiles.some(({ tile }) => tile === id)) {
      return puzzleFault(['question', 'hand', at], 'fault.puzzle-hand');
    }
  }
  const escape = shortestWayOn(state, hand, MOST_TRIED);
  if (escape.found === 'undecided') return puzzleFault(['question', 'hand'], 'fault.puzzle-undecided');
  if (escape.found === 'none') return puzzleFault(['question', 'hand'], 'fault.puzzle-no-way');
  const way = escape.placements.map(({ tile, cell, rotation }) => ({ tile, cell: { x: cell.x, y: cell.y }, rotation }));
  if (!walkWay(state, hand, way).arrived) throw new Error('the planner went where the engine does not');
  const length = escape.tiles;
  const rating = 850 + 130 * (length - 1) + 25 * hand.length;
  return accepted({ answer: { length, way }, themes: [...themesOfWay(state, way)], rating });
}

/** Whether a puzzle's own way is one of the shortest; answers the themes of that way (any shortest one will do). */
export function checkOwnWay(
  { position, question, tiles, answer }: Pick<RoutePuzzle, 'position' | 'question' | 'tiles' | 'answer'>,
  shortest: number,
): Result<ReadonlySet<PuzzleTheme>, PuzzleFault> {
  if (answer.length !== shortest) return puzzleFault(['answer', 'length'], 'fault.puzzle-shortest', { shortest });
  if (answer.way.length !== shortest) return puzzleFault(['answer', 'way'], 'fault.puzzle-way-length', { shortest });
  const street = streetState(tiles, position);
  if (!street.ok) return street;
  const { fault, arrived } = walkWay(street.value, question.hand, answer.way);
  if (fault !== null) return puzzleFault(['answer', 'way', fault.at], 'fault.puzzle-placed-so', { clause: fault.clause });
  if (!arrived) return puzzleFault(['answer', 'way'], 'fault.puzzle-way-end');
  return accepted(themesOfWay(street.value, answer.way));
}
