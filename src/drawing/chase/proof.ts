/** Draws the proof of a verdict: tiles face up, the edge or the neighbour that is at fault, the lit witnesses and the sectors' counts. */
import { drawSign } from './answer';
import { streetAt } from './face';
import { drawPointing, drawRing } from './highlights';
import { MARKER_RADIUS, drawMarker, markSignAt } from './marker';
import type { Palette } from './palette';
import { drawPrison } from './prison';
import type { Target } from './style';
import { drawBadge } from './symbol';
import { drawText } from './text';
import { drawTile } from './tile';
import { faded } from '../contrast';
import { sameCell } from '../../rules/chase/compass';
import { VECTOR } from './headings';
import {
  LABEL,
  PLATE,
  boxOf,
  labelAt,
  labelSide,
  plateAt,
  signAt,
  type ProofCount,
  type ProofGroup,
  type ProofReading,
  type ProofSeam,
  type ProofTile,
} from './proof-picture';

interface ProofStyle {
  readonly palette: Palette;
  /** Arrows in place of heads. */
  readonly plain: boolean;
  /** Device pixels of a tile. */
  readonly pixels: number;
}

/** Text heights, in cells. */
const COUNT_TEXT = 0.22;
const LABEL_TEXT = 0.16;

/** A bar across a symbol of which no marker was left (M6). */
function drawStruck(ctx: Target, x: number, y: number, palette: Palette): void {
  ctx.lineCap = 'round';
  for (const [width, colour] of [
    [0.075, palette.surface],
    [0.04, palette.bad],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(x - 0.11, y + 0.11);
    ctx.lineTo(x + 0.11, y - 0.11);
    ctx.lineWidth = width;
    ctx.strokeStyle = colour;
    ctx.stroke();
  }
}

/** A sector's symbol with its count; the most are lit, and what was put stands out where it is wrong. */
function drawPlate(ctx: Target, reading: ProofReading, count: ProofCount, palette: Palette): void {
  const { x, y } = plateAt(reading.cell, count.corner, reading.lit);
  const { width, height } = PLATE;
  const wrong = count.put && !count.right;
  ctx.beginPath();
  ctx.roundRect(x - width / 2, y - height / 2, width, height, 0.08);
  ctx.fillStyle = palette.surface;
  ctx.fill();
  ctx.lineWidth = count.right || wrong ? 0.035 : 0.015;
  ctx.strokeStyle = count.right ? palette.good : wrong ? palette.bad : faded(palette.ink, 0.4);
  ctx.stroke();
  drawBadge(ctx, count.symbol, x - width * 0.23, y, 0.105, palette);
  if (count.out) drawStruck(ctx, x - width * 0.23, y, palette);
  drawText(ctx, String(count.witnesses), x + width * 0.2, y, COUNT_TEXT, palette.ink);
  if (count.right) drawSign(ctx, x + width / 2 - 0.02, y - height / 2 + 0.02, true, palette);
  else if (wrong) drawSign(ctx, x + width / 2 - 0.02, y - height / 2 + 0.02, false, palette);
}

/** The edge that it is about, as a broad line along it; where nothing joins it is broken, at a roadblock it has a bar. */
function drawSeam(ctx: Target, { cell, side, kind }: ProofSeam, palette: Palette): void {
  const way = VECTOR[side];
  const middle = { x: cell.x + 0.5 + way.x * 0.5, y: cell.y + 0.5 + way.y * 0.5 };
  const colour = kind === 'joint' ? palette.good : palette.bad;
  ctx.save();
  ctx.translate(middle.x, middle.y);
  if (way.x !== 0) ctx.rotate(Math.PI / 2);
  // From here on the edge runs from left to right, and nothing at an exit is covered: the line has a window for the street.
  ctx.lineCap = 'round';
  const reach = kind === 'edge' ? 0.56 : 0.47;
  for (const [width, shade] of [
    [0.1, palette.surface],
    [0.06, colour],
  ] as const) {
    ctx.lineWidth = width;
    ctx.strokeStyle = shade;
    ctx.setLineDash(kind === 'streets' ? [0.09, 0.1] : []);
    ctx.beginPath();
    ctx.moveTo(-reach, 0);
    ctx.lineTo(reach, 0);
    ctx.stroke();
  }
  ctx.restore();
}

/** The sign at an edge, large: what is wrong there, or right, must not hang on colour alone. */
function drawSeamSign(ctx: Target, group: ProofGroup, seam: ProofSeam, palette: Palette): void {
  const at = signAt(group, seam);
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.scale(1.5, 1.5);
  drawSign(ctx, 0, 0, seam.kind === 'joint', palette);
  ctx.restore();
}

function drawReading(ctx: Target, reading: ProofReading, tiles: readonly ProofTile[], palette: Palette): void {
  const { cell, lit, final, marker, ok, counts } = reading;
  const { direction } = lit;
  const tile = tiles.find((each) => sameCell(each.cell, cell));
  const aside = tile === undefined || tile.face === 'prison' ? 0 : streetAt({ face: tile.face, rotation: tile.rotation }, direction);
  drawPointing(ctx, cell, { direction, final, aside }, palette.focus, palette);
  for (const count of counts) drawPlate(ctx, reading, count, palette);
  if (marker === null) return;
  drawMarker(ctx, marker, cell.x + 0.5, cell.y + 0.5, MARKER_RADIUS, { palette }, ok);
  const at = markSignAt(direction);
  drawSign(ctx, cell.x + 0.5 + at.x, cell.y + 0.5 + at.y, ok, palette);
}

/** Draws a group at the target's origin, `pixels` a cell. */
export function drawProof(ctx: Target, group: ProofGroup, { palette, plain, pixels }: ProofStyle): void {
  const box = boxOf(group);
  const { tiles, seams, reading } = group;
  ctx.save();
  ctx.translate(-box.x * pixels, -box.y * pixels);
  for (const { face, cell, rotation } of tiles) {
    const lit = reading !== null && sameCell(reading.cell, cell) ? reading.lit : undefined;
    ctx.save();
    ctx.translate(cell.x * pixels, cell.y * pixels);
    const style = { palette, plain, rotation, lit, detail: pixels < 72 ? 'low' : 'full' } as const;
    if (face === 'prison') drawPrison(ctx, pixels, style);
    else drawTile(ctx, face, pixels, style);
    ctx.restore();
  }
  ctx.scale(pixels, pixels);
  for (const { tone, cell } of tiles) if (tone !== 'beside') drawRing(ctx, cell, tone === 'wrong' ? palette.bad : palette.good);
  for (const seam of seams) drawSeam(ctx, seam, palette);
  for (const seam of seams) drawSeamSign(ctx, group, seam, palette);
  for (const tile of tiles) {
    const side = labelSide(group, tile);
    if (side === null) continue;
    const at = labelAt(tile.cell, side);
    ctx.beginPath();
    ctx.roundRect(at.x - LABEL.width / 2, at.y - LABEL.height / 2, LABEL.width, LABEL.height, 0.07);
    ctx.fillStyle = palette.ink;
    ctx.fill();
    drawText(ctx, String(tile.position), at.x, at.y, LABEL_TEXT, palette.surface);
  }
  if (reading !== null) drawReading(ctx, reading, tiles, palette);
  ctx.restore();
}
