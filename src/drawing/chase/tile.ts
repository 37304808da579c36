/** A tile's face. */
import type { Tile } from '../../shared/chase/replay';
import type { Corner } from '../../shared/chase/table';
import { CORNERS, unturned, unturnedCorner } from '../../rules/chase/compass';
import { onCard } from './card';
import { crowdIn, type StandingWitness } from './crowd';
import { faded } from '../contrast';
import { BADGE, badgeAt, blockOf } from './face';
import { drawHideout } from './hideout';
import { decorationIn, drawDecoration, type Decoration } from './houses';
import { diceOf, hashOf } from '../seeded';
import { drawExitEnds, drawGround, drawStreets } from './streets';
import type { Target, TileStyle } from './style';
import { drawBadge } from './symbol';
import { drawArrow, drawGaze, drawHead, type Emphasis } from './witness';

interface FacePlan {
  readonly seed: number;
  readonly crowds: Readonly<Record<Corner, readonly StandingWitness[]>>;
  readonly decorations: readonly Decoration[];
}

/** Plans by face: finding places takes longer than drawing them. Views are cloned often, so the key is the content. */
const plans = new Map<string, FacePlan>();
/** More than any game has faces; replays of other tile sets must not fill the memory. */
const MOST_PLANS = 400;

/** Where the people and houses of a face stand; made once a face. */
export function planOf(tile: Tile): FacePlan {
  const key = JSON.stringify(tile);
  const known = plans.get(key);
  if (known !== undefined) return known;
  const seed = hashOf(key);
  const crowds = {
    nw: crowdIn(tile, 'nw'),
    ne: crowdIn(tile, 'ne'),
    se: crowdIn(tile, 'se'),
    sw: crowdIn(tile, 'sw'),
  };
  const decorations = CORNERS.map((corner, i) => decorationIn(tile, corner, crowds[corner], diceOf(seed + i * 7919)));
  const plan: FacePlan = { seed, crowds, decorations };
  if (plans.size >= MOST_PLANS) plans.clear();
  plans.set(key, plan);
  return plan;
}

/** Draws the face of `tile` into a square of `size` device pixels at the target's origin. */
export function drawTile(ctx: Target, tile: Tile, size: number, style: TileStyle): void {
  if (tile.kind === 'hideout') {
    drawHideout(ctx, tile, size, style);
    return;
  }
  const { palette, rotation, lit } = style;
  const plan = planOf(tile);
  const litDirection = lit === undefined ? undefined : unturned(lit.direction, rotation);
  const litCorners = lit?.corners.map((corner) => unturnedCorner(corner, rotation)) ?? [];
  const emphasisOf = (corner: Corner, witness: StandingWitness): Emphasis => {
    if (litDirection === undefined) return 'plain';
    return witness.facing === litDirection && litCorners.includes(corner) ? 'lit' : 'faint';
  };
  onCard(ctx, size, rotation, palette, () => {
    drawGround(ctx, tile, style);
    if (style.detail === 'full') for (const decoration of plan.decorations) drawDecoration(ctx, decoration, style);
    drawStreets(ctx, tile, style);
    if (litDirection !== undefined) {
      for (const corner of CORNERS) {
        if (litCorners.includes(corner)) continue;
        ctx.beginPath();
        for (const spot of blockOf(tile, corner)) ctx.lineTo(spot.x, spot.y);
        ctx.fillStyle = faded(palette.beyond, 0.35);
        ctx.fill();
      }
    }
    // All fields of view lie under all heads, so that none hides a face.
    if (!style.plain) {
      for (const corner of CORNERS) {
        for (const witness of plan.crowds[corner]) drawGaze(ctx, witness, emphasisOf(corner, witness), style);
      }
    }
    // Nothing may cover what stands at an exit.
    drawExitEnds(ctx, tile, style);
    for (const corner of CORNERS) {
      const badge = badgeAt(corner);
      drawBadge(ctx, tile.sectors[corner].symbol, badge.x, badge.y, BADGE, palette);
    }
    const dice = diceOf(plan.seed);
    for (const corner of CORNERS) {
      for (const witness of plan.crowds[corner]) {
        const emphasis = emphasisOf(corner, witness);
        if (style.plain) drawArrow(ctx, witness, emphasis, style);
        else drawHead(ctx, witness, emphasis, dice, style);
      }
    }
  });
}
