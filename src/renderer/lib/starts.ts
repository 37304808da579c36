/** Wishes for a match as the window has them: each says for which game it is. */
import type { RequestInput } from '../../shared/contract';

/** A wish that says for which game. */
type Named<Wish extends { readonly game?: string }> = Wish & { readonly game: NonNullable<Wish['game']> };
export type QuickStart = Named<RequestInput<'match.start'>>;
export type ArrangedStart = Named<RequestInput<'match.arrange'>>;

/** A match to be started: against a bot, or of several seats. */
export type Start = QuickStart | ArrangedStart;
