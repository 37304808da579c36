/** Pictures without a window: a canvas with the window's own letters, as PNG or as SVG. The only place that knows which canvas it is. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, GlobalFonts, Path2D, SvgExportFlag, type CanvasGradient, type SKRSContext2D } from '@napi-rs/canvas';
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

/** Where the letters lie, from the folder that has `node_modules`: the same files that the window reads (`styles/fonts.css`). */
const LETTERS = 'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files';
const FILES = [
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
function withLight(ctx: SKRSContext2D): SKRSContext2D {
  const { createRadialGradient } = ctx;
  const told = (x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): CanvasGradient => {
    const light = createRadialGradient.call(ctx, x0, y0, 0, x1, y1, r1);
    const add = light.addColorStop.bind(light);
    return Object.assign(light, { addColorStop: (offset: number, colour: string) => add((r0 + offset * (r1 - r0)) / r1, colour) });
  };
  return Object.assign(ctx, { createRadialGradient: told });
}

let ready = false;

/** What drawing finds in a window by itself. */
function getReady(root: string): void {
  if (ready) return;
  for (const { family, file } of FILES) {
    const path = join(root, LETTERS, file);
    if (existsSync(path)) GlobalFonts.registerFromPath(path, family);
  }
  const outline = function (path?: string): Path2D {
    return withCurves(new Path2D(path));
  };
  Object.assign(globalThis, { Path2D: outline });
  ready = true;
}

/** Numbers in an SVG as exact as anybody can see. */
function rounded(svg: string): string {
  return svg
    .replace(/\n\s*/g, '\n')
    .replace(/ d="[^"]*"/g, (data) => data.replace(/-?\d+\.\d+/g, (number) => String(Number(Number(number).toPrecision(5)))));
}

/** Draws a picture; `root` is the folder of the app, in which the letters are. */
export function pictureOf(format: PictureFormat, { width, height }: PictureSize, root: string, draw: (ctx: Target) => void): Buffer {
  getReady(root);
  if (format === 'png') {
    const canvas = createCanvas(width, height);
    draw(canvas.getContext('2d') as Target);
    return canvas.toBuffer('image/png');
  }
  const canvas = createCanvas(width, height, SvgExportFlag.ConvertTextToPaths);
  draw(withLight(withCurves(canvas.getContext('2d'))) as Target);
  return Buffer.from(rounded(canvas.getContent().toString('utf8')));
}
