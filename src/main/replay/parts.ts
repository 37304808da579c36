/** The parts in which a match comes into being: first the match, then each round as dealt, then its events. */
import type { Deal, Replay } from '../../shared/replay';

/** A replay with an id and the time when it began, as every match has that is kept. */
export type KeptReplay = Replay & { readonly id: string; readonly startedAt: string };

/** Everything of a match but its rounds. */
export type MatchHeader = Omit<KeptReplay, 'format' | 'version' | 'rounds'>;

/** A round as dealt: all of it but its events. */
export type DealtRound = Deal;
