/** Chase as it is measured, and as the house is measured on it. */
import { PUZZLE_KINDS } from '../../../../../shared/chase/puzzle';
import type { Replay } from '../../../../../shared/chase/replay';
import { chanceOf } from '../../../../chance';
import type { GameBench } from '../../../../bench/game-bench';
import { plainFault } from '../../../../replay/fault';
import { makePuzzles } from '../../puzzles/make';
import { packText } from '../../puzzles/pack';
import { readReplay } from '../../replay/chase-replay';
import { attemptsFrom } from './attempts';
import type { RecordedRound } from './boardgame-io';
import { playRound, replayLine } from './recorded-rounds';

/** Rounds that replays are copies of, of bots of these levels. */
const LEVELS = [2, 4, 5, 7, 9] as const;
/** The longest of so many rounds is long. */
const TRIED = 300;

function replayOf(round: RecordedRound): Replay {
  const read = readReplay(replayLine(round));
  if (!read.ok) throw new Error(plainFault(read.error).message);
  return read.value.replay;
}

function longReplay(): Replay {
  const [longest] = Array.from({ length: TRIED }, (_, at) => playRound(at, 5)).sort(
    (one, other) => other.events.length - one.events.length,
  );
  if (longest === undefined) throw new Error('No round was played.');
  return replayOf(longest);
}

export const chaseBench: GameBench = {
  // What they take besides is read where somebody measures them.
  figures: async () => (await import('./figures')).FIGURES,
  replays: () => LEVELS.map((level, at) => replayOf(playRound(at + 1, level))),
  outcomes: [
    { ending: 'hideout', winner: 'runners', award: 'small' },
    { ending: 'caught', winner: 'chasers', award: 'perfect' },
  ],
  longReplay,
  puzzles: {
    attempts: attemptsFrom,
    pack: (seed, perKind) => {
      const puzzles = PUZZLE_KINDS.flatMap((kind) => makePuzzles(kind, perKind, chanceOf(`${seed} ${kind}`)));
      return { text: packText({ name: 'Holds', puzzles }), puzzles: puzzles.length };
    },
  },
};
