/** A round as a film: pictures of its moments, drawn one after the other. */
import type { PointOfView } from '../../../shared/replay-view';
import type { Millis } from '../../../shared/table';

/** How a film looks. */
export interface FilmLook {
  readonly width: number;
  readonly height: number;
  /** With these eyes from its first picture to its last. */
  readonly view: PointOfView;
}

/** Draws the pictures of one film. */
export interface Camera {
  /** Draws a little of what the first picture needs; answers whether all of it is there. */
  prepare(): boolean;
  /** The picture of a time of the round; what takes long is drawn ahead, a little with each. */
  take(ctx: CanvasRenderingContext2D, t: Millis): void;
}

/** What a game brings to make films of its rounds, as a viewer has them. */
export type Film<Viewer> = (viewer: Viewer, look: FilmLook) => Camera;
