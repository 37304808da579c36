/** Sees to it that the list's lines are made: a few that are due at once, many beside the window's thread, a few at a time. */
import type { Background } from '../background/work';
import { linesIn } from '../matches/lines';
import { accepted } from '../../rules/result';
import type { Stored } from '../store/fault';
import type { MatchRepository } from '../store/match-repository';
import { retriedWhileLocked } from '../store/while-locked';

interface LineKeeperPorts {
  readonly matches: Pick<MatchRepository, 'due' | 'dueMatches' | 'putLines' | 'read' | 'size'>;
  readonly background: Background;
  readonly breathe: () => Promise<void>;
  readonly report: (what: string) => void;
}

/** So many matches, of together so many events, are read here: a round was just played. */
const FEW = 3;
const SMALL = 1000;

export class LineKeeper {
  readonly #ports: LineKeeperPorts;
  #filling: Promise<void> | null = null;
  /** Whether all matches were looked through for such as nobody noted. */
  #looked = false;
  #closed = false;

  constructor(ports: LineKeeperPorts) {
    this.#ports = ports;
  }

  /** Makes what is due, as far as that takes no time; tells how many matches are left, whose lines are on their way then. */
  refresh(): Stored<number> {
    const { matches } = this.#ports;
    const due = matches.dueMatches(FEW + 1);
    if (!due.ok) return due;
    if (due.value.length === 0) return accepted(0);
    const sizes = due.value.map(({ match }) => matches.size(match));
    const events = sizes.reduce((sum, size) => sum + (size.ok ? size.value : SMALL), 0);
    if (due.value.length <= FEW && events <= SMALL) {
      const kept = matches.putLines(due.value.map((each) => ({ ...each, lines: linesIn(matches, each.match) })));
      return kept.ok ? accepted(0) : kept;
    }
    void this.fill();
    return matches.due();
  }

  /** Makes all that is due, beside the window's thread. */
  fill(): Promise<void> {
    this.#filling ??= this.#fill().finally(() => (this.#filling = null));
    return this.#filling;
  }

  async #fill(): Promise<void> {
    const { matches, background, breathe, report } = this.#ports;
    if (this.#closed) return;
    try {
      const job = background.start('make-lines', { all: !this.#looked }, async (made) => {
        if (this.#closed) {
          job.cancel();
          return;
        }
        const kept = await retriedWhileLocked(() => matches.putLines(made), breathe);
        if (kept.ok) return;
        report(`The list of matches is not up to date: ${kept.error.message}`);
        job.cancel();
      });
      const done = await job.done;
      if (done.ok) this.#looked = true;
      else report(`The list of matches is not up to date: ${done.error.message}`);
    } catch (error) {
      // The end of the app ends this, too.
      if (!this.#isClosed()) report(`The list of matches could not be made: ${String(error)}`);
    }
  }

  #isClosed(): boolean {
    return this.#closed;
  }

  /** The database is about to be closed. */
  close(): void {
    this.#closed = true;
  }
}
