/** Chase's analysis, as the house asks for it. */
import { goThrough, type Through } from '../../../../rules/chase/analysis/through';
import type { Analysis } from '../../../../rules/chase/analysis/types';
import { chase } from '../../../../rules/chase/chase';
import type { RoundEvent, RoundSetup } from '../../../../rules/chase/round';
import type { Player, Replay } from '../../../../shared/replay';
import type { EarlierRound, RoundAnalyst } from '../../../replay/analysis';
import { cameAfter, swapsIn } from '../../../../shared/swaps';
import { analysisOf } from './analyse-round';
import { usualPace } from '../../../../rules/chase/analysis/usual';
import { PACES } from './paces';

/** A round of a replay of Chase that has been read and holds. */
function throughOf(replay: Replay, at: number): Through {
  const round = replay.rounds[at];
  if (round === undefined) throw new Error(`There is no round ${at}.`);
  const { events, swaps: _swaps, ...deal } = round;
  // All of it came in through Chase's own schema.
  const setup = chase.setup(replay.rules as never, (replay.tiles ?? {}) as never, deal as never) satisfies RoundSetup;
  const through = goThrough(setup, events as readonly RoundEvent[]);
  if (!through.ok) throw new Error(`A replay that holds has an event that cannot be: ${through.error.code}.`);
  return through.value;
}

/** By seat, after how many events of a round whoever sat there in the end had come. */
function cameIn({ players, rounds }: Replay, at: number): readonly number[] {
  return cameAfter(swapsIn(rounds), at + 1, players.length);
}

/**
 * The analysis of a round of a replay of Chase that has been read and holds; `earlier` are by seat the rounds that each is held against.
 * `passes` is how exactly chances are told; left out, as the window has them.
 */
export function* analyseRound(
  replay: Replay,
  at: number,
  players: readonly Player[],
  earlier: readonly (readonly EarlierRound[])[] = [],
  passes?: number,
): Generator<Analysis | null, Analysis> {
  const usual = earlier.map((rounds) =>
    usualPace(rounds.map(({ replay: of, at, seat }) => ({ through: throughOf(of, at), seat, since: cameIn(of, at)[seat] ?? 0 }))),
  );
  const since = cameIn(replay, at);
  return yield* analysisOf(throughOf(replay, at), { players, paces: PACES, usual, since, ...(passes !== undefined && { passes }) });
}

export const chaseAnalyst: RoundAnalyst = { analyse: (replay, at, players, earlier) => analyseRound(replay, at, players, earlier) };
