/** A hand as a list of choices: what its keys choose, what the mouse's second button does, and where the focus goes. */
import { tick } from 'svelte';
import type { TileId } from '../../../../shared/chase/replay';
import { stepped } from './hand';

/** The tile of the hand that a key on one of them chooses; undefined for a key that chooses none. */
function chosenBy(event: KeyboardEvent, tiles: readonly TileId[], tile: TileId): TileId | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const at = tiles.indexOf(tile);
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: stepped(tiles, at, 1),
    ArrowLeft: stepped(tiles, at, -1),
    Home: 0,
    End: tiles.length - 1,
  };
  return tiles[moves[event.code] ?? -1];
}

/** Chooses along the hand by a key on one of its tiles. */
export function chooseByKey(event: KeyboardEvent, tiles: readonly TileId[], tile: TileId, choose: (tile: TileId) => void): void {
  const next = chosenBy(event, tiles, tile);
  if (next === undefined) return;
  event.preventDefault();
  choose(next);
}

interface Turning {
  readonly onchoose: (tile: TileId) => void;
  readonly onturn: (by: 1 | -1) => void;
}

/** The mouse's second button on a tile: it is chosen and turned, with Shift the other way. */
export function turnByMouse(event: MouseEvent, tile: TileId, { onchoose, onturn }: Turning): void {
  event.preventDefault();
  onchoose(tile);
  onturn(event.shiftKey ? -1 : 1);
}

/** Has the focus go along with a new choice, if it is in the list at all. */
export function focusChosen(list: HTMLElement): void {
  if (!list.contains(document.activeElement)) return;
  void tick().then(() => list.querySelector<HTMLElement>('[aria-selected="true"]')?.focus());
}
