/**
 * Chase's own `simulate` lets bots play rounds against each other in virtual time and prints how they come out: `--players N`,
 * `--rounds N`, `--matches N`, `--seed S`, `--levels RUNNERS,CHASERS` (else all ten equal levels), `--variants head-start,perfect-plan,points=N`,
 * `--json` for one JSON object on one line. `--write-balance` writes docs/balance.md instead, `--tune` searches the
 * Runners' times that make equal levels fair. Exit status: 0, 1 if a match fails a check, 2 for wrong arguments.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playSeries, type BalanceRow } from '../bots/balance';
import { CHASE_TILES } from '../tiles/tile-set';
import { readArguments, type ChaseSimulateArguments } from './simulate/arguments';
import { balanceDocument } from './simulate/balance-document';
import { playMatches, type SeriesRow } from './simulate/match-series';
import { LEGEND, matchTable, MATCH_LEGEND, textTable } from './simulate/report';
import { tune } from './simulate/tune';
import { withBeginning } from '../../../bench/part-of-page';
import { helpIfAsked } from '../../../usage';

/** Answer to --help. */
const USAGE = `
Usage: npm run simulate -- [--game chase] [options]
  --players N          2, 3 or 4 (2)
  --rounds N           rounds for each row (1,000)
  --seed S             the same seed gives the same rounds (lookout)
  --levels R,C         one row: level of the Runners, level of the Chasers (all equal levels)
  --matches N          whole matches instead of single rounds, each held against what must hold of every match
  --variants NAMES     head-start, perfect-plan and, for matches, points=N, with commas
  --json               one JSON object on one line
  --write-balance      play the stored table again and write docs/balance.md
  --tune               search the Runners' times that make equal levels fair
Exit status: 0, 1 if a match fails a check, 2 for wrong arguments.
`;

function rowsOf(args: ChaseSimulateArguments): BalanceRow[] {
  const { players, rounds, seed, variants } = args;
  return args.pairings.map((pairing) => playSeries({ tiles: CHASE_TILES, players, rounds, seed, variants, ...pairing }));
}

function matchRowsOf({ players, seed, variants, points, pairings }: ChaseSimulateArguments, matches: number): SeriesRow[] {
  const rules = { tiles: CHASE_TILES, players, seed, variants, pointsToWin: points };
  return pairings.map((pairing) => playMatches(rules, matches, () => pairing));
}

/** Matches that fail a check are told by name, and end the program with status 1. */
function answerMatches(args: ChaseSimulateArguments, matches: number): void {
  const { players, seed, variants, points, output } = args;
  const rows = matchRowsOf(args, matches);
  if (output === 'json') process.stdout.write(`${JSON.stringify({ players, seed, matches, variants, points, rows })}\n`);
  else
    process.stdout.write(
      `${String(players)} players, ${namesOf(variants)}, ${String(points)} points, seed ${seed}\n${matchTable(rows)}\n${MATCH_LEGEND}\n`,
    );
  if (rows.some(({ failed }) => Object.values(failed).some((count) => count > 0))) process.exitCode = 1;
}

function namesOf(variants: readonly string[]): string {
  return variants.length === 0 ? 'no variants' : variants.join(' and ');
}

function answer(args: ChaseSimulateArguments): void {
  const { players, rounds, seed, variants, output } = args;
  if (args.matches !== null) {
    answerMatches(args, args.matches);
    return;
  }
  switch (output) {
    case 'json':
      process.stdout.write(`${JSON.stringify({ players, seed, rounds, variants, rows: rowsOf(args) })}\n`);
      return;
    case 'table': {
      const rows = rowsOf(args);
      process.stdout.write(`${String(players)} players, ${namesOf(variants)}, seed ${seed}\n${textTable(rows)}\n${LEGEND}\n`);
      return;
    }
    case 'balance': {
      const file = join(process.env['LOOKOUT_ROOT'] ?? process.cwd(), 'docs/balance.md');
      const written = balanceDocument({ tiles: CHASE_TILES, rounds, seed, tell: (line) => process.stderr.write(`${line}\n`) });
      writeFileSync(file, withBeginning(existsSync(file) ? readFileSync(file, 'utf8') : '', written));
      process.stdout.write(`Written: ${file}\n`);
      return;
    }
    case 'tune':
      for (const line of tune({ ...args, tiles: CHASE_TILES })) process.stdout.write(`${line}\n`);
  }
}

// A reader that has seen enough (`| head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

helpIfAsked(process.argv.slice(2), USAGE);
const args = readArguments(process.argv.slice(2));
if (args.ok) {
  answer(args.value);
} else {
  process.stderr.write(`${args.error}\n`);
  process.exitCode = 2;
}
