/** Saved rounds of Chase in the viewer, without a window. */
import { eventText } from '../../../../../../src/renderer/games/chase/replay/event-text';
import { mistakesOf } from '../../../../../../src/renderer/games/chase/replay/mistakes';
import { signsOf } from '../../../../../../src/renderer/games/chase/replay/signs';
import { Viewer, type KeptHabits, type ReplayScreens, type SavedRound } from '../../../../../../src/renderer/lib/replay/viewer.svelte';
import { chase } from '../../../../../../src/rules/chase/chase';
import { walkOf } from '../../../../../../src/rules/chase/explain';
import type { RoundEvent, RoundState } from '../../../../../../src/rules/chase/round';
import type { ReplayHabits } from '../../../../../../src/shared/replay-view';

/** Chase's, without the table. */
export const SCREENS: ReplayScreens = {
  rules: chase,
  Table: () => ({}),
  signsOf,
  eventText,
  mistakesOf,
  happenings: () => [],
};

/** As much of a replay file as is looked at. */
export interface ReplayFile {
  readonly players: readonly { readonly name: string }[];
  readonly rules: unknown;
  readonly tiles: unknown;
  readonly rounds: readonly { readonly events: readonly unknown[] }[];
}

/** The first round of a file as main hands it over. */
export function savedOf({ players, rules, tiles, rounds: [first] }: ReplayFile, more: Partial<SavedRound> = {}): SavedRound {
  const { events = [], ...deal } = first ?? {};
  let state: RoundState = chase.begin(chase.setup(rules as never, tiles as never, deal as never));
  for (const event of events) {
    const next = chase.apply(state, event as RoundEvent);
    if (!next.ok) throw new Error(next.error.code);
    state = next.value;
  }
  const none = { points: players.map(() => 0), winners: [] };
  return {
    summary: { id: 'm', rounds: 1, players } as never,
    round: 0,
    players: players as never,
    swaps: [],
    log: { rules, tiles: tiles as never, deal, events: events as never },
    score: { before: none, after: { points: players.map(() => 1), winners: [] } },
    table: chase.view(state, null) as never,
    verdict: {
      verdict: chase.judge(state),
      walk: walkOf(state),
      reasons: [],
      closeCalls: [],
      guessed: [],
      awards: [],
      assisted: [],
    },
    ...more,
  };
}

/** Habits that last as long as the test. */
export function habitsOf(habits: Partial<ReplayHabits> = {}): KeptHabits {
  let now: ReplayHabits = { view: 'all', speed: 1, skipsIdle: false, ...habits };
  return {
    get now() {
      return now;
    },
    keep: (change) => (now = { ...now, ...change }),
  };
}

/** A viewer of it, before its first event. */
export const viewerOf = (saved: SavedRound, habits: Partial<ReplayHabits> = {}): Viewer => new Viewer(saved, SCREENS, habitsOf(habits));
