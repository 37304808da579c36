/** The answers of a tile: a small card beside it that turns from its back to the legal symbols (M3, J9). */
import type { Cell, ChaseSymbol, Direction } from '../../shared/chase/replay';
import { drawTileBack } from './back';
import type { Palette } from './palette';
import { drawBadge } from './symbol';
import type { Target } from './style';

const HEIGHT = 0.5;
const STEP = 0.4;

/** Where the card stands: beside the tile, across the way in which it is read, so that neither is covered. */
function cardBox(
  cell: Cell,
  direction: Direction | null,
  count: number,
): { x: number; y: number; width: number; pointer: 'down' | 'left' } {
  const width = HEIGHT + STEP * Math.max(0, count - 1);
  if (direction === 'n' || direction === 's') {
    return { x: cell.x + 1.14, y: cell.y + 0.5 - HEIGHT / 2, width, pointer: 'left' };
  }
  return { x: cell.x + 0.5 - width / 2, y: cell.y - 0.14 - HEIGHT, width, pointer: 'down' };
}

/** Draws the card for `answer`; `turn` goes from 0 (its back) to 1 (its face). */
export function drawAnswer(
  ctx: Target,
  cell: Cell,
  direction: Direction | null,
  answer: readonly ChaseSymbol[],
  turn: number,
  palette: Palette,
): void {
  if (answer.length === 0) return;
  const box = cardBox(cell, direction, answer.length);
  const middle = box.x + box.width / 2;
  const narrow = Math.max(0.02, Math.abs(Math.cos(Math.PI * turn)));
  ctx.save();
  ctx.translate(middle, box.y);
  ctx.scale(narrow, 1);
  ctx.translate(-box.width / 2, 0);
  if (turn < 0.5) {
    ctx.save();
    ctx.translate((box.width - HEIGHT) / 2, 0);
    drawTileBack(ctx, 'route', HEIGHT, { palette, rotation: 0 });
    ctx.restore();
  } else {
    ctx.beginPath();
    ctx.roundRect(0, 0, box.width, HEIGHT, 0.08);
    if (box.pointer === 'down') {
      ctx.moveTo(box.width / 2 - 0.07, HEIGHT);
      ctx.lineTo(box.width / 2, HEIGHT + 0.1);
      ctx.lineTo(box.width / 2 + 0.07, HEIGHT);
    } else {
      ctx.moveTo(0, HEIGHT / 2 - 0.07);
      ctx.lineTo(-0.1, HEIGHT / 2);
      ctx.lineTo(0, HEIGHT / 2 + 0.07);
    }
    ctx.lineJoin = 'round';
    ctx.lineWidth = 0.05;
    ctx.strokeStyle = palette.good;
    ctx.stroke();
    ctx.fillStyle = palette.surface;
    ctx.fill();
    answer.forEach((symbol, i) => {
      drawBadge(ctx, symbol, HEIGHT / 2 + i * STEP, HEIGHT / 2, 0.165, palette);
    });
  }
  ctx.restore();
}

/** The radius of a sign with its rim, in cells. */
export const SIGN_RADIUS = 0.083;

/** A tick or a cross beside a marker: right or wrong must not hang on colour alone. */
export function drawSign(ctx: Target, x: number, y: number, ok: boolean, palette: Palette): void {
  ctx.beginPath();
  ctx.arc(x, y, 0.075, 0, 2 * Math.PI);
  ctx.fillStyle = ok ? palette.good : palette.bad;
  ctx.fill();
  ctx.lineWidth = 0.016;
  ctx.strokeStyle = palette.surface;
  ctx.stroke();
  ctx.beginPath();
  if (ok) {
    ctx.moveTo(x - 0.036, y + 0.002);
    ctx.lineTo(x - 0.01, y + 0.03);
    ctx.lineTo(x + 0.038, y - 0.03);
  } else {
    ctx.moveTo(x - 0.028, y - 0.028);
    ctx.lineTo(x + 0.028, y + 0.028);
    ctx.moveTo(x + 0.028, y - 0.028);
    ctx.lineTo(x - 0.028, y + 0.028);
  }
  ctx.lineWidth = 0.024;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.stroke();
}
