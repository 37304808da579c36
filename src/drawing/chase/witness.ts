/** Witnesses from above: a head with a nose, and the field of view in front of it; or an arrow for learners. */
import { angleOf } from './headings';
import { faded } from '../contrast';
import { outlineOf, type Outline } from '../outline';
import type { StandingWitness } from './crowd';
import { HEAD, SIGHT } from './face';
import { pick, type Dice } from '../seeded';
import type { Target, TileStyle } from './style';

/** Half the angle of the field of view. */
const HALF_ANGLE = 0.6;

export type Emphasis = 'plain' | 'lit' | 'faint';

/** Runs `draw` about the witness with north as the way it looks. */
function facing(ctx: Target, witness: StandingWitness, emphasis: Emphasis, draw: () => void): void {
  ctx.save();
  if (emphasis === 'faint') ctx.globalAlpha = 0.3;
  ctx.translate(witness.x, witness.y);
  ctx.rotate(angleOf(witness.facing));
  draw();
  ctx.restore();
}

/** The shaded field of view. */
export function drawGaze(ctx: Target, witness: StandingWitness, emphasis: Emphasis, style: TileStyle): void {
  const { palette } = style;
  const r = witness.radius;
  facing(ctx, witness, emphasis, () => {
    const colour = emphasis === 'lit' ? palette.litCone : palette.cone;
    const far = emphasis === 'lit' ? 0.5 : palette.coneFar;
    const sight = (SIGHT / HEAD) * r * (emphasis === 'lit' ? 1.3 : 1);
    const light = ctx.createRadialGradient(0, 0, r, 0, 0, sight);
    light.addColorStop(0, faded(colour, emphasis === 'lit' ? 1 : palette.coneNear));
    light.addColorStop(0.45, faded(colour, (palette.coneNear * 2 + far) / 3));
    light.addColorStop(1, faded(colour, far));
    // A dark seam along the sides parts this gaze from another one below it; the far end stays open like a beam.
    ctx.lineJoin = 'round';
    ctx.lineCap = 'butt';
    ctx.lineWidth = 1.7;
    ctx.strokeStyle = palette.coneLine;
    ctx.beginPath();
    ctx.moveTo(-Math.sin(HALF_ANGLE) * sight, -Math.cos(HALF_ANGLE) * sight);
    ctx.lineTo(0, 0);
    ctx.lineTo(Math.sin(HALF_ANGLE) * sight, -Math.cos(HALF_ANGLE) * sight);
    ctx.stroke();
    // A gap before the face: light that leaves it, not a coat that hangs from it.
    ctx.beginPath();
    ctx.arc(0, 0, sight, -Math.PI / 2 - HALF_ANGLE, -Math.PI / 2 + HALF_ANGLE);
    ctx.arc(0, 0, r * 1.22, -Math.PI / 2 + HALF_ANGLE * 0.95, -Math.PI / 2 - HALF_ANGLE * 0.95, true);
    ctx.closePath();
    ctx.fillStyle = light;
    ctx.fill();
  });
}

/** A woman, a man or a dog, told apart by hair and ears only. */
export function drawHead(ctx: Target, witness: StandingWitness, emphasis: Emphasis, dice: Dice, style: TileStyle): void {
  const { palette } = style;
  const kind = pick(dice, ['woman', 'man', 'woman', 'man', 'dog']);
  const skin = kind === 'dog' ? pick(dice, palette.dogs) : pick(dice, palette.skins);
  const hair = pick(dice, palette.hairs);
  const r = witness.radius;
  facing(ctx, witness, emphasis, () => {
    const outline = outlineOf();
    outline.arc(0, 0, r * 0.86, 0, 2 * Math.PI);
    // The nose: a muzzle for dogs.
    const nose = outlineOf();
    if (kind === 'dog') nose.roundRect(-r * 0.4, -r * 1.34, r * 0.8, r, r * 0.36);
    else {
      nose.moveTo(-r * 0.36, -r * 0.7);
      nose.lineTo(0, -r * 1.28);
      nose.lineTo(r * 0.36, -r * 0.7);
      nose.closePath();
    }
    const ears = outlineOf();
    if (kind === 'man') {
      for (const side of [-1, 1]) {
        ears.moveTo(side * r * 0.86 + r * 0.24, -r * 0.05);
        ears.ellipse(side * r * 0.86, -r * 0.05, r * 0.24, r * 0.3, 0, 0, 2 * Math.PI);
      }
    } else if (kind === 'dog') {
      for (const side of [-1, 1]) {
        ears.moveTo(side * r * 0.8, 0);
        ears.ellipse(side * r * 0.8, r * 0.2, r * 0.3, r * 0.58, side * -0.3, 0, 2 * Math.PI);
      }
    }
    const locks = outlineOf();
    if (kind === 'woman') {
      locks.ellipse(0, r * 0.42, r * 0.95, r * 0.75, 0, 0, 2 * Math.PI);
      locks.moveTo(r * 0.42, r * 1.05);
      locks.ellipse(0, r * 1.05, r * 0.42, r * 0.34, 0, 0, 2 * Math.PI);
    }
    // The halo first, under everything: it sets the head off from ground and gaze.
    ctx.lineJoin = 'round';
    ctx.strokeStyle = palette.halo;
    ctx.lineWidth = 1.8;
    for (const part of [ears, locks, outline]) ctx.stroke(part);
    ctx.strokeStyle = palette.headLine;
    ctx.lineWidth = 0.8;
    const fill = (part: Outline, colour: string): void => {
      ctx.stroke(part);
      ctx.fillStyle = colour;
      ctx.fill(part);
    };
    if (kind !== 'dog') fill(ears, skin);
    fill(locks, hair);
    fill(outline, skin);
    fill(nose, skin);
    ctx.fillStyle = skin;
    ctx.fill(outline);
    if (kind === 'dog') {
      fill(ears, hair);
      ctx.beginPath();
      ctx.ellipse(0, -r * 1.18, r * 0.26, r * 0.2, 0, 0, 2 * Math.PI);
      ctx.fillStyle = palette.headLine;
      ctx.fill();
    } else {
      // Hair covers the back of the head, so that the face is the bright side.
      ctx.save();
      ctx.clip(outline);
      ctx.beginPath();
      ctx.ellipse(0, r * 0.62, r * 1.1, r * 0.86, 0, 0, 2 * Math.PI);
      ctx.fillStyle = hair;
      ctx.fill();
      ctx.restore();
    }
    if (emphasis === 'lit') {
      ctx.strokeStyle = palette.litLine;
      ctx.lineWidth = 1.3;
      ctx.stroke(outline);
    }
  });
}

/** The plain style: an arrow the way the witness looks. */
export function drawArrow(ctx: Target, witness: StandingWitness, emphasis: Emphasis, style: TileStyle): void {
  const { palette } = style;
  const r = witness.radius;
  facing(ctx, witness, emphasis, () => {
    ctx.beginPath();
    ctx.moveTo(0, -r * 1.5);
    ctx.lineTo(r * 1.1, -r * 0.2);
    ctx.lineTo(r * 0.42, -r * 0.2);
    ctx.lineTo(r * 0.42, r * 1.1);
    ctx.lineTo(-r * 0.42, r * 1.1);
    ctx.lineTo(-r * 0.42, -r * 0.2);
    ctx.lineTo(-r * 1.1, -r * 0.2);
    ctx.closePath();
    ctx.lineJoin = 'round';
    ctx.lineWidth = 2.4;
    ctx.strokeStyle = emphasis === 'lit' ? palette.headLine : palette.coneLine;
    ctx.stroke();
    ctx.fillStyle = emphasis === 'lit' ? palette.litCone : palette.cone;
    ctx.fill();
  });
}
