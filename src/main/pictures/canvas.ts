/** Pictures without a window: a canvas with the window's own letters, as PNG or as SVG. The only place that knows which canvas it is. */
import { createRequire } from 'node:module';
import type * as Canvas from '@napi-rs/canvas';
import { drawEllipse, drawRoundRect } from '../../drawing/curves';
import type { Target } from '../../drawing/target';

/** What a picture is written as. */
export const PICTURE_FORMATS = ['png', 'svg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The same files that the window reads (`styles/fonts.css`). */
const LETTERS = [
  { family: 'Lookout', file: 'atkinson-hyperlegible-next-latin-wght-normal.woff2' },
  { family: 'Lookout Rare', file: 'atkinson-hyperlegible-next-latin-ext-wght-normal.woff2' },
];

/** Whatever draws round things here: in an SVG this canvas would write each circle as 64 pieces, and a table as 20 MB. */
function withCurves<Pen extends Parameters<typeof drawEllipse>[0]>(pen: Pen): Pen {
  const ellipse = (
    ...[x, y, rx, ry, rotation, from, to, back]: readonly [number, number, number, number, number, number, number, boolean?]
  ): void => drawEllipse(pen, x, y, rx, ry, rotation, from, to, back);
  const arc = (...[x, y, radius, from, to, back]: readonly [number, number, number, number, number, boolean?]): void =>
    drawEllipse(pen, x, y, radius, radius, 0, from, to, back);
  const roundRect = (...[x, y, width, height, radii]: readonly [number, number, number, number, (number | number[])?]): void =>
    drawRoundRect(pen, x, y, width, height, radii ?? 0);
  return Object.assign(pen, { ellipse, arc, roundRect });
}

/** The canvas forgets in an SVG that light begins at a distance from its middle: the same light, told from the middle on. */
function withLight(ctx: Canvas.SKRSContext2D): Canvas.SKRSContext2D {
  const create = ctx.createRadialGradient.bind(ctx);
  const told = (x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): Canvas.CanvasGradient => {
    const light = create(x0, y0, 0, x1, y1, r1);
    const add = light.addColorStop.bind(light);
    return Object.assign(light, { addColorStop: (offset: number, colour: string) => add((r0 + offset * (r1 - r0)) / r1, colour) });
  };
  return Object.assign(ctx, { createRadialGradient: told });
}

let loaded: typeof Canvas | null = null;

/** The canvas, with what drawing finds in a window by itself. It is native code, which is read with the first picture and lies beside any bundle. */
function canvasReady(): typeof Canvas {
  if (loaded !== null) return loaded;
  const require = createRequire(import.meta.url);
  const canvas = require('@napi-rs/canvas') as typeof Canvas;
  for (const { family, file } of LETTERS)
    canvas.GlobalFonts.registerFromPath(require.resolve(`@fontsource-variable/atkinson-hyperlegible-next/files/${file}`), family);
  const outline = function (path?: string): Canvas.Path2D {
    return withCurves(new canvas.Path2D(path));
  };
  Object.assign(globalThis, { Path2D: outline });
  loaded = canvas;
  return canvas;
}

/** Numbers in an SVG as exact as anybody can see. */
function rounded(svg: string): string {
  return svg
    .replace(/\n\s*/g, '\n')
    .replace(/ d="[^"]*"/g, (data) => data.replace(/-?\d+\.\d+/g, (number) => String(Number(Number(number).toPrecision(5)))));
}

/** Draws a picture. */
export function pictureOf(format: PictureFormat, { width, height }: PictureSize, draw: (ctx: Target) => void): Buffer {
  const { createCanvas, SvgExportFlag } = canvasReady();
  if (format === 'png') {
    const canvas = createCanvas(width, height);
    draw(canvas.getContext('2d'));
    return canvas.toBuffer('image/png');
  }
  const canvas = createCanvas(width, height, SvgExportFlag.ConvertTextToPaths);
  draw(withLight(withCurves(canvas.getContext('2d'))));
  return Buffer.from(rounded(canvas.getContent().toString('utf8')));
}

/** Pages of a document to be printed; `draw` opens and closes them one after the other. `ruler` has nothing drawn on it that is seen. */
export function pagesOf(
  title: string,
  { width, height }: PictureSize,
  draw: (ruler: Target, begin: () => Target, end: () => void) => void,
): Buffer {
  const { createCanvas, PDFDocument } = canvasReady();
  const document = new PDFDocument({ title, creator: 'Lookout' });
  const ruler = createCanvas(1, 1).getContext('2d') as Target;
  draw(
    ruler,
    () => document.beginPage(width, height) as unknown as Target,
    () => document.endPage(),
  );
  return document.close();
}
