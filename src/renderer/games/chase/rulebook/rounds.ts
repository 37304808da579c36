/** Small rounds for examples, played by the real rules, so that nothing is shown that the judge would not say. */
import type { Cell, ChaseSymbol, Rotation, TileId } from '../../../../shared/chase/replay';
import { applyEvent } from '../../../../rules/chase/apply';
import { walkOf, type WalkStep } from '../../../../rules/chase/explain';
import { beginRound, type RoundEvent, type RoundSetup, type RoundState } from '../../../../rules/chase/round';
import { TILES } from '../lib/tile-set';

/** A tile that is laid. */
export interface LaidTile {
  readonly id: TileId;
  readonly cell: Cell;
  readonly rotation: Rotation;
}

export interface Table {
  readonly columns: number;
  readonly rows: number;
}

const [RUNNER, CHASER] = [0, 1] as const;
/** So large that no example meets its edge unless it is about that. */
const WIDE: Table = { columns: 20, rows: 20 };

function setupOf(prison: Cell, table: Table): RoundSetup {
  return { rules: { startingTiles: 2, perfectPlan: false, pointsToWin: 3, table }, roles: ['runner', 'chaser'], prison, tiles: TILES };
}

/** The round in which these tiles were laid, and after them these markers; null where no hand can do that (P9). */
export function playedRound(
  prison: Cell,
  tiles: readonly LaidTile[],
  marks: readonly ChaseSymbol[] = [],
  table: Table = WIDE,
): RoundState | null {
  const events: RoundEvent[] = [
    // S5: both Starting tiles go down at once, and time begins with them.
    ...tiles.map(({ id, cell, rotation }, at): RoundEvent => ({
      type: 'place',
      t: Math.max(0, at - 1),
      seat: RUNNER,
      tile: id,
      cell,
      rotation,
    })),
    ...marks.map((symbol, at): RoundEvent => ({ type: 'mark', t: tiles.length + 1 + at, seat: CHASER, symbol })),
  ];
  let state = beginRound(setupOf(prison, table));
  for (const event of events) {
    const next = applyEvent(state, event);
    if (!next.ok) return null;
    state = next.value;
  }
  return state;
}

/** The last tile of a round as the judge goes over it, where no tile before it is wrong; null where one is. */
export function lastStep(state: RoundState): WalkStep | null {
  const steps = walkOf(state);
  const last = steps.at(-1);
  return last === undefined || steps.slice(0, -1).some(({ fault }) => fault !== null) ? null : last;
}
