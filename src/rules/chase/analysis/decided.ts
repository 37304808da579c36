/** The moment that decided a round: by the sides' chances where they are known, else by what the judge says (J2 to J6, F5, F6). */
import type { Millis, Seat } from '../../game';
import { judge } from '../judge';
import type { DecidingReason } from '../reason';
import type { RoundEvent } from '../round';
import type { RoundVerdict, Side } from '../verdict';
import { stateAt, type Through } from './through';
import { otherSwing } from './swing';
import { chanceFor, NOTICEABLE, turnIn, type Turn } from './turn';
import { eventOf, longestLead, turningAt, type Deeds } from './turning';
import type { ChancePoint, Decided, MarkerFacts, Meanwhile, Moment, OtherTurn, TileFacts, Turning, TurnedAt } from './types';

/** The last event of that kind. */
function lastOf({ through }: Deeds, ...types: readonly RoundEvent['type'][]): number {
  return through.events.findLastIndex(({ type }) => types.includes(type));
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

/** Which of the events after the first `from` makes the step: of Starting tiles, which lie there all at once, the one that breaks a clause. */
function turningEvent({ tiles }: Deeds, from: number, to: number): number {
  return tiles.find(({ event, clause }) => event >= from && event < to && clause !== null)?.event ?? to - 1;
}

/** Who let the time go by: the losing side, where that is one seat. */
function idleSeat({ roles }: Through['setup'], winner: Side): Seat | null {
  const role = winner === 'runners' ? 'chaser' : 'runner';
  const seats = roles.flatMap((each, seat) => (each === role ? [seat] : []));
  return seats.length === 1 ? (seats[0] ?? null) : null;
}

/** So few times have no middle to speak of: a long one among them is what tells. */
function meanwhile(deeds: readonly (Moment & { readonly took: Millis | null; readonly wrong: boolean })[], from: Millis): Meanwhile {
  const sum = deeds.reduce((all, { took }) => all + (took ?? 0), 0);
  // A time that had begun before the stretch is longer than what one sees of it.
  const within = deeds.every(({ t, took }) => t - (took ?? 0) >= from);
  const mean = deeds.length === 0 || !within ? null : Math.round(sum / deeds.length);
  return { count: deeds.length, mean, wrong: deeds.filter(({ wrong }) => wrong).length };
}

/** What each side did between two points of the chances. */
function stretchOf({ through, markers, tiles }: Deeds, from: ChancePoint, to: ChancePoint): Turning {
  const within = ({ event }: Moment): boolean => event >= from.events && event < to.events;
  const laid = tiles
    .filter((each) => within(each) && each.took !== null)
    .map((each) => ({ ...each, wrong: each.clause !== null && !each.behind }));
  const marked = markers.filter(within).map((each) => ({ ...each, wrong: !each.right }));
  return {
    what: 'stretch',
    until: to.t,
    tiles: meanwhile(laid, from.t),
    marks: meanwhile(marked, from.t),
    switches: through.events.slice(from.events, to.events).filter(({ type }) => type === 'switch-pile' || type === 'exchange').length,
    leadFrom: longestLead(stateAt(through, from.events)),
    lead: longestLead(stateAt(through, to.events)),
  };
}

function byChances(deeds: Deeds, chances: readonly ChancePoint[], winner: Side, reason: DecidingReason, judged: number): Decided | null {
  // J1, J3, J5, J6: a side's first mistake, where the judge went by it. A lost trail is none.
  const wrong = judged >= 0 && deeds.through.events[judged]?.type !== 'lose-trail';
  const found = turnIn(chances, winner, judged, wrong);
  if (found === null) return null;
  const { from, to, everAhead, kind } = found;
  const rest = { by: 'chances' as const, winner, everAhead, reason, also: null };
  if (kind === 'start') {
    return { ...rest, from: chanceFor(from, winner), to: chanceFor(to, winner), event: 0, t: 0, seat: null, turning: { what: 'start' } };
  }
  const turned = turnedBetween(deeds, from, to, winner, kind === 'stretch');
  if (turned === null) return null;
  // Of a mistake that the judge went by, what gained nothing that lasted is not told: it counted by what came later.
  const still = wrong && found.worth < NOTICEABLE;
  return { ...rest, ...turned, ...(still && { from: null, to: null }), also: alsoTurned(deeds, chances, winner, found) };
}

/** What happened between two points of the chances, and what became of the winner's: a deed, the time without one, or many of both. */
function turnedBetween(deeds: Deeds, from: ChancePoint, to: ChancePoint, winner: Side, stretch: boolean): TurnedAt | null {
  const { through } = deeds;
  const chance = { from: chanceFor(from, winner), to: chanceFor(to, winner) };
  if (stretch) return { ...chance, event: Math.max(0, from.events - 1), t: from.t, seat: null, turning: stretchOf(deeds, from, to) };
  if (from.events === to.events) {
    const turning = { what: 'wait' as const, lasted: to.t - from.t, lead: longestLead(stateAt(through, to.events)) };
    return { ...chance, event: to.events - 1, t: from.t, seat: idleSeat(through.setup, winner), turning };
  }
  const event = turningEvent(deeds, from.events, to.events);
  const turning = turningAt(deeds, event);
  return turning && { ...chance, event, t: to.t, seat: through.events[event]?.seat ?? null, turning };
}

/** What else turned it, where that was much. */
function alsoTurned(deeds: Deeds, chances: readonly ChancePoint[], winner: Side, told: Turn): OtherTurn | null {
  const swing = otherSwing(chances, winner, told);
  if (swing === null) return null;
  const { from, to, worth, single } = swing;
  const turned = turnedBetween(deeds, from, to, winner, !single);
  return turned && { ...turned, when: to.t <= told.from.t ? 'before' : 'after', more: worth > told.worth };
}

/** What decided the round; null for one that was not played to its end (J8). Without `chances` the judge's word alone counts. */
export function decidedBy(
  through: Through,
  markers: readonly MarkerFacts[],
  tiles: readonly TileFacts[],
  chances: readonly ChancePoint[] | null,
): Decided | null {
  const deeds = { through, markers, tiles };
  const { verdict, decided: reason } = judge(through.end);
  if (reason.why === 'no-winner') return null;
  const event = verdictEvent(deeds, verdict, reason);
  // What only ends the round, a clean catch or Hideout, has no claim to have decided it.
  const judged = 'loser' in reason ? event : -1;
  const told = chances === null || verdict.winner === null ? null : byChances(deeds, chances, verdict.winner, reason, judged);
  if (told !== null) return told;
  const turning = turningAt(deeds, event);
  const done = through.events[event];
  if (turning === null || done === undefined) return null;
  const { t, seat } = done;
  return { by: 'verdict', event, t, seat, turning, winner: verdict.winner, from: null, to: null, everAhead: false, reason, also: null };
}
