/** What has just happened on a tile, called out over the table in one large word. */
import type { Cell } from '../../shared/chase/replay';
import { faded } from '../contrast';
import { drawRing, type Seen } from './highlights';
import type { Palette } from './palette';
import type { Target } from './style';
import { drawText, widthOf } from './text';

/** How a word is meant: something was reached, or is gone, or it is open what it was worth. */
export type Tone = 'caught' | 'home' | 'lost' | 'open';

/** A word, and the tile that it is about. */
interface Word {
  readonly cell: Cell;
  readonly word: string;
  readonly tone: Tone;
}

/** The letters' height: of the height that is seen at most, and of a cell. */
const OF_SEEN = 0.13;
const OF_CELL = 0.46;
/** The most of the width that is seen. */
const WIDE = 0.9;
const LEAN = (-5 * Math.PI) / 180;

const TONES: Readonly<Record<Tone, 'focus' | 'good' | 'bad' | 'neutral'>> = { caught: 'focus', home: 'good', lost: 'bad', open: 'neutral' };

/** `size` grows to 1, and a little above it on its way. */
export function drawCalled(ctx: Target, { cell, word, tone }: Word, size: number, seen: Seen, palette: Palette): void {
  const colour = palette[TONES[tone]];
  drawRing(ctx, cell, colour);
  const [across, down] = [seen.right - seen.left, seen.bottom - seen.top];
  const long = widthOf(ctx, word);
  // The plate has as much around the letters as they are tall.
  const height = Math.min(OF_CELL, OF_SEEN * down, (WIDE * across) / (long + 1.1));
  const [halfWide, halfHigh] = [(height * (long + 0.9)) / 2, height * 0.78];
  const within = (at: number, from: number, to: number, half: number): number =>
    Math.min(Math.max(at, from + half), Math.max(from + half, to - half));
  const lift = halfHigh + Math.abs(Math.sin(LEAN)) * halfWide;
  // At the tile's lower edge, so that its marker stays in sight; where there is no room, at its upper one.
  const x = within(cell.x + 0.5, seen.left, seen.right, halfWide * 1.06);
  const below = cell.y + 1 + 0.55 * lift;
  const y = within(below + lift <= seen.bottom ? below : cell.y - 0.55 * lift, seen.top, seen.bottom, lift * 1.06);
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(LEAN);
  ctx.scale(size, size);
  for (const [grow, paint] of [
    [0.14, faded(palette.surface, 0.55)],
    [0.07, palette.surface],
    [0, colour],
  ] as const) {
    const [wide, high] = [halfWide + grow * height, halfHigh + grow * height];
    ctx.beginPath();
    ctx.roundRect(-wide, -high, 2 * wide, 2 * high, 0.3 * high);
    ctx.fillStyle = paint;
    ctx.fill();
  }
  drawText(ctx, word, 0, 0, height, palette.surface);
  ctx.restore();
}
