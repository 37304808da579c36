/**
 * For tiles that cost much: whether another legal placement of the same hand would have been better. All are tried with a few rounds, and the
 * best of these anew with many: a figure by which something was chosen is too good to be told.
 */
import { legalPlacements } from '../../../../rules/chase/analysis/choices';
import { handsOf } from '../../../../rules/chase/analysis/shorter-way';
import { stateAt, type Through } from '../../../../rules/chase/analysis/through';
import type { BetterTile, DeedCost } from '../../../../rules/chase/analysis/types';
import { applyEvent } from '../../../../rules/chase/apply';
import { directionTo } from '../../../../rules/chase/compass';
import type { Placement } from '../../../../rules/chase/legality';
import { pathNamed } from '../../../../rules/chase/paths';
import { faceOf, type RoundEvent } from '../../../../rules/chase/round';
import { chanceOf } from '../../../chance';
import type { Level } from '../bots/bot';
import { Tried } from './chances';

/** So many tiles of a round at most, the dearest ones: each takes some thousand rounds. */
const MOST_TILES = 4;
/** Rounds for each placement in the first look, how many come into the second, and their rounds there. */
const FIRST = 24;
const FINALISTS = 3;
const SECOND = 400;
/** So many placements at most: of more every second, third … is tried. */
const MOST_PLACEMENTS = 48;
/** A better one is better by this at least, and by twice the standard error. */
const WORTH = 0.1;
const SURE = 2;

interface BetterOptions {
  /** By seat. */
  readonly levels: readonly Level[];
  readonly seed: string;
}

type Place = Extract<RoundEvent, { type: 'place' }>;

/** The round as if that had been laid instead, ready to be played on from; null where it cannot be (P9). */
function triedInstead(through: Through, at: number, event: Place, { levels, seed }: BetterOptions): Tried | null {
  const before = stateAt(through, at);
  const next = applyEvent(before, event);
  if (!next.ok) return null;
  const states = [...through.states.slice(0, at + 1), next.value];
  const other: Through = { setup: through.setup, events: [...through.events.slice(0, at), event], states, end: next.value };
  return new Tried(other, { events: at + 1, t: event.t, state: next.value }, levels, chanceOf(seed));
}

/** Legal placements besides the one that was laid, as many as are tried. */
function others(through: Through, at: number, laid: Place): Placement[] {
  const state = stateAt(through, at);
  const [hand] = handsOf(state, laid.seat) ?? [];
  if (hand === undefined) return [];
  const all = legalPlacements(state, pathNamed(state, laid.path) ?? 0, hand).filter(
    ({ tile, cell, rotation }) => tile !== laid.tile || cell.x !== laid.cell.x || cell.y !== laid.cell.y || rotation !== laid.rotation,
  );
  const every = Math.ceil(all.length / MOST_PLACEMENTS);
  return all.filter((_, nth) => nth % every === 0);
}

/** What a placement brings, and which way it goes. */
function facesOf(through: Through, at: number, laid: Place, { tile, cell }: Placement): Pick<BetterTile, 'direction' | 'tile'> {
  const state = stateAt(through, at);
  const end = state.paths[pathNamed(state, laid.path) ?? 0]?.tiles.at(-1)?.cell ?? through.setup.prison;
  const face = faceOf(through.setup, tile);
  return { direction: directionTo(end, cell) ?? 'n', tile: face?.kind === 'hideout' ? 'hideout' : (face?.item ?? null) };
}

/** One tile that was laid; null where none of the others is surely better. */
function* betterThan(through: Through, at: number, laid: Place, options: BetterOptions): Generator<null, BetterTile | null> {
  const seedOf = (what: string): BetterOptions => ({ ...options, seed: `${options.seed}/${at}/${what}` });
  const firsts: { placement: Placement; chance: number }[] = [];
  for (const [nth, placement] of others(through, at, laid).entries()) {
    const tried = triedInstead(through, at, { ...laid, ...placement }, seedOf(`first ${nth}`));
    if (tried === null) continue;
    tried.play(FIRST);
    firsts.push({ placement, chance: tried.point.runners });
    yield null;
  }
  const again = triedInstead(through, at, laid, seedOf('laid'));
  if (again === null || firsts.length === 0) return null;
  again.play(SECOND);
  const own = again.point;
  yield null;
  let best: BetterTile | null = null;
  for (const [nth, { placement }] of firsts
    .sort((one, other) => other.chance - one.chance)
    .slice(0, FINALISTS)
    .entries()) {
    const tried = triedInstead(through, at, { ...laid, ...placement }, seedOf(`second ${nth}`));
    if (tried === null) continue;
    tried.play(SECOND);
    const { runners: chance, error: its } = tried.point;
    const error = Math.hypot(its, own.error);
    yield null;
    if (chance - own.runners < Math.max(WORTH, SURE * error) || chance <= (best?.chance ?? 0)) continue;
    best = { event: at, placement, ...facesOf(through, at, laid, placement), chance, laid: own.runners, error };
  }
  return best;
}

/** Better tiles than the dearest of a round, in the order of events. It stops now and then to let others have their turn. */
export function* betterTiles(through: Through, costs: readonly DeedCost[], options: BetterOptions): Generator<null, readonly BetterTile[]> {
  const found: BetterTile[] = [];
  const dear = costs
    .filter(({ event, grade }) => grade !== null && through.events[event]?.type === 'place')
    .sort((one, other) => other.cost - one.cost)
    .slice(0, MOST_TILES);
  for (const { event } of dear.sort((one, other) => one.event - other.event)) {
    const laid = through.events[event];
    if (laid?.type !== 'place') continue;
    const better = yield* betterThan(through, event, laid, options);
    if (better !== null) found.push(better);
  }
  return found;
}
