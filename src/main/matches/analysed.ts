/** A saved round as it is analysed beside the window's thread, and what tells one analysis from another. */
import type { AnyAnalysis } from '../../shared/analysis';
import type { Refusal } from '../../shared/refusal';
import type { Replay } from '../../shared/replay';
import { seatedAtEnd } from '../../shared/swaps';
import { accepted, refused, type Result } from '../../rules/result';
import { gameOf } from '../games';
import { earlierRounds } from './earlier-rounds';
import type { GameAnalysis } from '../replay/analysis';
import type { LinesReader } from '../store/match-lines';
import type { MatchReader } from '../store/match-reader';
import { played } from './round-shown';

/** Which round of which match; from 0. */
export interface AnalyseAsk {
  readonly id: string;
  readonly round: number;
}

/** What a round's analysis is kept by: whose game it is, and how many events it has. */
export interface Analysable {
  readonly version: number;
  readonly events: number;
}

function analysisOf(replay: Pick<Replay, 'game'>): GameAnalysis | undefined {
  return gameOf(replay).analysis;
}

/** What there is to analyse. Refused with `no-such-replay`, `no-such-round`, or `no-analysis` in a game that has none. */
export function analysable(matches: Pick<MatchReader, 'read'>, { id, round }: AnalyseAsk): Result<Analysable, Refusal> {
  const stored = matches.read(id);
  if (!stored.ok) return stored;
  if (stored.value === undefined) return refused({ code: 'no-such-replay', field: 'id' });
  const { replay } = stored.value;
  const of = replay.rounds[round];
  if (of === undefined) return refused({ code: 'no-such-round', field: 'round' });
  const analysis = analysisOf(replay);
  return analysis === undefined
    ? refused({ code: 'no-analysis', field: 'id' })
    : accepted({ version: analysis.version, events: of.events.length });
}

interface AnalyseHandle {
  readonly tell: (so: AnyAnalysis) => Promise<void>;
  readonly cancelled: () => boolean;
  readonly breathe: () => Promise<void>;
}

/** Analyses a round, telling what there is so far; null where it was called off. */
export async function analysed(
  matches: Pick<MatchReader, 'read'> & Pick<LinesReader, 'earlier'>,
  { id, round }: AnalyseAsk,
  { tell, cancelled, breathe }: AnalyseHandle,
): Promise<Result<AnyAnalysis, Refusal> | null> {
  const stored = matches.read(id);
  if (!stored.ok) return stored;
  if (stored.value === undefined) return refused({ code: 'no-such-replay', field: 'id' });
  const read = played(stored.value);
  if (!read.ok) return read;
  const { replay } = read.value;
  const analysis = analysisOf(replay);
  if (analysis === undefined) return refused({ code: 'no-analysis', field: 'id' });
  if (replay.rounds[round] === undefined) return refused({ code: 'no-such-round', field: 'round' });
  const players = seatedAtEnd(replay.players, stored.value.swaps, round + 1);
  const earlier = stored.value.imported ? [] : earlierRounds(matches, { id, round, replay, players });
  const steps = (await analysis.analyst()).analyse(replay, round, players, earlier);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return accepted(step.value);
    if (step.value !== null) await tell(step.value);
    await breathe();
    if (cancelled()) return null;
  }
}
