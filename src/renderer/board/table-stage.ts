/**
 * The table on a Konva stage. Two layers that listen to nothing: what lies there, and what is drawn over it. Every piece is a
 * bitmap made once (`sprites.ts`); a frame is drawn only when something changed.
 */
import Konva from 'konva/lib/Core';
import { Group } from 'konva/lib/Group';
import { Layer } from 'konva/lib/Layer';
import { Shape } from 'konva/lib/Shape';
import { Stage } from 'konva/lib/Stage';
import type { Cell } from '../../shared/replay';
import { Animator, easedBack, easedOut } from './animator';
import { cellAt, toTable, type Point } from './camera';
import { sameCell } from './compass';
import { drawAnswer, drawSign } from './draw/answer';
import { drawCloth } from './draw/cloth';
import { drawCandidate, drawHeld, drawPlanned, drawPointing, drawRing, drawVeil } from './draw/highlights';
import { drawMarker } from './draw/marker';
import type { Palette } from './draw/palette';
import { cellsOfInterest, pointingOf, tileAt, type Attention, type Scene, type SceneTile } from './scene';
import { Sprites, type Piece } from './sprites';
import type { Aim, PathPosition, Spotlight } from './types';
import { Viewpoint } from './viewpoint';

/** All that the stage shows. */
export interface StageState {
  readonly scene: Scene;
  readonly palette: Palette;
  readonly plain: boolean;
  readonly motion: boolean;
  readonly attention: Attention;
  readonly aim: Aim | null;
  /** The face of the held tile. */
  readonly held: Piece['face'];
  readonly spotlight: Spotlight | null;
  readonly nextMark: PathPosition | null;
  readonly hidden: boolean;
}

interface LyingTile {
  tile: SceneTile;
  readonly shape: Shape;
  readonly mark: Shape;
  /** Above 0 while it is still coming down. */
  height: number;
  /** Below 1 while its marker is still coming down. */
  marked: number;
}

const PLACE_MS = 180;
const MARK_MS = 170;
const FLIP_MS = 240;
const SHAKE_MS = 240;
const PULSE_MS = 250;
const TURN_MS = 140;
const MARKER_RADIUS = 0.15;

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
  #pixels = 96;
  /** How far the ghost still is from its turn, in degrees. */
  #ghostTurn = 0;
  #flip = 1;
  #shake = 0;
  #pulse = 1;

  constructor(container: HTMLDivElement) {
    // Frames are drawn by the animator, once for all changes together.
    Konva.autoDrawEnabled = false;
    this.#stage = new Stage({ container, width: 1, height: 1, listening: false });
    this.#stage.add(this.#ground, this.#over);
    this.#ground.add(this.#drawn((ctx) => this.#drawTable(ctx)), this.#tiles, this.#marks);
    this.#over.add(this.#drawn((ctx) => this.#drawOver(ctx)));
    this.#animator = new Animator(() => this.#frame());
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
    this.#view.show(
      {
        ...cellsOfInterest(state.scene, state.attention, state.aim?.cells ?? [], state.nextMark),
        closeUp: spot?.cell ?? null,
        columns: state.scene.columns,
        rows: state.scene.rows,
      },
      before !== null,
    );
    this.#animator.redraw();
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

  destroy(): void {
    this.#animator.destroy();
    this.#view.destroy();
    this.#stage.destroy();
  }

  #drawn(draw: (ctx: CanvasRenderingContext2D) => void): Shape {
    return new Shape({ listening: false, perfectDrawEnabled: false, sceneFunc: (context) => draw(context._context) });
  }

  #settle(): void {
    this.#pixels = Math.max(8, Math.round(this.#view.camera.scale * this.#ratio));
    this.#animator.redraw();
  }

  #frame(): void {
    const state = this.#state;
    if (state === null) return;
    const { camera, size } = this.#view;
    for (const layer of [this.#ground, this.#over]) {
      layer.visible(!state.hidden);
      layer.scale({ x: camera.scale, y: camera.scale });
      layer.position({ x: size.width / 2 - camera.x * camera.scale, y: size.height / 2 - camera.y * camera.scale });
    }
    this.#sprites.begin();
    this.#ground.draw();
    this.#over.draw();
    if (this.#sprites.missed) this.#animator.redraw();
    else if (!this.#animator.busy) this.#sprites.sweep();
  }

  #putTiles(state: StageState, atOnce: boolean): void {
    const { tiles } = state.scene;
    const fresh = atOnce || !tiles.some((tile) => this.#lying.has(tile.id));
    for (const [id, lying] of this.#lying) {
      if (tiles.some((tile) => tile.id === id)) continue;
      lying.shape.destroy();
      lying.mark.destroy();
      this.#lying.delete(id);
    }
    for (const tile of tiles) {
      const known = this.#lying.get(tile.id);
      const lying = known ?? this.#putDown(tile);
      const newMark = tile.mark !== null && lying.tile.mark === null;
      lying.tile = tile;
      lying.shape.position(tile.cell);
      lying.mark.position({ x: tile.cell.x + 0.5, y: tile.cell.y + 0.5 });
      if (known === undefined && !fresh) {
        this.#animator.move(`place ${tile.id}`, PLACE_MS, (share) => (lying.height = 1 - easedOut(share)));
      }
      if (newMark && known !== undefined && !fresh) {
        this.#animator.move(`mark ${tile.id}`, MARK_MS, (share) => (lying.marked = easedBack(share)));
      }
    }
  }

  #putDown(tile: SceneTile): LyingTile {
    const lying: LyingTile = {
      tile,
      shape: this.#drawn((ctx) => this.#drawLying(ctx, lying)),
      mark: this.#drawn((ctx) => this.#drawMark(ctx, lying)),
      height: 0,
      marked: 1,
    };
    this.#tiles.add(lying.shape);
    this.#marks.add(lying.mark);
    this.#lying.set(tile.id, lying);
    return lying;
  }

  #startTurn(before: Aim | null, aim: Aim | null): void {
    if (aim === null || before?.tile !== aim.tile || before.rotation === aim.rotation) return;
    const turn = ((aim.rotation - before.rotation + 540) % 360) - 180;
    const from = this.#ghostTurn - turn;
    this.#animator.move('turn', TURN_MS, (share) => (this.#ghostTurn = from * (1 - easedOut(share))));
  }

  #startSpotlight(before: Spotlight | null, spotlight: Spotlight | null): void {
    if (spotlight === null) {
      for (const name of ['flip', 'shake', 'pulse']) this.#animator.stop(name);
      return;
    }
    if (before !== null && before.path === spotlight.path && before.position === spotlight.position) return;
    this.#animator.move('flip', FLIP_MS, (share) => (this.#flip = easedOut(share)));
    const wrong = spotlight.fault === true || spotlight.ok === false;
    this.#shake = 0;
    this.#pulse = 1;
    this.#animator.stop('shake');
    this.#animator.stop('pulse');
    if (wrong) {
      const sway = (share: number): number => Math.sin(share * 6 * Math.PI) * (1 - share) * 0.055;
      this.#animator.move('shake', SHAKE_MS, (share) => (this.#shake = share >= 1 ? 0 : sway(share)));
    } else if (spotlight.ok === true) this.#animator.move('pulse', PULSE_MS, (share) => (this.#pulse = share));
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

  #isInWindow(cell: Cell): boolean {
    const { camera, size } = this.#view;
    const across = size.width / 2 / camera.scale + 1.2;
    const down = size.height / 2 / camera.scale + 1.2;
    return Math.abs(cell.x + 0.5 - camera.x) < across && Math.abs(cell.y + 0.5 - camera.y) < down;
  }

  #drawLying(ctx: CanvasRenderingContext2D, lying: LyingTile): void {
    const state = this.#state;
    if (state === null || !this.#isInWindow(lying.tile.cell)) return;
    const { tile, height } = lying;
    const bitmap = this.#sprite(tile.face === null ? { ...tile, face: null } : tile, state);
    if (bitmap === undefined) {
      // Not drawn yet: its place is shown, and it follows within a few frames.
      ctx.fillStyle = state.palette.island;
      ctx.fillRect(0.01, 0.01, 0.98, 0.98);
      return;
    }
    if (height > 0) {
      const grow = 1 + height * 0.16;
      ctx.globalAlpha *= 1 - height * 0.7;
      ctx.drawImage(bitmap, 0.5 - grow / 2, 0.5 - grow / 2, grow, grow);
    } else ctx.drawImage(bitmap, 0, 0, 1, 1);
    if (tile.position === null) drawPlanned(ctx, { x: 0, y: 0 }, state.palette);
  }

  #drawMark(ctx: CanvasRenderingContext2D, lying: LyingTile): void {
    const state = this.#state;
    const { mark, cell } = lying.tile;
    if (state === null || mark === null || !this.#isInWindow(cell)) return;
    ctx.globalAlpha *= Math.min(1, lying.marked + 0.2);
    drawMarker(ctx, mark.symbol, 0, 0, MARKER_RADIUS * (1 + (1 - lying.marked) * 0.7), state);
    ctx.globalAlpha = 1;
  }

  #drawOver(ctx: CanvasRenderingContext2D): void {
    const state = this.#state;
    if (state === null) return;
    const { scene, palette, nextMark, aim, spotlight } = state;
    const next = nextMark === null ? undefined : tileAt(scene, nextMark);
    const pointing = next === undefined ? undefined : pointingOf(scene, next);
    if (next !== undefined) drawRing(ctx, next.cell, palette.focus);
    if (next !== undefined && pointing !== undefined) {
      drawPointing(ctx, next.cell, pointing.direction, pointing.final, palette.focus, palette);
    }
    if (aim !== null) this.#drawAim(ctx, aim, state);
    if (spotlight !== null) this.#drawSpotlight(ctx, spotlight, state);
  }

  #drawAim(ctx: CanvasRenderingContext2D, aim: Aim, state: StageState): void {
    for (const cell of aim.cells) drawCandidate(ctx, cell, aim.cell !== null && sameCell(cell, aim.cell), state.palette);
    if (aim.cell === null || state.held === null) return;
    const bitmap = this.#sprite({ id: aim.tile, face: state.held, rotation: aim.rotation }, state);
    if (bitmap === undefined) return;
    ctx.save();
    ctx.globalAlpha = 0.9;
    ctx.translate(aim.cell.x + 0.5, aim.cell.y + 0.5);
    ctx.rotate((this.#ghostTurn * Math.PI) / 180);
    ctx.drawImage(bitmap, -0.5, -0.5, 1, 1);
    ctx.restore();
    drawHeld(ctx, aim.cell, state.palette);
  }

  #drawSpotlight(ctx: CanvasRenderingContext2D, spotlight: Spotlight, state: StageState): void {
    const { scene, palette } = state;
    const tile = tileAt(scene, spotlight);
    if (tile === undefined) return;
    drawVeil(ctx, scene.columns, scene.rows, 1, palette);
    const cell = { x: tile.cell.x + this.#shake, y: tile.cell.y };
    const bitmap = this.#sprite({ id: tile.id, face: tile.face, rotation: tile.rotation, lit: spotlight.lit ?? undefined }, state);
    if (bitmap !== undefined) ctx.drawImage(bitmap, cell.x, cell.y, 1, 1);
    const wrong = spotlight.fault === true || spotlight.ok === false;
    const colour = wrong ? palette.bad : spotlight.ok === true ? palette.good : palette.focus;
    drawRing(ctx, cell, colour);
    if (this.#pulse < 1) {
      const grow = 0.03 + this.#pulse * 0.16;
      ctx.beginPath();
      ctx.roundRect(cell.x - grow, cell.y - grow, 1 + 2 * grow, 1 + 2 * grow, 0.1 + grow);
      ctx.lineWidth = 0.03;
      ctx.globalAlpha = 1 - this.#pulse;
      ctx.strokeStyle = palette.good;
      ctx.stroke();
      ctx.globalAlpha = 1;
    }
    const pointing = pointingOf(scene, tile);
    const direction = spotlight.lit?.direction ?? pointing?.direction ?? null;
    if (spotlight.lit !== null) {
      drawPointing(ctx, cell, spotlight.lit.direction, tile.mark?.final ?? false, palette.focus, palette);
    }
    if (tile.mark !== null) {
      const { ok } = spotlight;
      drawMarker(ctx, tile.mark.symbol, cell.x + 0.5, cell.y + 0.5, MARKER_RADIUS, state, ok);
      if (ok !== undefined) drawSign(ctx, cell.x + 0.66, cell.y + 0.5, ok, palette);
    }
    if (spotlight.fault === true) drawSign(ctx, cell.x + 0.93, cell.y + 0.07, false, palette);
    drawAnswer(ctx, cell, direction, spotlight.answer ?? [], this.#flip, palette);
  }
}
