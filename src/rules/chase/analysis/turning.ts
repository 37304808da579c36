/** What an event was to the round, as something that may have decided it. */
import { leadOf } from '../marking';
import { itemsOn } from '../legality';
import { pathNamed } from '../paths';
import type { PathIndex, RoundState } from '../round';
import { ITEMS, type Item } from '../tile';
import type { Mistake } from '../verdict';
import { stateAt, type Through } from './through';
import type { MarkerFacts, TileFacts, Turning } from './types';

/** What is known of the round's deeds. */
export interface Deeds {
  readonly through: Through;
  readonly markers: readonly MarkerFacts[];
  readonly tiles: readonly TileFacts[];
}

const leadAt = (state: RoundState, index: PathIndex): number => {
  const path = state.paths[index];
  return path === undefined ? 0 : leadOf(path, state.setup.tiles);
};

/** The longest lead of any path then. */
export const longestLead = (state: RoundState): number => Math.max(0, ...state.paths.map((_, index) => leadAt(state, index === 1 ? 1 : 0)));

/** The items that lie on no tile of the table (P6). */
export function missingItems({ setup, paths }: RoundState): Item[] {
  const there = itemsOn(
    setup,
    paths.flatMap(({ tiles }) => tiles),
  );
  return ITEMS.filter((item) => !there.includes(item));
}

/** The event that a side's mistake was made with; -1 where it made none. */
export function eventOf(facts: readonly (MarkerFacts | TileFacts)[], mistake: Mistake | null): number {
  return facts.find(({ path, position }) => path === mistake?.path && position === mistake.position)?.event ?? -1;
}

/** What the event at `at` was to the round; null for what turns nothing (a pause, a guess). */
export function turningAt({ through, markers, tiles }: Deeds, at: number): Turning | null {
  const event = through.events[at];
  const after = stateAt(through, at + 1);
  switch (event?.type) {
    case 'place': {
      const tile = tiles.find((each) => each.event === at);
      if (tile === undefined) return null;
      const { path, position, clause, item, hideout, took } = tile;
      if (hideout) return { what: 'hideout', path, position, clause, missing: clause === 'P6' ? missingItems(after) : [] };
      return { what: 'tile', path, position, item, clause, took, lead: leadAt(after, path) };
    }
    case 'mark': {
      const mark = markers.find((each) => each.event === at);
      if (mark === undefined) return null;
      const { path, position, clause, misread, final, took } = mark;
      const lay = mark.t - (after.paths[path]?.tiles[position - 1]?.t ?? 0);
      if (final) return { what: 'catch', path, position, clause, took, lay };
      return { what: 'mark', path, position, clause, misread, took, lead: leadAt(after, path) };
    }
    case 'lose-trail':
      return { what: 'trail-lost', path: pathNamed(after, event.path) ?? 0, colour: event.colour };
    case 'switch-pile':
    case 'exchange':
      return { what: 'switch', lead: longestLead(after) };
    case 'hand-over':
      return { what: 'hand-over' };
    default:
      return null;
  }
}
