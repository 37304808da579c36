/** The coach after a round: what decided it, and what one seat had best change, from the verdict and the times of its events (J1 to J9). */
import type { Seat } from '../game';
import { chaserHabit, gaps } from './coach-chaser';
import {
  clearlyLonger,
  middleOf,
  type Coaching,
  type Decided,
  type Habit,
  type JudgedRound,
  type PlayedRound,
  type Spot,
} from './coaching';
import type { PathIndex } from './round';
import type { Mistake, Side } from './verdict';

/** Tiles that tell how long one usually takes. */
const LEAST_TILES = 3;

/** Who laid the tile or put the marker of a mistake. */
function madeBy({ paths }: PlayedRound, what: 'tile' | 'marker', { path, position }: Mistake): Seat {
  const own = paths[path];
  return (what === 'tile' ? own?.tiles : own?.marks)?.[position - 1]?.seat ?? 0;
}

function mistakeOf(round: PlayedRound, { verdict }: JudgedRound, side: Side): Decided | null {
  const [what, mistake] = side === 'runners' ? (['tile', verdict.runnerMistake] as const) : (['marker', verdict.chaserMistake] as const);
  if (mistake === null) return null;
  const { path, position } = mistake;
  return { by: 'mistake', what, seat: madeBy(round, what, mistake), path, position };
}

/** What decided the round; null where nothing did (J8). */
function decidedIn(round: PlayedRound, judged: JudgedRound): Decided | null {
  const last = judged.reasons[judged.reasons.length - 1];
  switch (last?.why) {
    case 'one-mistaken':
    case 'earlier-mistake':
      return mistakeOf(round, judged, last.loser);
    case 'same-position':
      return { by: 'level', position: last.position };
    case 'lost-trail':
      return last.loser === 'runners' ? mistakeOf(round, judged, 'runners') : { by: 'trail-lost' };
    case 'clean-catch': {
      const catches = judged.reasons.filter((reason) => reason.why === 'caught');
      const final = catches[catches.length - 1];
      return final === undefined ? null : { by: 'catch', path: final.path, position: final.position };
    }
    case 'clean-hideout':
    case 'lone-hideout':
      return { by: 'hideout' };
    default:
      return null;
  }
}

/** J1: the seat's own tile that was the first wrong one of its path. */
function laysWrong({ walk }: JudgedRound, seat: Seat): Habit | null {
  for (const { fault, placed, path, position } of walk) {
    if (fault !== null && placed.seat === seat) return { kind: 'lays', spot: { path, position }, clause: fault };
  }
  return null;
}

/** M4: the seat's last tile was caught after it had lain there clearly longer than the ones before. */
function lingers(round: PlayedRound, seat: Seat): Habit | null {
  for (const [index, path] of round.paths.entries()) {
    const last = path.tiles[path.tiles.length - 1];
    const mark = path.marks[path.marks.length - 1];
    if (!path.caught || last?.seat !== seat || mark?.final !== true) continue;
    const usual = middleOf(gaps(path, round.rules.startingTiles), LEAST_TILES);
    const lay = mark.t - last.t;
    const spot = { path: index as PathIndex, position: path.tiles.length };
    if (usual !== null && clearlyLonger(lay, usual)) return { kind: 'lingers', spot, lay, usual };
  }
  return null;
}

/** How much of the seat's own there was to go wrong, where none of it did. */
function cleanOf(round: PlayedRound, { walk }: JudgedRound, seat: Seat): Coaching['clean'] {
  if (round.roles[seat] === 'chaser') {
    const own = walk.filter(({ path, position }) => round.paths[path]?.marks[position - 1]?.seat === seat);
    return own.length > 0 && own.every(({ marker }) => marker?.ok === true) ? { what: 'markers', count: own.length } : null;
  }
  const own = walk.filter(({ placed }) => placed.seat === seat);
  // J1: what comes after a path's first wrong tile is not looked at.
  const paths = new Set(own.map(({ path }) => path));
  const wrong = walk.some(({ path, fault }) => fault !== null && paths.has(path));
  return own.length > 0 && !wrong ? { what: 'tiles', count: own.length } : null;
}

/**
 * What to say to `seat` after a round; null where it has no side, and where nothing decided the round (J8). The habit is the one that the
 * deciding mistake shows where that is the seat's own, else the one that most of its mistakes have in common, else what its times tell.
 */
export function coachOf(round: PlayedRound, judged: JudgedRound, seat: Seat): Coaching | null {
  const role = round.roles[seat];
  const decided = decidedIn(round, judged);
  if (role === undefined || decided === null) return null;
  const own: Spot | null = decided.by === 'mistake' && decided.seat === seat ? { path: decided.path, position: decided.position } : null;
  const habit =
    role === 'chaser'
      ? chaserHabit(round, judged, seat, own)
      : (laysWrong(judged, seat) ?? (judged.verdict.winner === 'runners' ? null : lingers(round, seat)));
  return { decided, habit, clean: cleanOf(round, judged, seat) };
}
