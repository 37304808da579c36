/** What `npm run simulate` was asked for. */
import { parseArgs } from 'node:util';
import { ROUND_VARIANTS, type Players, type RoundVariant } from '../../bots/balance';
import { STANDARD_RULES } from '../../../../../rules/chase/deal';
import { LEVELS, type Level } from '../../bots/bot';
import { accepted, refused, type Result } from '../../../../../rules/result';

export interface Pairing {
  readonly runners: Level;
  readonly chasers: Level;
}

export interface ChaseSimulateArguments {
  readonly players: Players;
  readonly rounds: number;
  /** Whole matches instead of single rounds. */
  readonly matches: number | null;
  /** V3: points that win a match. */
  readonly points: number;
  readonly seed: string;
  readonly variants: readonly RoundVariant[];
  /** One row each; by default the ten equal levels. */
  readonly pairings: readonly Pairing[];
  /** `table` and `json` print; `balance` writes docs/balance.md; `tune` searches the Runners' times. */
  readonly output: 'table' | 'json' | 'balance' | 'tune';
}

const MOST_ROUNDS = 10_000_000;
const MOST_POINTS = 1000;
const DEFAULT_ROUNDS = 1000;
/** For the stored table and for tuning. */
const STORED_ROUNDS = 10_000;
const DEFAULT_SEED = 'lookout';

const OPTIONS = {
  /** What chose this program (scripts/run.mjs). */
  game: { type: 'string' },
  players: { type: 'string' },
  rounds: { type: 'string' },
  matches: { type: 'string' },
  seed: { type: 'string' },
  levels: { type: 'string' },
  variants: { type: 'string' },
  json: { type: 'boolean' },
  'write-balance': { type: 'boolean' },
  tune: { type: 'boolean' },
} as const;

/** The arguments, or one sentence on what is wrong with them. */
export function readArguments(argv: readonly string[]): Result<ChaseSimulateArguments, string> {
  let given: ReturnType<typeof parse>;
  try {
    given = parse(joined(argv));
  } catch (error) {
    return refused(firstSentence(error));
  }
  const players = Number(given.players ?? '2');
  if (players !== 2 && players !== 3 && players !== 4) return refused('--players takes 2, 3 or 4.');
  const outputs = [given.json && 'json', given['write-balance'] && 'balance', given.tune && 'tune'] as const;
  const [output, second] = outputs.filter((each) => typeof each === 'string');
  if (second !== undefined) return refused('Choose only one of --json, --write-balance and --tune.');
  const stored = output === 'balance' || output === 'tune';
  const rounds = wholeNumber(given.rounds ?? String(stored ? STORED_ROUNDS : DEFAULT_ROUNDS));
  if (rounds === undefined || rounds < 1 || rounds > MOST_ROUNDS) {
    return refused(`--rounds takes a whole number from 1 to ${String(MOST_ROUNDS)}.`);
  }
  const seed = given.seed ?? DEFAULT_SEED;
  if (seed === '' || seed.length > 200) return refused('--seed takes a text of 1 to 200 characters.');
  const rules = readVariants(given.variants);
  if (rules === undefined)
    return refused(`--variants takes ${ROUND_VARIANTS.join(', ')} and points=N (1 to ${String(MOST_POINTS)}), with commas.`);
  const matches = given.matches === undefined ? null : wholeNumber(given.matches);
  if (matches === undefined || matches === 0) return refused('--matches takes a whole number from 1 to 999999999.');
  if (matches !== null && given.rounds !== undefined) return refused('Choose only one of --rounds and --matches.');
  if (matches === null && rules.marathon)
    return refused('points=N goes with --matches only: a single round is played to no number of points.');
  if (matches !== null && stored) return refused('--matches goes with a table or --json only.');
  const pairings = readLevels(given.levels);
  if (pairings === undefined) {
    return refused('--levels takes two levels from 1 to 10 with a comma, Runners first, such as 3,7.');
  }
  const { variants, points } = rules;
  return accepted({ players, rounds, matches, seed, variants, points, pairings, output: output ?? 'table' });
}

function parse(argv: readonly string[]): {
  readonly [Name in keyof typeof OPTIONS]?: (typeof OPTIONS)[Name]['type'] extends 'boolean' ? boolean : string;
} {
  return parseArgs({ args: [...argv], options: OPTIONS }).values;
}

/**
 * With each value that begins with one dash bound to its option by `=`: `--rounds -3` is a wrong number of rounds, and is
 * answered as one, while Node would answer with advice on how to write it.
 */
function joined(argv: readonly string[]): string[] {
  const args: string[] = [];
  for (const arg of argv) {
    const option = args.at(-1);
    const takesValue =
      option !== undefined && Object.entries(OPTIONS).some(([name, { type }]) => type === 'string' && option === `--${name}`);
    if (takesValue && /^-[^-]/.test(arg)) args[args.length - 1] = `${option}=${arg}`;
    else args.push(arg);
  }
  return args;
}

/** Node's own words on a wrong argument, without its advice. */
function firstSentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `${message.split(/\n|\. /)[0]?.replace(/\.$/, '') ?? message}.`;
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** `head-start`, `perfect-plan` and `points=N` in any order, each once (V1 to V3). */
function readVariants(
  text: string | undefined,
): { readonly variants: RoundVariant[]; readonly points: number; readonly marathon: boolean } | undefined {
  const names = text === undefined ? [] : text.split(',');
  const [named, second] = names.filter((name) => name.startsWith('points='));
  const marathon = named !== undefined;
  const points = marathon ? wholeNumber(named.slice('points='.length)) : STANDARD_RULES.pointsToWin;
  const variants = ROUND_VARIANTS.filter((variant) => names.includes(variant));
  const known = variants.length + (marathon ? 1 : 0) === names.length && second === undefined;
  return known && points !== undefined && points >= 1 && points <= MOST_POINTS ? { variants, points, marathon } : undefined;
}

function levelNamed(text: string | undefined): Level | undefined {
  return LEVELS.find((level) => String(level) === text);
}

function readLevels(text: string | undefined): Pairing[] | undefined {
  if (text === undefined) return LEVELS.map((level) => ({ runners: level, chasers: level }));
  const names = text.split(',');
  const runners = levelNamed(names[0]);
  const chasers = levelNamed(names[1]);
  return names.length !== 2 || runners === undefined || chasers === undefined ? undefined : [{ runners, chasers }];
}
