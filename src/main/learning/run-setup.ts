/** What a run is made from. */
import type { Mode } from '../../shared/drill';
import type { RunOptions } from '../../shared/run-options';
import type { Entry, Library } from './entry';
import type { PuzzleBook } from './game';
import type { Source } from './known';
import type { RunRules } from './modes';

export interface RunSetup {
  readonly id: string;
  readonly profile: string;
  readonly mode: Mode;
  readonly options: RunOptions;
  readonly book: PuzzleBook;
  readonly rules: RunRules;
  readonly source: Source;
  readonly library: Library;
  readonly entries: ReadonlyMap<string, Entry>;
  /** Every puzzle that was shown goes in, so that the next run has others. */
  readonly recent: Set<string>;
}
