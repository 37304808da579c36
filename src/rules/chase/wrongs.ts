/**
 * All that was wrong in a round, and what of it counts: the one truth of it for lists, the timeline, puzzles and the analysis.
 * A mistake is a path's first tile that breaks a clause (those behind it are not looked at, J1) and each marker that breaks M3 or M4. Of these
 * the judge holds one against each side, the first (J3, F6), where what its side did wrong weighs anything (J2, J6, J8).
 */
import type { Seat } from '../game';
import { faultsOn, type PlacementClause } from './legality';
import { judge } from './judge';
import type { DecidingReason } from './reason';
import type { PathIndex, RoundState } from './round';
import type { MarkClause, Mistake } from './verdict';

/** Why the judge did not go by something that was wrong. */
export interface PassedOver {
  /** J1: it lies behind its path's first wrong tile. J3, F6: the side's first mistake is another one. J2, J6, J8: what is wrong of that side weighs nothing. */
  readonly clause: 'J1' | 'J2' | 'J3' | 'J6' | 'J8' | 'F6';
  /** The mistake that came before it; null where there is none that counted more. */
  readonly first: { readonly path: PathIndex; readonly position: number } | null;
}

/** Something that was wrong. */
export interface Wrong {
  readonly what: 'tile' | 'marker';
  readonly path: PathIndex;
  readonly position: number;
  readonly seat: Seat;
  readonly clause: PlacementClause | MarkClause;
  /** Whether it counts as a mistake: all but tiles behind their path's first wrong one (J1). */
  readonly mistake: boolean;
  /** Null: it is the one that the judge holds against its side. */
  readonly passed: PassedOver | null;
}

type Spot = Pick<Wrong, 'path' | 'position'>;

const isAt = (spot: Spot | null, { path, position }: Spot): boolean => spot?.path === path && spot.position === position;

/** Whether all that one side did wrong weighs nothing, and by which clause. */
function idleClause(decided: DecidingReason['clause'], what: Wrong['what']): 'J2' | 'J6' | 'J8' | null {
  if (decided === 'J8') return 'J8';
  return what === 'marker' && (decided === 'J2' || decided === 'J6') ? decided : null;
}

/** What was wrong in a round, tiles path by path, then markers in the order in which they came. */
export function wrongsOf(state: RoundState): readonly Wrong[] {
  const { verdict, decided } = judge(state);
  const several = state.paths.length > 1;
  const passedBy = (what: Wrong['what'], first: Mistake | null, spot: Spot): PassedOver | null => {
    const clause = idleClause(decided.clause, what);
    if (clause !== null) return { clause, first: null };
    if (first === null || isAt(first, spot)) return null;
    return { clause: several ? 'F6' : 'J3', first: { path: first.path, position: first.position } };
  };
  const wrongs: Wrong[] = [];
  for (const [at, path] of state.paths.entries()) {
    const index = at as PathIndex;
    let before: Spot | null = null;
    for (const { position, clause } of faultsOn(state, path, index)) {
      const spot = { path: index, position };
      const seat = path.tiles[position - 1]?.seat ?? 0;
      const passed: PassedOver | null = before === null ? passedBy('tile', verdict.runnerMistake, spot) : { clause: 'J1', first: before };
      wrongs.push({ what: 'tile', ...spot, seat, clause, mistake: before === null, passed });
      before ??= spot;
    }
  }
  for (const [nth, { ok, path, position, final }] of verdict.markers.entries()) {
    const seat = state.marks[nth]?.mark.seat;
    if (ok || seat === undefined) continue;
    const clause = final ? 'M4' : 'M3';
    wrongs.push({
      what: 'marker',
      path,
      position,
      seat,
      clause,
      mistake: true,
      passed: passedBy('marker', verdict.chaserMistake, { path, position }),
    });
  }
  return wrongs;
}
