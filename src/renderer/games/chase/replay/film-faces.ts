/**
 * The faces that a film is made of: each is drawn once at each size and turn and copied from then on, and those that the next pictures need
 * are drawn ahead, one after the other, so that no frame of the window has to wait for all of them.
 */
import { drawTile } from '../../../../drawing/chase/tile';
import type { Target } from '../../../../drawing/target';

/** Faces are kept at sizes that are whole multiples of this: the table is framed anew whenever a path grows. */
const STEP = 24;

/** What faces are drawn on, and by which clock. */
interface FacesPorts<Sheet extends object> {
  readonly sheetOf: (pixels: number) => { readonly sheet: Sheet; readonly pen: Target | null };
  readonly now: () => number;
}

export class FilmFaces<Sheet extends object> {
  readonly #ports: FacesPorts<Sheet>;
  readonly #kept = new Map<string, Sheet>();
  readonly #wanted = new Map<string, () => Sheet>();

  constructor(ports: FacesPorts<Sheet>) {
    this.#ports = ports;
  }

  /** Draws a face as `drawTile` does. */
  readonly draw: typeof drawTile = (ctx, tile, size, style) => {
    const [key, make] = this.#faceOf(tile, size, style);
    const sheet = this.#kept.get(key) ?? make();
    ctx.drawImage(sheet, 0, 0, size, size);
  };

  /** Draws nothing, and notes that the face will be needed. */
  readonly note: typeof drawTile = (_, tile, size, style) => {
    const [key, make] = this.#faceOf(tile, size, style);
    if (!this.#kept.has(key)) this.#wanted.set(key, make);
  };

  /** All that was noted is drawn. */
  get ready(): boolean {
    return this.#wanted.size === 0;
  }

  /** Draws what was noted, until so late; a face that was begun is finished. */
  work(until: number): void {
    for (const [key, make] of this.#wanted) {
      if (this.#ports.now() >= until) return;
      if (!this.#kept.has(key)) make();
      this.#wanted.delete(key);
    }
  }

  #faceOf(...[tile, size, style]: Parameters<typeof drawTile> extends [unknown, ...infer Rest] ? Rest : never): [string, () => Sheet] {
    const pixels = Math.max(1, Math.ceil(size / STEP)) * STEP;
    const key = `${String(pixels)}/${String(style.rotation)}/${style.detail}/${JSON.stringify(tile)}`;
    const make = (): Sheet => {
      const { sheet, pen } = this.#ports.sheetOf(pixels);
      if (pen !== null) drawTile(pen, tile, pixels, style);
      this.#kept.set(key, sheet);
      return sheet;
    };
    return [key, make];
  }
}

/** Where nothing is drawn: what a picture needs is found out by drawing it here. */
export function nowhere(): Target {
  const answers = (): object => ({ width: 0, addColorStop: () => undefined });
  return new Proxy({} as Target, { get: () => answers, set: () => true });
}
