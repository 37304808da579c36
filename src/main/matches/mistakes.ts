/** All that was wrong in a saved round, as puzzles: made and proved by its game, and here as rows that can be kept. */
import type { NoPuzzle } from '../../shared/learn-requests';
import type { Refusal } from '../../shared/refusal';
import { accepted, refused, type Result } from '../../rules/result';
import type { PuzzleBook } from '../learning/game';
import type { MatchReader } from '../store/match-reader';
import { puzzleRow, type PuzzleRow } from '../store/puzzle-rows';
import { played, type ShowRound } from './round-shown';

/** A mistake as it was found. */
export interface FoundMistake {
  /** The event with which it happened, from 0. */
  readonly event: number;
  readonly seat: number;
  /** Its puzzle, or why it makes none. */
  readonly made: Result<PuzzleRow, NoPuzzle>;
}

/** In the order of the events; none in a game without puzzles. Refused with `no-such-replay`, `no-such-round` or what cannot be read. */
export async function mistakesOf(
  matches: Pick<MatchReader, 'read'>,
  { id, round: at }: ShowRound,
  book: PuzzleBook,
): Promise<Result<readonly FoundMistake[], Refusal>> {
  const stored = matches.read(id);
  if (!stored.ok) return stored;
  if (stored.value === undefined) return refused({ code: 'no-such-replay', field: 'id' });
  const read = played(stored.value);
  if (!read.ok) return read;
  const { replay } = read.value;
  const round = replay.rounds[at];
  if (round === undefined) return refused({ code: 'no-such-round', field: 'round' });
  const game = book.games.find((each) => each.id === replay.game);
  if (game === undefined) return accepted([]);
  const packs = await game.packs();
  const { events, swaps: _swaps, ...deal } = round;
  return accepted(
    packs.mistakesOf({ rules: replay.rules, tiles: replay.tiles ?? null, deal, events }).map(({ event, seat, made }) => {
      if (!made.ok) return { event, seat, made };
      const { puzzle, ...outline } = made.value;
      return { event, seat, made: accepted(puzzleRow(puzzle, outline)) };
    }),
  );
}
