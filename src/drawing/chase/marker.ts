/** A chase marker: a token with its symbol (C3), round or square by its colour as the badges on the tiles are. */
import type { ChaseSymbol, Direction } from '../../shared/chase/replay';
import { shadowStep } from './card';
import { faded } from '../contrast';
import { colourOf } from '../../rules/chase/tile';
import { colourOutline, drawSymbol } from './symbol';
import type { Target, TileStyle } from './style';
import { opposite } from '../../rules/chase/compass';
import { VECTOR } from './headings';

/** A marker's radius on the table, in cells: it leaves the badges of its tile free. */
export const MARKER_RADIUS = 0.15;

/** From a marker's middle to its sign, in cells. */
const SIGN_OUT = 0.17;

/**
 * Where the sign of a marker stands that is read towards `direction`: from its middle, in cells. It stands in the street on the other side, where it
 * covers neither a sector's symbol nor a witness nor what the tile's back says of the right symbols.
 */
export function markSignAt(direction: Direction): { readonly x: number; readonly y: number } {
  const { x, y } = VECTOR[opposite(direction)];
  return { x: x * SIGN_OUT, y: y * SIGN_OUT };
}

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
  colourOutline(ctx, colour, x + shadow.x, y + shadow.y, radius * 0.97);
  ctx.fillStyle = faded(palette.shadow, Math.max(0.35, palette.shade));
  ctx.fill();
  colourOutline(ctx, colour, x, y, radius * 0.91);
  ctx.fillStyle = palette.badge[colour];
  ctx.fill();
  ctx.lineWidth = radius * 0.12;
  ctx.strokeStyle = ok === undefined ? palette.badgeRim : ok ? palette.good : palette.bad;
  // A wrong one's rim is broken: right and wrong are told apart without colours, too.
  if (ok === false) ctx.setLineDash([radius * 0.34, radius * 0.22]);
  ctx.stroke();
  ctx.setLineDash([]);
  colourOutline(ctx, colour, x, y, radius * 0.72);
  ctx.lineWidth = radius * 0.05;
  ctx.strokeStyle = faded(palette.badgeInk, 0.55);
  ctx.stroke();
  drawSymbol(ctx, symbol, x, y, radius * 0.5, palette.badgeInk);
  ctx.restore();
}
