/** A saved round up to a moment of it, to be gone on with as another one. */
import type { Replay, Deal, ReplayEvent } from '../../shared/replay';
import type { Refusal } from '../../shared/refusal';
import { accepted, refused, type Result } from '../../rules/result';
import { gameOf } from '../games';
import type { StoredMatch } from '../store/match-reader';

/** The tiles that a match from a file may need once it is dealt again: its own, and beside them those that there are. */
export function allTiles(replay: Pick<Replay, 'game'>, own: NonNullable<Replay['tiles']>): NonNullable<Replay['tiles']> {
  return { ...gameOf(replay).table.tiles, ...own };
}

/**
 * The first events of a round, if a round may go on after them. Refused with `no-such-round`, `not-dealt` where the file does not tell what
 * was dealt, `hangs-on-earlier` where the round can be no first one, or `round-over`.
 */
export function soFar(
  stored: StoredMatch,
  { round: at, event: count }: { readonly round: number; readonly event: number },
): Result<{ readonly deal: Deal; readonly events: readonly ReplayEvent[] }, Refusal> {
  const { replay } = stored;
  const round = replay.rounds[at];
  if (round === undefined) return refused({ code: 'no-such-round', field: 'round' });
  const { events, swaps: _swaps, ...deal } = round;
  const { rules, table } = gameOf(replay);
  if (table.tellsAll?.(deal) === false) return refused({ code: 'not-dealt', field: 'round' });
  if (table.standsAlone?.(deal) === false) return refused({ code: 'hangs-on-earlier', field: 'round' });
  const first = events.slice(0, count);
  let state = rules.begin(rules.setup(replay.rules, replay.tiles ?? null, deal));
  for (const event of first) {
    const next = rules.apply(state, event);
    if (!next.ok) throw new Error(`An event is impossible, though the round was played through: ${next.error.code}.`);
    state = next.value;
  }
  return rules.isOver(state) ? refused({ code: 'round-over', field: 'event' }) : accepted({ deal, events: first });
}
