/** One match on its way from a file into the store: lots of rows, and then what says that it is there. */
import { accepted, refused, type Result } from '../../rules/result';
import type { Stored } from '../store/fault';
import type { MatchRepository } from '../store/match-repository';
import { retriedWhileLocked } from '../store/while-locked';
import { inList, type ComingLot, type TakeEnd, type TakeFault } from '../matches/take-replay';

interface ComingPorts {
  readonly matches: Pick<MatchRepository, 'hold' | 'put' | 'show' | 'lengthenBy' | 'settle'>;
  /** The match at the live table, if there is one. */
  readonly playing: () => string | undefined;
  /** The word that takes the place of a deleted player's name. */
  readonly guestName: () => string;
  /** Lets everything else have its turn. */
  readonly breathe: () => Promise<void>;
  /** Nobody else takes this match in, sweeps it up or puts it back from now on; false where somebody takes it in already. */
  readonly claim: (match: string) => boolean;
  /** Whether the application has ended: nothing is written any more. */
  readonly closed: () => boolean;
}

/** Rows of a match that was taken out which go at once, before it comes in again. */
const LOT = 300;

const ended = (): Error => new Error('The application ended.');

export class ComingMatch {
  readonly #ports: ComingPorts;
  /** How it went so far; undefined before the first row. */
  #so: Result<unknown, TakeFault> | undefined;

  constructor(ports: ComingPorts) {
    this.#ports = ports;
  }

  /** Keeps rows of it; false once something was refused. */
  async lot({ match, kept, lot }: ComingLot): Promise<boolean> {
    this.#so ??= await this.#begin({ match, kept }, true);
    if (this.#so.ok) this.#so = await this.#write(() => this.#ports.matches.put(match, lot));
    return this.#so.ok;
  }

  /** The first thing that was refused, if anything was. */
  get refusal(): Result<never, TakeFault> | undefined {
    return this.#so?.ok === false ? this.#so : undefined;
  }

  /** Keeps the last of it. */
  async end(of: Extract<TakeEnd, { readonly state: 'ready' }>): Promise<Result<unknown, TakeFault>> {
    const { matches } = this.#ports;
    // What comes at once is held and shown by one write.
    const atOnce = this.#so === undefined;
    const so = this.#so ?? (await this.#begin(of, false));
    if (!so.ok) return so;
    const { match, kept, end } = of;
    if (!atOnce || kept === null) return this.#write(() => matches.show(match, end));
    const longer = await this.#write(() => matches.lengthenBy(match, end, kept));
    return longer.ok && !longer.value ? inList(match, 'fault.replay-known') : longer;
  }

  /** Makes room for the first rows. */
  async #begin({ match, kept }: Pick<ComingLot, 'match' | 'kept'>, hold: boolean): Promise<Result<unknown, TakeFault>> {
    const { matches, playing, guestName, breathe, claim } = this.#ports;
    // The table knows better how the match that is played goes on.
    if ((kept !== null && playing() === match) || !claim(match)) return inList(match, 'fault.replay-known');
    if (kept !== null) {
      const held = hold ? await this.#write(() => matches.hold(match, kept, guestName())) : accepted(true);
      return held.ok && !held.value ? inList(match, 'fault.replay-known') : held;
    }
    for (;;) {
      const settled = await this.#write(() => matches.settle(match, LOT));
      if (!settled.ok || settled.value) return settled;
      await breathe();
    }
  }

  async #write<Value>(step: () => Stored<Value>): Promise<Result<Value, TakeFault>> {
    const done = await retriedWhileLocked(() => {
      if (this.#ports.closed()) throw ended();
      return step();
    }, this.#ports.breathe);
    return done.ok ? done : refused({ path: '', what: done.error.what });
  }
}
