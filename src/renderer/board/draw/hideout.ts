/** A Hideout: a lit house in its garden, with a street to each side (C7). */
import type { Tile } from '../../../shared/replay';
import { onCard, shadowStep } from './card';
import { faded } from './contrast';
import { SIDE } from './face';
import { drawExitEnds, drawGround, drawStreets } from './streets';
import type { Target, TileStyle } from './style';

const MIDDLE = SIDE / 2;

export function drawHideout(ctx: Target, tile: Tile, size: number, style: TileStyle): void {
  const { palette, rotation } = style;
  onCard(ctx, size, rotation, palette, () => {
    drawGround(ctx, tile, style);
    drawStreets(ctx, tile, style);
    drawExitEnds(ctx, tile, style);
    const shadow = shadowStep(rotation, 3);
    ctx.fillStyle = faded(palette.shadow, palette.shade);
    ctx.fillRect(MIDDLE - 20 + shadow.x, MIDDLE - 20 + shadow.y, 40, 40);
    ctx.fillStyle = palette.home;
    ctx.fillRect(MIDDLE - 20, MIDDLE - 20, 40, 40);
  });
}
