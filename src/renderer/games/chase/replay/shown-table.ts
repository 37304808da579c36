/** The table of a replay as those parts have it that also stand at a live one. */
import type { MatchScore } from '../../../../rules/chase/chase';
import type { Rules } from '../../../../rules/chase/round';
import type { Player } from '../../../../shared/chase/replay';
import type { ChaseSeat, ChaseTable } from '../../../../shared/chase/table';
import type { Viewer } from '../../../lib/replay/viewer.svelte';
import { viewOf } from './in-chase';

const NOTHING_ASIDE = { opensIn: null, choosesOpener: false, exchangeCalledBy: null, wanted: [] } as const;

/** At the viewer's place and with its point of view: a seat that it does not see is not among the seats. */
export function shownTable(viewer: Viewer): ChaseTable {
  const { saved } = viewer;
  const players = viewer.playersAt(viewer.at) as readonly Player[];
  const score = (viewer.over ? saved.score.after : saved.score.before) as MatchScore;
  const seats = viewer.seat === null ? [] : [viewer.seat];
  return {
    match: saved.summary.id,
    revision: viewer.at,
    game: 'chase',
    roundNumber: saved.round + 1,
    players,
    played: players,
    swaps: 0,
    maySwap: false,
    rules: saved.log.rules as Rules,
    seed: '',
    table: viewOf(viewer, null),
    seats: seats.map((seat): ChaseSeat => {
      const view = viewOf(viewer, seat);
      return { seat, view, secret: view.hand !== null, aside: { busyUntil: null, warning: null, guessed: [] } };
    }),
    aside: NOTHING_ASIDE,
    clock: { t: viewer.t, running: false },
    over: viewer.over,
    paused: false,
    mayPause: false,
    agreed: [],
    score,
    verdict: null,
  };
}
