/** Replay files of Chase: how they are read, judged and written. */
import { phrase, type FileFault } from '../../../../shared/phrase';
import { ReplaySchema, type Replay } from '../../../../shared/chase/replay';
import { chase, type ChaseTypes } from '../../../../rules/chase/chase';
import { judgeMatch } from '../../../../rules/chase/judge-match';
import type { Result } from '../../../../rules/result';
import type { ReplayGame } from '../../../replay/game';
import { readerFor, type PlayedReplay as Played } from '../../../replay/reader';
import { textOfReplay } from '../../../replay/write';
import { dealFault } from './deal-fault';
import { withUsedTiles } from './used-tiles';

export const chaseReplay: ReplayGame<ChaseTypes, Replay> = {
  rules: chase,
  schema: ReplaySchema,
  dealFault,
  spare: ['piles', 'starts'],
  eventFault: ({ code, field, clause }) => ({ keys: field === '' ? [] : [field], what: phrase(`fault.event.${code}`, { clause }) }),
  trimmed: withUsedTiles,
  verdict: ({ players, rules }, rounds) => judgeMatch(rounds, players.length, rules.pointsToWin),
};

/** A replay of Chase that holds, with each of its rounds played to its last event. */
export type PlayedReplay = Played<ChaseTypes, Replay>;

const reader = readerFor(chaseReplay);

/** Reads JSON text as a replay of Chase and plays it. */
export function readReplay(text: string): Result<PlayedReplay, FileFault> {
  return reader.read(text);
}

/** Checks parsed JSON as a replay of Chase and plays it. */
export function parseReplay(json: unknown): Result<PlayedReplay, FileFault> {
  return reader.parse(json);
}

/** The text of a replay file of Chase. */
export function replayText(replay: Replay): string {
  return textOfReplay(replay, chaseReplay);
}
