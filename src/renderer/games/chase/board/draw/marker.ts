/** A chase marker: a round token with its symbol (C3). */
import type { ChaseSymbol } from '../../../../../shared/chase/replay';
import { shadowStep } from './card';
import { faded } from '../../../../lib/stage/draw/contrast';
import { colourOf } from '../../../../../rules/chase/tile';
import { drawSymbol } from './symbol';
import type { Target, TileStyle } from './style';

/** A marker's radius on the table, in cells: it leaves the badges of its tile free. */
export const MARKER_RADIUS = 0.15;

/** Draws a marker of `radius` about (`x`, `y`); `ok` rings it as right or wrong. */
export function drawMarker(
  ctx: Target,
  symbol: ChaseSymbol,
  x: number,
  y: number,
  radius: number,
  style: Pick<TileStyle, 'palette'>,
  ok?: boolean,
): void {
  const { palette } = style;
  const colour = colourOf(symbol);
  const shadow = shadowStep(0, radius * 0.16);
  ctx.save();
  ctx.beginPath();
  ctx.arc(x + shadow.x, y + shadow.y, radius, 0, 2 * Math.PI);
  ctx.fillStyle = faded(palette.shadow, Math.max(0.35, palette.shade));
  ctx.fill();
  ctx.beginPath();
  ctx.arc(x, y, radius * 0.94, 0, 2 * Math.PI);
  ctx.fillStyle = palette.badge[colour];
  ctx.fill();
  ctx.lineWidth = radius * 0.12;
  ctx.strokeStyle = ok === undefined ? palette.badgeRim : ok ? palette.good : palette.bad;
  ctx.stroke();
  ctx.beginPath();
  ctx.arc(x, y, radius * 0.74, 0, 2 * Math.PI);
  ctx.lineWidth = radius * 0.05;
  ctx.strokeStyle = faded(palette.badgeInk, 0.55);
  ctx.stroke();
  drawSymbol(ctx, symbol, x, y, radius * 0.5, palette.badgeInk);
  ctx.restore();
}
