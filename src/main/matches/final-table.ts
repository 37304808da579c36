/** The table of a saved round as it stood last, for a picture of it. */
import type { TableShown } from '../../shared/replay-requests';
import type { Refusal } from '../../shared/refusal';
import { accepted, refused, type Result } from '../../rules/result';
import { gameOf } from '../games';
import type { MatchReader } from '../store/match-reader';
import type { ShowRound } from './round-shown';

/** As whoever looks on saw it. Refused with `no-such-replay`, `no-such-round`, or for a match that cannot be read. */
export function tableOf(matches: Pick<MatchReader, 'read'>, { id, round: at }: ShowRound): Result<TableShown, Refusal> {
  const stored = matches.read(id);
  if (!stored.ok) return stored;
  if (stored.value === undefined) return refused({ code: 'no-such-replay', field: 'id' });
  const { replay } = stored.value;
  const { rules } = gameOf(replay);
  const round = replay.rounds[at];
  if (round === undefined) return refused({ code: 'no-such-round', field: 'round' });
  let state = rules.begin(rules.setup(replay.rules, replay.tiles ?? null, round));
  for (const event of round.events) {
    const next = rules.apply(state, event);
    // As far as it goes: the round itself says what is wrong with it.
    if (!next.ok) break;
    state = next.value;
  }
  return accepted({ game: replay.game, table: rules.view(state, null) as TableShown['table'] });
}
