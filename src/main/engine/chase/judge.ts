/** Judging a round after it is over, or as far as it was played (J1 to J9, F5, F6). */
import type { Direction } from './compass';
import { firstFaultOn, type PlacementClause } from './legality';
import { faceOf, type Ending, type PathIndex, type RoundState } from './round';
import { legalSymbols, type ChaseSymbol } from './tile';

export type Side = 'runners' | 'chasers';
export type Award = 'perfect' | 'small';
/** The clauses that a marker can break: M4 on a final tile, else M3. */
export type MarkClause = 'M3' | 'M4';

/** A side's first mistake: where it stands in its path (1 = beside the Prison) and the clause that it breaks (J9). */
export interface Mistake<Clause extends string = string> {
  readonly position: number;
  readonly path: PathIndex;
  readonly clause: Clause;
}

/** A marker as it is judged (J9). */
export interface JudgedMark {
  readonly path: PathIndex;
  readonly position: number;
  readonly direction: Direction;
  readonly final: boolean;
  readonly symbol: ChaseSymbol;
  /** Alphabetically. */
  readonly legal: readonly ChaseSymbol[];
  readonly ok: boolean;
}

export interface RoundVerdict {
  readonly ending: Ending | 'unfinished';
  readonly winner: Side | null;
  /** To each player of the winning side. */
  readonly award: Award | null;
  readonly runnerMistake: Mistake<PlacementClause> | null;
  /** Null also where markers were not looked at (J2). */
  readonly chaserMistake: Mistake<MarkClause> | null;
  /** Every mark in the order of events. */
  readonly markers: readonly JudgedMark[];
}

/** J1, F6: the Runners' first mistake; the smallest position over both paths, the lower path where they are equal. */
export function firstRunnerMistake(state: RoundState): Mistake<PlacementClause> | null {
  let first: Mistake<PlacementClause> | null = null;
  for (const [at, path] of state.paths.entries()) {
    const index = at as PathIndex;
    const fault = firstFaultOn(state, path, index);
    if (fault !== null && (first === null || fault.position < first.position)) {
      first = { position: fault.position, path: index, clause: fault.clause };
    }
  }
  return first;
}

/** J3, F6: the Chasers' first mistake among the judged markers. */
function firstChaserMistake(markers: readonly JudgedMark[]): Mistake<MarkClause> | null {
  let first: Mistake<MarkClause> | null = null;
  for (const { ok, position, path, final } of markers) {
    if (ok) continue;
    const earlier =
      first === null || position < first.position || (position === first.position && path < first.path);
    if (earlier) first = { position, path, clause: final ? 'M4' : 'M3' };
  }
  return first;
}

/** M3, M4, J9: each marker with the symbols that were legal for it. */
export function judgeMarks(state: RoundState): JudgedMark[] {
  return state.marks.map(({ path, position, mark }) => {
    const placed = state.paths[path]?.tiles[position - 1];
    const face = placed && faceOf(state.setup, placed.tile);
    const legal = placed && face ? legalSymbols(face, placed.rotation, mark.direction) : [];
    const { direction, final, symbol } = mark;
    return { path, position, direction, final, symbol, legal, ok: legal.includes(symbol) };
  });
}

/** Who wins by mistakes alone (J5), or null where nobody does; undefined where there was no mistake at all. */
function byMistakes(runner: Mistake | null, chaser: Mistake | null): Side | null | undefined {
  if (runner === null && chaser === null) return undefined;
  if (runner === null) return 'runners';
  if (chaser === null) return 'chasers';
  if (runner.position === chaser.position) return null;
  return runner.position < chaser.position ? 'chasers' : 'runners';
}

/** Judges a round: who won, what for, and the first mistake of each side with its clause. */
export function judgeRound(state: RoundState): RoundVerdict {
  const markers = judgeMarks(state);
  const runnerMistake = firstRunnerMistake(state);
  const chaserMistake = firstChaserMistake(markers);
  const verdict = (winner: Side | null, award: Award, looked = true): RoundVerdict => ({
    ending: state.ending ?? 'unfinished',
    winner,
    award: winner === null ? null : award,
    runnerMistake,
    chaserMistake: looked ? chaserMistake : null,
    markers,
  });
  // J7: Perfect to Runners, Small to Chasers.
  const won = (winner: Side | null): RoundVerdict => verdict(winner, winner === 'runners' ? 'perfect' : 'small');

  switch (state.ending) {
    case null:
    case 'given-up':
      return won(null); // J8
    case 'trail-lost':
      return won(runnerMistake === null ? 'runners' : 'chasers'); // J6
    case 'caught':
      return won(byMistakes(runnerMistake, chaserMistake) ?? (chaserMistake === null ? 'chasers' : null)); // J4, J5
    case 'hideout': {
      if (runnerMistake !== null) return won(byMistakes(runnerMistake, chaserMistake) ?? null); // J5
      const alone = state.paths.some((path) => path.caught);
      if (!alone) return verdict('runners', 'perfect', false); // J2
      return verdict('runners', chaserMistake === null ? 'small' : 'perfect'); // F5
    }
  }
}
