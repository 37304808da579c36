/** Tries that lie nowhere: where they share a cell, their frames and signs. In units of a cell. */
import type { Cell, Rotation } from '../../shared/chase/replay';
import { sameCell } from '../../rules/chase/compass';
import { drawSign } from './answer';
import { faded } from '../contrast';
import { CORNER_RADIUS, SIDE } from './face';
import type { Palette } from './palette';
import type { Target } from './style';

/**
 * What is said of a ghost: `chosen` before it is judged; afterwards `right`, `missed` (legal and not chosen), `wrong` (chosen
 * and not legal) or `barred` (neither).
 */
export type GhostSign = 'chosen' | 'right' | 'missed' | 'wrong' | 'barred';

const ROUND = CORNER_RADIUS / SIDE;
/** Free room between tries that share a cell. */
const GAP = 0.03;

/** A quarter of the cell for each rotation, clockwise from the north-west, so that none moves when others come or go. */
const QUARTER: Readonly<Record<Rotation, { readonly column: 0 | 1; readonly row: 0 | 1 }>> = {
  0: { column: 0, row: 0 },
  90: { column: 1, row: 0 },
  180: { column: 1, row: 1 },
  270: { column: 0, row: 1 },
};

interface Tried {
  readonly cell: Cell;
  readonly rotation: Rotation;
}

/** Where a ghost is drawn: the left and top edge, and the side. */
interface GhostPlace<Ghost> {
  readonly ghost: Ghost;
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** One alone fills its cell; several have a quarter each, by their rotation. */
export function ghostPlaces<Ghost extends Tried>(ghosts: readonly Ghost[]): GhostPlace<Ghost>[] {
  return ghosts.map((ghost) => {
    const { cell, rotation } = ghost;
    if (ghosts.filter((other) => sameCell(other.cell, cell)).length === 1) return { ghost, x: cell.x, y: cell.y, side: 1 };
    const { column, row } = QUARTER[rotation];
    return { ghost, x: cell.x + GAP + column * 0.5, y: cell.y + GAP + row * 0.5, side: 0.5 - 2 * GAP };
  });
}

function colourOf(sign: GhostSign, palette: Palette): string {
  if (sign === 'right') return palette.good;
  if (sign === 'wrong') return palette.bad;
  return sign === 'barred' ? palette.tableLine : palette.focus;
}

/** The line around a try: whole where it was chosen, broken where it was not. */
export function drawGhostFrame(ctx: Target, x: number, y: number, side: number, sign: GhostSign, palette: Palette): void {
  const colour = colourOf(sign, palette);
  const width = 0.022 + 0.012 * side;
  // Outside of a small try, so that what stands at its edges stays in sight.
  const grown = side < 1 ? width / 2 : 0;
  ctx.save();
  if (sign === 'missed' || sign === 'barred') ctx.setLineDash([0.09 * side + 0.02, 0.06 * side + 0.015]);
  for (const [line, alpha] of [
    [width * 2.2, 0.3],
    [width, 1],
  ] as const) {
    ctx.beginPath();
    ctx.roundRect(x - grown, y - grown, side + 2 * grown, side + 2 * grown, ROUND * side + grown);
    ctx.lineWidth = line;
    ctx.strokeStyle = faded(colour, alpha);
    ctx.stroke();
  }
  ctx.restore();
}

/** A small round sign at the corner: right or wrong must not hang on colour alone. */
export function drawGhostSign(ctx: Target, x: number, y: number, side: number, sign: GhostSign, palette: Palette): void {
  const scale = 0.85 + 0.55 * side;
  const at = { x: x + side - 0.05 * scale, y: y + 0.05 * scale };
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.scale(scale, scale);
  if (sign === 'right') drawSign(ctx, 0, 0, true, palette);
  else if (sign === 'wrong') drawSign(ctx, 0, 0, false, palette);
  else if (sign !== 'barred') drawLampSign(ctx, sign, palette);
  ctx.restore();
}

/** In lamp light: a tick for what is chosen, an exclamation mark for what was missed. */
function drawLampSign(ctx: Target, sign: 'chosen' | 'missed', palette: Palette): void {
  ctx.beginPath();
  ctx.arc(0, 0, 0.075, 0, 2 * Math.PI);
  ctx.fillStyle = palette.focus;
  ctx.fill();
  ctx.lineWidth = 0.016;
  ctx.strokeStyle = palette.surface;
  ctx.stroke();
  ctx.beginPath();
  if (sign === 'chosen') {
    ctx.moveTo(-0.036, 0.002);
    ctx.lineTo(-0.01, 0.03);
    ctx.lineTo(0.038, -0.03);
  } else {
    ctx.moveTo(0, -0.042);
    ctx.lineTo(0, 0.01);
    ctx.moveTo(0, 0.037);
    ctx.lineTo(0, 0.039);
  }
  ctx.lineWidth = 0.026;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.stroke();
}
