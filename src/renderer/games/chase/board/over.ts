/** What is drawn over the table: the tile to be marked next, the held tile, and the verdict's spotlight. In cells. */
import { sameCell } from '../../../../rules/chase/compass';
import { drawAnswer, drawSign } from '../../../../drawing/chase/answer';
import { streetAt } from '../../../../drawing/chase/face';
import { drawGhostFrame, drawGhostSign, ghostPlaces } from '../../../../drawing/chase/ghost';
import { drawCalled } from '../../../../drawing/chase/called';
import { drawCandidate, drawHeld, drawPointing, drawRing, drawVeil, type Seen } from '../../../../drawing/chase/highlights';
import { MARKER_RADIUS, drawMarker, markSignAt } from '../../../../drawing/chase/marker';
import { colourOf, drawLead, drawReadNow, pointingOf, tileAt, type IsSeen } from '../../../../drawing/chase/signs';
import type { Target } from '../../../../drawing/chase/style';
import { drawRightSymbols } from '../../../../drawing/chase/turned';
import { backOf, type SceneTile } from './scene';
import type { Piece } from './sprites';
import type { DrawnAim, Movements, StageState } from './stage-state';
import type { Aim, Spotlight } from './types';

/** The bitmap of a piece, once there is one. */
type SpriteOf = (piece: Piece) => HTMLCanvasElement | undefined;

/** Whether nothing at all is drawn over the table. */
export function isBare({ nextMarks, end, aim, otherAims, ghosts, leads, spotlight, called }: StageState): boolean {
  if (called !== null) return false;
  return nextMarks.length + otherAims.length + ghosts.length + leads.length === 0 && end === null && aim === null && spotlight === null;
}

/** How far a tile is turned over, from its face (0) to its back (1). */
type TurnedOf = (tile: SceneTile) => number;

/** What the stage has to draw with. */
interface Drawing {
  readonly movements: Movements;
  readonly spriteOf: SpriteOf;
  readonly turnedOf: TurnedOf;
  readonly isSeen: IsSeen;
  readonly seen: Seen;
}

export function drawOver(ctx: Target, state: StageState, { movements, spriteOf, turnedOf, isSeen, seen }: Drawing): void {
  const { scene, palette, nextMarks, aim, otherAims, spotlight, end, leads, called } = state;
  for (const lead of leads) drawLead(ctx, lead, scene, palette, movements[`lead${lead.path}`], isSeen);
  for (const next of nextMarks) drawReadNow(ctx, next, scene, palette);
  if (end !== null) drawRing(ctx, end, palette.focus);
  for (const other of otherAims) drawCells(ctx, other, state, seen);
  if (aim !== null) drawCells(ctx, aim, state, seen);
  drawGhosts(ctx, state, spriteOf);
  for (const other of otherAims) drawAim(ctx, other, state, 0, spriteOf);
  if (aim !== null) drawAim(ctx, aim, state, movements.turn, spriteOf);
  if (spotlight !== null) drawSpotlight(ctx, spotlight, state, movements, spriteOf, turnedOf);
  if (called !== null) drawCalled(ctx, called, movements.called, seen, palette);
}

/** The cells on which the held tile can be put (P9). */
function drawCells(ctx: Target, { cells, cell, seat }: Aim, { palette }: StageState, seen: Seen): void {
  for (const each of cells) drawCandidate(ctx, each, cell !== null && sameCell(each, cell), colourOf(seat, palette), seen);
}

/** The tries of each cell, side by side; those under the held tile are left to it. */
function drawGhosts(ctx: Target, state: StageState, spriteOf: SpriteOf): void {
  const { ghosts, palette, aim } = state;
  const aimed = aim?.cell ?? null;
  for (const { ghost, x, y, side } of ghostPlaces(ghosts)) {
    if (aimed !== null && sameCell(aimed, ghost.cell)) continue;
    const bitmap = spriteOf({ id: ghost.tile, face: ghost.face, rotation: ghost.rotation });
    if (bitmap !== undefined) {
      ctx.globalAlpha = ghost.sign === 'barred' ? 0.55 : 0.94;
      ctx.drawImage(bitmap, x, y, side, side);
      ctx.globalAlpha = 1;
    }
    drawGhostFrame(ctx, x, y, side, ghost.sign, palette);
    drawGhostSign(ctx, x, y, side, ghost.sign, palette);
  }
}

/** `turn` is how far it still is from its turn, in degrees. */
function drawAim(ctx: Target, aim: DrawnAim, state: StageState, turn: number, spriteOf: SpriteOf): void {
  if (aim.cell === null) return;
  // A pile that lies face down: one back is like another, however it is turned.
  const piece: Piece =
    aim.face === null ? { id: 'held', face: null, rotation: 0 } : { id: aim.tile, face: aim.face, rotation: aim.rotation };
  const bitmap = spriteOf(piece);
  if (bitmap === undefined) return;
  ctx.save();
  ctx.globalAlpha = 0.9;
  ctx.translate(aim.cell.x + 0.5, aim.cell.y + 0.5);
  ctx.rotate((turn * Math.PI) / 180);
  ctx.drawImage(bitmap, -0.5, -0.5, 1, 1);
  ctx.restore();
  const { cell, rotation } = aim;
  const here = state.ghosts.filter((ghost) => sameCell(ghost.cell, cell));
  const sign = here.find((ghost) => ghost.rotation === rotation)?.sign;
  if (sign === undefined) drawHeld(ctx, cell, aim.seat === undefined ? state.palette.ink : colourOf(aim.seat, state.palette));
  else {
    drawGhostFrame(ctx, cell.x, cell.y, 1, sign, state.palette);
    drawGhostSign(ctx, cell.x, cell.y, 1, sign, state.palette);
  }
}

function drawSpotlight(
  ctx: Target,
  spotlight: Spotlight,
  state: StageState,
  movements: Movements,
  spriteOf: SpriteOf,
  turnedOf: TurnedOf,
): void {
  const { scene, palette } = state;
  const tile = tileAt(scene, spotlight);
  if (tile === undefined) return;
  drawVeil(ctx, scene.columns, scene.rows, 1, palette);
  const cell = { x: tile.cell.x + movements.shake, y: tile.cell.y };
  const over = turnedOf(tile);
  const face: Piece = { id: tile.id, face: tile.face, rotation: tile.rotation, lit: spotlight.lit ?? undefined };
  const bitmap = spriteOf(over < 0.5 ? face : backOf(tile));
  const wide = Math.max(0.02, Math.abs(Math.cos(Math.PI * over)));
  if (bitmap !== undefined) ctx.drawImage(bitmap, cell.x + 0.5 - wide / 2, cell.y, wide, 1);
  if (over === 1 && tile.turned !== null) drawRightSymbols(ctx, cell, tile.turned.direction, tile.turned.legal, palette);
  const wrong = spotlight.fault === true || spotlight.ok === false;
  const colour = wrong ? palette.bad : spotlight.unread === true ? palette.neutral : spotlight.ok === true ? palette.good : palette.focus;
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
  // On a tile that lies turned over the right symbols stand at that side.
  if (spotlight.lit !== null && over < 0.5) {
    const { direction } = spotlight.lit;
    drawPointing(ctx, cell, { direction, final: tile.mark?.final ?? false, aside: streetAt(tile, direction) }, palette.focus, palette);
  }
  if (tile.mark !== null) {
    const { ok } = spotlight;
    drawMarker(ctx, tile.mark.symbol, cell.x + 0.5, cell.y + 0.5, MARKER_RADIUS, state, ok);
    const at = markSignAt(tile.mark.direction);
    if (ok !== undefined) drawSign(ctx, cell.x + 0.5 + at.x, cell.y + 0.5 + at.y, ok, palette);
  }
  if (spotlight.fault === true) drawSign(ctx, cell.x + 0.93, cell.y + 0.07, false, palette);
  drawAnswer(ctx, cell, direction, spotlight.answer ?? [], movements.flip, palette);
}
