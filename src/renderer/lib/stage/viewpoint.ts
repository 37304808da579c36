/** The camera in use: what it follows, and how a person's hand takes it over. */
import { easedOut, type Animator } from './animator';
import {
  between,
  boxOf,
  centredOn,
  crisp,
  isInWindow,
  isSame,
  nearTable,
  panned,
  zoomed,
  type Camera,
  type Cell,
  type Point,
  type Size,
} from './camera';
import { canStay, fitted, following, seesSought, type Followed } from './following';

export interface Interest extends Followed {
  /** A tile to stand still over, nearer than usual. */
  readonly closeUp: Cell | null;
  /** So much of the upper edge lies under words, in CSS pixels: what is followed stays below it. */
  readonly covered: number;
  /** Following comes no nearer than to a whole multiple of so many CSS pixels a cell; 0 or left out: to any. */
  readonly steps?: number;
  readonly columns: number;
  readonly rows: number;
}

/** `near` follows the path's end at a readable scale, `whole` shows all there is, `free` stays where the hand left it. */
type Mode = 'near' | 'whole' | 'free';

const MOVE_MS = 240;
/** After this long without a touch the camera steps on to whole device pixels, and the pieces are drawn for its scale. */
const SETTLE_MS = 120;

export class Viewpoint {
  #camera: Camera = { x: 0, y: 0, scale: 96 };
  #goal: Camera | null = null;
  #mode: Mode = 'near';
  #chosen: number | undefined;
  /** The last goal was a close-up. */
  #closeUp = false;
  #size: Size = { width: 0, height: 0 };
  #ratio = 1;
  #interest: Interest = { needed: [], wished: [], spare: [], closeUp: null, covered: 0, columns: 1, rows: 1 };
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #animator: Animator;
  readonly #settled: () => void;

  /** `settled` is called when the scale has come to rest. */
  constructor(animator: Animator, settled: () => void) {
    this.#animator = animator;
    this.#settled = settled;
  }

  get camera(): Camera {
    return this.#camera;
  }
  get size(): Size {
    return this.#size;
  }

  resize(size: Size, ratio: number): void {
    this.#size = size;
    this.#ratio = ratio;
    this.#goal = null;
    this.#aim(false);
  }

  /** What there is to see now. The camera goes there unless a hand holds it. */
  show(interest: Interest, glide: boolean): void {
    const other = interest.closeUp !== null && JSON.stringify(interest.closeUp) !== JSON.stringify(this.#interest.closeUp);
    this.#interest = interest;
    // A new close-up is always gone to: it is what the screen talks about.
    if (other && this.#mode === 'free') this.#mode = 'near';
    this.#aim(glide);
  }

  /** Back to following: all there is, or the near view; unless it is said which, the other than now. */
  fit(whole = this.#mode !== 'whole'): void {
    this.#mode = whole ? 'whole' : 'near';
    this.#chosen = undefined;
    // Whoever asks for the near view gets it, also where all there is could nearly do.
    this.#aim(true, false);
  }

  /** Zooms about the middle; what is followed stays followed. */
  zoomBy(factor: number): void {
    const from = this.#goal ?? this.#camera;
    const middle = { x: this.#size.width / 2, y: this.#size.height / 2 };
    const camera = zoomed(from, this.#size, middle, factor);
    if (this.#mode === 'whole') this.#mode = 'free';
    else if (this.#mode === 'near') this.#chosen = camera.scale;
    this.#go(crisp(camera, this.#size, this.#ratio), true);
  }

  pan(dx: number, dy: number): void {
    this.#take(panned(this.#camera, dx, dy));
  }

  zoom(at: Point, factor: number): void {
    this.#take(zoomed(this.#camera, this.#size, at, factor));
  }

  destroy(): void {
    clearTimeout(this.#timer);
  }

  #take(camera: Camera): void {
    this.#mode = 'free';
    this.#chosen = undefined;
    this.#goal = null;
    this.#animator.stop('camera');
    this.#camera = nearTable(camera, this.#interest.columns, this.#interest.rows);
    this.#animator.redraw();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#camera = crisp(this.#camera, this.#size, this.#ratio);
      this.#settled();
    }, SETTLE_MS);
  }

  #aim(glide: boolean, mayStay = true): void {
    if (this.#size.width === 0 || this.#size.height === 0) return;
    if (this.#mode === 'free') {
      this.#go(this.#soughtByHand() ?? this.#camera, false);
      return;
    }
    const { needed, edge = [], wished, spare, closeUp } = this.#interest;
    const all = boxOf([...needed, ...edge, ...wished, ...spare]);
    let goal: Camera;
    if (closeUp !== null && this.#mode === 'near') {
      const span = Math.min(this.#size.width, this.#size.height);
      const scale = this.#chosen ?? Math.min(232, Math.max(110, span / 3));
      goal = { x: closeUp.x + 0.5, y: closeUp.y + 0.5, scale };
    } else {
      // The table is looked at in the room below what covers it, whose middle lies half as much lower.
      const { covered } = this.#interest;
      const room = { ...this.#size, height: this.#size.height - covered };
      const moved = (camera: Camera, by: number): Camera => ({ ...camera, y: camera.y + by / 2 / camera.scale });
      const inRoom = this.#stepped(
        this.#mode === 'whole' && all !== undefined ? fitted(all, room) : following(this.#interest, room, this.#chosen),
      );
      const resting = moved(this.#goal ?? this.#camera, covered);
      const follows = this.#mode === 'near' && glide && mayStay && !this.#closeUp;
      const isSought = this.#interest.sought !== undefined;
      if (follows && isSought && seesSought(resting, inRoom, this.#interest, room)) return;
      if (follows && !isSought && this.#chosen === undefined && canStay(resting, inRoom, this.#interest, room)) return;
      goal = moved(inRoom, -covered);
    }
    this.#closeUp = closeUp !== null && this.#mode === 'near';
    this.#go(crisp(goal, this.#size, this.#ratio), glide);
  }

  /** Where a hand has left the camera it stays as near, and comes to what was gone to where that is out of sight; null: it is in sight. */
  #soughtByHand(): Camera | null {
    const { sought, covered } = this.#interest;
    const box = sought && boxOf([sought]);
    if (sought === undefined || box === undefined || isInWindow(this.#camera, this.#size, sought)) return null;
    const there = centredOn(box, this.#camera.scale);
    return crisp({ ...there, y: there.y - covered / 2 / there.scale }, this.#size, this.#ratio);
  }

  /** At a step of the scale, a little farther away; what somebody chose stays as it is. */
  #stepped(camera: Camera): Camera {
    const { steps = 0 } = this.#interest;
    const scale = steps === 0 || this.#chosen !== undefined ? camera.scale : Math.floor(camera.scale / steps) * steps;
    return scale === 0 ? camera : { ...camera, scale };
  }

  #go(goal: Camera, glide: boolean): void {
    if (this.#goal !== null && isSame(goal, this.#goal)) return;
    this.#goal = goal;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const from = this.#camera;
    const arrive = (): void => {
      this.#camera = goal;
      this.#settled();
    };
    if (!glide || isSame(from, goal)) {
      this.#animator.stop('camera');
      arrive();
      return;
    }
    // The frame in which it begins shows what is new from where it stood, and need not draw all of the table.
    const glides = (share: number): void => {
      if (share > 0) this.#camera = between(from, goal, easedOut(share));
    };
    this.#animator.move('camera', MOVE_MS, glides, arrive, 'frame');
  }
}
