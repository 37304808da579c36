/**
 * What a seat may do on the side whose path is over while the other one goes on (F4): guess the markers of that path. Guesses are
 * no part of the round: nothing that lies on the table, no view and no verdict depends on them.
 */
import type { Millis, Seat } from '../game';
import { accepted, type Result } from '../result';
import { stateAfter } from './changed-state';
import type { Guess, GuessEvent } from './guess';
import { readingOf } from './marking';
import { faceOf, type Path, type PathIndex, type Phase, type RoundState } from './round';
import { refusal, type RoundRefusal } from './refusal';
import { legalSymbols } from './tile';

/** A round as everybody sees it. */
interface Seen {
  readonly phase: Phase;
  readonly paths: readonly Path[];
}

/** The path whose markers `seat` may guess: the other one, once its own is caught (F4); null for whoever still plays, and for onlookers. */
export function onlookedPath({ phase, paths }: Seen, seat: Seat): PathIndex | null {
  if (phase !== 'running' || paths.length < 2) return null;
  const own = paths.findIndex(({ runner, chaser }) => runner === seat || chaser === seat);
  return own === -1 || paths[own]?.caught !== true ? null : own === 0 ? 1 : 0;
}

/**
 * Whether the tile at `index` of a path may be guessed: it has no marker yet (M1), and it is known how it is read. Of the last tile
 * that is so only while it is the next one to mark (M4): before, it will have a next tile or never be reached.
 */
function isOpen({ tiles, marks }: Pick<Path, 'tiles' | 'marks'>, index: number): boolean {
  return index >= marks.length && (index < tiles.length - 1 || (index === tiles.length - 1 && index === marks.length));
}

/** The places of a path, from 0, that may be guessed, without those whose positions, from 1, are `guessed`. */
export function toGuess(path: Pick<Path, 'tiles' | 'marks'>, guessed: readonly number[]): number[] {
  return path.tiles.flatMap((_, index) => (isOpen(path, index) && !guessed.includes(index + 1) ? [index] : []));
}

/** The positions that a seat has guessed. */
export function guessedBy({ guesses }: Pick<RoundState, 'guesses'>, seat: Seat): number[] {
  return guesses.flatMap((each) => (each.seat === seat ? [each.position] : []));
}

/** When the last event came: a guess leaves the round's own time as it was, so that nobody's view tells of it. */
export function lastTime({ t, guesses }: Pick<RoundState, 't' | 'guesses'>): Millis {
  return Math.max(t, guesses[guesses.length - 1]?.t ?? 0);
}

/** Takes a guess in. Refused to whoever still plays, and for a tile that has its marker, or this seat's guess, already. */
export function guess(state: RoundState, { seat, position, symbol, t }: GuessEvent): Result<RoundState, RoundRefusal> {
  const index = onlookedPath(state, seat);
  const path = index === null ? undefined : state.paths[index];
  if (index === null || path === undefined) return refusal('still-plays', 'seat', 'F4');
  if (!isOpen(path, position - 1) || guessedBy(state, seat).includes(position)) return refusal('nothing-to-guess', 'position', 'M1');
  const { direction } = readingOf(state.setup, path, position - 1);
  return accepted(stateAfter(state, state.t, { guesses: [...state.guesses, { seat, path: index, position, symbol, t, direction }] }));
}

/** How a seat guessed. */
export interface Guessed {
  readonly seat: Seat;
  readonly guesses: number;
  /** Those that name a symbol that would have been legal (M3). */
  readonly right: number;
}

/** How each seat that guessed in a round did, in seat order. */
export function guessedIn({ setup, paths, guesses }: Pick<RoundState, 'setup' | 'paths' | 'guesses'>): Guessed[] {
  const isRight = ({ path, position, symbol, direction }: Guess): boolean => {
    const placed = paths[path]?.tiles[position - 1];
    const face = placed && faceOf(setup, placed.tile);
    return placed !== undefined && face !== undefined && legalSymbols(face, placed.rotation, direction).includes(symbol);
  };
  return setup.roles.flatMap((_, seat) => {
    const own = guesses.filter((each) => each.seat === seat);
    return own.length === 0 ? [] : [{ seat, guesses: own.length, right: own.filter(isRight).length }];
  });
}
