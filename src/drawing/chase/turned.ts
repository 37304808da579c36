/** What the back of a walked tile says: the symbols that were right, at the side that the chase went (M2 to M4, J9). */
import type { Cell, ChaseSymbol, Direction } from '../../shared/chase/replay';
import type { Palette } from './palette';
import { drawBadge } from './symbol';
import type { Target } from './style';

/** From the tile's middle to the badges' row, and from badge to badge, in cells. */
const OUT = 0.345;
const STEP = 0.27;
const RADIUS = 0.115;

const VECTORS: Readonly<Record<Direction, { readonly x: number; readonly y: number }>> = {
  n: { x: 0, y: -1 },
  e: { x: 1, y: 0 },
  s: { x: 0, y: 1 },
  w: { x: -1, y: 0 },
};

/** The plate of so many right symbols at a tile's side, in cells of the tile. */
export function plateOfRight(
  direction: Direction,
  count: number,
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
  const { x: dx, y: dy } = VECTORS[direction];
  const half = RADIUS + 0.035 + ((count - 1) * STEP) / 2;
  const [wide, high] = dx === 0 ? [half, RADIUS + 0.035] : [RADIUS + 0.035, half];
  return { x: 0.5 + dx * OUT - wide, y: 0.5 + dy * OUT - high, width: 2 * wide, height: 2 * high };
}

/** The badges of `legal` in a row along the tile's side in `direction`, on a plate. */
export function drawRightSymbols(ctx: Target, cell: Cell, direction: Direction, legal: readonly ChaseSymbol[], palette: Palette): void {
  if (legal.length === 0) return;
  const { x: dx, y: dy } = VECTORS[direction];
  const middle = { x: cell.x + 0.5 + dx * OUT, y: cell.y + 0.5 + dy * OUT };
  const along = dx === 0 ? { x: 1, y: 0 } : { x: 0, y: 1 };
  const plate = plateOfRight(direction, legal.length);
  ctx.beginPath();
  ctx.roundRect(cell.x + plate.x, cell.y + plate.y, plate.width, plate.height, 0.1);
  ctx.fillStyle = palette.surface;
  ctx.fill();
  ctx.lineWidth = 0.02;
  ctx.strokeStyle = palette.good;
  ctx.stroke();
  legal.forEach((symbol, at) => {
    const off = (at - (legal.length - 1) / 2) * STEP;
    drawBadge(ctx, symbol, middle.x + along.x * off, middle.y + along.y * off, RADIUS, palette);
  });
}
