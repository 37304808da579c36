/** The analysis of a round: what happened in it, put together. Pure: chances and measured paces are handed in. */
import { judgeRound } from '../judge';
import { costsOf } from './costs';
import { decidedBy } from './decided';
import { circumstancesOf, endedBy } from './ended';
import type { PaceTable } from './like-level';
import { markerFacts } from './markers';
import { playerFacts } from './players';
import { tempoOf } from './tempo';
import { tileFacts } from './tiles';
import type { Through } from './through';
import { ANALYSIS_VERSION } from './version';
import type { Analysis, ChancePoint, UsualPace } from './types';

/**
 * Analyses a round; `paces` tell how bots of each level read and lay, null where nobody is to be compared, `usual` by seat their own averages,
 * `since` by seat after how many events they had come.
 */
export function analyse(
  through: Through,
  paces: PaceTable | null,
  usual: readonly (UsualPace | null)[] = [],
  since: readonly number[] = [],
): Analysis {
  const markers = markerFacts(through);
  const tiles = tileFacts(through);
  return {
    version: ANALYSIS_VERSION,
    verdict: judgeRound(through.end),
    final: true,
    t: through.end.t,
    markers,
    tiles,
    tempo: tempoOf(through),
    players: playerFacts(through.setup, markers, tiles, paces, usual, since),
    chances: null,
    costs: null,
    better: null,
    levels: null,
    decided: decidedBy(through, markers, tiles, null),
    ended: endedBy({ through, markers, tiles }),
    circumstances: circumstancesOf({ through, markers, tiles }),
  };
}

/**
 * The same analysis with chances between bots of `levels` by seat, by which the moment that decided the round is told again. `final`: these are
 * all the rounds that are played on.
 */
export function withChances(
  analysis: Analysis,
  through: Through,
  chances: readonly ChancePoint[],
  levels: readonly number[],
  final = true,
): Analysis {
  return {
    ...analysis,
    final,
    chances,
    costs: costsOf(through, chances, analysis, final),
    levels,
    decided: decidedBy(through, analysis.markers, analysis.tiles, chances),
  };
}
