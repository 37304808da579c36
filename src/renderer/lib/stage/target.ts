/** The part of a 2D canvas that drawing uses: a context of the screen, off screen, or Konva's own. */
export type Target = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
