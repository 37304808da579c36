/**
 * Matches as they come from files and go, a few rows at a time where they are large. Those that were taken out of the list can be put back
 * while the app runs; what is left of a match that is not there is swept up.
 */
import type { ChosenFile } from '../../shared/replay-requests';
import type { Refusal } from '../../shared/refusal';
import { isoOf } from '../../shared/moment';
import type { Background } from '../background/work';
import { accepted, refused, type Result } from '../../rules/result';
import type { Stored } from '../store/fault';
import type { TakenOut } from '../store/match-removal';
import type { MatchRepository } from '../store/match-repository';
import { retriedWhileLocked } from '../store/while-locked';
import { ComingMatch } from './coming-match';
import { inList, type OpenedAsFar, type TakeEnd, type TakeFault } from '../matches/take-replay';

interface MatchShelfPorts {
  readonly matches: Pick<
    MatchRepository,
    'has' | 'lengthen' | 'takeOut' | 'putBack' | 'hold' | 'put' | 'show' | 'lengthenBy' | 'loose' | 'settle'
  >;
  readonly background: Background;
  /** The match at the live table, if there is one. */
  readonly playing: () => string | undefined;
  /** An id and a time for a replay that brings none. */
  readonly newId: () => string;
  readonly now: () => Date;
  /** The word that takes the place of a deleted player's name. */
  readonly guestName: () => string;
  /** Lets everything else have its turn. */
  readonly breathe: () => Promise<void>;
}

/** `offered`: the file goes on with a match of the list, which began then; whether it may is for the person to say. */
type Taken = { readonly match: string; readonly asFar: OpenedAsFar | null } & (
  { readonly state: 'taken' } | { readonly state: 'offered'; readonly startedAt: string }
);

/** So many can be put back, the last ones; a mistake is noticed soon. */
const KEPT = 20;

/** Rows that are swept up at once. */
const LOT = 300;
/** And at a start, before anything is asked: what a crash leaves of a file of usual size. */
const AT_START = 1000;

const NO_SUCH_REPLAY: Result<never, Refusal> = refused({ code: 'no-such-replay', field: 'id' });

export class MatchShelf {
  readonly #ports: MatchShelfPorts;
  readonly #removed = new Map<string, TakenOut>();
  /** Matches that are being taken in: the sweeping keeps off them. */
  readonly #coming = new Set<string>();
  #sweeping = false;
  #closed = false;

  constructor(ports: MatchShelfPorts) {
    this.#ports = ports;
  }

  /** What can be swept up in no time is, so that a match that was to become longer when the app ended is there again. */
  begin(): Stored<null> {
    const { matches } = this.#ports;
    const loose = matches.loose();
    if (!loose.ok) return loose;
    for (const match of loose.value) {
      const settled = matches.settle(match, AT_START);
      if (!settled.ok) return settled;
    }
    return accepted(null);
  }

  /** Takes a match out of the list. */
  remove(match: string): Result<null, Refusal> {
    const taken = this.#ports.matches.takeOut(match);
    if (!taken.ok) return taken;
    if (taken.value === undefined) return NO_SUCH_REPLAY;
    this.#removed.set(match, taken.value);
    const [oldest] = this.#removed.keys();
    if (this.#removed.size > KEPT && oldest !== undefined) {
      this.#removed.delete(oldest);
      void this.sweep();
    }
    return accepted(null);
  }

  /** Puts a match back that `remove` took out. */
  putBack(match: string): Result<null, Refusal> {
    const taken = this.#removed.get(match);
    if (taken === undefined) return NO_SUCH_REPLAY;
    const back = this.#ports.matches.putBack(taken);
    if (back.ok) this.#removed.delete(match);
    return back;
  }

  /** Forgets those that were taken out: a name that is deleted from every match must not come back with one. */
  clear(): void {
    this.#removed.clear();
    void this.sweep();
  }

  /** Takes a file in; with `longer` also one that goes on with a match of the list. */
  async take(file: ChosenFile, longer: boolean): Promise<Result<Taken, TakeFault>> {
    const { background, newId, now, breathe } = this.#ports;
    const claimed: string[] = [];
    const coming = new ComingMatch({
      ...this.#ports,
      claim: (match) => {
        if (this.#coming.has(match)) return false;
        this.#coming.add(match);
        claimed.push(match);
        // One that was taken out and comes again from a file.
        this.#removed.delete(match);
        return true;
      },
      closed: () => this.#closed,
    });
    try {
      const job = background.start('take-replay', { file, id: newId(), startedAt: isoOf(now()), longer }, async (piece) => {
        if (!(await coming.lot(piece))) job.cancel();
        // Heard too soon, the next one would come in the same turn of the loop.
        await breathe();
      });
      const end = await job.done;
      if (coming.refusal !== undefined) return coming.refusal;
      if (end === null) throw new Error('Nobody called this off.');
      if (!end.ok) return end;
      if (end.value.state !== 'ready') return this.#atOnce(end.value);
      const there = await coming.end(end.value);
      return there.ok ? accepted({ state: 'taken', match: end.value.match, asFar: end.value.asFar }) : there;
    } finally {
      for (const match of claimed) this.#coming.delete(match);
      void this.sweep();
    }
  }

  #atOnce(of: Exclude<TakeEnd, { readonly state: 'ready' }>): Result<Taken, TakeFault> {
    const { matches, playing } = this.#ports;
    const match = of.state === 'offered' ? of.match : of.replay.id;
    // The table knows better how the match that is played goes on.
    const { asFar } = of;
    if (playing() === match) return inList(match, 'fault.replay-known', asFar?.faults);
    if (of.state === 'offered') return accepted({ state: 'offered', match, asFar, startedAt: of.startedAt });
    const added = matches.lengthen(of.replay, of.outcomes, of.kept, of.damage);
    return added.ok ? accepted({ state: 'taken', match, asFar }) : refused({ path: '', what: added.error.what });
  }

  /** Takes out the rows of matches that are not there, but of those that can be put back; brings back what was to become longer. */
  async sweep(): Promise<Stored<null>> {
    if (this.#sweeping) return accepted(null);
    this.#sweeping = true;
    try {
      const { matches, breathe } = this.#ports;
      while (!this.#closed) {
        const loose = matches.loose();
        if (!loose.ok) return loose;
        const match = loose.value.find((each) => !this.#coming.has(each) && !this.#removed.has(each));
        if (match === undefined) break;
        const settled = await retriedWhileLocked(() => matches.settle(match, LOT), breathe);
        if (!settled.ok) return settled;
        await breathe();
      }
      return accepted(null);
    } finally {
      this.#sweeping = false;
    }
  }

  /** The database is about to be closed: nothing is written any more. */
  close(): void {
    this.#closed = true;
  }
}
