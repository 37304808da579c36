/** The moment that decided a round: by the sides' chances where they are known, else by what the judge says (J2 to J6, F5, F6). */
import type { Seat } from '../../game';
import { judge } from '../judge';
import { leadOf } from '../marking';
import { pathNamed } from '../paths';
import type { DecidingReason, Reason } from '../reason';
import type { PathIndex, RoundEvent, RoundState } from '../round';
import type { Mistake, RoundVerdict, Side } from '../verdict';
import { stateAt, type Through } from './through';
import type { ChancePoint, Decided, MarkerFacts, TileFacts, Turning } from './types';

/** What is known of the round's deeds. */
interface Deeds {
  readonly through: Through;
  readonly markers: readonly MarkerFacts[];
  readonly tiles: readonly TileFacts[];
}

/** What decided by the judge's word is the last reason. */
function decidingOf(reasons: readonly Reason[]): DecidingReason | null {
  const last = reasons[reasons.length - 1];
  return last === undefined || !('why' in last) || !isDeciding(last) ? null : last;
}

const DECIDING: readonly string[] = [
  'clean-hideout',
  'lone-hideout',
  'clean-catch',
  'one-mistaken',
  'earlier-mistake',
  'same-position',
  'lost-trail',
  'no-winner',
] satisfies DecidingReason['why'][];

function isDeciding(reason: Reason): reason is DecidingReason {
  return DECIDING.includes(reason.why);
}

const leadAt = (state: RoundState, index: PathIndex): number => {
  const path = state.paths[index];
  return path === undefined ? 0 : leadOf(path, state.setup.tiles);
};

/** The longest lead of any path then. */
const longestLead = (state: RoundState): number => Math.max(0, ...state.paths.map((_, index) => leadAt(state, index === 1 ? 1 : 0)));

/** What the event at `at` was to the round; null for what turns nothing (a pause, a guess). */
function turningAt({ through, markers, tiles }: Deeds, at: number): Turning | null {
  const event = through.events[at];
  const after = stateAt(through, at + 1);
  switch (event?.type) {
    case 'place': {
      const tile = tiles.find((each) => each.event === at);
      if (tile === undefined) return null;
      const { path, position, clause, item, hideout } = tile;
      if (hideout) return { what: 'hideout', path, position, clause };
      return { what: 'tile', path, position, item, clause, lead: leadAt(after, path) };
    }
    case 'mark': {
      const mark = markers.find((each) => each.event === at);
      if (mark === undefined) return null;
      const { path, position, clause, misread, final, took } = mark;
      const lay = mark.t - (after.paths[path]?.tiles[position - 1]?.t ?? 0);
      if (final) return { what: 'catch', path, position, clause, took, lay };
      return { what: 'mark', path, position, clause, misread, lead: leadAt(after, path) };
    }
    case 'lose-trail':
      return { what: 'trail-lost', path: pathNamed(after, event.path) ?? 0 };
    case 'switch-pile':
    case 'exchange':
      return { what: 'switch', lead: longestLead(after) };
    case 'hand-over':
      return { what: 'hand-over' };
    default:
      return null;
  }
}

/** The last event of that kind. */
function lastOf({ through }: Deeds, ...types: readonly RoundEvent['type'][]): number {
  return through.events.findLastIndex(({ type }) => types.includes(type));
}

function eventOf(facts: readonly (MarkerFacts | TileFacts)[], mistake: Mistake | null): number {
  return facts.find(({ path, position }) => path === mistake?.path && position === mistake.position)?.event ?? -1;
}

/** The event that decided by the judge's word; -1 where there is none. */
function verdictEvent(deeds: Deeds, { runnerMistake, chaserMistake }: RoundVerdict, reason: DecidingReason): number {
  const tile = eventOf(deeds.tiles, runnerMistake);
  const mark = eventOf(deeds.markers, chaserMistake);
  switch (reason.why) {
    case 'clean-hideout':
    case 'lone-hideout':
      return lastOf(deeds, 'place');
    case 'clean-catch':
      return lastOf(deeds, 'mark');
    case 'one-mistaken':
    case 'earlier-mistake':
      return reason.loser === 'runners' ? tile : mark;
    case 'same-position':
      return Math.max(tile, mark);
    case 'lost-trail':
      return reason.loser === 'runners' ? tile : lastOf(deeds, 'lose-trail');
    case 'no-winner':
      return -1;
  }
}

/** One step of the chances: an event, or the time without one before it. */
interface Step {
  readonly event: number;
  readonly wait: boolean;
  readonly from: ChancePoint;
  readonly to: ChancePoint;
}

const chanceFor = (point: ChancePoint, side: Side): number => (side === 'runners' ? point.runners : point.chasers);

/** Which of the events after the first `from` makes the step: of Starting tiles, which lie there all at once, the one that breaks a clause. */
function turningEvent({ tiles }: Deeds, from: number, to: number): number {
  return tiles.find(({ event, clause }) => event >= from && event < to && clause !== null)?.event ?? to - 1;
}

/** The step that gave the winner the most after they were behind, or level, for the last time. */
function greatestStep(
  deeds: Deeds,
  chances: readonly ChancePoint[],
  winner: Side,
): { readonly step: Step; readonly everAhead: boolean } | null {
  const behind = chances.findLastIndex((point) => chanceFor(point, winner) <= 0.5);
  const gain = ({ from, to }: Step): number => chanceFor(to, winner) - chanceFor(from, winner);
  let best: Step | null = null;
  for (let at = Math.max(0, behind); at + 1 < chances.length; at++) {
    const from = chances[at];
    const to = chances[at + 1];
    if (from === undefined || to === undefined) continue;
    const step = { event: turningEvent(deeds, from.events, to.events), wait: from.events === to.events, from, to };
    if (best === null || gain(step) > gain(best)) best = step;
  }
  return best === null ? null : { step: best, everAhead: behind === -1 };
}

/** A winner who was ahead all the time and gained no more than this by any step had the round from the start. */
const LITTLE = 0.12;

/** Who let the time go by: the losing side, where that is one seat. */
function idleSeat({ roles }: Through['setup'], winner: Side): Seat | null {
  const role = winner === 'runners' ? 'chaser' : 'runner';
  const seats = roles.flatMap((each, seat) => (each === role ? [seat] : []));
  return seats.length === 1 ? (seats[0] ?? null) : null;
}

function byChances(deeds: Deeds, chances: readonly ChancePoint[], winner: Side, reason: DecidingReason): Decided | null {
  const found = greatestStep(deeds, chances, winner);
  if (found === null) return null;
  const { step, everAhead } = found;
  const { from, to } = step;
  const { through } = deeds;
  const rest = { by: 'chances' as const, winner, from: chanceFor(from, winner), to: chanceFor(to, winner), everAhead, reason };
  if (everAhead && rest.to - rest.from < LITTLE) {
    const start = chances[0] ?? from;
    return {
      ...rest,
      event: 0,
      t: 0,
      seat: null,
      from: chanceFor(start, winner),
      to: chanceFor(start, winner),
      turning: { what: 'start' },
    };
  }
  if (step.wait) {
    const turning = { what: 'wait' as const, lasted: to.t - from.t, lead: longestLead(stateAt(through, to.events)) };
    return { ...rest, event: step.event, t: from.t, seat: idleSeat(through.setup, winner), turning };
  }
  const turning = turningAt(deeds, step.event);
  return turning && { ...rest, event: step.event, t: to.t, seat: through.events[step.event]?.seat ?? null, turning };
}

/** What decided the round; null for one that was not played to its end (J8). Without `chances` the judge's word alone counts. */
export function decidedBy(
  through: Through,
  markers: readonly MarkerFacts[],
  tiles: readonly TileFacts[],
  chances: readonly ChancePoint[] | null,
): Decided | null {
  const deeds = { through, markers, tiles };
  const { verdict, reasons } = judge(through.end);
  const reason = decidingOf(reasons);
  if (reason === null || reason.why === 'no-winner') return null;
  const told = chances === null || verdict.winner === null ? null : byChances(deeds, chances, verdict.winner, reason);
  if (told !== null) return told;
  const event = verdictEvent(deeds, verdict, reason);
  const turning = turningAt(deeds, event);
  const done = through.events[event];
  if (turning === null || done === undefined) return null;
  const { t, seat } = done;
  return { by: 'verdict', event, t, seat, turning, winner: verdict.winner, from: null, to: null, everAhead: false, reason };
}
