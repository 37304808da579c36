/** What is drawn over the table: the tile to be marked next, the held tile, and the verdict's spotlight. In cells. */
import { sameCell } from './compass';
import { drawAnswer, drawSign } from './draw/answer';
import { drawCandidate, drawHeld, drawPointing, drawRing, drawVeil } from './draw/highlights';
import { MARKER_RADIUS, drawMarker } from './draw/marker';
import type { Target } from './draw/style';
import { pointingOf, tileAt } from './scene';
import type { Piece } from './sprites';
import type { Movements, StageState } from './stage-state';
import type { Aim, Spotlight } from './types';

/** The bitmap of a piece, once there is one. */
type SpriteOf = (piece: Piece) => HTMLCanvasElement | undefined;

export function drawOver(ctx: Target, state: StageState, movements: Movements, spriteOf: SpriteOf): void {
  const { scene, palette, nextMark, aim, spotlight } = state;
  const next = nextMark === null ? undefined : tileAt(scene, nextMark);
  const pointing = next === undefined ? undefined : pointingOf(scene, next);
  if (next !== undefined) drawRing(ctx, next.cell, palette.focus);
  if (next !== undefined && pointing !== undefined) {
    drawPointing(ctx, next.cell, pointing.direction, pointing.final, palette.focus, palette);
  }
  if (aim !== null) drawAim(ctx, aim, state, movements, spriteOf);
  if (spotlight !== null) drawSpotlight(ctx, spotlight, state, movements, spriteOf);
}

function drawAim(ctx: Target, aim: Aim, state: StageState, movements: Movements, spriteOf: SpriteOf): void {
  for (const cell of aim.cells) drawCandidate(ctx, cell, aim.cell !== null && sameCell(cell, aim.cell), state.palette);
  if (aim.cell === null || state.held === null) return;
  const bitmap = spriteOf({ id: aim.tile, face: state.held, rotation: aim.rotation });
  if (bitmap === undefined) return;
  ctx.save();
  ctx.globalAlpha = 0.9;
  ctx.translate(aim.cell.x + 0.5, aim.cell.y + 0.5);
  ctx.rotate((movements.turn * Math.PI) / 180);
  ctx.drawImage(bitmap, -0.5, -0.5, 1, 1);
  ctx.restore();
  drawHeld(ctx, aim.cell, state.palette);
}

function drawSpotlight(
  ctx: Target,
  spotlight: Spotlight,
  state: StageState,
  movements: Movements,
  spriteOf: SpriteOf,
): void {
  const { scene, palette } = state;
  const tile = tileAt(scene, spotlight);
  if (tile === undefined) return;
  drawVeil(ctx, scene.columns, scene.rows, 1, palette);
  const cell = { x: tile.cell.x + movements.shake, y: tile.cell.y };
  const bitmap = spriteOf({ id: tile.id, face: tile.face, rotation: tile.rotation, lit: spotlight.lit ?? undefined });
  if (bitmap !== undefined) ctx.drawImage(bitmap, cell.x, cell.y, 1, 1);
  const wrong = spotlight.fault === true || spotlight.ok === false;
  const colour = wrong ? palette.bad : spotlight.ok === true ? palette.good : palette.focus;
  drawRing(ctx, cell, colour);
  if (movements.pulse < 1) {
    const grow = 0.03 + movements.pulse * 0.16;
    ctx.beginPath();
    ctx.roundRect(cell.x - grow, cell.y - grow, 1 + 2 * grow, 1 + 2 * grow, 0.1 + grow);
    ctx.lineWidth = 0.03;
    ctx.globalAlpha = 1 - movements.pulse;
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
  drawAnswer(ctx, cell, direction, spotlight.answer ?? [], movements.flip, palette);
}
