/** Saved games of Fugitive in the viewer, without a window. */
import { eventText } from '../../../../../../src/renderer/games/fugitive/replay/event-text';
import { happenings } from '../../../../../../src/renderer/games/fugitive/replay/happenings';
import { mistakesOf } from '../../../../../../src/renderer/games/fugitive/replay/mistakes';
import { signsOf } from '../../../../../../src/renderer/games/fugitive/replay/signs';
import { Viewer, type KeptHabits, type ReplayScreens, type SavedRound } from '../../../../../../src/renderer/lib/replay/viewer.svelte';
import { begin } from '../../../../../../src/rules/fugitive/begin';
import { fugitive } from '../../../../../../src/rules/fugitive/fugitive';
import { judge } from '../../../../../../src/rules/fugitive/judge';
import type { FugitiveEvent, Rules, Setup, State } from '../../../../../../src/rules/fugitive/types';
import { gameAtRandom } from '../../../../../fixtures/fugitive-at-random';
import type { ReplayHabits } from '../../../../../../src/shared/replay-view';

/** Fugitive's, without the table. */
const SCREENS: ReplayScreens = { rules: fugitive, Table: () => ({}), signsOf, eventText, mistakesOf, happenings };

const PLAYERS = [
  { name: 'Ada', kind: 'human' },
  { name: 'Bo', kind: 'bot', level: 1 },
] as const;

/** A game in which both do anything that is allowed, as far as so many of its entries. */
export function playedGame(rules: Rules, seed: number, entries = Infinity): State {
  const whole = gameAtRandom(rules, seed);
  return folded(
    whole.setup,
    whole.log.slice(0, entries).map(({ event }) => event),
  );
}

/** Some entries after a deal. */
export function folded(setup: Setup, events: readonly FugitiveEvent[]): State {
  return events.reduce<State>((state, event) => {
    const next = fugitive.apply(state, event);
    if (!next.ok) throw new Error(`${event.type} is impossible: ${next.error.code}`);
    return next.value;
  }, begin(setup));
}

/** A game as main hands it over; what nobody asks for here is not counted. */
export function savedOf(state: State, counts = false): SavedRound {
  const { rules, ...dealt } = state.setup;
  const none = { points: [0, 0], winners: [] };
  return {
    summary: { id: 'm', rounds: 1, players: PLAYERS } as never,
    round: 0,
    players: PLAYERS,
    swaps: [],
    log: { rules, tiles: null, deal: dealt, events: state.log.map(({ event }) => event) },
    score: { before: none, after: none },
    table: fugitive.view(state, null),
    verdict: { ...judge(state, counts ? undefined : () => null), notepad: 'full' },
  };
}

function habitsOf(habits: Partial<ReplayHabits>): KeptHabits {
  let now: ReplayHabits = { view: 'all', speed: 1, skipsIdle: false, ...habits };
  return {
    get now() {
      return now;
    },
    keep: (change) => (now = { ...now, ...change }),
  };
}

/** A viewer of it, before its first entry. */
export const viewerOf = (saved: SavedRound, habits: Partial<ReplayHabits> = {}): Viewer => new Viewer(saved, SCREENS, habitsOf(habits));
