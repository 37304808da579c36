/** What a deed stirs up: dust at the free edges of a tile that has come down, a wave around a marker that has. In units of a cell. */
import type { Cell, Colour, Direction } from '../../shared/chase/replay';
import { faded } from '../contrast';
import { VECTOR } from './headings';
import { CORNER_RADIUS, SIDE } from './face';
import { MARKER_RADIUS } from './marker';
import type { Palette } from './palette';
import type { Target } from './style';

/** Puffs at an edge: how far along it, and how large each of them becomes. */
const PUFFS = [
  [-0.42, 0.05],
  [-0.27, 0.08],
  [-0.1, 0.06],
  [0.06, 0.09],
  [0.24, 0.06],
  [0.4, 0.075],
] as const;
/** So far it goes, out of the tile's edge; nobody who reads a neighbour has it before the eyes, since it leaves those edges out. */
const OUT = 0.13;

/** Dust at the `free` edges of the tile at `cell`; `share` from 0, where it has just come down, to 1, where it has settled. */
export function drawDust(ctx: Target, cell: Cell, free: readonly Direction[], share: number, palette: Palette): void {
  if (share <= 0 || share >= 1) return;
  const left = (1 - share) ** 1.5;
  ctx.fillStyle = faded(palette.ink, 0.34 * left);
  for (const side of free) {
    const { x, y } = VECTOR[side];
    for (const [along, size] of PUFFS) {
      const out = 0.48 + share * OUT * (0.7 + 4 * size);
      ctx.beginPath();
      ctx.arc(cell.x + 0.5 + x * out - y * along, cell.y + 0.5 + y * out + x * along, size * (0.45 + 0.55 * share), 0, 2 * Math.PI);
      ctx.fill();
    }
  }
}

/** The shadow of a tile that is still above the table: the higher, the farther and the softer. The tile itself is drawn over it. */
export function drawShadowBelow(ctx: Target, cell: Cell, height: number, palette: Palette): void {
  if (height <= 0) return;
  const off = height * 0.1;
  for (const grown of [0.02, 0.05, 0.08]) {
    const out = grown * (0.5 + height);
    ctx.beginPath();
    ctx.roundRect(cell.x - out + off * 0.62, cell.y - out + off, 1 + 2 * out, 1 + 2 * out, CORNER_RADIUS / SIDE + out);
    ctx.fillStyle = faded(palette.shadow, 0.3 * palette.shade + 0.08);
    ctx.fill();
  }
}

/** The wave around a marker of a colour; `share` of its way from 0, at its rim, to 1, where it is gone. It is drawn about the origin. */
export function drawSnap(ctx: Target, colour: Colour, share: number, palette: Palette): void {
  if (share <= 0 || share >= 1) return;
  ctx.beginPath();
  ctx.arc(0, 0, MARKER_RADIUS * (1.05 + 0.85 * share), 0, 2 * Math.PI);
  ctx.lineWidth = 0.05 * (1 - share) + 0.008;
  ctx.strokeStyle = faded(palette.symbol[colour], 0.9 * (1 - share));
  ctx.stroke();
}
