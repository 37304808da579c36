/** A picture of a moment of a saved round, and the round on pages to be printed: as the point of view knew it. */
import type { RequestInput } from '../../shared/contract';
import type { Refusal } from '../../shared/refusal';
import { accepted, refused, type Result } from '../../rules/result';
import { gameOf } from '../games';
import type { PictureFormat } from '../pictures/canvas';
import type { ToldRound } from '../pictures/told-round';
import type { MatchReader } from '../store/match-reader';
import { played } from './round-shown';

export type MomentAsk = RequestInput<'share.copy-picture'> & { readonly format: PictureFormat };
export type PageAsk = RequestInput<'share.page'> & { readonly format: 'pdf' };

/** Posted without being scaled, and read on a telephone. */
const SIZE = { width: 1920, height: 1200 } as const;

type Matches = Pick<MatchReader, 'read'>;

interface Found {
  readonly told: ToldRound;
  /** By seat, after this round. */
  readonly points: readonly number[];
}

async function roundOf(matches: Matches, { id, round }: { readonly id: string; readonly round: number }): Promise<Result<Found, Refusal>> {
  const stored = matches.read(id);
  if (!stored.ok) return stored;
  if (stored.value === undefined) return refused({ code: 'no-such-replay', field: 'id' });
  const read = played(stored.value);
  if (!read.ok) return read;
  const { replay, rounds } = read.value;
  if (rounds[round] === undefined) return refused({ code: 'no-such-round', field: 'round' });
  const { rules, pictured } = gameOf(replay);
  if (pictured === undefined) return refused({ code: 'no-pictures', field: 'id' });
  const outcomes = rounds.slice(0, round + 1).map((state, at) => ({ deal: replay.rounds[at] ?? {}, outcome: rules.outcome(state) }));
  // Read with the first picture: a start, and whoever wants none, has nothing of it.
  const { ToldRound } = await import('../pictures/told-round');
  return accepted({
    told: new ToldRound(rules, await pictured(), replay, round),
    points: rules.score(replay.rules, replay.players.length, outcomes).points,
  });
}

/** Draws it. Refused with `no-such-replay`, `no-such-round`, `no-pictures`, or what cannot be read. */
export async function drawn(matches: Matches, ask: MomentAsk | PageAsk): Promise<Result<Uint8Array, Refusal>> {
  const found = await roundOf(matches, ask);
  if (!found.ok) return found;
  const { told, points } = found.value;
  return accepted(
    ask.format === 'pdf'
      ? told.page(ask, points, ask.about, ask.plain)
      : told.picture(ask.format, ask, ask, { ...SIZE, theme: ask.theme, plain: ask.plain }),
  );
}
