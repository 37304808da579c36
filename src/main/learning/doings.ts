/** What a player has done so far, by kind and theme: what the ramp of practice goes by. */
import type { Doing } from '../../shared/drill-record';
import type { PuzzleKind, PuzzleTheme } from '../../shared/puzzles';
import type { Entry } from './entry';

export class Doings {
  readonly #counts = new Map<string, { attempts: number; right: number }>();

  constructor(before: readonly Doing[] = []) {
    for (const { kind, theme, attempts, right } of before) this.#counts.set(`${kind} ${theme ?? ''}`, { attempts, right });
  }

  /** Takes an answer in. */
  take({ kind, themes }: Pick<Entry, 'kind' | 'themes'>, right: boolean): void {
    for (const theme of ['', ...themes]) {
      const key = `${kind} ${theme}`;
      const { attempts, right: before } = this.#counts.get(key) ?? { attempts: 0, right: 0 };
      this.#counts.set(key, { attempts: attempts + 1, right: before + (right ? 1 : 0) });
    }
  }

  /** Answers to puzzles of a kind with a theme. */
  attempts(kind: PuzzleKind, theme: PuzzleTheme): number {
    return this.#counts.get(`${kind} ${theme}`)?.attempts ?? 0;
  }

  /** Right answers less half of the wrong ones, of a kind or of its puzzles with a theme: who guesses gets nowhere. */
  lead(kind: PuzzleKind, theme: PuzzleTheme | null): number {
    const { attempts = 0, right = 0 } = this.#counts.get(`${kind} ${theme ?? ''}`) ?? {};
    return right - (attempts - right) / 2;
  }
}
