/**
 * The table on a Konva stage. Two layers that listen to nothing: what lies there, and what is drawn over it. Every piece is a
 * bitmap made once (`sprites.ts`); a frame is drawn only when something changed.
 */
import Konva from 'konva/lib/Core';
import { Group } from 'konva/lib/Group';
import { Layer } from 'konva/lib/Layer';
import { Shape } from 'konva/lib/Shape';
import { Stage } from 'konva/lib/Stage';
import type { Cell, Rotation } from '../../../../shared/chase/replay';
import { Animator, easedBack, easedOut } from '../../../lib/stage/animator';
import { cellAt, snapped, toTable, type Camera, type Point } from '../../../lib/stage/camera';
import { sameCell } from '../../../../rules/chase/compass';
import { drawCloth } from '../../../lib/stage/draw/cloth';
import { drawLying, drawMark, type LyingTile } from './lying';
import { drawOver, isBare } from './over';
import { cellsOfInterest, tileAt, type SceneTile } from './scene';
import { Sprites, type Piece } from './sprites';
import type { Movements, StageState } from './stage-state';
import type { Aim, PathPosition, Spotlight } from './types';
import { Viewpoint } from '../../../lib/stage/viewpoint';

const ROTATIONS = [0, 90, 180, 270] as const satisfies readonly Rotation[];
const PLACE_MS = 180;
const MARK_MS = 170;
const FLIP_MS = 240;
const SHAKE_MS = 240;
const PULSE_MS = 250;
const TURN_MS = 140;

export class TableStage {
  readonly #stage: Stage;
  readonly #ground = new Layer({ listening: false });
  readonly #over = new Layer({ listening: false });
  readonly #tiles = new Group({ listening: false });
  readonly #marks = new Group({ listening: false });
  readonly #lying = new Map<string, LyingTile>();
  readonly #sprites = new Sprites();
  readonly #animator: Animator;
  readonly #view: Viewpoint;
  #state: StageState | null = null;
  #ratio = 1;
  #idle: number | null = null;
  #pixels = 96;
  readonly #movements: Movements = { turn: 0, flip: 1, shake: 0, pulse: 1 };
  /** Layers to be drawn anew: without a graphics card each canvas that is touched costs milliseconds, whatever is drawn. */
  readonly #stale = new Set<Layer>();
  #looked: Camera | null = null;
  /** Nothing is drawn over the table. */
  #bare = false;

  constructor(container: HTMLDivElement) {
    // Frames are drawn by the animator, once for all changes together.
    Konva.autoDrawEnabled = false;
    this.#stage = new Stage({ container, width: 1, height: 1, listening: false });
    this.#stage.add(this.#ground, this.#over);
    this.#ground.add(
      this.#drawn((ctx) => this.#drawTable(ctx)),
      this.#tiles,
      this.#marks,
    );
    this.#over.add(
      this.#drawn((ctx) => {
        const state = this.#state;
        if (state !== null)
          drawOver(
            ctx,
            state,
            this.#movements,
            (piece) => this.#sprite(piece, state),
            ({ id }) => this.#lying.get(id)?.over ?? 0,
          );
      }),
    );
    this.#animator = new Animator(
      () => this.#frame(),
      (moves) => container.toggleAttribute('data-moving', moves),
    );
    this.#view = new Viewpoint(this.#animator, () => this.#settle());
  }

  /** The window's size in CSS pixels, and device pixels for each. Konva does not follow the ratio by itself. */
  resize(width: number, height: number, ratio: number): void {
    this.#ratio = ratio;
    Konva.pixelRatio = ratio;
    for (const layer of [this.#ground, this.#over]) layer.getCanvas().setPixelRatio(ratio);
    this.#stage.size({ width, height });
    this.#view.resize({ width, height }, ratio);
    this.#settle();
  }

  show(state: StageState): void {
    const before = this.#state;
    this.#state = state;
    this.#animator.motion = state.motion;
    if (!state.motion) this.#animator.finish();
    this.#putTiles(state, before === null || before.hidden);
    this.#startTurn(before?.aim ?? null, state.aim);
    this.#startSpotlight(before?.spotlight ?? null, state.spotlight);
    const spot = state.spotlight === null ? undefined : tileAt(state.scene, state.spotlight);
    // Of several people anybody's hand may be over the table, also where nobody has the pointer.
    const aimed = [state.aim, ...state.otherAims].flatMap((aim) => aim?.cells ?? []);
    this.#view.show(
      {
        ...cellsOfInterest(state.scene, state.attention, aimed, state.nextMarks, state.end),
        closeUp: spot?.cell ?? null,
        covered: state.covered,
        columns: state.scene.columns,
        rows: state.scene.rows,
      },
      before !== null,
    );
    this.#redraw();
  }

  fit(whole?: boolean): void {
    this.#view.fit(whole);
    this.#animator.redraw();
  }
  zoomBy(factor: number): void {
    this.#view.zoomBy(factor);
    this.#animator.redraw();
  }
  pan(dx: number, dy: number): void {
    this.#view.pan(dx, dy);
  }
  zoom(at: Point, factor: number): void {
    this.#view.zoom(at, factor);
  }

  /** The possible cell under a point of the window, if there is one. */
  possibleAt(point: Point): Cell | null {
    const cell = cellAt(this.#view.camera, this.#view.size, point);
    return this.#state?.aim?.cells.find((each) => sameCell(each, cell)) ?? null;
  }

  /** The possible cell that a carried tile snaps to at a point of the window, if one is near enough. */
  snapAt(point: Point): Cell | null {
    return snapped(toTable(this.#view.camera, this.#view.size, point), this.#state?.aim?.cells ?? []);
  }

  /** CSS pixels a cell. */
  get cellSize(): number {
    return this.#view.camera.scale;
  }

  /** The tile of a path under a point of the window, if one lies there. */
  positionAt(point: Point): PathPosition | null {
    const cell = cellAt(this.#view.camera, this.#view.size, point);
    for (const { path, position, cell: lies } of this.#state?.scene.tiles ?? []) {
      if (position !== null && sameCell(lies, cell)) return { path, position };
    }
    return null;
  }

  destroy(): void {
    if (this.#idle !== null) cancelIdleCallback(this.#idle);
    this.#animator.destroy();
    this.#view.destroy();
    this.#stage.destroy();
  }

  #drawn(draw: (ctx: CanvasRenderingContext2D) => void): Shape {
    return new Shape({ listening: false, perfectDrawEnabled: false, sceneFunc: (context) => draw(context._context) });
  }

  #settle(): void {
    this.#pixels = Math.max(8, Math.round(this.#view.camera.scale * this.#ratio));
    this.#redraw();
  }

  #redraw(): void {
    this.#stale.add(this.#ground).add(this.#over);
    this.#animator.redraw();
  }

  #frame(): void {
    const state = this.#state;
    if (state === null) return;
    const { camera, size } = this.#view;
    if (camera !== this.#looked) this.#stale.add(this.#ground).add(this.#over);
    this.#looked = camera;
    // What was on it before has to be wiped once.
    const bare = state.hidden || isBare(state);
    if (bare && this.#bare) this.#stale.delete(this.#over);
    for (const layer of this.#stale) {
      layer.visible(!state.hidden);
      layer.scale({ x: camera.scale, y: camera.scale });
      layer.position({ x: size.width / 2 - camera.x * camera.scale, y: size.height / 2 - camera.y * camera.scale });
    }
    this.#sprites.begin();
    const whole = this.#stale.has(this.#ground);
    for (const layer of [this.#ground, this.#over]) if (this.#stale.delete(layer)) layer.draw();
    this.#bare = bare;
    if (this.#sprites.missed) this.#redraw();
    else if (!this.#animator.busy) {
      if (whole) this.#sprites.sweep();
      this.#drawAhead();
    }
  }

  /** Draws the held tile's other turns while nothing else is to be done, one at a time: the next turn is then there at once. */
  #drawAhead(): void {
    this.#idle ??= requestIdleCallback(() => {
      this.#idle = null;
      const state = this.#state;
      const aim = state?.aim ?? state?.otherAims[0];
      if (state === null || aim === undefined || aim.face === null || state.hidden || this.#animator.busy) return;
      const style = { palette: state.palette, plain: state.plain, pixels: this.#pixels };
      const drew = ROTATIONS.some((rotation) => this.#sprites.ahead({ id: aim.tile, face: aim.face, rotation }, style));
      if (drew) this.#drawAhead();
    });
  }

  #putTiles(state: StageState, atOnce: boolean): void {
    const { tiles } = state.scene;
    const fresh = atOnce || !tiles.some((tile) => this.#lying.has(tile.id));
    // Another round may come from a file with faces of its own under the same names.
    const changed = tiles.some((tile) => {
      const known = this.#lying.get(tile.id);
      return known !== undefined && JSON.stringify(known.tile.face) !== JSON.stringify(tile.face);
    });
    if (fresh || changed) this.#sprites.clear();
    for (const [id, lying] of this.#lying) {
      if (tiles.some((tile) => tile.id === id)) continue;
      lying.shape.destroy();
      lying.mark.destroy();
      this.#lying.delete(id);
    }
    for (const tile of tiles) {
      const known = this.#lying.get(tile.id);
      const lying = known ?? this.#putDown(tile);
      const turns = (tile.turned === null) !== (lying.tile.turned === null);
      const newMark = tile.mark !== null && lying.tile.mark === null;
      lying.tile = tile;
      lying.shape.position(tile.cell);
      lying.mark.position({ x: tile.cell.x + 0.5, y: tile.cell.y + 0.5 });
      if (known === undefined && !fresh) {
        this.#move(`place ${tile.id}`, PLACE_MS, [this.#ground], (share) => (lying.height = 1 - easedOut(share)));
      }
      if (turns) {
        const from = lying.over;
        const to = tile.turned === null ? 0 : 1;
        this.#move(
          `turn over ${tile.id}`,
          FLIP_MS,
          [this.#ground, this.#over],
          (share) => (lying.over = from + (to - from) * easedOut(share)),
        );
      }
      if (newMark && known !== undefined && !fresh) {
        this.#move(`mark ${tile.id}`, MARK_MS, [this.#ground], (share) => (lying.marked = easedBack(share)));
      }
    }
  }

  #putDown(tile: SceneTile): LyingTile {
    const lying: LyingTile = {
      tile,
      shape: this.#drawn((ctx) => {
        const state = this.#inWindow(lying);
        if (state !== null) drawLying(ctx, lying, state.palette, (piece) => this.#sprite(piece, state));
      }),
      mark: this.#drawn((ctx) => {
        const state = this.#inWindow(lying);
        if (state !== null) drawMark(ctx, lying, state.palette);
      }),
      height: 0,
      marked: 1,
      over: tile.turned === null ? 0 : 1,
    };
    this.#tiles.add(lying.shape);
    this.#marks.add(lying.mark);
    this.#lying.set(tile.id, lying);
    return lying;
  }

  #startTurn(before: Aim | null, aim: Aim | null): void {
    if (aim === null || before?.tile !== aim.tile || before.rotation === aim.rotation) return;
    const turn = ((aim.rotation - before.rotation + 540) % 360) - 180;
    const from = this.#movements.turn - turn;
    this.#moveOver('turn', TURN_MS, (share) => from * (1 - easedOut(share)));
  }

  #startSpotlight(before: Spotlight | null, spotlight: Spotlight | null): void {
    if (spotlight === null) {
      for (const name of ['flip', 'shake', 'pulse']) this.#animator.stop(name);
      return;
    }
    if (before !== null && before.path === spotlight.path && before.position === spotlight.position) return;
    this.#moveOver('flip', FLIP_MS, easedOut);
    const wrong = spotlight.fault === true || spotlight.ok === false;
    this.#movements.shake = 0;
    this.#movements.pulse = 1;
    this.#animator.stop('shake');
    this.#animator.stop('pulse');
    if (wrong) {
      const sway = (share: number): number => Math.sin(share * 6 * Math.PI) * (1 - share) * 0.055;
      this.#moveOver('shake', SHAKE_MS, (share) => (share >= 1 ? 0 : sway(share)));
    } else if (spotlight.ok === true) this.#moveOver('pulse', PULSE_MS, (share) => share);
  }

  #moveOver(name: keyof Movements, duration: number, at: (share: number) => number): void {
    this.#move(name, duration, [this.#over], (share) => (this.#movements[name] = at(share)));
  }

  /** A movement that shows on these layers. */
  #move(name: string, duration: number, layers: readonly Layer[], step: (share: number) => void): void {
    this.#animator.move(name, duration, (share) => {
      step(share);
      for (const layer of layers) this.#stale.add(layer);
    });
  }

  #sprite(piece: Piece, state: StageState): HTMLCanvasElement | undefined {
    return this.#sprites.get(piece, { palette: state.palette, plain: state.plain, pixels: this.#pixels });
  }

  #drawTable(ctx: CanvasRenderingContext2D): void {
    const state = this.#state;
    if (state === null) return;
    const { camera, size } = this.#view;
    const { scene, palette } = state;
    const from = toTable(camera, size, { x: 0, y: 0 });
    const to = toTable(camera, size, { x: size.width, y: size.height });
    drawCloth(ctx, scene.columns, scene.rows, { left: from.x, top: from.y, right: to.x, bottom: to.y }, 1 / camera.scale, palette);
    const prison = this.#sprite({ id: 'prison', face: 'prison', rotation: 0 }, state);
    if (prison !== undefined) ctx.drawImage(prison, scene.prison.x, scene.prison.y, 1, 1);
  }

  /** What the stage shows, if the tile is in the window; else it need not be drawn. */
  #inWindow({ tile: { cell } }: LyingTile): StageState | null {
    const { camera, size } = this.#view;
    const across = size.width / 2 / camera.scale + 1.2;
    const down = size.height / 2 / camera.scale + 1.2;
    return Math.abs(cell.x + 0.5 - camera.x) < across && Math.abs(cell.y + 0.5 - camera.y) < down ? this.#state : null;
  }
}
