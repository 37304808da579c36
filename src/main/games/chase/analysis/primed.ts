/**
 * Bots that are put into a round that goes on: what each has seen of it so far, as far as it matters to what it does next. A Runner
 * has to have seen the piles (P8), and who has been thinking for a while is not to begin anew.
 */
import type { Through } from '../../../../rules/chase/analysis/through';
import { stateAt } from '../../../../rules/chase/analysis/through';
import type { Role, RoundState } from '../../../../rules/chase/round';
import { viewFor, type RoundView } from '../../../../rules/chase/view';
import type { Millis, Seat } from '../../../../rules/game';
import type { Chance } from '../../../chance';
import type { Bot, Level } from '../bots/bot';
import { createBot } from '../bots/create';
import { heldBy } from '../bots/own-side';

/** A view and when it was seen. */
interface Seen {
  readonly view: RoundView;
  readonly t: Millis;
}

/** What a seat saw before a moment. */
export interface Primer {
  readonly seat: Seat;
  readonly role: Role;
  /** The piles as they were last looked at, the older first. */
  readonly piles: readonly Seen[];
  /** Since what it thinks about lies there. */
  readonly thinking: readonly Seen[];
}

/** So often a thought is drawn anew that would be over by now although nothing was done. */
const TRIES = 12;

/** What a seat thinks about: while this stays the same it goes on with the same thought. */
function aboutOf(state: RoundState, seat: Seat): string {
  const role = state.setup.roles[seat];
  const path = state.paths.find((each) => each[role ?? 'runner'] === seat) ?? state.paths[0];
  if (path === undefined) return '';
  if (role === 'chaser') return `${state.phase} ${path.marks.length} ${path.tiles.length > path.marks.length ? 'tile' : 'none'}`;
  return `${state.phase} ${path.tiles.length} ${state.holds.join()} ${state.turn ?? ''}`;
}

/** What `seat` saw of the round up to the state after `events` of them. */
export function primerOf(through: Through, events: number, seat: Seat): Primer {
  const role = through.setup.roles[seat] ?? 'runner';
  const seen = (at: number): Seen => {
    const state = stateAt(through, at);
    return { view: viewFor(state, seat), t: state.t };
  };
  const about = aboutOf(stateAt(through, events), seat);
  let since = events;
  while (since > 0 && aboutOf(stateAt(through, since - 1), seat) === about) since--;
  const thinking: Seen[] = [];
  for (let at = since; at <= events; at++) thinking.push(seen(at));
  if (role === 'chaser') return { seat, role, piles: [], thinking };
  // The last look at a pile was before it was put down.
  const piles: Seen[] = [];
  for (let at = 0; at < since; at++) {
    if (stateAt(through, at).phase !== 'running') continue;
    const before = seen(at);
    const held = heldBy(before.view, seat);
    if (heldBy(viewFor(stateAt(through, at + 1), seat), seat) !== held) piles.push(before);
  }
  return { seat, role, piles, thinking };
}

/** A bot that has seen what the primer tells, and has not come to an end with its thought at `now`. */
export function primedBot({ seat, role, piles, thinking }: Primer, level: Level, now: Millis, chance: Chance): Bot {
  for (let tries = 0; tries < TRIES; tries++) {
    const bot = createBot({ seat, role, level, chance });
    for (const { view, t } of piles) bot.observe(view, t);
    let until: Millis | null = null;
    for (const { view, t } of thinking) until = bot.observe(view, t)?.at ?? null;
    if (until === null || until > now) return bot;
  }
  // Somebody much slower than their level: they begin anew.
  const bot = createBot({ seat, role, level, chance });
  for (const { view, t } of piles) bot.observe(view, t);
  return bot;
}
