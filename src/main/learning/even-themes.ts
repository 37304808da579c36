/** Themes that are asked evenly, such as directions, so that none stays away from who learns: all come before any comes again. */
import type { PuzzleKind, PuzzleTheme } from '../../shared/puzzles';
import type { Doings } from './doings';
import type { Entry } from './entry';

/** Once all were met, one may be so far ahead of another: what comes next is not to be guessed. */
const AHEAD = 2;

interface EvenThemes {
  /** Whether a puzzle's theme may come now; puzzles without one always may. */
  readonly may: (entry: Entry) => boolean;
  /** Takes in that a puzzle is asked. */
  readonly asked: (id: string) => void;
}

/** Over the puzzles of a kind and these themes, of which a puzzle has at most one, by what the player has met of it so far. */
export function evenThemes(doings: Doings, kind: PuzzleKind, entries: readonly Entry[], themes: readonly PuzzleTheme[]): EvenThemes {
  const byId = new Map(entries.map((entry) => [entry.id, themes.find((theme) => entry.themes.includes(theme))]));
  const there = themes.filter((theme) => entries.some((entry) => byId.get(entry.id) === theme));
  const counts = new Map(there.map((theme) => [theme, doings.attempts(kind, theme)]));
  return {
    may: (entry) => {
      const theme = byId.get(entry.id);
      const count = theme === undefined ? undefined : counts.get(theme);
      if (count === undefined) return true;
      const fewest = Math.min(...counts.values());
      return fewest === 0 ? count === 0 : count < fewest + AHEAD;
    },
    asked: (id) => {
      const theme = byId.get(id);
      if (theme !== undefined) counts.set(theme, (counts.get(theme) ?? 0) + 1);
    },
  };
}
