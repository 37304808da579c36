/** Witnesses from above: a head with a nose, and the field of view in front of it; or an arrow for learners. */
import { angleOf } from '../compass';
import { faded } from './contrast';
import type { StandingWitness } from './crowd';
import { HEAD, SIGHT } from './face';
import { pick, type Dice } from './seeded';
import type { Target, TileStyle } from './style';

/** Half the angle of the field of view. */
const HALF_ANGLE = 0.6;

type Emphasis = 'plain' | 'lit' | 'faint';

/** Runs `draw` about the witness with north as the way it looks. */
function facing(ctx: Target, witness: StandingWitness, emphasis: Emphasis, draw: () => void): void {
  ctx.save();
  if (emphasis === 'faint') ctx.globalAlpha = 0.34;
  ctx.translate(witness.x, witness.y);
  ctx.rotate(angleOf(witness.facing));
  draw();
  ctx.restore();
}

/** The shaded field of view. */
export function drawGaze(ctx: Target, witness: StandingWitness, emphasis: Emphasis, style: TileStyle): void {
  const { palette } = style;
  facing(ctx, witness, emphasis, () => {
    const colour = emphasis === 'lit' ? palette.litCone : palette.cone;
    const light = ctx.createRadialGradient(0, 0, HEAD * 0.7, 0, 0, SIGHT);
    light.addColorStop(0, faded(colour, emphasis === 'lit' ? 1 : palette.coneNear));
    light.addColorStop(1, faded(colour, emphasis === 'lit' ? 0.85 : palette.coneFar));
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.arc(0, 0, SIGHT, -Math.PI / 2 - HALF_ANGLE, -Math.PI / 2 + HALF_ANGLE);
    ctx.closePath();
    ctx.fillStyle = light;
    ctx.fill();
    ctx.lineJoin = 'round';
    ctx.lineWidth = emphasis === 'lit' ? 1 : 0.6;
    ctx.strokeStyle = emphasis === 'lit' ? palette.litLine : palette.coneLine;
    ctx.stroke();
  });
}

/** A woman, a man or a dog, told apart by hair and ears only. */
export function drawHead(ctx: Target, witness: StandingWitness, emphasis: Emphasis, dice: Dice, style: TileStyle): void {
  const { palette } = style;
  const kind = pick(dice, ['woman', 'man', 'woman', 'man', 'dog']);
  const skin = kind === 'dog' ? pick(dice, palette.dogs) : pick(dice, palette.skins);
  const hair = pick(dice, palette.hairs);
  const r = HEAD;
  facing(ctx, witness, emphasis, () => {
    ctx.lineJoin = 'round';
    ctx.strokeStyle = palette.headLine;
    ctx.lineWidth = 1;
    const blob = (x: number, y: number, rx: number, ry: number, turn: number, fill: string, line = true): void => {
      ctx.beginPath();
      ctx.ellipse(x, y, rx, ry, turn, 0, 2 * Math.PI);
      ctx.fillStyle = fill;
      ctx.fill();
      if (line) ctx.stroke();
    };
    // The nose: a muzzle for dogs.
    ctx.beginPath();
    if (kind === 'dog') ctx.roundRect(-r * 0.36, -r * 1.5, r * 0.72, r, r * 0.34);
    else {
      ctx.moveTo(-r * 0.42, -r * 0.72);
      ctx.lineTo(0, -r * 1.5);
      ctx.lineTo(r * 0.42, -r * 0.72);
      ctx.closePath();
    }
    ctx.fillStyle = skin;
    ctx.fill();
    ctx.stroke();
    if (kind === 'man') for (const side of [-1, 1]) blob(side * r * 0.92, -r * 0.1, r * 0.24, r * 0.32, 0, skin);
    if (kind === 'woman') {
      blob(0, r * 0.5, r * 0.98, r * 0.78, 0, hair);
      blob(0, r * 1.02, r * 0.4, r * 0.36, 0, hair);
    }
    blob(0, 0, r * 0.9, r * 0.9, 0, skin);
    // Hair covers the back of the head, so that the face is the bright side.
    if (kind !== 'dog') {
      ctx.save();
      ctx.beginPath();
      ctx.arc(0, 0, r * 0.88, 0, 2 * Math.PI);
      ctx.clip();
      blob(0, r * 0.44, r * 1.05, r * 0.92, 0, hair, false);
      ctx.restore();
    } else {
      for (const side of [-1, 1]) blob(side * r * 0.72, r * 0.12, r * 0.28, r * 0.56, side * -0.35, hair);
      blob(0, -r * 1.36, r * 0.2, r * 0.16, 0, palette.headLine, false);
    }
    ctx.beginPath();
    ctx.arc(0, 0, r * 0.9, 0, 2 * Math.PI);
    ctx.lineWidth = emphasis === 'lit' ? 1.5 : 1;
    ctx.strokeStyle = emphasis === 'lit' ? palette.litLine : palette.headLine;
    if (kind !== 'dog' || emphasis === 'lit') ctx.stroke();
  });
}

/** The plain style: an arrow the way the witness looks. */
export function drawArrow(ctx: Target, witness: StandingWitness, emphasis: Emphasis, style: TileStyle): void {
  const { palette } = style;
  const r = HEAD;
  facing(ctx, witness, emphasis, () => {
    ctx.beginPath();
    ctx.moveTo(0, -r * 1.45);
    ctx.lineTo(r * 1.02, -r * 0.12);
    ctx.lineTo(r * 0.4, -r * 0.12);
    ctx.lineTo(r * 0.4, r * 1.05);
    ctx.lineTo(-r * 0.4, r * 1.05);
    ctx.lineTo(-r * 0.4, -r * 0.12);
    ctx.lineTo(-r * 1.02, -r * 0.12);
    ctx.closePath();
    ctx.lineJoin = 'round';
    ctx.lineWidth = 2.2;
    ctx.strokeStyle = palette.headLine;
    ctx.stroke();
    ctx.fillStyle = emphasis === 'lit' ? palette.litCone : palette.cone;
    ctx.fill();
  });
}

export type { Emphasis };
