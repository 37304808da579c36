/** A replay file, read and played through. */
import type { ChosenFile } from '../../shared/replay-requests';
import { phrase, type FileFault } from '../../shared/phrase';
import type { Replay } from '../../shared/replay';
import { accepted, refused, type Result } from '../../rules/result';
import type { ReplayGame } from '../replay/game';
import { textOf } from '../files/replay-files';
import { REPLAYS } from './replays';

/** What a file holds, played through: the replay, and how each of its rounds ended. */
export interface ReadFile {
  readonly replay: Replay;
  readonly game: ReplayGame;
  /** By round; null for one that goes on or was left. */
  readonly outcomes: readonly unknown[];
  /** What is damaged: the replay is as far as the file holds. */
  readonly faults: readonly FileFault[];
}

/** Checks a file and plays it through, a damaged one as far as it holds. */
export function readFile(file: ChosenFile): Result<ReadFile, FileFault> {
  const text = textOf(file);
  if (!text.ok) return refused({ path: '', what: text.error });
  const read = REPLAYS.readAsFar(text.value.text, text.value.ends);
  if (!read.ok) return read;
  const { played, faults } = read.value;
  const { replay, game, rounds } = played;
  // Such a file is well formed, but the list would have nothing to open.
  return rounds.length === 0
    ? refused({ path: 'rounds', what: phrase('fault.replay-empty') })
    : accepted({ replay, game, outcomes: rounds.map((state) => game.rules.outcome(state)), faults });
}
