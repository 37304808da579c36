/**
 * Faces of a replay's hands, drawn once for all moments of the round: whoever goes to a moment far away sees many others at once. At few
 * sizes, since the rows of a hand have many.
 */
import type { Tile } from '../../../../shared/chase/replay';
import { drawTile } from '../../../../drawing/chase/tile';
import { whenIdle } from '../../../lib/idle';
import { currentPalette } from '../board/current-palette';

/** Sides in device pixels are whole multiples of this. */
const STEP = 32;
/** Below this side decoration is only noise. */
const FULL_DETAIL = 72;
/** The sizes that hands mostly have. */
const USUAL = [2 * STEP, 3 * STEP] as const;

const known = new WeakMap<Tile, Map<string, HTMLCanvasElement>>();

/** A face as a bitmap of at least so many pixels a side. */
export function bitmapOf(face: Tile, least: number, plain: boolean): HTMLCanvasElement {
  const pixels = Math.max(1, Math.ceil(least / STEP)) * STEP;
  const palette = currentPalette();
  const bitmaps = known.get(face) ?? new Map<string, HTMLCanvasElement>();
  known.set(face, bitmaps);
  const key = `${palette.name}/${String(plain)}/${String(pixels)}`;
  const drawn = bitmaps.get(key);
  if (drawn !== undefined) return drawn;
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = pixels;
  const ctx = canvas.getContext('2d');
  if (ctx !== null) drawTile(ctx, face, pixels, { palette, plain, rotation: 0, detail: pixels < FULL_DETAIL ? 'low' : 'full' });
  bitmaps.set(key, canvas);
  return canvas;
}

/** Draws faces ahead while nothing else is to be done, until the given function is called. */
export function drawAhead(faces: readonly Tile[], plain: boolean): () => void {
  const work = { goesOn: true };
  void (async () => {
    for (const face of faces)
      for (const pixels of USUAL) {
        await whenIdle();
        if (!work.goesOn) return;
        bitmapOf(face, pixels, plain);
      }
  })();
  return () => {
    work.goesOn = false;
  };
}
