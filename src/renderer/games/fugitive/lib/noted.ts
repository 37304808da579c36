/** What a notepad of a level knows of a number by itself (N1), from the view of its seat. */
import { faceUp } from '../../../../rules/fugitive/row';
import type { NotepadLevel, State } from '../../../../rules/fugitive/types';
import { handOf } from './due';

export interface Noted {
  /** Why it is crossed: it lies face up or out, is in her own hand, or by counting cannot be there; null where it is not. */
  readonly crossed: 'seen' | 'held' | 'never' | null;
  /** A wrong call of it alone: none of the places up to this one has it; null where there was none. */
  readonly until: number | null;
  /** N4; null where nobody counts. */
  readonly odds: number | null;
}

const NOTHING: Noted = { crossed: null, until: null, odds: null };

/** How many hideouts lay in the row before an entry of the log. */
function placesBefore({ log }: State, at: number): number {
  return log.slice(0, at).filter(({ event }) => event.type === 'place').length;
}

/** N1: what is known of every number; `odds` where they are counted. */
export function notedBy(state: State, level: NotepadLevel, odds: ReadonlyMap<number, number> | null): (number: number) => Noted {
  if (level === 'off') return () => NOTHING;
  const seen = faceUp(state);
  const held = new Set(handOf(state, 'marshal'));
  const wrong = new Map<number, number>();
  for (const { numbers, right, at } of state.calls) {
    const [only] = numbers;
    if (!right && numbers.length === 1 && only !== undefined) wrong.set(only, placesBefore(state, at));
  }
  const lying = state.row.length;
  return (number) => {
    const until = wrong.get(number) ?? null;
    const counted = level === 'full' && odds !== null ? (odds.get(number) ?? 0) : null;
    const crossed = seen.has(number) ? 'seen' : held.has(number) ? 'held' : counted === 0 || until === lying ? 'never' : null;
    return { crossed, until: crossed === null ? until : null, odds: crossed === null ? counted : null };
  };
}
