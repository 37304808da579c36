/** Words on a canvas, in units of a cell. */
import { FAMILIES } from '../letters';
import type { Target } from './style';

/** Numbers are drawn in a font of this size and scaled: canvases do not take fonts of less than a pixel. */
const FONT = 100;

/** How wide `words` are, in heights of their letters. */
export function widthOf(ctx: Target, words: string): number {
  ctx.save();
  ctx.font = `700 ${FONT}px ${FAMILIES}`;
  const { width } = ctx.measureText(words);
  ctx.restore();
  return width / FONT;
}

/** Draws `words` about (`x`, `y`), their letters `height` cells tall. */
export function drawText(ctx: Target, words: string, x: number, y: number, height: number, colour: string): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(height / FONT, height / FONT);
  ctx.font = `700 ${FONT}px ${FAMILIES}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = colour;
  ctx.fillText(words, 0, FONT * 0.06);
  ctx.restore();
}
