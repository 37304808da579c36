/** A round of a live match that lies on the table: what it was dealt, and what of it is kept. */
import { seatResults } from '../../rules/seat-results';
import type { GameTypes, PlayedRound } from '../../rules/game';
import type { LiveSeats } from './live-seats';
import type { EndedRound, GameAtTable, KeptRound, LiveRound, MatchOptions, RoundPorts, TablePorts } from './ports';

/** The match that it is a round of. */
interface MatchThere extends Pick<RoundPorts, 'redeal' | 'changed'> {
  readonly id: string;
  readonly game: GameAtTable;
  readonly options: MatchOptions;
  readonly ports: Pick<TablePorts, 'ledger' | 'clock' | 'schedule'>;
}

interface Dealt {
  readonly setup: GameTypes['setup'];
  /** From 1. */
  readonly number: number;
  readonly seed: string;
  /** What was played of it before. */
  readonly kept?: Pick<KeptRound, 'events' | 'late'> | undefined;
}

/** What came since somebody looked last, and how the round would be judged as it stands. */
export interface Grown {
  readonly events: readonly GameTypes['event'][];
  readonly verdict: unknown;
}

/** Who sat at it. */
type Sat = Pick<LiveSeats, 'sat' | 'satThrough'>;

export class RoundOnTable {
  readonly live: LiveRound;
  readonly deal: GameTypes['deal'];
  readonly number: number;
  readonly #game: GameAtTable;
  readonly #events: GameTypes['event'][];

  /** Everybody takes a seat at it. */
  constructor({ id, game, options, ports, redeal, changed }: MatchThere, { setup, number, seed, kept }: Dealt) {
    const { ledger, clock, schedule } = ports;
    const { rules } = game;
    const deal = rules.dealt(setup);
    const events = [...(kept?.events ?? [])];
    this.number = number;
    this.deal = deal;
    this.#game = game;
    this.#events = events;
    this.live = game.round(
      {
        clock,
        schedule,
        keep: (more, outcome) => {
          const done = ledger.append(id, number, more, outcome, seatResults(rules, deal, outcome, options.players.length));
          if (done.ok) events.push(...more);
          return done;
        },
        keepLate: (late) => ledger.late(id, number, late),
        redeal,
        changed,
      },
      { setup, players: options.players, seed, ...(kept && { kept }) },
    );
  }

  /** Its events that are kept. */
  get events(): readonly GameTypes['event'][] {
    return this.#events;
  }

  /** Whether it is over, stands still, or nothing has happened in it. */
  get maySwap(): boolean {
    return this.live.over || this.live.halting.paused || this.#events.length === 0;
  }

  /** As it was played up to now, with how it ended if it is over. */
  get played(): PlayedRound & EndedRound {
    const { state, late } = this.live;
    return { deal: this.deal, state, late, outcome: this.#game.rules.outcome(state) };
  }

  /** Its verdict as far as it was played; `before` as `GameAtTable.verdict` has it. */
  verdict({ sat, satThrough }: Sat, before: readonly EndedRound[] | null): unknown {
    const { state, late } = this.live;
    return this.#game.verdict(state, sat, late, before, satThrough);
  }

  /** What came after so many of its events; null where it is not the round with this number. */
  since(number: number, from: number, sat: Sat): Grown | null {
    return number !== this.number ? null : { events: this.#events.slice(from), verdict: this.verdict(sat, null) };
  }
}
