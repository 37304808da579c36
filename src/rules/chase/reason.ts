/** Why a round was judged as it was: what the judge found and what decided, each with its clause. The words are the window's. */
import type { PlacementClause } from './legality';
import type { PathIndex } from './round';
import type { Colour } from './tile';
import type { MarkClause, Mistake, Side } from './verdict';

/** A clause by which a mistake decides nothing: J6 for markers after a lost trail, J8 for a round without a winner. */
type IdleClause = 'J6' | 'J8';

/** How the round came to its end. */
export type EndReason =
  /** The marker on the tile at `position`, then the path's last, caught its Runner; with two paths each catch is one (F4). */
  | { readonly why: 'caught'; readonly clause: 'M4'; readonly path: PathIndex; readonly position: number }
  /** `alone`: with two paths, the other Runner had been caught (F5). */
  | { readonly why: 'hideout'; readonly clause: 'P10'; readonly path: PathIndex; readonly alone: boolean }
  /** The Chaser of the path wanted a colour that was out. */
  | { readonly why: 'trail-lost'; readonly clause: 'M6'; readonly path: PathIndex; readonly colour: Colour }
  | { readonly why: 'given-up' | 'unfinished'; readonly clause: 'J8' };

/** What was found; left out where nothing lies that could be looked at, and for markers where they are not (J2). */
type FoundReason =
  | { readonly why: 'tiles'; readonly clause: 'J1'; readonly mistake: Mistake<PlacementClause> | null; readonly idle: 'J8' | null }
  | { readonly why: 'markers'; readonly clause: 'J3'; readonly mistake: Mistake<MarkClause> | null; readonly idle: IdleClause | null };

/** What decided. With two paths mistakes are compared by F6, which says J5 for teams. */
export type DecidingReason =
  | { readonly why: 'clean-hideout'; readonly clause: 'J2' }
  /** A Hideout reached alone without a mistake: `mistake` says whether a Chaser made one. */
  | { readonly why: 'lone-hideout'; readonly clause: 'F5'; readonly mistake: boolean }
  | { readonly why: 'clean-catch'; readonly clause: 'J4' }
  | { readonly why: 'one-mistaken'; readonly clause: 'J5'; readonly loser: Side }
  | { readonly why: 'earlier-mistake'; readonly clause: 'J5' | 'F6'; readonly loser: Side }
  | { readonly why: 'same-position'; readonly clause: 'J5' | 'F6'; readonly position: number }
  | { readonly why: 'lost-trail'; readonly clause: 'J6'; readonly loser: Side }
  | { readonly why: 'no-winner'; readonly clause: 'J8' };

export type Reason = EndReason | FoundReason | DecidingReason;
