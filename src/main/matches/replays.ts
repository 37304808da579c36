/** Replays of the games that there are. */
import { GAMES } from '../games';
import { replayReader } from '../replay/reader';

/** Reads a replay of any game. */
export const REPLAYS = replayReader(GAMES.map(({ replay }) => replay));
