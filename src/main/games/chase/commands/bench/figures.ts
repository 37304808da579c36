/** The figures of Chase: its engine, its judge, its bots, its puzzles, what drilling them teaches, and a key on its table. */
import { judgeRound } from '../../../../../rules/chase/judge';
import { chanceOf } from '../../../../chance';
import type { Figure } from '../../../../bench/game-bench';
import { judgedPerSecond } from '../../../../bench/judge-speed';
import { timesFaster, unitsPerSecond } from '../../../../bench/stopwatch';
import { makeReadPuzzles } from '../../puzzles/make-read';
import { playWithBoardgameIo, playWithEngine, type RecordedRound } from './boardgame-io';
import { analysisSeconds } from './analysis-speed';
import { learningGain, learningGainSameFacts } from './learning-gain';
import { paintMillis, paintReferenceMillis } from './paint-speed';
import { playRound, recordedRounds, replayLine } from './recorded-rounds';
import { seekMillis } from './seek-speed';

/** Rounds that each figure goes through, again and again. */
const ROUNDS = 200;
/** Enough lines that the judge runs for seconds, not for its start-up. */
const JUDGE_COPIES = 50;
/** Puzzles of one go, a run's worth. */
const PUZZLES = 500;

let recorded: readonly RecordedRound[] | undefined;
const rounds = (): readonly RecordedRound[] => (recorded ??= recordedRounds(ROUNDS));
let next = 0;

export const FIGURES: Readonly<Record<string, Figure>> = {
  /** Events applied a second: whole rounds from the first event to the last, on one core. */
  engine_events_per_s: () => {
    const all = rounds();
    return unitsPerSecond(() => all.reduce((sum, round) => sum + playWithEngine(round), 0));
  },
  /** Replays judged a second through `judge -`, start-up aside. */
  judge_replays_per_s: () => {
    const lines = rounds().map(replayLine);
    return judgedPerSecond(Array.from({ length: JUDGE_COPIES }, () => lines).flat());
  },
  /** Rounds a second: deal, views, two level-5 bots in virtual time, verdict. */
  simulated_rounds_per_s: () =>
    unitsPerSecond(() => {
      judgeRound(playRound(++next, 5).end);
      return 1;
    }),
  /** Seconds that the whole analysis of a two-player round takes on one core, chances and all; the median of five rounds between bots of level 5. */
  analysis_two_player_s: () => analysisSeconds(),
  /** `read` puzzles a second: made-up face, right symbols, reason, themes, rating, id; none twice. */
  puzzles_made_per_s: () => unitsPerSecond(() => makeReadPuzzles(PUZZLES, chanceOf(`bench/${String(++next)}`)).length),
  /** The same moves through boardgame.io's client: our moves a second divided by theirs. */
  engine_vs_boardgame_io: () => {
    const few = rounds().slice(0, 20);
    return timesFaster(
      () => few.reduce((sum, round) => sum + playWithEngine(round), 0),
      () => few.reduce((sum, round) => sum + playWithBoardgameIo(round), 0),
    );
  },
  /** Facts known a day after three sessions with our choice of puzzles, divided by the same with chance (docs/learning.md). */
  learning_gain: () => learningGain(),
  /** The same where chance, too, draws from nothing but the 124 facts. */
  learning_gain_same_facts: () => learningGainSameFacts(),
  /** From a marker's key to its pixels with 60 tiles on the table, 95 of 100 times, in milliseconds. */
  mark_to_paint_p95_ms: paintMillis,
  mark_to_paint_reference_p95_ms: paintReferenceMillis,
  /** From a press on the line of time of a replay, the longest of many rounds of four, to the settled picture, 95 of 100 times, in milliseconds. */
  replay_seek_p95_ms: seekMillis,
};
