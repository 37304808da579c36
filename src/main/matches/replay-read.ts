/** A replay file, read and played through. */
import type { ChosenFile } from '../../shared/contract';
import { phrase } from '../../shared/phrase';
import type { Replay } from '../../shared/chase/replay';
import { accepted, refused, type Result } from '../../rules/result';
import { readReplay } from '../games/chase/replay/chase-replay';
import type { ReplayFault } from '../replay/fault';
import type { Outcome } from '../../rules/chase/verdict';
import { chase } from '../../rules/chase/chase';
import { textOf } from '../files/replay-files';

/** What a file holds, played through: the replay, and how each of its rounds ended. */
export interface ReadFile {
  readonly replay: Replay;
  readonly outcomes: readonly (Outcome | null)[];
}

/** Checks a file and plays it through. */
export function readFile(file: ChosenFile): Result<ReadFile, ReplayFault> {
  const text = textOf(file);
  if (!text.ok) return refused({ path: '', what: text.error });
  const read = readReplay(text.value);
  if (!read.ok) return read;
  const { replay, rounds } = read.value;
  // Such a file is well formed, but the list would have nothing to open.
  return rounds.length === 0
    ? refused({ path: 'rounds', what: phrase('fault.replay-empty') })
    : accepted({ replay, outcomes: rounds.map((state) => chase.outcome(state)) });
}
