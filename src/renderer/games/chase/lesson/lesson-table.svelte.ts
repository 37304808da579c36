/** The table of a lesson as the parts of the live one want it: a snapshot of it, and deeds that go into the lesson. */
import type { TableAct } from '../../../../shared/chase/acts';
import type { ChaseTable } from '../../../../shared/chase/table';
import type { Answer, Refusal } from '../../../../shared/refusal';
import type { Seat } from '../../../../shared/table';
import { chase } from '../../../../rules/chase/chase';
import type { LessonPosition } from '../../../../rules/chase/lesson/types';
import { guessedBy } from '../../../../rules/chase/onlooking';
import type { RoundState } from '../../../../rules/chase/round';
import { colourOf, type ChaseSymbol } from '../../../../rules/chase/tile';
import { viewFor } from '../../../../rules/chase/view';
import type { LessonPlay } from '../../../lib/lessons/lesson-play.svelte';
import type { Outlets } from '../../../lib/outlets';
import { t } from '../../../lib/words.svelte';
import { AtTable } from '../lib/at-table';

/** A second choice of the same symbol within this time means it (M6). */
const WARNED_MS = 2000;

/** The state of Chase that a lesson of Chase has. */
export const stateOf = (play: LessonPlay): RoundState => play.at.state as RoundState;
/** What was last set up. */
export const positionOf = (play: LessonPlay): LessonPosition => play.lesson.setUpAt(play.at.step).position as LessonPosition;

/** Who sits at the table of a state: whoever learns by name, the others by what they are. Without `persons` everybody could be the learner. */
export function playersOf({ setup: { roles } }: RoundState, learner: string, persons?: readonly Seat[]): ChaseTable['players'] {
  const counted: Record<string, number> = {};
  return roles.map((role, seat) => {
    const number = (counted[role] = (counted[role] ?? 0) + 1);
    const alone = roles.filter((each) => each === role).length === 1;
    if (persons?.includes(seat) ?? true) return { kind: 'human', name: learner };
    return { kind: 'bot', name: alone ? t(`role.${role}`) : t(`lesson.${role}-n`, { number }), level: 1 };
  });
}

export class LessonTable {
  readonly #play: LessonPlay;
  readonly #now: () => number;
  readonly #learner: () => string;
  #warned = $state.raw<{ readonly symbol: ChaseSymbol; readonly at: number } | null>(null);
  #revision = 0;

  readonly current: ChaseTable = $derived.by(() => this.#snapshot());

  constructor(play: LessonPlay, now: () => number, learner: () => string) {
    this.#play = play;
    this.#now = now;
    this.#learner = learner;
  }

  #snapshot(): ChaseTable {
    const state = stateOf(this.#play);
    const position = positionOf(this.#play);
    const players = playersOf(state, this.#learner(), position.persons);
    const warned = this.#warned;
    return {
      match: `lesson/${String(this.#play.at.setUp)}`,
      revision: ++this.#revision,
      game: 'chase',
      roundNumber: 1,
      players,
      played: players,
      swaps: 0,
      maySwap: false,
      rules: state.setup.rules,
      seed: '',
      table: viewFor(state, null),
      seats: position.persons.map((seat) => ({
        seat,
        view: viewFor(state, seat),
        secret: false,
        aside: {
          busyUntil: null,
          warning: warned && { symbol: warned.symbol, colour: colourOf(warned.symbol), until: state.t + WARNED_MS },
          guessed: guessedBy(state, seat),
        },
      })),
      aside: { opensIn: null, choosesOpener: false, exchangeCalledBy: null, wanted: [] },
      clock: { t: state.t, running: false },
      over: state.phase === 'over',
      paused: false,
      mayPause: false,
      agreed: [],
      score: chase.score(state.setup.rules, players.length, []),
      verdict: null,
    } as ChaseTable;
  }

  /** What the parts of the table ask and do. */
  atTable(): AtTable {
    const current = (): ChaseTable => this.current;
    const live = {
      get current() {
        return current();
      },
      by: (seat?: Seat | null) => ({ match: this.current.match, seat: seat ?? this.current.seats[0]?.seat ?? 0 }),
      time: () => this.current.clock.t,
      sinceTold: () => 0,
    };
    const ask = (name: string, input: { readonly seat: Seat; readonly act?: TableAct }): Promise<Answer<unknown>> => {
      if (name !== 'table.act' || input.act === undefined) return Promise.resolve({ ok: true, value: null });
      return Promise.resolve(this.#act(input.seat, input.act));
    };
    return new AtTable(live, ask as unknown as Outlets['ask']);
  }

  #act(seat: Seat, act: TableAct): Answer<null> {
    if (this.#play.rests) return { ok: false, error: { code: 'taken-back' } };
    const done = this.#play.deed(seat, act);
    if (done.ok) {
      this.#warned = null;
      // What is objected to lies nowhere, as if it had been refused.
      return this.#play.at.objection === null ? { ok: true, value: null } : { ok: false, error: { code: 'taken-back' } };
    }
    const refusal = done.error as Refusal;
    if (refusal.code !== 'colour-out' || act.type !== 'mark') return { ok: false, error: refusal };
    // M6: the first choice of a colour that is out warns, the second means it.
    const meant = this.#warned?.symbol === act.symbol && this.#now() - this.#warned.at < WARNED_MS;
    this.#warned = meant ? null : { symbol: act.symbol, at: this.#now() };
    if (meant) this.#play.deed(seat, { type: 'lose-trail', colour: colourOf(act.symbol) });
    return { ok: false, error: refusal };
  }
}
