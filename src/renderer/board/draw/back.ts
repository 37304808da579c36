/** The back of a tile: blue for Route tiles and Hideouts, red for Starting tiles (C1). */
import { onCard } from './card';
import { SIDE } from './face';
import type { Target, TileStyle } from './style';

export function drawTileBack(ctx: Target, kind: 'route' | 'start', size: number, style: TileStyle): void {
  const { palette, rotation } = style;
  onCard(ctx, size, rotation, palette, () => {
    ctx.fillStyle = palette.back[kind];
    ctx.fillRect(0, 0, SIDE, SIDE);
    ctx.strokeStyle = palette.backLine[kind];
    ctx.lineWidth = 1.4;
    ctx.beginPath();
    ctx.roundRect(7, 7, SIDE - 14, SIDE - 14, 5);
    ctx.stroke();
  });
}
