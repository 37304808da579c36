/** A live table of Chase at this screen: the window's own classes over a table that a test sets as it likes. */
import type { ChaseSeat, ChaseTable, RoundView } from '../../../../../src/shared/chase/table';
import type { Player } from '../../../../../src/shared/replay';
import type { TableSnapshot } from '../../../../../src/shared/table';
import { AtTable } from '../../../../../src/renderer/games/chase/lib/at-table';
import { tableHappenings } from '../../../../../src/renderer/games/chase/lib/happenings';
import type { GameInWindow, PlayScreens } from '../../../../../src/renderer/lib/games';
import { LiveMatch } from '../../../../../src/renderer/lib/live-match.svelte';
import { Part } from '../../../../../src/renderer/lib/part.svelte';
import { Written } from '../../outlets';
import { viewOf } from './views';

const NAMES = ['Ada', 'Bea', 'Carla', 'Dino'] as const;

/** People by the number of seats, in their usual names. */
export function people(count: number): Player[] {
  return NAMES.slice(0, count).map((name) => ({ name, kind: 'human' }));
}

/** A seat of somebody here, with its view. */
export function seatOf(view: Partial<RoundView> & Pick<RoundView, 'seat' | 'role'>, aside: Partial<ChaseSeat['aside']> = {}): ChaseSeat {
  return {
    seat: view.seat ?? 0,
    view: { ...viewOf([]), ...view },
    secret: false,
    aside: { busyUntil: null, warning: null, guessed: [], ...aside },
  };
}

type More = Partial<Omit<ChaseTable, 'aside' | 'table'>> & {
  readonly aside?: Partial<ChaseTable['aside']>;
  readonly table?: Partial<RoundView>;
};

let revision = 0;

/** A table as main sends it, with these seats here; the round is what the first of them sees of it. */
export function tableOf(seats: readonly ChaseSeat[], { aside, table, ...more }: More = {}): ChaseTable {
  const view: RoundView = { ...(seats[0]?.view ?? viewOf([])), hand: null, seat: null, role: null, ...table };
  return {
    match: 'm',
    revision: ++revision,
    game: 'chase',
    roundNumber: 1,
    players: people(view.roles.length),
    played: people(view.roles.length),
    swaps: 0,
    maySwap: view.phase !== 'running' || view.paused,
    rules: view.rules,
    seed: 's',
    table: view,
    seats,
    aside: { opensIn: null, choosesOpener: false, exchangeCalledBy: null, wanted: [], ...aside },
    clock: { t: view.t, running: view.phase === 'running' && !view.paused },
    over: view.phase === 'over',
    paused: view.paused,
    mayPause: view.phase === 'running' && !view.paused,
    agreed: [],
    score: { points: view.roles.map(() => 0) } as never,
    verdict: null,
    ...more,
  };
}

/** As much of a game as the live match needs. */
export function gameOf(id: string, play = new Part<PlayScreens>(() => Promise.resolve({ default: PLAY }))): GameInWindow {
  return { id, play } as Partial<GameInWindow> as GameInWindow;
}

const PLAY = { happenings: tableHappenings } as Partial<PlayScreens> as PlayScreens;

/** This window at a table. */
export class Here {
  readonly outlets = new Written();
  readonly chase = gameOf('chase');
  readonly live = new LiveMatch(this.outlets, { first: () => this.chase, of: () => this.chase });
  readonly table = new AtTable(this.live, this.outlets.ask);
  /** Whether a Hideout that would lose the round is asked about. */
  asks = true;
  readonly asksHideout = (): boolean => this.asks;

  /** Main sends this. */
  take(next: TableSnapshot): void {
    this.live.take(next);
  }

  /** What seats did, in order: the act with whose it was. */
  get acts(): { readonly seat: number; readonly act: { readonly type: string } }[] {
    return this.outlets.of('table.act').map((input) => {
      const { seat, act } = input as { seat: number; act: { type: string } };
      return { seat, act };
    });
  }
}
