/** What all square pieces share: units of a hundredth, the turn, rounded corners and a rim. */
import type { Rotation } from '../../shared/chase/replay';
import { CORNER_RADIUS, INSET, SIDE } from './face';
import type { Palette } from './palette';
import { faded } from '../contrast';
import type { Target } from './style';

/** A step of the light, from the north-west of the table, in the frame of a tile turned by `rotation`. */
export function shadowStep(rotation: Rotation, length: number): { readonly x: number; readonly y: number } {
  const angle = (-rotation * Math.PI) / 180;
  const x = 0.62 * length;
  const y = 0.78 * length;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}

function cardOutline(ctx: Target, inset: number): void {
  ctx.beginPath();
  ctx.roundRect(inset, inset, SIDE - 2 * inset, SIDE - 2 * inset, CORNER_RADIUS - inset * 0.5);
}

/** Runs `draw` in units of a hundredth of `size`, turned as the tile lies and cut to its rounded corners; then the rim. */
export function onCard(ctx: Target, size: number, rotation: Rotation, palette: Palette, draw: () => void, rim: string = palette.rim): void {
  ctx.save();
  ctx.scale(size / SIDE, size / SIDE);
  ctx.translate(SIDE / 2, SIDE / 2);
  ctx.rotate((rotation * Math.PI) / 180);
  ctx.translate(-SIDE / 2, -SIDE / 2);
  ctx.save();
  cardOutline(ctx, INSET);
  ctx.clip();
  draw();
  ctx.restore();
  cardOutline(ctx, INSET + 0.45);
  ctx.lineWidth = 0.9;
  ctx.strokeStyle = faded(rim, 0.75);
  ctx.stroke();
  ctx.restore();
}
