/** What the choices of the new-game screen ask for. */
import type { GameChoice } from '../../../../shared/fugitive/settings';
import type { Sitting } from '../../../../shared/seats';
import type { RequestInput } from '../../../../shared/contract';
import type { ArrangedStart, QuickStart } from '../../../lib/starts';

type Rules = NonNullable<Extract<RequestInput<'match.start'>, { game: 'fugitive' }>['rules']>;

/** V: the rules of a choice. */
export function rulesOf({ events, helps, opening, secondWind, bestOf, handicap }: GameChoice): Rules {
  // V8 is about the next game of a series.
  const others = { opening, secondWind, bestOf, handicap: handicap && bestOf > 1 };
  return events === 'helpful' ? { events, helps, ...others } : { events, ...others };
}

/** Who sits down: whoever asks, and another one where two play here. */
export interface People {
  /** A guest by name instead of the chosen player; null for the player. */
  readonly guest: string | null;
  readonly own: Sitting;
  readonly other: Sitting;
}

/** The match that a choice asks for. */
export function wishOf(choice: GameChoice, { guest, own, other }: People, seed: string): QuickStart | ArrangedStart {
  const { side, against, level, notepad } = choice;
  const more = { notepad, rules: rulesOf(choice), ...(seed !== '' && { seed }) };
  if (against === 'person') return { game: 'fugitive', seats: [own, other], firstFugitive: side === 'fugitive' ? 0 : 1, ...more };
  if (against === 'watch') return { game: 'fugitive', role: 'watch', level, ...more };
  return { game: 'fugitive', role: side, level, ...(guest !== null && { guest }), ...more };
}
