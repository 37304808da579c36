/**
 * `balance --game fugitive` plays the games that `docs/balance.md` tells of Fugitive, and prints its tables or writes them there. The same seed
 * gives the same figures on every machine. Exit status: 0, 2 for wrong arguments.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withPart } from '../../../bench/part-of-page';
import { helpIfAsked } from '../../../usage';
import { SECTIONS, tablesOf, type Section } from './balance/sections';

/** Answer to --help. */
const USAGE = `
Usage: npm run balance -- --game fugitive [options]
  --games N      games a row (400)
  --seed S       the same seed gives the same games (lookout)
  --only LIST    some of ${SECTIONS.join(', ')}, with commas
  --write        write docs/balance.md instead of printing; then the whole
Exit status: 0, 2 for wrong arguments.
`;

const INTRODUCTION = (games: number, seed: string): string => `# Fugitive: how games between bots come out

Written by \`npm run balance -- --game fugitive --write --games ${String(games)} --seed ${seed}\`; the same seed gives the same figures on every machine, and every row
of a table plays the same deals. Rules as they stand (\`opening\` 1, one game, no handicap) where nothing else is said.

Turns: the median, his and hers together. With ${String(games)} games a rate is good to about ${(100 / Math.sqrt(games)).toFixed(0)} points (two deviations). What a level can do stands in
\`src/main/games/fugitive/bots/levels.ts\`. What the table proposes where a mix of rules leans to one side: \`evening\`, \`src/rules/fugitive/evening.ts\`.`;

interface Arguments {
  readonly games: number;
  readonly seed: string;
  readonly only: readonly Section[];
  readonly write: boolean;
}

/** The arguments, or one sentence on what is wrong with them. */
function readArguments(argv: readonly string[]): Arguments | string {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        game: { type: 'string' },
        games: { type: 'string', default: '400' },
        seed: { type: 'string', default: 'lookout' },
        only: { type: 'string', default: SECTIONS.join() },
        write: { type: 'boolean', default: false },
      },
    });
    const games = /^\d{1,6}$/.test(values.games) ? Number(values.games) : 0;
    if (games < 1) return '--games takes a whole number of at least 1.';
    if (values.seed === '') return '--seed takes a text.';
    const only = values.only.split(',');
    const unknown = only.find((each) => !SECTIONS.some((section) => section === each));
    if (unknown !== undefined) return `--only takes ${SECTIONS.join(', ')}; there is no ${unknown}.`;
    return { games, seed: values.seed, only: only as Section[], write: values.write };
  } catch (error) {
    return error instanceof Error ? `${error.message.split(/\n|\. /)[0] ?? ''}.` : String(error);
  }
}

function answer({ games, seed, only, write }: Arguments): void {
  const tell = (line: string): void => {
    process.stderr.write(`${line}\n`);
  };
  const tables = tablesOf(write ? SECTIONS : only, { games, seed, tell });
  if (!write) {
    process.stdout.write(`${tables}\n`);
    return;
  }
  const file = join(process.env['LOOKOUT_ROOT'] ?? process.cwd(), 'docs/balance.md');
  writeFileSync(file, withPart(readFileSync(file, 'utf8'), 'Fugitive', `${INTRODUCTION(games, seed)}\n\n${tables}`));
  process.stdout.write(`Written: ${file}\n`);
}

helpIfAsked(process.argv.slice(2), USAGE);
const args = readArguments(process.argv.slice(2));
if (typeof args === 'string') {
  process.stderr.write(`${args}\n`);
  process.exitCode = 2;
} else answer(args);
