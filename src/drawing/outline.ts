/** Outlines that are drawn more than once: every canvas brings the name for them, the browser's and that of a program without a window. */

export interface Outline {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  closePath(): void;
  arc(x: number, y: number, radius: number, from: number, to: number): void;
  ellipse(x: number, y: number, radiusX: number, radiusY: number, rotation: number, from: number, to: number): void;
  roundRect(x: number, y: number, width: number, height: number, radii: number): void;
}

declare const Path2D: new (path?: string) => Outline;

/** A new one, empty or as an SVG path tells it. */
export function outlineOf(path?: string): Outline {
  return new Path2D(path);
}
