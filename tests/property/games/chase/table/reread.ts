/** What the log of a live table says: read back as a replay file, played and judged. */
import { expect } from 'vitest';
import { judgeMatch } from '../../../../../src/rules/chase/judge-match';
import { plainFault } from '../../../../../src/main/replay/fault';
import { readReplay, type PlayedReplay } from '../../../../../src/main/games/chase/replay/chase-replay';
import { replayText } from '../../../../../src/main/games/chase/replay/chase-replay';
import type { LiveTable } from '../../../../fixtures/live-table';

/** The log as a replay file, read back and played. */
export function reread(live: LiveTable, match: string): PlayedReplay {
  const read = readReplay(replayText(live.ledger.replay(match)));
  if (!read.ok) throw new Error(JSON.stringify(plainFault(read.error)));
  return read.value;
}

/** Once a round is over, the judge of the log says what the table says: verdict, points and winners. */
export function expectJudgedAlike(live: LiveTable): void {
  const shown = live.last();
  if (shown.verdict === null) return;
  const { replay, rounds } = reread(live, shown.match);
  const judged = judgeMatch(rounds, replay.players.length, replay.rules.pointsToWin);
  expect(judged.rounds[shown.roundNumber - 1]).toEqual(shown.verdict.verdict);
  expect(judged.points).toEqual(shown.score.points);
  expect(judged.winners).toEqual(shown.score.winners);
}
