/** A moment of a game of Fugitive as a picture that can be posted: the row, the piles, and the hands as far as they are known. In pixels. */
import { pileOf } from '../../rules/fugitive/cards';
import type { CardShown, MomentShown, PlaceShown } from '../../shared/fugitive/moment';
import type { Target } from '../target';
import { write } from '../words';
import type { Palette } from './palette';

export interface PictureLook {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  /** The app's name, small in the corner. */
  readonly brand: string;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Parts of the picture's height. */
const HEAD = 0.11;
const FOOT = 0.24;
const RESULT = 0.06;
const EDGE = 0.02;
/** A card is so much taller than wide. */
const TALL = 1.4;
/** How much of a card is a sprint card, and how far it comes out below the hideout. */
const SPRINT = 0.55;
/** What a place takes with its number above and its sprint cards below, in cards. */
const PLACE_TALL = TALL * (1 + SPRINT * 0.75) + 0.25;

/** A card: its number in its district's light; a cover where it is not known; dashed where only these eyes know it. */
function drawCard(ctx: Target, { number, up }: CardShown, x: number, y: number, wide: number, { palette }: PictureLook): void {
  const high = wide * TALL;
  const light = palette.districts[number === null ? 0 : pileOf(number)];
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(x, y, wide, high, wide * 0.1);
  ctx.fillStyle = up ? palette.card : palette.cover;
  ctx.fill();
  ctx.strokeStyle = light;
  ctx.lineWidth = Math.max(1, wide * 0.035);
  if (!up) ctx.setLineDash([wide * 0.09, wide * 0.06]);
  ctx.stroke();
  ctx.restore();
  if (number === null) {
    ctx.fillStyle = light;
    for (const [across, down] of [
      [0.3, 0.35],
      [0.6, 0.5],
      [0.35, 0.7],
      [0.62, 0.82],
    ] as const)
      ctx.fillRect(x + wide * across - wide * 0.05, y + high * down - wide * 0.06, wide * 0.1, wide * 0.12);
    return;
  }
  write(ctx, String(number), x + wide / 2, y + high * 0.46, {
    size: wide * 0.5,
    colour: palette.cardInk,
    align: 'center',
    bold: true,
    most: wide * 0.9,
  });
  ctx.fillStyle = light;
  ctx.fillRect(x + wide * 0.2, y + high * 0.78, wide * 0.6, wide * 0.06);
}

function drawPlace(ctx: Target, place: PlaceShown, nth: string, box: Box, look: PictureLook): void {
  const { left, top, width: wide } = box;
  write(ctx, nth, left + wide / 2, top + wide * 0.11, { size: wide * 0.2, colour: look.palette.soft, align: 'center' });
  const y = top + wide * 0.25;
  const small = wide * SPRINT;
  const { length } = place.sprints;
  const step = length > 1 ? Math.min(small * 0.7, (wide * 1.05 - small) / (length - 1)) : 0;
  const from = left + wide / 2 - (small + step * (length - 1)) / 2;
  for (const [at, card] of place.sprints.entries())
    drawCard(ctx, card, from + at * step, y + wide * TALL - small * TALL * 0.3, small, look);
  drawCard(ctx, place, left, y, wide, look);
}

/** As large as the row fits into its box, over as many lines as that takes. */
function drawRow(ctx: Target, row: readonly PlaceShown[], box: Box, look: PictureLook): void {
  const all: readonly PlaceShown[] = [{ number: 0, up: true, sprints: [] }, ...row];
  const gap = 0.18;
  const sizes = all.map((_, at) => {
    const lines = at + 1;
    const columns = Math.ceil(all.length / lines);
    return { columns, wide: Math.min(box.width / (columns * (1 + gap)), box.height / (lines * (PLACE_TALL + gap)), box.height * 0.34) };
  });
  const { columns, wide } = sizes.reduce((best, each) => (each.wide > best.wide ? each : best));
  const lines = Math.ceil(all.length / columns);
  const top = box.top + (box.height - lines * wide * (PLACE_TALL + gap)) / 2;
  for (const [at, place] of all.entries()) {
    const line = Math.floor(at / columns);
    const inLine = Math.min(columns, all.length - line * columns);
    const left = box.left + (box.width - inLine * wide * (1 + gap)) / 2 + (at % columns) * wide * (1 + gap);
    const nth = at === 0 ? '' : String(at);
    drawPlace(ctx, place, nth, { left, top: top + line * wide * (PLACE_TALL + gap), width: wide, height: wide * PLACE_TALL }, look);
  }
}

function drawHead(ctx: Target, { heading, turn, clock, piles }: MomentShown, look: PictureLook): void {
  const { width, height, palette, brand } = look;
  const high = HEAD * height;
  const edge = EDGE * width;
  ctx.fillStyle = palette.surface;
  ctx.fillRect(0, 0, width, high);
  write(ctx, brand, edge, high * 0.3, { size: high * 0.26, colour: palette.lamp, bold: true, most: width * 0.25 });
  write(ctx, `${heading} · ${turn}`, edge, high * 0.68, { size: high * 0.24, colour: palette.ink, most: width * 0.3 });
  write(ctx, clock, width - edge, high * 0.5, { size: high * 0.44, colour: palette.ink, bold: true, align: 'right' });
  const wide = high * 0.5;
  for (const [at, left] of piles.entries()) {
    const x = width * 0.42 + at * wide * 2.6;
    const pile = at + 1;
    ctx.strokeStyle = palette.districts[pile === 1 ? 1 : pile === 2 ? 2 : 3];
    ctx.fillStyle = palette.cover;
    ctx.lineWidth = wide * 0.06;
    ctx.beginPath();
    ctx.roundRect(x, high * 0.16, wide, wide * TALL * 0.95, wide * 0.1);
    ctx.fill();
    ctx.stroke();
    write(ctx, left, x + wide * 1.2, high * 0.5, { size: high * 0.34, colour: palette.ink, bold: true });
  }
}

function drawHands(ctx: Target, { sides }: MomentShown, box: Box, look: PictureLook): void {
  const { palette } = look;
  const each = box.width / sides.length;
  for (const [at, { name, role, hand }] of sides.entries()) {
    const left = box.left + at * each;
    const most = each - box.height * 0.2;
    write(ctx, `${name} · ${role}`, left, box.top + box.height * 0.12, { size: box.height * 0.13, colour: palette.soft, most });
    const wide = (box.height * 0.66) / TALL;
    const step = hand.length > 1 ? Math.min(wide * 1.08, (most - wide) / (hand.length - 1)) : 0;
    for (const [nth, card] of hand.entries()) drawCard(ctx, card, left + nth * step, box.top + box.height * 0.26, wide, look);
  }
}

/** Draws `moment` into the target's origin. */
export function drawMoment(ctx: Target, moment: MomentShown, look: PictureLook): void {
  const { width, height, palette } = look;
  const edge = EDGE * width;
  ctx.fillStyle = palette.ground;
  ctx.fillRect(0, 0, width, height);
  drawHead(ctx, moment, look);
  const below = moment.result === '' ? 0 : RESULT * height;
  const foot = FOOT * height;
  const top = HEAD * height;
  drawRow(ctx, moment.row, { left: edge, top, width: width - 2 * edge, height: height - top - below - foot }, look);
  ctx.fillStyle = palette.surface;
  ctx.fillRect(0, height - foot - below, width, foot + below);
  if (below > 0) {
    const y = height - foot - below / 2;
    write(ctx, moment.result, width / 2, y, {
      size: 0.032 * height,
      colour: palette.lamp,
      align: 'center',
      bold: true,
      most: width - 2 * edge,
    });
  }
  drawHands(ctx, moment, { left: edge, top: height - foot, width: width - 2 * edge, height: foot }, look);
}
