/** A tile that lies on the table, or comes down, or turns over; and its marker. */
import type { Shape } from 'konva/lib/Shape';
import type { Direction } from '../../../../shared/chase/replay';
import { colourOf } from '../../../../rules/chase/tile';
import { drawSign } from '../../../../drawing/chase/answer';
import { drawDust, drawShadowBelow, drawSnap } from '../../../../drawing/chase/dust';
import { drawPlanned, drawRing } from '../../../../drawing/chase/highlights';
import { MARKER_RADIUS, drawMarker, markSignAt } from '../../../../drawing/chase/marker';
import type { Palette } from '../../../../drawing/chase/palette';
import { drawRightSymbols } from '../../../../drawing/chase/turned';
import { backOf, type SceneTile } from './scene';
import type { Piece } from './sprites';

export interface LyingTile {
  tile: SceneTile;
  readonly shape: Shape;
  readonly mark: Shape;
  /** 1 where it begins to come down, 0 where it lies, a little below that while it gives way. */
  height: number;
  /** How far the dust of its coming down has settled, from 0 to 1. */
  dust: number;
  /** The sides on which nothing lay when it came. */
  free: readonly Direction[];
  /** It is still coming down: until it lies there it is drawn over the table, with its marker. */
  lands: boolean;
  /** Below 1 while its marker is still far from the table. */
  marked: number;
  /** How far the wave around its marker has gone, from 0 to 1. */
  snap: number;
  /** Its marker is still coming down: until it lies there it is drawn over the table. */
  comes: boolean;
  /** From its face (0) to its back (1). */
  over: number;
}

/** A tile that comes down begins so much larger than it lies. */
const RISE = 0.12;

/** What a tile that comes down has below it: its shadow and the dust. In cells of the table. */
export function drawBelow(ctx: CanvasRenderingContext2D, { tile, height, dust, free }: LyingTile, palette: Palette): void {
  drawShadowBelow(ctx, tile.cell, height, palette);
  drawDust(ctx, tile.cell, free, dust, palette);
}

/** Draws the tile into the unit square; `spriteOf` answers undefined where there is no bitmap yet. */
export function drawLying(
  ctx: CanvasRenderingContext2D,
  { tile, height, over }: LyingTile,
  palette: Palette,
  spriteOf: (piece: Piece) => HTMLCanvasElement | undefined,
): void {
  const bitmap = spriteOf(over < 0.5 ? tile : backOf(tile));
  if (bitmap === undefined) {
    // Not drawn yet: its place is shown, and it follows within a few frames.
    ctx.fillStyle = palette.island;
    ctx.fillRect(0.01, 0.01, 0.98, 0.98);
    return;
  }
  if (height !== 0) {
    const grow = 1 + height * RISE;
    ctx.globalAlpha *= 1 - Math.max(0, height) ** 3 * 0.6;
    ctx.drawImage(bitmap, 0.5 - grow / 2, 0.5 - grow / 2, grow, grow);
    ctx.globalAlpha = 1;
  } else {
    const wide = Math.max(0.02, Math.abs(Math.cos(Math.PI * over)));
    ctx.drawImage(bitmap, 0.5 - wide / 2, 0, wide, 1);
    if (over === 1 && tile.turned !== null) drawRightSymbols(ctx, { x: 0, y: 0 }, tile.turned.direction, tile.turned.legal, palette);
    if (over === 1 && tile.turned?.fault === true) {
      drawRing(ctx, { x: 0, y: 0 }, palette.bad);
      drawSign(ctx, 0.93, 0.07, false, palette);
    }
  }
  if (tile.position === null) drawPlanned(ctx, { x: 0, y: 0 }, palette);
}

/** Draws its marker, if it has one, about the origin. */
export function drawMark(ctx: CanvasRenderingContext2D, { tile, marked, snap }: LyingTile, palette: Palette): void {
  if (tile.mark === null) return;
  const ok = tile.turned?.ok;
  drawSnap(ctx, colourOf(tile.mark.symbol), snap, palette);
  ctx.globalAlpha *= Math.min(1, marked + 0.2);
  drawMarker(ctx, tile.mark.symbol, 0, 0, MARKER_RADIUS * (1 + (1 - marked) * 0.7), { palette }, ok);
  if (ok !== undefined) {
    const at = markSignAt(tile.mark.direction);
    drawSign(ctx, at.x, at.y, ok, palette);
  }
  ctx.globalAlpha = 1;
}
