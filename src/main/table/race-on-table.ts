/**
 * A race at the live table: the seat's own progress, and the ghost's as far as the round's time has come. The window gets nothing of what the
 * ghost did later, and bots get none of it: a race stands in no view.
 */
import { Course, type Step } from '../../rules/race';
import type { GameTypes } from '../../rules/game';
import type { Ghost } from '../../shared/origin';
import type { ClockShown, RaceShown } from '../../shared/table';
import type { GameAtTable } from './ports';
import type { RoundOnTable } from './round-on-table';
import type { Timing } from './timing';

interface RacePorts extends Pick<Timing, 'schedule'> {
  readonly game: Pick<GameAtTable, 'rules'>;
  /** The ghost has come further. */
  readonly changed: () => void;
}

export class RaceOnTable {
  readonly #ports: RacePorts;
  readonly #ghost: Ghost;
  readonly #round: RoundOnTable;
  readonly #own: Course;
  #callOff: (() => void) | undefined;

  constructor(ports: RacePorts, ghost: Ghost, round: RoundOnTable, setup: GameTypes['setup']) {
    this.#ports = ports;
    this.#ghost = ghost;
    this.#round = round;
    this.#own = new Course(ports.game.rules, setup, ghost.seat);
  }

  /** Waits for what the ghost does next; to be called whenever the round's clock may have stopped or gone on. */
  follow(): void {
    this.forget();
    const clock = this.#clock;
    if (!clock.running) return;
    const next = [...this.#ghost.steps.map(({ t }) => t), this.#ghost.end].find((t) => t > clock.t);
    if (next === undefined) return;
    this.#callOff = this.#ports.schedule(Math.max(1, next - clock.t), () => {
      this.#ports.changed();
    });
  }

  /** Waits for nothing any more. */
  forget(): void {
    this.#callOff?.();
    this.#callOff = undefined;
  }

  /** What the window is told now. */
  shown(): RaceShown {
    const { seat, player, steps, end, mistakes, won } = this.#ghost;
    const { t } = this.#clock;
    const { live, events, deal } = this.#round;
    const own = this.#own.follow(events);
    const { rules } = this.#ports.game;
    const outcome = rules.outcome(own.state);
    return {
      seat,
      player,
      own: own.steps,
      // Before anything has happened nobody is behind: what the ghost did at the round's very beginning is told once it begins.
      ghost: live.over ? steps : events.length === 0 ? [] : steps.filter((step) => step.t <= t),
      done: end <= t,
      ended: live.over
        ? {
            own: {
              n: lastOf(own.steps),
              t: own.t,
              mistakes: rules.mistakes(own.state)[seat] ?? 0,
              won: outcome === null ? null : rules.won(deal, outcome, seat),
            },
            ghost: { n: lastOf(steps), t: end, mistakes, won },
          }
        : null,
    };
  }

  get #clock(): ClockShown {
    return this.#round.live.shown().clock ?? { t: 0, running: false };
  }
}

function lastOf(steps: readonly Step[]): number {
  return steps[steps.length - 1]?.n ?? 0;
}
