/** Playing a round between bots in virtual time: the clock jumps from act to act. */
import { applyEvent } from '../../../../rules/chase/apply';
import { SWITCH_MILLIS } from '../../../../rules/chase/hands';
import { beginRound, type RoundEvent, type RoundSetup, type RoundState } from '../../../../rules/chase/round';
import { viewFor, type RoundView } from '../../../../rules/chase/view';
import { wishesAfter, withWish, type Wishes } from '../../../../rules/chase/wishes';
import type { Millis } from '../../../../rules/game';
import { partnerOf } from '../../../../rules/chase/paths';
import { NOTHING_TOLD, type Bot, type BotAction, type Plan, type Told } from './bot';

export interface SimulatedRound {
  readonly events: readonly RoundEvent[];
  readonly state: RoundState;
  /** Acts that the table did not take: the engine's refusals, and acts of hands that were busy (P8). */
  readonly refused: readonly { readonly event: RoundEvent; readonly code: string }[];
}

interface SimulateOptions {
  readonly setup: RoundSetup;
  /** By seat: one bot for every seat. */
  readonly bots: readonly Bot[];
  /** A round that goes on beyond this ends as it stands, unfinished. */
  readonly longest?: Millis | undefined;
}

/** Half an hour: no bot's round comes near. */
const LONGEST: Millis = 1_800_000;

/**
 * Plays the round that `setup` deals. The same set-up and bots of the same seeds give the same events. Acts at the same
 * time are taken in the order of seats, each seeing the one before.
 */
export function simulateRound({ setup, bots, longest = LONGEST }: SimulateOptions): SimulatedRound {
  return playOn({ state: beginRound(setup), at: 0, bots, busyUntil: bots.map(() => 0), longest });
}

interface PlayOnOptions {
  /** How the round stands, and the time that it is by then. */
  readonly state: RoundState;
  readonly at: Millis;
  /** By seat. They may have seen what came before. */
  readonly bots: readonly Bot[];
  /** By seat: until when hands are busy with a pile (P8). */
  readonly busyUntil: readonly Millis[];
  readonly longest: Millis;
}

/** Plays a round on from where it stands; the events are those that came from then on. */
export function playOn({ state: begun, at, bots, busyUntil, longest }: PlayOnOptions): SimulatedRound {
  let state = begun;
  const events: RoundEvent[] = [];
  const refused: SimulatedRound['refused'][number][] = [];
  const handsFree = [...busyUntil];
  const plans: (Plan | null)[] = bots.map(() => null);
  let wishes: Wishes = [];

  // Every bot sees every event, so what a seat sees when it acts is what it saw last.
  const views: RoundView[] = [];
  const observe = (bot: Bot, now: Millis): void => {
    const view = viewFor(state, bot.seat);
    views[bot.seat] = view;
    plans[bot.seat] = bot.observe(view, now, toldTo(state, wishes, bot.seat));
  };
  for (const bot of bots) observe(bot, at);

  for (;;) {
    let next: Bot | undefined;
    let first: Plan | undefined;
    for (const bot of bots) {
      const plan = plans[bot.seat];
      if (plan && (first === undefined || plan.at < first.at)) {
        next = bot;
        first = plan;
      }
    }
    if (next === undefined || first === undefined || first.at > longest) break;
    const now = first.at;
    const view = views[next.seat];
    const action = view === undefined ? null : first.decide(view, now);
    const before = state;
    for (const event of action === null ? [] : eventsOf(action, next.seat, now)) {
      if (now < (handsFree[next.seat] ?? 0) && isOfHands(event)) {
        refused.push({ event, code: 'hands-busy' });
        break;
      }
      const applied = applyEvent(state, event);
      if (!applied.ok) {
        refused.push({ event, code: applied.error.code });
        break;
      }
      state = applied.value;
      wishes = wishesAfter(wishes, event, state);
      events.push(event);
      for (const seat of busied(event)) handsFree[seat] = now + SWITCH_MILLIS;
    }
    const wants = action?.type === 'want';
    if (wants) wishes = withWish(wishes, { seat: next.seat, colour: action.colour });
    if (state === before && !wants) observe(next, now);
    else for (const bot of bots) observe(bot, now);
    if (state.phase === 'over') break;
  }
  return { events, state, refused };
}

/** What hands busy with a pile cannot do (P8). */
function isOfHands(event: RoundEvent): boolean {
  return event.type === 'place' || event.type === 'switch-pile' || event.type === 'exchange';
}

/** Whose hands the event keeps busy. */
function busied(event: RoundEvent): readonly number[] {
  if (event.type === 'switch-pile') return [event.seat];
  return event.type === 'exchange' ? [event.seat, event.with] : [];
}

/** What bots are told among themselves: only what the partner asks for (F2). */
function toldTo(state: RoundState, wishes: Wishes, seat: number): Told {
  if (wishes.length === 0) return NOTHING_TOLD;
  const partner = partnerOf(state, seat);
  return { asked: wishes.find((wish) => wish.seat === partner)?.colour ?? null, opponentBegins: false };
}

/** The events that an action stands for, stamped; none for a wish. */
export function eventsOf(action: BotAction, seat: number, t: Millis): RoundEvent[] {
  if (action.type === 'want') return [];
  // Field by field: copying with spread takes ten times as long on the Node that we run on.
  if (action.type === 'place') {
    const { type, tile, cell, rotation } = action;
    return [
      action.path === undefined ? { type, tile, cell, rotation, t, seat } : { type, tile, cell, rotation, path: action.path, t, seat },
    ];
  }
  if (action.type === 'mark') {
    const { type, symbol } = action;
    return [action.path === undefined ? { type, symbol, t, seat } : { type, symbol, path: action.path, t, seat }];
  }
  if (action.type !== 'open') return [{ ...action, t, seat }];
  const path = action.path === undefined ? {} : { path: action.path };
  return action.tiles.map((tile): RoundEvent => ({ type: 'place', t, seat, ...tile, ...path }));
}
