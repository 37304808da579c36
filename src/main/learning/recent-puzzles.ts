/** Puzzles that players met of late, with which a new run does not begin. */
import type { Answer } from '../../shared/refusal';
import { accepted } from '../../rules/result';
import type { DrillLedger } from './ports';

const MOST = 60;

export class RecentPuzzles {
  readonly #ledger: Pick<DrillLedger, 'recentPuzzles'>;
  /** Since the app began, by profile, oldest first. */
  readonly #known = new Map<string, Set<string>>();

  constructor(ledger: Pick<DrillLedger, 'recentPuzzles'>) {
    this.#ledger = ledger;
  }

  /** Those of a profile, into which a run puts what it shows. */
  of(profile: string): Answer<Set<string>> {
    const known = this.#known.get(profile);
    if (known !== undefined) {
      for (const id of known) if (known.size > MOST) known.delete(id);
      return accepted(known);
    }
    const read = this.#ledger.recentPuzzles(profile, MOST);
    if (!read.ok) return read;
    const recent = new Set([...read.value].reverse());
    this.#known.set(profile, recent);
    return accepted(recent);
  }

  forget(profile: string): void {
    this.#known.delete(profile);
  }
}
