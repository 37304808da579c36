/** What was seen of a state, by eyes: while only time goes by it stays the same one, and nothing that shows it is worked out or drawn again. */
import type { Game } from '../../../rules/game';
import type { Seat } from '../../../shared/table';

const seen = new WeakMap<object, Map<Seat | null, unknown>>();

/** A seat's view of a state, or of what lies on the table; the same one each time. */
export function viewSeen(rules: Pick<Game, 'view'>, state: unknown, seat: Seat | null): unknown {
  if (typeof state !== 'object' || state === null) return rules.view(state, seat);
  const views = seen.get(state) ?? new Map<Seat | null, unknown>();
  seen.set(state, views);
  const known = views.get(seat);
  if (known !== undefined) return known;
  const view = rules.view(state, seat);
  views.set(seat, view);
  return view;
}
