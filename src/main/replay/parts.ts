/** The parts in which a replay comes into being: first the match, then each round as dealt, then its events. */
import type { Replay, ReplayRound } from '../../shared/chase/replay';

/** Everything of a replay but its rounds. */
export type MatchHeader = Omit<Replay, 'format' | 'version' | 'rounds' | 'id'> & { readonly id: string };

/** A round as dealt: all of it but its events. */
export type DealtRound = Omit<ReplayRound, 'events'>;
