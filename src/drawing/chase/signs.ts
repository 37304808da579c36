/** What stands over the tiles of a round that goes on, in cells: the band of a lead with its number, and the ring around what is read now. */
import type { Cell, Direction, Rotation, Tile } from '../../shared/chase/replay';
import { LONG_LEAD, type Lead, type ReadNow } from '../../shared/chase/table-signs';
import { DIRECTIONS, directionTo, sameCell } from '../../rules/chase/compass';
import type { PathIndex } from '../../rules/chase/round';
import { heatOf } from '../heat';
import { bandOn, takesChip } from './band';
import { streetAt } from './face';
import { VECTOR } from './headings';
import { drawPointing, drawRing, type Pointing } from './highlights';
import { drawBand, drawChip } from './lead';
import type { Palette } from './palette';
import type { Target } from './style';

/** A tile as it lies in a path. */
export interface LaidTile {
  /** Null where only the back may be drawn. */
  readonly face: Tile | null;
  readonly cell: Cell;
  readonly rotation: Rotation;
  readonly path: PathIndex;
  /** From 1, beside the Prison; null while it is only planned. */
  readonly position: number | null;
}

/** What lies there. */
export interface Laid<T extends LaidTile = LaidTile> {
  readonly prison: Cell;
  readonly tiles: readonly T[];
}

/** The tile at a position of a path, if it lies there. */
export function tileAt<T extends LaidTile>({ tiles }: Laid<T>, at: { readonly path: PathIndex; readonly position: number }): T | undefined {
  return tiles.find((tile) => tile.path === at.path && tile.position === at.position);
}

/** The way in which a tile of a path is read (M2, M4). */
export function pointingOf(laid: Laid, tile: LaidTile): Pointing | undefined {
  if (tile.position === null) return undefined;
  const next = tileAt(laid, { path: tile.path, position: tile.position + 1 });
  const before = tile.position === 1 ? laid.prison : tileAt(laid, { path: tile.path, position: tile.position - 1 })?.cell;
  const target = next?.cell ?? before;
  const direction = DIRECTIONS.find(
    (each) => target !== undefined && sameCell(target, { x: tile.cell.x + VECTOR[each].x, y: tile.cell.y + VECTOR[each].y }),
  );
  return direction === undefined ? undefined : { direction, final: next === undefined, aside: streetAt(tile, direction) };
}

/** A lead of fewer tiles needs no number. */
const NUMBERED = 2;

/** A tile that a lead runs over, or the marked one before it, which it starts from. */
interface LedTile<T extends LaidTile> {
  readonly tile: T;
  readonly from: Direction | null;
  readonly to: Direction | null;
}

/** The tiles that a lead runs over, in the order of the path. */
export function ledTiles<T extends LaidTile>(laid: Laid<T>, { path, tiles, from }: Lead): LedTile<T>[] {
  const cellAt = (position: number): Cell | undefined => (position === 0 ? laid.prison : tileAt(laid, { path, position })?.cell);
  const towards = (here: Cell, there: Cell | undefined): Direction | null => (there && directionTo(here, there)) ?? null;
  return Array.from({ length: tiles + 1 }, (_, at) => from - 1 + at).flatMap((position): LedTile<T>[] => {
    const tile = tileAt(laid, { path, position });
    if (tile === undefined) return [];
    const back = position < from ? null : towards(tile.cell, cellAt(position - 1));
    return [{ tile, from: back, to: position === from + tiles - 1 ? null : towards(tile.cell, cellAt(position + 1)) }];
  });
}

/** On which of the tiles that it runs over the number of a lead stands: the last that has room for it; undefined for a lead without one. */
export function numberedTile<T extends LaidTile>(led: readonly LedTile<T>[], { tiles }: Pick<Lead, 'tiles'>): T | undefined {
  return tiles < NUMBERED ? undefined : led.slice(-tiles).findLast(({ tile }) => takesChip(tile))?.tile;
}

/** Whether a cell is in sight, as the table is looked at; what is not need not be drawn. */
export type IsSeen = (cell: Cell) => boolean;

/** `grown` is how far it has grown over its last tile. */
export function drawLead(ctx: Target, lead: Lead, laid: Laid, palette: Palette, grown = 1, isSeen: IsSeen = () => true): void {
  const heat = heatOf(lead.tiles, LONG_LEAD);
  const led = ledTiles(laid, lead);
  for (const [at, { tile, from, to }] of led.entries()) {
    if (isSeen(tile.cell)) drawBand(ctx, tile.cell, bandOn(tile, from, to), heat, at === led.length - 1 ? Math.min(1, grown) : 1, palette);
  }
  const numbered = numberedTile(led, lead);
  if (numbered !== undefined && isSeen(numbered.cell)) drawChip(ctx, numbered.cell, lead.tiles, 0.5 + 0.5 * grown, palette);
}

/** The colour of a seat, or that of the only hand over the table. */
export function colourOf(seat: number | undefined, palette: Palette): string {
  return seat === undefined ? palette.focus : (palette.seats[seat] ?? palette.focus);
}

/** The ring around a tile that is read now, and the way in which it is read. */
export function drawReadNow(ctx: Target, read: ReadNow, laid: Laid, palette: Palette): void {
  const tile = tileAt(laid, read);
  if (tile === undefined) return;
  const colour = colourOf(read.seat, palette);
  const pointing = pointingOf(laid, tile);
  drawRing(ctx, tile.cell, colour);
  if (pointing !== undefined) drawPointing(ctx, tile.cell, pointing, colour, palette);
}
