/** Judging a round after it is over, or as far as it was played (J1 to J9, F5, F6). */
import { firstFaultOn, type PlacementClause } from './legality';
import type { DecidingReason, EndReason, Reason } from './reason';
import { endOf, faceOf, type PathIndex, type PlacedTile, type RoundState } from './round';
import { legalSymbols } from './tile';
import type { Award, JudgedMark, MarkClause, Mistake, RoundVerdict, Side } from './verdict';

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
    const earlier = first === null || position < first.position || (position === first.position && path < first.path);
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

/** A verdict with the reasons that it was made from: how the round ended, what was found, and last what decided. */
interface Judgement {
  readonly verdict: RoundVerdict;
  readonly reasons: readonly Reason[];
  /** The last of the reasons. */
  readonly decided: DecidingReason;
}

/** Who won what, and by which clause. */
interface Ruling {
  readonly winner: Side | null;
  readonly decided: DecidingReason;
  /** Where it is not what J7 gives. */
  readonly award?: Award;
}

interface Mistakes {
  readonly runner: Mistake | null;
  readonly chaser: Mistake | null;
}

/** J5, F6: who wins by mistakes, of which there is one at least. */
function byMistakes({ runner, chaser }: Mistakes, paths: number): Ruling {
  const against = (loser: Side): Ruling => ({ winner: other(loser), decided: { why: 'one-mistaken', clause: 'J5', loser } });
  if (runner === null) return against('chasers');
  if (chaser === null) return against('runners');
  const clause = paths === 2 ? 'F6' : 'J5';
  const { position } = runner;
  if (position === chaser.position) return { winner: null, decided: { why: 'same-position', clause, position } };
  const loser = position < chaser.position ? 'runners' : 'chasers';
  return { winner: other(loser), decided: { why: 'earlier-mistake', clause, loser } };
}

function other(side: Side): Side {
  return side === 'runners' ? 'chasers' : 'runners';
}

function ruling(state: RoundState, mistakes: Mistakes): Ruling {
  const { runner, chaser } = mistakes;
  switch (state.ending) {
    case null:
    case 'given-up':
      return { winner: null, decided: { why: 'no-winner', clause: 'J8' } };
    case 'trail-lost': {
      const loser = runner === null ? 'chasers' : 'runners';
      return { winner: other(loser), decided: { why: 'lost-trail', clause: 'J6', loser } };
    }
    case 'caught':
      if (runner !== null || chaser !== null) return byMistakes(mistakes, state.paths.length);
      return { winner: 'chasers', decided: { why: 'clean-catch', clause: 'J4' } };
    case 'hideout': {
      if (runner !== null) return byMistakes(mistakes, state.paths.length);
      if (!isAlone(state)) return { winner: 'runners', decided: { why: 'clean-hideout', clause: 'J2' } };
      const mistake = chaser !== null;
      return { winner: 'runners', award: mistake ? 'perfect' : 'small', decided: { why: 'lone-hideout', clause: 'F5', mistake } };
    }
  }
}

/** F4, F5: whether a Runner had been caught before the round ended, or with it. */
function isAlone(state: RoundState): boolean {
  return state.paths.some((path) => path.caught);
}

/** How the round ended; catches in the order in which they came (M4, F4). */
function endReasons(state: RoundState): EndReason[] {
  const caught = state.marks.flatMap(({ path, position, mark }): EndReason[] =>
    mark.final ? [{ why: 'caught', clause: 'M4', path, position }] : [],
  );
  switch (state.ending) {
    case 'caught':
      return caught;
    case 'hideout': {
      const path = state.paths.findIndex((each) => isHideout(state, endOf(each))) === 1 ? 1 : 0;
      return [...caught, { why: 'hideout', clause: 'P10', path, alone: caught.length > 0 }];
    }
    case 'trail-lost':
      return state.lost === null ? caught : [...caught, { why: 'trail-lost', clause: 'M6', ...state.lost }];
    case 'given-up':
    case null:
      return [...caught, { why: state.ending ?? 'unfinished', clause: 'J8' }];
  }
}

function isHideout(state: RoundState, placed: PlacedTile | undefined): boolean {
  return placed !== undefined && faceOf(state.setup, placed.tile)?.kind === 'hideout';
}

/** Judges a round: who won, what for, the first mistake of each side with its clause, and why. */
export function judge(state: RoundState): Judgement {
  const markers = judgeMarks(state);
  const runnerMistake = firstRunnerMistake(state);
  const found = firstChaserMistake(markers);
  const { winner, decided, award } = ruling(state, { runner: runnerMistake, chaser: found });
  const looked = decided.clause !== 'J2';
  const chaserMistake = looked ? found : null;
  // J7: Perfect to Runners, Small to Chasers.
  const usual = winner === 'runners' ? 'perfect' : 'small';
  const undecided = decided.clause === 'J8' ? decided.clause : null;
  const idle = decided.clause === 'J6' ? decided.clause : undecided;
  const reasons: Reason[] = endReasons(state);
  if (state.paths.some((path) => path.tiles.length > 0))
    reasons.push({ why: 'tiles', clause: 'J1', mistake: runnerMistake, idle: undecided });
  if (looked && markers.length > 0) reasons.push({ why: 'markers', clause: 'J3', mistake: chaserMistake, idle });
  reasons.push(decided);
  return {
    verdict: {
      ending: state.ending ?? 'unfinished',
      winner,
      award: winner === null ? null : (award ?? usual),
      runnerMistake,
      chaserMistake,
      markers,
    },
    reasons,
    decided,
  };
}

/** The verdict alone, as files and the command line have it. */
export function judgeRound(state: RoundState): RoundVerdict {
  return judge(state).verdict;
}
