/**
 * `simulate --game ID` lets bots play rounds of any game at the app's own table in virtual time, and prints how long these were and
 * who won, by seat and by role. A game with a program of this name of its own is simulated by that (scripts/run.mjs).
 * Exit status: 0, 2 for wrong arguments.
 */
import { GAMES as SCHEMAS } from '../../shared/games';
import { gameOf } from '../games';
import { readArguments, type SimulateArguments } from './simulate/arguments';
import { reportOf, textOf } from './simulate/report';
import { playSeries } from './simulate/rounds';
import { helpIfAsked } from '../usage';

/** Answer to --help. */
const USAGE = `
Usage: npm run simulate -- --game ID [options]
  --game ID       which game; one with a program of its own has other options, which --help with its name tells
  --players N     as many as the game takes (the fewest)
  --rounds N      so many rounds, of as many matches as that takes (1,000)
  --seed S        the same seed gives the same rounds (lookout)
  --levels L,...  level of all bots, or of each seat's (5)
  --wish JSON     what else the game asks for when a match is arranged, such as its rules
  --json          one JSON object on one line
Exit status: 0, 2 for wrong arguments.
`;

function wrong(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 2;
}

function answer({ game: { id }, rounds, seed, levels, wish, json }: SimulateArguments): void {
  const { table } = gameOf({ game: id });
  const beginning = table.arrange(wish);
  const played = beginning.ok ? playSeries(table, { beginning: beginning.value, levels, rounds, seed }) : beginning;
  if (!played.ok) {
    wrong(`The table refuses such a match: ${played.error.code}.`);
    return;
  }
  const report = reportOf(played.value, levels.length);
  if (json) process.stdout.write(`${JSON.stringify({ game: id, players: levels.length, seed, levels, ...report })}\n`);
  else process.stdout.write(`${id}, ${String(levels.length)} players, levels ${levels.join(' ')}, seed ${seed}\n${textOf(report)}\n`);
}

// A reader that has seen enough (`| head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

helpIfAsked(process.argv.slice(2), USAGE);
const args = readArguments(process.argv.slice(2), SCHEMAS);
if (args.ok) answer(args.value);
else wrong(args.error);
