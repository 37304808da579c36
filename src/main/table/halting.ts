/**
 * Standing still and going on at the live table: by everybody's agreement, because nobody looks, or because something is in the
 * way. Where the game has events for it these are kept like any other; where it has none the table alone knows.
 */
import type { Seat } from '../../rules/game';
import { accepted } from '../../rules/result';
import { Pausing } from './pausing';
import type { Timing } from './timing';
import { refusedAtTable, type Clauses, type Done, type TableCode } from './refusal';

interface HaltingPorts extends Pick<Timing, 'schedule'> {
  /** Whether time goes on, or bots are about to begin. */
  readonly goes: () => boolean;
  /** Whether an event of the game says that time stands still. */
  readonly stands: () => boolean;
  /** The events that stop time and let it go on; null where the table alone knows of it now. */
  readonly events: () => { readonly stop: (seat: Seat) => Done; readonly go: (seat: Seat) => Done } | null;
  /** Time stands still, or goes on, without an event. */
  readonly stood: (still: boolean) => void;
  /** Somebody said something about it that everybody sees. */
  readonly changed: () => void;
  readonly clauses: Clauses;
}

export class Halting {
  readonly #ports: HaltingPorts;
  readonly #people: readonly Seat[];
  readonly #pausing: Pausing;

  constructor(ports: HaltingPorts, people: readonly Seat[]) {
    this.#ports = ports;
    this.#people = people;
    this.#pausing = new Pausing({ schedule: ports.schedule, lapsed: ports.changed }, people);
  }

  get paused(): boolean {
    return this.#pausing.standing || this.#ports.stands();
  }

  /** Time stands still although no event of the game says so. */
  get standing(): boolean {
    return this.#pausing.standing;
  }

  /** Something is in the way: nothing begins or goes on, whoever agrees. */
  get hindered(): boolean {
    return this.#pausing.hindered;
  }

  /** Seats that agree so far. */
  get agreed(): readonly Seat[] {
    return this.#pausing.agreed;
  }

  /** Time is to stand still from the beginning, without anybody's asking for it. */
  standFromNow(): void {
    this.#pausing.standing = true;
  }

  /** Nobody has said anything yet. */
  forget(): void {
    this.#pausing.forget();
  }

  /** The seat agrees to pause, or does not any more. Once everybody does, time and bots stand still until `resume`. */
  pause(seat: Seat): Done {
    if (this.paused || !this.#ports.goes() || this.#pausing.wishes(seat)) return this.standStill(seat);
    this.#ports.changed();
    return accepted(null);
  }

  /** Pauses without asking anybody, as where nobody looks. */
  standStill(seat: Seat): Done {
    this.#pausing.forget();
    const events = this.#ports.events();
    if (events !== null) return events.stop(seat);
    if (this.standing) return this.#refused('already-paused');
    this.#stand(true);
    return accepted(null);
  }

  /** The seat is ready to go on, or is not any more; once everybody is, time goes on. */
  resume(seat: Seat): Done {
    if (this.paused && this.hindered && this.#pausing.isLast(seat)) return this.#refused('held-up');
    if (this.paused && !this.#pausing.isReady(seat)) this.#ports.changed();
    else if (this.standing) this.#stand(false);
    else return this.#ports.events()?.go(seat) ?? this.#refused('not-paused');
    return accepted(null);
  }

  /**
   * Whether something is in the way. What goes stands still from then on. Who was ready to go on before is asked again, all
   * alike: they were so without what came between.
   */
  hold(held: boolean): void {
    const before = this.hindered;
    this.#pausing.hindered = held;
    if (held && this.#ports.goes() && !this.paused) this.standStill(this.#people[0] ?? 0);
    else if (held && !before && this.paused && this.agreed.length > 0) {
      this.#pausing.forget();
      this.#ports.changed();
    }
  }

  #stand(still: boolean): void {
    this.#pausing.standing = still;
    this.#ports.stood(still);
  }

  #refused(code: TableCode): Done {
    return refusedAtTable(this.#ports.clauses, code);
  }
}
