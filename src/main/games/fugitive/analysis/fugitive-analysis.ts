/** Fugitive's analysis, as the house asks for it. */
import { decidedBy } from '../../../../rules/fugitive/analysis/decided';
import { factsOf, type Through } from '../../../../rules/fugitive/analysis/facts';
import type { Analysis } from '../../../../rules/fugitive/analysis/types';
import { fugitive } from '../../../../rules/fugitive/fugitive';
import { seatOf } from '../../../../rules/fugitive/row';
import type { Deal, FugitiveEvent, Role, Rules, State } from '../../../../rules/fugitive/types';
import type { Player, Replay } from '../../../../shared/replay';
import type { RoundAnalyst } from '../../../replay/analysis';
import { chancesAlong } from './chances';

/** Of whom nothing is known. */
const MIDDLE = 5;

/** A game of a replay that has been read and holds. */
function throughOf(replay: Replay, at: number): Through {
  const round = replay.rounds[at];
  if (round === undefined) throw new Error(`There is no round ${String(at)}.`);
  const { events, swaps: _swaps, ...deal } = round;
  // All of it came in through Fugitive's own schema.
  const entries = events as readonly FugitiveEvent[];
  const states: State[] = [fugitive.begin(fugitive.setup(replay.rules as Rules, null, deal as unknown as Deal))];
  for (const event of entries) {
    const next = fugitive.apply(states[states.length - 1] as State, event);
    if (!next.ok) throw new Error(`A replay that holds has an entry that cannot be: ${next.error.code}.`);
    states.push(next.value);
  }
  return { states, events: entries };
}

/** The level on which each side is played on: a bot's own, a person's that of the bot across the table. */
export function levelsOf(first: State, players: readonly Pick<Player, 'kind' | 'level'>[]): Analysis['levels'] {
  const told = (role: Role): number | undefined => players[seatOf(first.setup, role)]?.level;
  const known = told('fugitive') ?? told('marshal') ?? MIDDLE;
  return { fugitive: told('fugitive') ?? known, marshal: told('marshal') ?? known };
}

/**
 * Analyses a game of a replay that has been read and holds: first all that is counted, then each side's chances, more and more exact, with
 * what decided it. `passes` is how exactly chances are told; left out, as the window has them.
 */
export function* analyseGame(
  replay: Replay,
  at: number,
  players: readonly Player[],
  passes?: number,
): Generator<Analysis | null, Analysis> {
  const through = throughOf(replay, at);
  const levels = levelsOf(through.states[0] as State, players);
  let analysis = yield* factsOf(through, levels);
  yield analysis;
  for (const chances of chancesAlong(through, levels, passes)) {
    if (chances !== null) analysis = { ...analysis, chances, decided: decidedBy(chances, analysis.winner) };
    yield chances === null ? null : analysis;
  }
  return analysis;
}

export const fugitiveAnalyst: RoundAnalyst = { analyse: (replay, at, players) => analyseGame(replay, at, players) };
