/** Fugitive as it is measured, and as the house is measured on it. */
import type { State } from '../../../../../rules/fugitive/types';
import type { Replay } from '../../../../../shared/fugitive/replay';
import { fugitive } from '../../../../../rules/fugitive/fugitive';
import type { GameBench } from '../../../../bench/game-bench';
import { BENCH_SEED } from '../../../../bench/given';
import { plainFault } from '../../../../replay/fault';
import { playSeries } from '../../bots/simulate-game';
import { replays } from '../../replay/fugitive-replay';
import { notepadMillis } from './notepad-speed';
import { rulesInTurn } from './rules-in-turn';

/** Games that replays are copies of, of bots of these levels. */
const LEVELS = [2, 4, 5, 7, 9] as const;
/** The longest of so many games is long. */
const TRIED = 50;

function playedBy(level: number, number: number): State[] {
  return playSeries(rulesInTurn(number), { fugitive: level, marshal: level }, `${BENCH_SEED}/game ${String(number)}`);
}

function replayOf(games: readonly State[]): Replay {
  const read = replays.parse({
    format: 'lookout-replay',
    version: 1,
    game: 'fugitive',
    players: ['One', 'Two'].map((name) => ({ name, kind: 'bot' })),
    rules: games[0]?.setup.rules,
    rounds: games.map(({ setup, log }) => ({ ...fugitive.dealt(setup), events: log.map(({ event }) => event) })),
  });
  if (!read.ok) throw new Error(plainFault(read.error).message);
  return read.value.replay;
}

function longReplay(): Replay {
  const games = Array.from({ length: TRIED }, (_, number) => playedBy(5, number));
  const [longest = []] = games.sort(([one], [two]) => (two?.log.length ?? 0) - (one?.log.length ?? 0));
  return replayOf(longest);
}

export const fugitiveBench: GameBench = {
  figures: () =>
    Promise.resolve({
      /** What may lie face down in the midst of 1,000 games, 95 of 100 times, in milliseconds of a core. */
      notepad_p95_ms: notepadMillis,
    }),
  replays: () => LEVELS.map((level, number) => replayOf(playedBy(level, number))),
  outcomes: [
    { ending: 'caught', winner: 'marshal' },
    { ending: 'slipped', winner: 'fugitive' },
  ],
  longReplay,
};
