/** Words in pictures, in pixels: set from the left, about a middle or from the right, and never wider than they may be. */
import { FAMILIES } from './letters';
import type { Target } from './target';

interface Set {
  /** The height of its letters. */
  readonly size: number;
  readonly colour: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly bold?: boolean;
  /** Words that are wider are set smaller, down to `SMALLEST` of their size, and then cut. */
  readonly most?: number;
}

const SMALLEST = 0.72;

/** Writes `words` with their middle at the height `y`; answers how wide they have become. */
export function write(
  ctx: Target,
  words: string,
  x: number,
  y: number,
  { size, colour, align = 'left', bold = false, most = Infinity }: Set,
): number {
  if (words === '') return 0;
  ctx.save();
  const fontOf = (height: number): string => `${bold ? '700' : '400'} ${height.toFixed(2)}px ${FAMILIES}`;
  ctx.font = fontOf(size);
  const wide = ctx.measureText(words).width;
  const height = wide <= most ? size : Math.max(SMALLEST * size, (size * most) / wide);
  ctx.font = fontOf(height);
  const cut = cutTo(ctx, words, most);
  ctx.textAlign = align;
  ctx.textBaseline = 'middle';
  ctx.fillStyle = colour;
  ctx.fillText(cut, x, y + height * 0.06);
  const { width } = ctx.measureText(cut);
  ctx.restore();
  return width;
}

/** As much of `words` as there is room for, with an ellipsis where that is not all. */
function cutTo(ctx: Target, words: string, most: number): string {
  if (ctx.measureText(words).width <= most) return words;
  const letters = Array.from(words);
  while (letters.length > 1 && ctx.measureText(`${letters.join('').trimEnd()}…`).width > most) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
