/** The four symbols as outlines, for the canvas and for SVG alike (C3). */
import type { ChaseSymbol, Colour } from '../../shared/chase/replay';
import { colourOf } from '../../rules/chase/tile';
import type { Palette } from './palette';
import type { Target } from './style';

type Corner = readonly [x: number, y: number];

function star(): Corner[] {
  return Array.from({ length: 10 }, (_, i): Corner => {
    const reach = i % 2 === 0 ? 1.06 : 0.47;
    const angle = (i * Math.PI) / 5;
    return [Math.sin(angle) * reach, 0.06 - Math.cos(angle) * reach];
  });
}

const OUTLINES: Readonly<Record<ChaseSymbol, readonly Corner[]>> = {
  triangle: [
    [0, -0.98],
    [0.98, 0.7],
    [-0.98, 0.7],
  ],
  star: star(),
  square: [
    [-0.76, -0.76],
    [0.76, -0.76],
    [0.76, 0.76],
    [-0.76, 0.76],
  ],
  diamond: [
    [0, -1.06],
    [0.76, 0],
    [0, 1.06],
    [-0.76, 0],
  ],
};

/** The symbol's corners, in a circle of radius 1 about its middle. */
export function symbolOutline(symbol: ChaseSymbol): readonly Corner[] {
  return OUTLINES[symbol];
}

/** The same as the `d` of an SVG path, `radius` around (`x`, `y`). */
export function symbolPathData(symbol: ChaseSymbol, x: number, y: number, radius: number): string {
  const points = OUTLINES[symbol].map(([px, py]) => `${(x + px * radius).toFixed(2)} ${(y + py * radius).toFixed(2)}`);
  return `M${points.join('L')}Z`;
}

/** Fills the symbol, its corners a little rounded. */
export function drawSymbol(ctx: Target, symbol: ChaseSymbol, x: number, y: number, radius: number, fill: string): void {
  ctx.beginPath();
  for (const [px, py] of OUTLINES[symbol]) ctx.lineTo(x + px * radius, y + py * radius);
  ctx.closePath();
  ctx.lineJoin = 'round';
  ctx.lineWidth = radius * 0.16;
  ctx.fillStyle = fill;
  ctx.strokeStyle = fill;
  ctx.fill();
  ctx.stroke();
}

/**
 * Begins the outline of a colour's badge or marker: round for red, a rounded square for blue. Whoever sees no colours tells them apart by
 * it before they have made out the symbol.
 */
export function colourOutline(ctx: Target, colour: Colour, x: number, y: number, radius: number): void {
  const half = radius * 0.93;
  ctx.beginPath();
  if (colour === 'red') ctx.arc(x, y, radius, 0, 2 * Math.PI);
  else ctx.roundRect(x - half, y - half, half * 2, half * 2, radius * 0.36);
}

/** The symbol on its badge. */
export function drawBadge(ctx: Target, symbol: ChaseSymbol, x: number, y: number, radius: number, palette: Palette): void {
  const colour = colourOf(symbol);
  colourOutline(ctx, colour, x, y, radius);
  ctx.fillStyle = palette.badge[colour];
  ctx.fill();
  ctx.lineWidth = radius * 0.15;
  ctx.strokeStyle = palette.badgeRim;
  ctx.stroke();
  drawSymbol(ctx, symbol, x, y, radius * 0.56, palette.badgeInk);
}
