/** The parts in which a match of Chase comes into being, in the types of Chase. */
import type { Deal, Replay } from '../../../../shared/chase/replay';

/** Everything of a match but its rounds. */
export type MatchHeader = Omit<Replay, 'format' | 'version' | 'rounds' | 'id'> & { readonly id: string };

/** A round as dealt. */
export type DealtRound = Deal;
