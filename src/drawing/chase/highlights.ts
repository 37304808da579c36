/** What is drawn over the table to help the eye, in units of a cell. */
import type { Cell, Direction } from '../../shared/chase/replay';
import { faded } from '../contrast';
import { ARROW_LINE, CORNER_RADIUS, SIDE, arrowOn } from './face';
import type { Palette } from './palette';
import type { Target } from './style';

/** Which way an arrow at a tile points: the side that it is read towards. */
export interface Pointing {
  readonly direction: Direction;
  /** How far right of the edge's middle the street reaches it, in hundredths of a side (C4). */
  readonly aside: number;
  /** The path's last tile, read towards where it came from (M4). */
  readonly final: boolean;
}

const ROUND = CORNER_RADIUS / SIDE;

function frame(ctx: Target, cell: Cell, inset: number): void {
  ctx.beginPath();
  ctx.roundRect(cell.x + inset, cell.y + inset, 1 - 2 * inset, 1 - 2 * inset, Math.max(0.02, ROUND - inset));
}

/** The part of the table that is seen, in cells. */
export interface Seen {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** So far from a cell's edge is the line of one that a tile can be put on, and so far it stays from the edge of what is seen. */
const CANDIDATE = { inset: 0.05, within: 0.03 } as const;
/** Of a cell that is seen for less than this the line is cut where the window ends. */
const NEARLY_WHOLE = 0.7;

/** From where to where the line of such a cell goes along one axis: all of it is in sight where nearly all of the cell is. */
function lineWithin(at: number, from: number, to: number): readonly [number, number] {
  const whole = [at + CANDIDATE.inset, at + 1 - CANDIDATE.inset] as const;
  const seen = [Math.max(whole[0], from + CANDIDATE.within), Math.min(whole[1], to - CANDIDATE.within)] as const;
  return seen[1] - seen[0] < NEARLY_WHOLE ? whole : seen;
}

/** The line of a cell that a tile can be put on. */
export function candidateLine(cell: Cell, seen: Seen): Seen {
  const [left, right] = lineWithin(cell.x, seen.left, seen.right);
  const [top, bottom] = lineWithin(cell.y, seen.top, seen.bottom);
  return { left, top, right, bottom };
}

/** A cell on which a held tile can be put (P9); `hot` is the one that it is held over. */
export function drawCandidate(ctx: Target, cell: Cell, hot: boolean, colour: string, seen: Seen): void {
  const { left, top, right, bottom } = candidateLine(cell, seen);
  ctx.beginPath();
  ctx.roundRect(left, top, right - left, bottom - top, Math.max(0.02, ROUND - CANDIDATE.inset));
  ctx.fillStyle = faded(colour, hot ? 0.16 : 0.09);
  ctx.fill();
  ctx.lineWidth = hot ? 0.035 : 0.022;
  ctx.setLineDash(hot ? [] : [0.07, 0.06]);
  ctx.strokeStyle = faded(colour, hot ? 1 : 0.8);
  ctx.stroke();
  ctx.setLineDash([]);
}

/** The line around a held tile over the cell that it is meant for. */
export function drawHeld(ctx: Target, cell: Cell, colour: string): void {
  frame(ctx, cell, 0.008);
  ctx.lineWidth = 0.03;
  ctx.strokeStyle = colour;
  ctx.stroke();
}

/** The line around a tile that is planned in secret and may still be changed (S5). */
export function drawPlanned(ctx: Target, cell: Cell, palette: Palette): void {
  frame(ctx, cell, 0.025);
  ctx.lineWidth = 0.03;
  ctx.setLineDash([0.08, 0.05]);
  ctx.strokeStyle = palette.focus;
  ctx.stroke();
  ctx.setLineDash([]);
}

/** A ring of light around a tile. */
export function drawRing(ctx: Target, cell: Cell, colour: string): void {
  for (const [width, alpha] of [
    [0.12, 0.14],
    [0.075, 0.26],
    [0.032, 1],
  ] as const) {
    frame(ctx, cell, -0.015);
    ctx.lineWidth = width;
    ctx.strokeStyle = faded(colour, alpha);
    ctx.stroke();
  }
}

/**
 * The head of an arrow on the street by which a tile is left, the way in which it is read; hollow on a final tile (M4), which is read
 * back. It lies within the street (`arrowOn`), so that it covers no witness of this tile or the next.
 */
export function drawPointing(ctx: Target, cell: Cell, { direction, final, aside }: Pointing, colour: string, palette: Palette): void {
  const [tip, right, left] = arrowOn(direction, aside).map(({ x, y }) => ({ x: cell.x + x / SIDE, y: cell.y + y / SIDE }));
  if (tip === undefined || right === undefined || left === undefined) return;
  ctx.beginPath();
  ctx.moveTo(tip.x, tip.y);
  ctx.lineTo(right.x, right.y);
  ctx.lineTo(left.x, left.y);
  ctx.closePath();
  ctx.lineJoin = 'round';
  ctx.fillStyle = final ? palette.headLine : colour;
  ctx.fill();
  ctx.lineWidth = ARROW_LINE / SIDE;
  ctx.strokeStyle = final ? colour : palette.headLine;
  ctx.stroke();
}

/** Everything but what comes next steps back. */
export function drawVeil(ctx: Target, columns: number, rows: number, strength: number, palette: Palette): void {
  const far = 100;
  ctx.fillStyle = faded(palette.beyond, 0.62 * strength);
  ctx.fillRect(-far, -far, columns + 2 * far, rows + 2 * far);
}
