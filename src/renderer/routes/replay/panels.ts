/**
 * What stands beside the table of a replay, a tab each. This is the one list of them.
 *
 * A new panel is a component with one property, `viewer` (`lib/replay/viewer.svelte.ts`), and a line here; its tab's word is `replay.panel.<id>`.
 * It is read once somebody opens it. The viewer tells it all that there is:
 *
 * - `viewer.saved`: the round as main handed it over: `summary` of the match, `round` (from 0), `log` (rules, tiles, deal, events), `score`.
 * - `viewer.at` (so many events have happened), `viewer.event` (the last of them), `viewer.t` (the round's time), `viewer.length`.
 * - `viewer.live`: the round goes on while one looks (`whileLive`), and `viewer.follows`, what is shown is what happens now.
 * - `viewer.seek(at)`, `viewer.seekTime(t)`, `viewer.step(by)`, `viewer.toggle()`: everything that is shown follows.
 * - `viewer.view` (`'all'`, `'judge'` or a seat) is the point of view. Nothing may be shown that it does not know: ask `viewer.seat`,
 *   `viewer.sees(seat)`, `viewer.viewOf(seat)`, `viewer.told` (events that may be told), `viewer.verdict` and `viewer.mistakes` (null and empty
 *   where a seat does not know them yet). `viewer.state` and `viewer.timeline` know everything: they are for what the point of view may see.
 * - `viewer.screens`: what the game brings, such as an event in words.
 *
 * A panel that only some games or rounds have says so by `offered`. Keys that it needs go through `listenForActions(…, 'part')`, so that what
 * it does not use stays the viewer's; a field that keeps the arrows (a range, a select) would take them from the viewer.
 */
import type { Component } from 'svelte';
import { Part } from '../../lib/part.svelte';
import type { Viewer } from '../../lib/replay/viewer.svelte';
import type { IconName } from '../../parts/Icon.svelte';

export interface ReplayPanel {
  readonly id: string;
  readonly icon: IconName;
  readonly part: Part<Component<{ viewer: Viewer }>>;
  /** Left out: always. */
  readonly offered?: (viewer: Viewer) => boolean;
  /** Also of a round that goes on. */
  readonly whileLive?: true;
}

export const PANELS = [
  { id: 'moments', icon: 'film', part: new Part(() => import('./Moments.svelte')), whileLive: true },
  {
    id: 'analysis',
    icon: 'chart',
    part: new Part(() => import('./AnalysisPanel.svelte')),
    offered: ({ screens }: Viewer) => screens.Analysis !== undefined,
  },
  { id: 'learn', icon: 'bandage', part: new Part(() => import('./Learn.svelte')) },
  {
    id: 'share',
    icon: 'share',
    part: new Part(() => import('./Share.svelte')),
    offered: ({ screens }: Viewer) => screens.pictured !== undefined,
  },
] as const satisfies readonly ReplayPanel[];

/** Those that there are for a round, in the order of their tabs. */
export function panelsOf(viewer: Viewer): readonly (ReplayPanel & (typeof PANELS)[number])[] {
  return PANELS.filter((panel: ReplayPanel) => (!viewer.live || panel.whileLive === true) && panel.offered?.(viewer) !== false);
}
