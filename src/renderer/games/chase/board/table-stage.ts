/** The table on a Konva stage. Every piece is a bitmap made once (`sprites.ts`); a frame is drawn only when something changed. */
import Konva from 'konva/lib/Core';
import type { Layer } from 'konva/lib/Layer';
import { Shape } from 'konva/lib/Shape';
import { Stage } from 'konva/lib/Stage';
import type { Cell, TileId } from '../../../../shared/chase/replay';
import { Animator } from '../../../lib/stage/animator';
import { toTable, type Point } from '../../../lib/stage/camera';
import { drawCloth } from '../../../../drawing/cloth';
import type { Seen } from '../../../../drawing/chase/highlights';
import { groundDiffers, overDiffers } from './changes';
import { DrawnAhead } from './drawn-ahead';
import type { Jumps } from './jumps';
import { TableLayers } from './layers';
import { LyingTiles } from './lying-tiles';
import { interestOf } from './interest';
import { drawOver, isBare } from './over';
import { OverMovements } from './over-movements';
import { isInSight, positionUnder, possibleUnder, snapUnder } from './pointed';
import { Sprites, type Piece, type SpriteStyle } from './sprites';
import type { StageState } from './stage-state';
import type { PathPosition } from './types';
import { Viewpoint } from '../../../lib/stage/viewpoint';

function drawn(draw: (ctx: CanvasRenderingContext2D) => void): Shape {
  return new Shape({ listening: false, perfectDrawEnabled: false, sceneFunc: (context) => draw(context._context) });
}

export class TableStage {
  readonly #stage: Stage;
  readonly #layers = new TableLayers();
  readonly #lying: LyingTiles;
  readonly #movements: OverMovements;
  readonly #jumps: Jumps | null;
  readonly #sprites: Sprites;
  readonly #animator: Animator;
  readonly #view: Viewpoint;
  #state: StageState | null = null;
  #ratio = 1;
  readonly #ahead = new DrawnAhead({
    state: () => (this.#animator.busy ? null : this.#state),
    sizes: () => [this.#pixels, ...(this.#jumps?.sizes(this.#ratio) ?? [])],
    draw: ({ piece, pixels }, state) => this.#sprites.ahead(piece, { ...this.#style(state), pixels }),
  });
  #pixels = 96;

  constructor(container: HTMLDivElement, jumps: Jumps | null) {
    this.#jumps = jumps;
    this.#sprites = jumps?.sprites ?? new Sprites();
    // Frames are drawn by the animator, once for all changes together.
    Konva.autoDrawEnabled = false;
    this.#stage = new Stage({ container, width: 1, height: 1, listening: false });
    const { ground, over } = this.#layers;
    this.#stage.add(ground, over);
    this.#lying = new LyingTiles({
      drawn,
      stateAt: (cell) => this.#stateAt(cell),
      spriteOf: (piece, state) => this.#sprite(piece, state),
      others: () => {
        if (jumps === null) this.#sprites.clear();
        this.#layers.touch(this.#layers.all);
      },
      turnOver: (name, duration, step) => this.#move(name, duration, this.#layers.all, step),
      comeDown: (name, duration, step) =>
        this.#move(name, duration, [over], (share) => {
          step(share);
          if (share === 1) this.#layers.touch([ground]);
        }),
    });
    ground.add(
      drawn((ctx) => this.#drawTable(ctx)),
      this.#lying.tiles,
      this.#lying.marks,
    );
    over.add(
      drawn((ctx) => {
        const state = this.#state;
        if (state === null) return;
        this.#lying.drawComing(ctx);
        const spriteOf = (piece: Piece): HTMLCanvasElement | undefined => this.#sprite(piece, state);
        drawOver(ctx, state, {
          movements: this.#movements.now,
          spriteOf,
          turnedOf: ({ id }) => this.#lying.turnedOver(id),
          isSeen: this.#isSeen,
          seen: this.#seen(),
        });
      }),
    );
    this.#animator = new Animator(
      () => this.#frame(),
      (moves) => container.toggleAttribute('data-moving', moves),
    );
    this.#movements = new OverMovements(
      (name, duration, step) => this.#move(name, duration, [over], step),
      (name) => this.#animator.stop(name),
    );
    this.#view = new Viewpoint(this.#animator, () => this.#settle());
  }

  /** The window's size in CSS pixels, and device pixels for each. Konva does not follow the ratio by itself. */
  resize(width: number, height: number, ratio: number): void {
    // A canvas that gets a size is empty, also if it had it before.
    const { size } = this.#view;
    if (size.width === width && size.height === height && this.#ratio === ratio) return;
    this.#ratio = ratio;
    Konva.pixelRatio = ratio;
    this.#layers.ratio(ratio);
    this.#stage.size({ width, height });
    this.#view.resize({ width, height }, ratio);
    this.#settle();
  }

  show(state: StageState): void {
    const before = this.#state;
    this.#state = state;
    this.#animator.motion = state.motion;
    if (!state.motion) this.#animator.finish();
    this.#lying.show(state.scene.tiles, before === null || before.hidden);
    this.#movements.turn(before?.aim ?? null, state.aim);
    if (before !== null && !before.hidden) this.#movements.lead(before.leads, state.leads);
    if (before !== null) this.#movements.call(before.called, state.called);
    this.#movements.light(before?.spotlight ?? null, state.spotlight);
    // What happened is told where it was looked at.
    if (state.called === null || before === null) this.#view.show(interestOf(state), before !== null);
    // What is not seen, or is as it was, needs no frame: of two views of a table one has mostly nothing new.
    const comesDown = (id: TileId): ReturnType<LyingTiles['comesDown']> => this.#lying.comesDown(id);
    if (before === null || groundDiffers(before, state, this.#isSeen, comesDown)) this.#layers.touch([this.#layers.ground]);
    if (before === null || overDiffers(before, state, this.#isSeen)) this.#layers.touch([this.#layers.over]);
    if (this.#layers.stale) this.#animator.redraw();
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
    return possibleUnder(this.#view, this.#state, point);
  }

  /** The possible cell that a carried tile snaps to at a point of the window, if one is near enough. */
  snapAt(point: Point): Cell | null {
    return snapUnder(this.#view, this.#state, point);
  }

  /** CSS pixels a cell. */
  get cellSize(): number {
    return this.#view.camera.scale;
  }

  /** The tile of a path under a point of the window, if one lies there. */
  positionAt(point: Point): PathPosition | null {
    return positionUnder(this.#view, this.#state, point);
  }

  destroy(): void {
    this.#ahead.stop();
    this.#animator.destroy();
    this.#view.destroy();
    this.#stage.destroy();
  }

  #settle(): void {
    this.#pixels = Math.max(8, Math.round(this.#view.camera.scale * this.#ratio));
    this.#jumps?.restedAt(this.#view.camera.scale);
    this.#redraw();
  }

  #redraw(): void {
    this.#layers.touch(this.#layers.all);
    this.#animator.redraw();
  }

  #frame(): void {
    const state = this.#state;
    if (state === null) return;
    const bare = state.hidden || (isBare(state) && !this.#lying.busy);
    this.#sprites.begin(state.jumps !== null && !this.#animator.busy);
    const whole = this.#layers.draw(this.#view, state.hidden, bare);
    if (this.#sprites.missed) this.#redraw();
    else if (!this.#animator.busy) {
      if (whole) this.#sprites.sweep(state.jumps !== null);
      this.#ahead.more();
    }
  }

  /** A movement that shows on these layers. */
  #move(name: string, duration: number, layers: readonly Layer[], step: (share: number) => void): void {
    this.#animator.move(name, duration, (share) => {
      step(share);
      this.#layers.touch(layers);
    });
  }

  #sprite(piece: Piece, state: StageState): HTMLCanvasElement | undefined {
    return this.#sprites.get(piece, this.#style(state));
  }

  #style({ palette, plain }: StageState): SpriteStyle {
    return { palette, plain, pixels: this.#pixels };
  }

  #drawTable(ctx: CanvasRenderingContext2D): void {
    const state = this.#state;
    if (state === null) return;
    const { scene, palette } = state;
    drawCloth(ctx, scene.columns, scene.rows, this.#seen(), 1 / this.#view.camera.scale, palette);
    const prison = this.#sprite({ id: 'prison', face: 'prison', rotation: 0 }, state);
    if (prison !== undefined) ctx.drawImage(prison, scene.prison.x, scene.prison.y, 1, 1);
  }

  /** The part of the table that is in the window, in cells. */
  #seen(): Seen {
    const { camera, size } = this.#view;
    const from = toTable(camera, size, { x: 0, y: 0 });
    const to = toTable(camera, size, { x: size.width, y: size.height });
    return { left: from.x, top: from.y, right: to.x, bottom: to.y };
  }

  /** What the stage shows, if the cell is in the window; else it need not be drawn. */
  #stateAt(cell: Cell): StageState | null {
    return isInSight(this.#view, cell) ? this.#state : null;
  }
  readonly #isSeen = (cell: Cell): boolean => this.#stateAt(cell) !== null;
}
