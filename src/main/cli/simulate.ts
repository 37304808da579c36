/**
 * `simulate` lets bots play rounds against each other in virtual time and prints how they come out: `--players N`,
 * `--rounds N`, `--seed S`, `--levels RUNNERS,CHASERS` (else all ten equal levels), `--variants head-start,perfect-plan`,
 * `--json` for one JSON object on one line. `--write-balance` writes docs/balance.md instead, `--tune` searches the
 * Runners' times that make equal levels fair. Exit status: 0, or 2 for wrong arguments.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playSeries, type BalanceRow } from '../bots/balance';
import { CHASE_TILES } from '../tiles/tile-set';
import { readArguments, type SimulateArguments } from './simulate/arguments';
import { balanceDocument } from './simulate/balance-document';
import { LEGEND, textTable } from './simulate/report';
import { tune } from './simulate/tune';
import { helpIfAsked } from './usage';

/** Answer to --help. */
const USAGE = `
Usage: npm run simulate -- [options]
  --players N          2, 3 or 4 (2)
  --rounds N           rounds for each row (1,000)
  --seed S             the same seed gives the same rounds (lookout)
  --levels R,C         one row: level of the Runners, level of the Chasers (all equal levels)
  --variants NAMES     head-start, perfect-plan or both with a comma
  --json               one JSON object on one line
  --write-balance      play the stored table again and write docs/balance.md
  --tune               search the Runners' times that make equal levels fair
Exit status: 0, 2 for wrong arguments.
`;

function rowsOf(args: SimulateArguments): BalanceRow[] {
  const { players, rounds, seed, variants } = args;
  return args.pairings.map((pairing) =>
    playSeries({ tiles: CHASE_TILES, players, rounds, seed, variants, ...pairing }),
  );
}

function answer(args: SimulateArguments): void {
  const { players, rounds, seed, variants, output } = args;
  switch (output) {
    case 'json':
      process.stdout.write(`${JSON.stringify({ players, seed, rounds, variants, rows: rowsOf(args) })}\n`);
      return;
    case 'table': {
      const rows = rowsOf(args);
      const rules = variants.length === 0 ? 'no variants' : variants.join(' and ');
      process.stdout.write(`${String(players)} players, ${rules}, seed ${seed}\n${textTable(rows)}\n${LEGEND}\n`);
      return;
    }
    case 'balance': {
      const file = join(process.env['LOOKOUT_ROOT'] ?? process.cwd(), 'docs/balance.md');
      writeFileSync(file, balanceDocument({ tiles: CHASE_TILES, rounds, seed, tell: (line) => process.stderr.write(`${line}\n`) }));
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
