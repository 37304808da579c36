/**
 * Fugitive's own `simulate` lets bots play games against each other and prints how they end. Series are played to their end, as many of them
 * as the games asked for take. Exit status: 0, 2 for wrong arguments.
 */
import type { Ending, State } from '../../../../rules/fugitive/types';
import { helpIfAsked } from '../../../usage';
import { playSeries } from '../bots/simulate-game';
import { readArguments, type SimulateArguments } from './simulate/arguments';

/** Answer to --help. */
const USAGE = `
Usage: npm run simulate -- --game fugitive [options]
  --rounds N         so many games (1,000)
  --seed S           the same seed gives the same games (lookout)
  --levels F,M       levels of the Fugitive and of the Marshal, 1 to 10, 0 for one at random (5,5)
  --variants LIST    events=none|random|discovery|helpful|catch-up, helps=fugitive|marshal, opening=1|2, secondWind,
                     bestOf=1|3|5, handicap, with commas
  --json             one JSON object on one line
Exit status: 0, 2 for wrong arguments.
`;

interface Report {
  readonly rounds: number;
  readonly wins: { readonly fugitive: number; readonly marshal: number };
  readonly endings: Readonly<Partial<Record<Ending, number>>>;
  readonly medianTurns: number;
}

/** What is counted of a game; its cards are let go. */
type Played = Pick<State, 'outcome' | 'turn'>;

function reportOf(games: readonly Played[]): Report {
  const endings: Partial<Record<Ending, number>> = {};
  for (const { outcome } of games) if (outcome !== null) endings[outcome.ending] = (endings[outcome.ending] ?? 0) + 1;
  const turns = games.map(({ turn }) => turn).sort((one, two) => one - two);
  return {
    rounds: games.length,
    wins: {
      fugitive: games.filter(({ outcome }) => outcome?.winner === 'fugitive').length,
      marshal: games.filter(({ outcome }) => outcome?.winner === 'marshal').length,
    },
    endings: Object.fromEntries(Object.entries(endings).sort()),
    medianTurns: turns[turns.length >> 1] ?? 0,
  };
}

function textOf({ rounds, wins, endings, medianTurns }: Report): string {
  const share = (count: number): string => `${String(count)} (${((100 * count) / rounds).toFixed(1)} %)`;
  return [
    `${String(rounds)} games, half of them within ${String(medianTurns)} turns`,
    `the Fugitive won ${share(wins.fugitive)}, the Marshal ${share(wins.marshal)}`,
    ...Object.entries(endings).map(([ending, count]) => `${ending}: ${share(count)}`),
  ].join('\n');
}

function answer({ rounds, seed, levels, rules, json }: SimulateArguments): void {
  const games: Played[] = [];
  for (let series = 0; games.length < rounds; series++) {
    const played = playSeries(rules, levels, `${seed}/series ${String(series)}`);
    games.push(...played.map(({ outcome, turn }) => ({ outcome, turn })));
  }
  const report = reportOf(games.slice(0, rounds));
  process.stdout.write(json ? `${JSON.stringify({ game: 'fugitive', seed, levels, rules, ...report })}\n` : `${textOf(report)}\n`);
}

// A reader that has seen enough (`| head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

helpIfAsked(process.argv.slice(2), USAGE);
const args = readArguments(process.argv.slice(2));
if (args.ok) answer(args.value);
else {
  process.stderr.write(`${args.error}\n`);
  process.exitCode = 2;
}
