/** The three items, drawn from the same path data on the canvas and in SVG (C5). */
import type { Item } from '../../shared/chase/replay';
import { outlineOf } from '../outline';
import type { Palette } from './palette';
import type { Target, TileStyle } from './style';

/** One piece of an item's drawing, in a box of 20 × 20 about (0, 0). */
interface ItemPart {
  readonly d: string;
  readonly fill?: string;
  readonly line: string;
  readonly width: number;
}

/** What an item is drawn of, from the bottom up. */
export function itemParts(item: Item, palette: Palette): readonly ItemPart[] {
  const line = palette.itemLine;
  switch (item) {
    case 'map':
      return [
        { d: 'M-8.5-5.6L-3-7.6L3-5.6L8.5-7.6V5.6L3 7.6L-3 5.6L-8.5 7.6Z', fill: palette.map, line, width: 1.3 },
        { d: 'M-3-7.4V5.4M3-5.4V7.4', line, width: 0.9 },
        { d: 'M-6.6 4.2C-4.6-2.4-1-.4.4-.6S2.6-1 3.6-2', line: palette.badge.blue, width: 1.5 },
        { d: 'M4.2-5L7-2M7-5L4.2-2', line: palette.barrierStripe, width: 1.7 },
      ];
    case 'money':
      return [
        {
          d: 'M-2.6-4.6C-6.6-2-8.6 2-8.2 5C-7.9 7.4-6 8-3.6 8H3.6C6 8 7.9 7.4 8.2 5C8.6 2 6.6-2 2.6-4.6Z',
          fill: palette.money,
          line,
          width: 1.3,
        },
        { d: 'M-4.4-8.4L-2.6-4.6H2.6L4.4-8.4C2.8-7.4 1.6-8.6 0-8.2C-1.6-8.6-2.8-7.4-4.4-8.4Z', fill: palette.money, line, width: 1.3 },
        { d: 'M-3.2-4.4H3.2', line, width: 1.8 },
        { d: 'M2.6 .1C1.8-1-2.4-1.2-2.4 .8C-2.4 2.9 2.7 1.6 2.7 4C2.7 6-2 6-2.8 4.6M0-1.9V6.9', line, width: 1.2 },
      ];
    case 'keys':
      return [
        {
          d: 'M-4.6-8.4A4.4 4.4 0 1 0-1.3-1.2L.4 .5L-.3 1.9L1.5 2.1L2 4.4L4.2 4.8L4.6 7.4L8 8.2L8.2 5L1.4-2.1A4.4 4.4 0 0 0-4.6-8.4ZM-5.6-6.2A1.6 1.6 0 1 1-5.6-3A1.6 1.6 0 1 1-5.6-6.2Z',
          fill: palette.keys,
          line,
          width: 1.2,
        },
      ];
  }
}

/**
 * Draws `item` about (`x`, `y`) on a tile that lies turned by `rotation`; `size` is the width of its box. It stands upright however the tile
 * lies, as it does beside the table: on its head a bag of money is a cup.
 */
export function drawItem(
  ctx: Target,
  item: Item,
  x: number,
  y: number,
  size: number,
  { palette, rotation }: Pick<TileStyle, 'palette' | 'rotation'>,
): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate((-rotation * Math.PI) / 180);
  ctx.scale(size / 20, size / 20);
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  for (const part of itemParts(item, palette)) {
    const path = outlineOf(part.d);
    if (part.fill !== undefined) {
      ctx.fillStyle = part.fill;
      ctx.fill(path, 'evenodd');
    }
    ctx.strokeStyle = part.line;
    ctx.lineWidth = part.width;
    ctx.stroke(path);
  }
  ctx.restore();
}
