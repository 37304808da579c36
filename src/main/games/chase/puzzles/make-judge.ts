/** Making `judge` puzzles: finished rounds with a mistake where one is wanted, or with none (J1 to J5). */
import type { LyingTile } from '../../../../shared/chase/puzzle';
import type { RoundEvent } from '../../../../shared/chase/replay';
import { directionTo, DIRECTIONS, neighbour, ROTATIONS } from '../../../../rules/chase/compass';
import { faultOfPlacing, type PlacementClause } from '../../../../rules/chase/legality';
import { endOf, type RoundState } from '../../../../rules/chase/round';
import { SYMBOLS, type ChaseSymbol } from '../../../../rules/chase/tile';
import { shuffled, type Random } from '../../../../rules/random';
import { CHASE_TILES } from '../tiles/tile-set';
import type { JudgeDraft } from './draft';
import { handDraft } from './make-street';
import { readingTowards } from './reading';
import { solveRoute } from './route';
import { streetState, withTile } from './street';
import { HIDEOUTS, lyingOf, randomStreet, ROUTE_TILES, usedTiles, walkOn } from './walk';

const RUNNER = 0;
const CHASER = 1;

/** What goes wrong first, as often as it is listed; `null` for a round without a mistake. */
const PLANS: readonly (PlacementClause | 'M3' | 'M4' | null)[] = [
  null,
  null,
  null,
  null,
  'M3',
  'M3',
  'M3',
  'M4',
  'M4',
  'P1',
  'P2',
  'P3',
  'P4',
  'P6',
];

const FEWEST = 3;
const MOST = 9;

/** Some way to lay a tile that breaks `clause` and none before it. */
function badPlacement(state: RoundState, clause: PlacementClause, random: Random): LyingTile | undefined {
  const used = usedTiles(state);
  const end = state.paths[0] && endOf(state.paths[0]);
  if (end === undefined) return undefined;
  const free = (clause === 'P6' ? HIDEOUTS : ROUTE_TILES).filter((id) => !used.has(id));
  for (const tile of shuffled(free, random)) {
    for (const direction of shuffled(DIRECTIONS, random)) {
      const cell = neighbour(end.cell, direction);
      if (!withTile(state, { tile, cell, rotation: 0 }, 0).ok) continue;
      for (const rotation of shuffled(ROTATIONS, random)) {
        const lying = { tile, cell, rotation };
        if (faultOfPlacing(state, 0, lying) === clause) return lying;
      }
    }
  }
  return undefined;
}

/** A street on which a tile breaks `clause`, and perhaps some more after it. */
function badStreet(clause: PlacementClause, random: Random): RoundState | undefined {
  const street = randomStreet(random, 1, [FEWEST - 1 + random.below(MOST - FEWEST)]);
  const lying = street && badPlacement(street, clause, random);
  const bad = street && lying && withTile(street, lying, 0);
  if (!bad?.ok) return undefined;
  return bad.value.phase === 'over' ? bad.value : walkOn(bad.value, 0, random.below(4), random);
}

/** A street that reaches a Hideout by the rules. */
function escapedStreet(random: Random): RoundState | undefined {
  const draft = handDraft(random);
  const solved = draft && solveRoute(draft);
  const street = draft && streetState(draft.tiles, draft.position);
  if (solved?.ok !== true || street?.ok !== true) return undefined;
  let state = street.value;
  for (const lying of solved.value.answer.way) {
    const next = withTile(state, lying, 0);
    if (!next.ok) return undefined;
    state = next.value;
  }
  return state;
}

/** The symbol that goes on a tile: a right one, or where a slip is wanted one that comes close. */
function symbolFor(lying: LyingTile, towards: LyingTile['cell'], slip: boolean, random: Random): ChaseSymbol | undefined {
  const tile = CHASE_TILES[lying.tile];
  const direction = directionTo(lying.cell, towards);
  const reading = tile && direction && readingTowards(tile, lying.rotation, direction);
  if (reading === undefined) return undefined;
  if (!slip) return reading.symbols[random.below(reading.symbols.length)];
  const wrong = shuffled(SYMBOLS, random).filter((symbol) => !reading.symbols.includes(symbol));
  return wrong.sort((a, b) => reading.counts[b] - reading.counts[a])[0];
}

/** A tile every few seconds; the markers a little behind. */
const PACE = 2000;
const SPREAD = 3000;

/**
 * The round of a street: its tiles at a Runner's pace, and markers on all of them, the last of which catches the Runner;
 * or, where it ends in a Hideout, on all but the last few. The marker at `slip` (from 0) is wrong.
 */
function eventsOf(street: RoundState, slip: number, random: Random): RoundEvent[] | undefined {
  const path = lyingOf(street, 0);
  const escaped = street.ending === 'hideout';
  const starts = street.setup.rules.startingTiles;
  const marked = escaped ? path.length - 1 - random.below(3) : path.length;
  const events: RoundEvent[] = [];
  let t = 0;
  const times = path.map((_, at) => (at < starts ? 0 : (t += PACE + random.below(SPREAD))));
  for (const [at, lying] of path.entries()) {
    events.push({ t: times[at] ?? 0, seat: RUNNER, type: 'place', ...lying });
  }
  // No marker lands before the tile after its own, so that only the last is a final one (M4).
  let last = 0;
  for (let at = 0; at < marked; at++) {
    const lying = path[at];
    const towards = path[at + 1]?.cell ?? path[at - 1]?.cell;
    const symbol = lying && towards && symbolFor(lying, towards, at === slip, random);
    if (symbol === undefined) return undefined;
    last = Math.max(last, times[at + 1] ?? t) + 200 + random.below(SPREAD);
    if (escaped && last >= t) break;
    events.push({ t: last, seat: CHASER, type: 'mark', symbol });
  }
  return events.sort((a, b) => a.t - b.t);
}

/** A random finished round, or undefined where what was wanted did not come about. */
export function judgeDraft(random: Random): JudgeDraft | undefined {
  const plan = PLANS[random.below(PLANS.length)] ?? null;
  const length = FEWEST + random.below(MOST - FEWEST + 1);
  const street =
    plan === null && random.below(2) === 0
      ? escapedStreet(random)
      : plan === null || plan === 'M3' || plan === 'M4'
        ? randomStreet(random, 1, [length])
        : badStreet(plan, random);
  if (street === undefined) return undefined;
  const tiles = street.paths[0]?.tiles.length ?? 0;
  const slip = plan === 'M4' ? tiles - 1 : plan === 'M3' ? random.below(tiles - 1) : -1;
  const events = eventsOf(street, slip, random);
  if (events === undefined) return undefined;
  const { rules, roles, prison } = street.setup;
  return {
    kind: 'judge',
    position: { rules: { ...rules, table: { ...rules.table } }, round: { roles: [...roles], prison, events } },
    question: {},
    tiles: CHASE_TILES,
  };
}
