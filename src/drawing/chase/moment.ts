/** A moment of a round as a picture that can be posted: the table framed whole, who plays, what they have left, the clock and the hands. In pixels. */
import type { Colour, Item } from '../../shared/chase/replay';
import type { HandShown, MomentShown, SeatShown } from '../../shared/chase/moment';
import { faded } from '../contrast';
import type { Target } from '../target';
import { write } from '../words';
import { drawTileBack } from './back';
import { drawItem } from './item';
import { drawLaidTable, type Frame } from './laid-table';
import { drawMarker } from './marker';
import type { Palette } from './palette';
import { drawTile } from './tile';

/** How a picture looks. */
export interface PictureLook {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  /** Arrows in place of heads. */
  readonly plain: boolean;
  /** The app's name, small in the corner. */
  readonly brand: string;
  /** As `drawLaidTable` has it. */
  readonly face?: typeof drawTile | undefined;
}

/** Parts of the picture's height. */
const HEAD = 0.13;
const RESULT = 0.062;
const HANDS = 0.17;
const EDGE = 0.02;
/** Part of its width. */
const CLOCK = 0.13;

const ITEMS: readonly Item[] = ['map', 'money', 'keys'];

/** Draws `moment` into the target's origin. */
export function drawMoment(ctx: Target, moment: MomentShown, look: PictureLook): void {
  const { width, height, palette } = look;
  const edge = EDGE * height;
  ctx.fillStyle = palette.beyond;
  ctx.fillRect(0, 0, width, height);
  const foot = moment.hands.length === 0 ? 0 : HANDS * height;
  const below = moment.result === '' ? 0 : RESULT * height;
  const top = HEAD * height;
  const frame: Frame = { left: 0, top, width, height: height - top - below - foot };
  drawLaidTable(ctx, moment, frame, look);
  drawHead(ctx, moment, look);
  if (below > 0) {
    const y = height - foot - below;
    ctx.fillStyle = palette.surface;
    ctx.fillRect(0, y, width, below);
    write(ctx, moment.result, width / 2, y + below / 2, {
      size: 0.03 * height,
      colour: palette.focus,
      align: 'center',
      bold: true,
      most: width - 2 * edge,
    });
  }
  if (foot > 0) drawHands(ctx, moment.hands, { left: edge, top: height - foot, width: width - 2 * edge, height: foot - edge * 0.6 }, look);
}

/** The clock of a moment in its place: what goes on between two events of a film. */
export function drawClock(ctx: Target, clock: string, { width, height, palette }: PictureLook): void {
  const high = HEAD * height;
  const edge = EDGE * height;
  const most = CLOCK * width - edge;
  write(ctx, clock, width - edge, high * 0.5, { colour: palette.ink, size: high * 0.46, bold: true, align: 'right', most });
}

function drawHead(ctx: Target, moment: MomentShown, look: PictureLook): void {
  const { width, height, palette, brand } = look;
  const high = HEAD * height;
  const edge = EDGE * height;
  ctx.fillStyle = palette.surface;
  ctx.fillRect(0, 0, width, high);
  const aside = 0.19 * width;
  const ink = { colour: palette.ink, most: aside - edge };
  write(ctx, brand, edge, high * 0.26, { ...ink, size: high * 0.2, bold: true, colour: palette.focus });
  write(ctx, moment.heading, edge, high * 0.53, { ...ink, size: high * 0.24, bold: true });
  write(ctx, moment.about, edge, high * 0.79, { ...ink, size: high * 0.17 });
  const clock = CLOCK * width;
  drawClock(ctx, moment.clock, look);
  const room = width - aside - clock;
  const gap = edge * 0.6;
  const each = Math.min(room / moment.seats.length, 0.3 * width);
  const from = aside + (room - each * moment.seats.length) / 2;
  for (const [at, seat] of moment.seats.entries()) {
    const plate = { left: from + at * each + gap / 2, top: high * 0.12, width: each - gap, height: high * 0.76 };
    drawPlate(ctx, seat, palette.seats[at] ?? palette.focus, plate, palette);
  }
}

function drawPlate(ctx: Target, seat: SeatShown, colour: string, { left, top, width, height }: Frame, palette: Palette): void {
  ctx.beginPath();
  ctx.roundRect(left, top, width, height, height * 0.14);
  ctx.fillStyle = palette.table;
  ctx.fill();
  ctx.beginPath();
  ctx.roundRect(left, top, height * 0.1, height, height * 0.05);
  ctx.fillStyle = colour;
  ctx.fill();
  const start = left + height * 0.24;
  const most = left + width - height * 0.12 - start;
  write(ctx, seat.name, start, top + height * 0.31, { size: height * 0.3, colour: palette.ink, bold: true, most });
  const y = top + height * 0.71;
  const said = write(ctx, seat.role, start, y, { size: height * 0.23, colour: faded(palette.ink, 0.8), most: most * 0.5 });
  const x = start + said + height * 0.26;
  if (seat.items !== null) drawFound(ctx, seat.items, x, y, height * 0.36, palette);
  if (seat.markers !== null) drawLeft(ctx, seat.markers, x, y, height * 0.36, palette);
}

/** The three items; those that are not found yet only faintly. */
function drawFound(ctx: Target, found: readonly Item[], x: number, y: number, size: number, palette: Palette): void {
  for (const [at, item] of ITEMS.entries()) {
    ctx.save();
    if (!found.includes(item)) ctx.globalAlpha = 0.18;
    drawItem(ctx, item, x + size * (0.5 + at * 1.25), y, size, { palette, rotation: 0 });
    ctx.restore();
  }
}

/** The markers that are left, by colour: the shape of each says which it is as well. */
function drawLeft(ctx: Target, left: Readonly<Record<Colour, number>>, x: number, y: number, size: number, palette: Palette): void {
  let at = x;
  for (const colour of ['red', 'blue'] as const) {
    drawMarker(ctx, colour === 'red' ? 'triangle' : 'diamond', at + size / 2, y, size / 2, { palette });
    at += size * 1.2;
    at += write(ctx, String(left[colour]), at, y, { size: size * 0.72, colour: palette.ink, bold: true }) + size * 0.5;
  }
}

function drawHands(ctx: Target, hands: readonly HandShown[], frame: Frame, look: PictureLook): void {
  const { palette } = look;
  const gap = frame.height * 0.16;
  // Whoever has more tiles gets more room, and nobody less than the words need.
  const weights = hands.map(({ tiles }) => 4 + tiles.length);
  const room = frame.width - gap * (hands.length - 1);
  const all = weights.reduce((sum, each) => sum + each, 0);
  let left = frame.left;
  for (const [at, hand] of hands.entries()) {
    const width = (room * (weights[at] ?? 0)) / all;
    write(ctx, hand.title, left, frame.top + frame.height * 0.15, { size: frame.height * 0.15, colour: palette.ink, most: width });
    drawRow(ctx, hand, { left, top: frame.top + frame.height * 0.3, width, height: frame.height * 0.7 }, look);
    left += width + gap;
  }
}

/** Tiles are this much smaller at most before they lie one over the other. */
const SMALLER = 0.6;

/** Tiles in a row, smaller where there are many, and one over the other where that is not enough. */
function drawRow(ctx: Target, { tiles, back }: HandShown, { left, top, width, height }: Frame, look: PictureLook): void {
  const { palette, plain, face = drawTile } = look;
  const size = Math.min(height, width, Math.max(SMALLER * height, width / (tiles.length * 1.05)));
  const step = tiles.length < 2 ? 0 : Math.min(size * 1.05, (width - size) / (tiles.length - 1));
  for (const [at, tile] of tiles.entries()) {
    ctx.save();
    ctx.translate(left + at * step, top);
    const style = { palette, plain, rotation: 0, detail: size < 72 ? 'low' : 'full' } as const;
    if (tile === null) drawTileBack(ctx, back, size, style);
    else face(ctx, tile, size, style);
    ctx.restore();
  }
}
