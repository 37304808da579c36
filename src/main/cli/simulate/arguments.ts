/** What the house's `simulate` was asked for: a round of any game, of which it knows what every game says of itself. */
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { accepted, refused, type Result } from '../../../rules/result';
import type { GameSchemas } from '../../../shared/game-schemas';

export interface SimulateArguments {
  readonly game: GameSchemas;
  readonly rounds: number;
  readonly seed: string;
  /** Of the bots by seat, 1 to 10. */
  readonly levels: readonly number[];
  /** A wish for a match of these bots, as the game's schema lets it through. */
  readonly wish: unknown;
  readonly json: boolean;
}

const MOST_ROUNDS = 10_000_000;
const OPTIONS = {
  game: { type: 'string' },
  players: { type: 'string' },
  rounds: { type: 'string', default: '1000' },
  seed: { type: 'string', default: 'lookout' },
  levels: { type: 'string', default: '5' },
  wish: { type: 'string', default: '{}' },
  json: { type: 'boolean', default: false },
} as const;

/** The arguments for one of these games, or one sentence on what is wrong with them. */
export function readArguments(argv: readonly string[], games: readonly GameSchemas[]): Result<SimulateArguments, string> {
  let given: ReturnType<typeof parsed>;
  try {
    given = parsed(argv);
  } catch (error) {
    return refused(firstSentence(error));
  }
  const { seed, json } = given;
  const game = games.find(({ id }) => id === given.game);
  if (game === undefined) return refused(`--game takes ${games.map(({ id }) => id).join(', ')}.`);
  const { fewest, most } = game.seats;
  const players = wholeNumber(given.players ?? String(fewest));
  if (!(players >= fewest && players <= most)) return refused(`--players takes a number from ${String(fewest)} to ${String(most)}.`);
  const rounds = wholeNumber(given.rounds);
  if (!(rounds >= 1 && rounds <= MOST_ROUNDS)) return refused(`--rounds takes a whole number from 1 to ${String(MOST_ROUNDS)}.`);
  if (seed === '' || seed.length > 200) return refused('--seed takes a text of 1 to 200 characters.');
  const levels = levelsOf(given.levels, players);
  if (levels === undefined) return refused('--levels takes a level from 1 to 10, or one for each seat, with commas.');
  const wish = wishOf(given.wish, game, levels);
  return wish.ok ? accepted({ game, rounds, seed, levels, wish: wish.value, json }) : wish;
}

function parsed(argv: readonly string[]) {
  return parseArgs({ args: [...argv], options: OPTIONS }).values;
}

/** Node's own words on a wrong argument, without its advice. */
function firstSentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `${message.split(/\n|\. /)[0]?.replace(/\.$/, '') ?? message}.`;
}

/** NaN for anything else. */
function wholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

function levelsOf(text: string, players: number): readonly number[] | undefined {
  const levels = text.split(',').map(wholeNumber);
  if (!levels.every((level) => level >= 1 && level <= 10)) return undefined;
  const [all] = levels;
  if (levels.length === 1 && all !== undefined) return Array.from({ length: players }, () => all);
  return levels.length === players ? levels : undefined;
}

/** A wish for a match of these bots; `text` is what the game wants to know beside, as JSON. */
function wishOf(text: string, { id, arrange }: GameSchemas, levels: readonly number[]): Result<unknown, string> {
  let beside: unknown;
  try {
    beside = JSON.parse(text);
  } catch {
    return refused('--wish takes JSON.');
  }
  if (typeof beside !== 'object' || beside === null) return refused('--wish takes an object.');
  const wish = v.safeParse(arrange, { ...beside, game: id, seats: levels.map((level) => ({ kind: 'bot', level })) });
  if (wish.success) return accepted(wish.output);
  const [{ message, path }] = wish.issues;
  const where = path?.map(({ key }) => String(key)).join('.') ?? '';
  return refused(`No match of ${id} is wished for so (--wish${where === '' ? '' : `, ${where}`}): ${message}.`);
}
