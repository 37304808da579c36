/** Directions that are asked evenly, so that none stays away from who learns: all four come before any comes again. */
import type { PuzzleKind, PuzzleTheme } from '../../shared/puzzles';
import type { Doings } from './doings';
import type { Entry } from './entry';

const DIRECTIONS = ['direction-n', 'direction-e', 'direction-s', 'direction-w'] as const satisfies readonly PuzzleTheme[];
type DirectionTheme = (typeof DIRECTIONS)[number];

/** Once all were met, one may be so far ahead of another: what comes next is not to be guessed. */
const AHEAD = 2;

function directionOf({ themes }: Entry): DirectionTheme | undefined {
  return DIRECTIONS.find((direction) => themes.includes(direction));
}

export interface Evenly {
  /** Whether a puzzle's direction may come now; puzzles without one always may. */
  readonly may: (entry: Entry) => boolean;
  /** Takes in that a puzzle is asked. */
  readonly asked: (id: string) => void;
}

/** Over the puzzles of a kind, by what the player has met of it so far. */
export function evenly(doings: Doings, kind: PuzzleKind, entries: readonly Entry[]): Evenly {
  const byId = new Map(entries.map((entry) => [entry.id, directionOf(entry)]));
  const there = DIRECTIONS.filter((direction) => entries.some((entry) => byId.get(entry.id) === direction));
  const counts = new Map(there.map((direction) => [direction, doings.attempts(kind, direction)]));
  return {
    may: (entry) => {
      const count = counts.get(byId.get(entry.id) ?? 'direction-n');
      if (byId.get(entry.id) === undefined || count === undefined) return true;
      const fewest = Math.min(...counts.values());
      return fewest === 0 ? count === 0 : count < fewest + AHEAD;
    },
    asked: (id) => {
      const direction = byId.get(id);
      if (direction !== undefined) counts.set(direction, (counts.get(direction) ?? 0) + 1);
    },
  };
}
