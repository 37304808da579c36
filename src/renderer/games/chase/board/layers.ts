/** The layers of the table's stage: what lies there, and what is drawn over it. They listen to nothing. */
import { Layer } from 'konva/lib/Layer';
import type { Camera } from '../../../lib/stage/camera';
import type { Viewpoint } from '../../../lib/stage/viewpoint';

export class TableLayers {
  readonly ground = new Layer({ listening: false });
  readonly over = new Layer({ listening: false });
  /** Those to be drawn anew: without a graphics card each canvas that is touched costs milliseconds, whatever is drawn. */
  readonly #stale = new Set<Layer>();
  #looked: Camera | null = null;
  /** Nothing is drawn over the table. */
  #bare = false;

  get all(): readonly Layer[] {
    return [this.ground, this.over];
  }
  /** Whether one of them is to be drawn anew. */
  get stale(): boolean {
    return this.#stale.size > 0;
  }

  /** These are to be drawn anew. */
  touch(layers: readonly Layer[]): void {
    for (const layer of layers) this.#stale.add(layer);
  }

  /** Canvas pixels for each CSS pixel. */
  ratio(ratio: number): void {
    for (const layer of this.all) layer.getCanvas().setPixelRatio(ratio);
  }

  /**
   * Draws what is to be drawn anew, as the camera sees it, which may be nothing of it where the table is `hidden`; `bare` where nothing
   * comes over it. Answers whether the ground was drawn.
   */
  draw({ camera, size }: Pick<Viewpoint, 'camera' | 'size'>, hidden: boolean, bare: boolean): boolean {
    if (camera !== this.#looked) this.touch(this.all);
    this.#looked = camera;
    // What was on it before has to be wiped once.
    if (bare && this.#bare) this.#stale.delete(this.over);
    for (const layer of this.#stale) {
      layer.visible(!hidden);
      layer.scale({ x: camera.scale, y: camera.scale });
      layer.position({ x: size.width / 2 - camera.x * camera.scale, y: size.height / 2 - camera.y * camera.scale });
    }
    const whole = this.#stale.has(this.ground);
    for (const layer of this.all) if (this.#stale.delete(layer)) layer.draw();
    this.#bare = bare;
    return whole;
  }
}
