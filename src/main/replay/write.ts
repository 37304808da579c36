/** Writing replays: the text of a replay file (`.lookout.json`), which a reader takes back. */
import type { Replay } from '../../shared/replay';
import type { GameTypes } from '../../rules/game';
import type { ReplayGame } from './game';

export const REPLAY_EXTENSION = '.lookout.json';

/** The text of a replay file of `game`: one JSON object on one line. */
export function textOfReplay<G extends GameTypes, R extends Replay>(replay: R, game: Pick<ReplayGame<G, R>, 'trimmed'>): string {
  return `${JSON.stringify(game.trimmed(replay))}\n`;
}
