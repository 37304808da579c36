/** What a Runner has in mind when it chooses: the table, its pile, and the other one as it remembers it. */
import { ITEMS, type TileId } from '../../../../rules/chase/tile';
import type { RoundView } from '../../../../rules/chase/view';
import { faceFor, type Face } from './faces';
import { Ground } from './ground';
import { lying } from './own-side';
import type { Mind } from './weigh';

/** A pile as it was when last seen, top first. */
export type SeenPile = readonly { readonly id: TileId; readonly face: Face }[];

/** The pile in hand. */
export function pileInHand(view: RoundView): SeenPile {
  const pile: { id: TileId; face: Face }[] = [];
  for (const id of view.hand?.pile ?? []) {
    const face = view.tiles[id];
    if (face !== undefined) pile.push({ id, face: faceFor(face) });
  }
  return pile;
}

/** The faces of a pile without those that lie on the table by now. */
function leftOf(view: RoundView, pile: SeenPile): Face[] {
  const placed = new Set(view.paths.flatMap((path) => path.tiles.map((tile) => tile.tile)));
  return pile.filter((tile) => !placed.has(tile.id)).map((tile) => tile.face);
}

/**
 * The state of mind of the Runner of path `index` who holds `held` and last saw `other` in the other pile (undefined: never).
 * What was placed since is known to be gone from there. `ground` is one of this round that nobody thinks about any more.
 */
export function mindOf(
  view: RoundView,
  index: number,
  held: SeenPile,
  other: SeenPile | undefined,
  skill: { readonly foresight: number; readonly memory: number },
  ground?: Ground,
): Mind {
  const second = view.paths.length === 2 ? view.paths[1 - index] : undefined;
  const theirEnd = lying(view, second);
  return {
    ground: Ground.of(view, ground),
    held: held.map((tile) => tile.face),
    other: other === undefined ? null : leftOf(view, other),
    items: view.items.reduce((bits, item) => bits | (1 << ITEMS.indexOf(item)), 0),
    joint: theirEnd && second ? { end: theirEnd, free: !second.caught } : null,
    foresight: skill.foresight,
    memory: skill.memory,
  };
}
