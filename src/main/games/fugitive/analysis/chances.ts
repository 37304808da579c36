/**
 * Each side's chance to win along a game: from its moments many games are played on between bots of the players' levels. Each bot gets its
 * seat's view and nothing else; the cards lie as they lay.
 */
import type { Through } from '../../../../rules/fugitive/analysis/facts';
import type { Analysis, ChancePoint } from '../../../../rules/fugitive/analysis/types';
import type { FugitiveEvent, State } from '../../../../rules/fugitive/types';
import { playGame } from '../bots/simulate-game';

/** Games that are played on from each moment in one go through the game, and how often it is gone through: each tells more exactly. */
export const GAMES_A_PASS = 10;
export const PASSES = 10;
/** So many games that all come out the same way settle a moment. */
const SETTLED = 60;

/** Entries after which somebody's part is done, or that change what will come. */
const TELLING: ReadonlySet<FugitiveEvent['type']> = new Set(['place', 'pass', 'stop', 'guess', 'give-up']);

interface Tried {
  readonly events: number;
  readonly state: State;
  fugitive: number;
  games: number;
}

function spotsOf({ states, events }: Through): Tried[] {
  return states.flatMap((state, at) => {
    const done = events[at - 1];
    const tells = done === undefined || TELLING.has(done.type);
    return tells && !state.paused ? [{ events: at, state, fugitive: 0, games: 0 }] : [];
  });
}

/** As shares with their standard error: of a few more games that went either way, so that it is never nothing. */
function pointOf({ events, state, fugitive, games }: Tried): ChancePoint {
  const { t, outcome } = state;
  if (outcome !== null) return { events, t, fugitive: outcome.winner === 'fugitive' ? 1 : 0, error: 0, games: 0 };
  const share = (fugitive + 2) / (games + 4);
  return { events, t, fugitive: fugitive / games, error: Math.sqrt((share * (1 - share)) / (games + 4)), games };
}

/**
 * Goes through the game pass by pass, and stops after each game to let others have their turn: it gives null then, and after each pass all the
 * points, more exact than before. The same game gives the same.
 */
export function* chancesAlong(
  through: Through,
  levels: Analysis['levels'],
  passes = PASSES,
): Generator<readonly ChancePoint[] | null, readonly ChancePoint[]> {
  const tried = spotsOf(through);
  let points: readonly ChancePoint[] = [];
  for (let pass = 0; pass < passes; pass++) {
    for (const [at, spot] of tried.entries()) {
      const settled = spot.games >= SETTLED && (spot.fugitive === 0 || spot.fugitive === spot.games);
      if (spot.state.outcome !== null || settled) continue;
      for (let game = 0; game < GAMES_A_PASS; game++) {
        const end = playGame(spot.state, levels, `analysis/moment ${String(at)}/game ${String(spot.games)}`);
        spot.games += 1;
        if (end.outcome?.winner === 'fugitive') spot.fugitive += 1;
        yield null;
      }
    }
    points = tried.map(pointOf);
    yield points;
  }
  return points;
}
