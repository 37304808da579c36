/** What Fugitive's `simulate` was asked for. */
import { parseArgs } from 'node:util';
import { STANDARD_RULES } from '../../../../../rules/fugitive/deal';
import type { Rules } from '../../../../../rules/fugitive/types';
import { accepted, refused, type Result } from '../../../../../rules/result';
import type { Levels } from '../../bots/simulate-game';

export interface SimulateArguments {
  readonly rounds: number;
  readonly seed: string;
  readonly levels: Levels;
  readonly rules: Rules;
  readonly json: boolean;
}

const MOST_ROUNDS = 10_000_000;
const OPTIONS = {
  game: { type: 'string' },
  rounds: { type: 'string', default: '1000' },
  seed: { type: 'string', default: 'lookout' },
  levels: { type: 'string', default: '5,5' },
  variants: { type: 'string', default: '' },
  json: { type: 'boolean', default: false },
} as const;

/** What each variant may be, as it is written (V). */
const VARIANTS: Readonly<Record<string, Readonly<Record<string, Partial<Rules>>>>> = {
  events: {
    none: {},
    random: { events: 'random' },
    discovery: { events: 'discovery' },
    helpful: { events: 'helpful' },
    'catch-up': { events: 'catch-up' },
  },
  helps: { fugitive: { helps: 'fugitive' }, marshal: { helps: 'marshal' } },
  opening: { 1: { opening: 1 }, 2: { opening: 2 } },
  secondWind: { true: { secondWind: true }, false: {} },
  bestOf: { 1: {}, 3: { bestOf: 3 }, 5: { bestOf: 5 } },
  handicap: { true: { handicap: true }, false: {} },
};

/** The arguments, or one sentence on what is wrong with them. */
export function readArguments(argv: readonly string[]): Result<SimulateArguments, string> {
  let given: ReturnType<typeof parsed>;
  try {
    given = parsed(argv);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return refused(`${message.split(/\n|\. /)[0]?.replace(/\.$/, '') ?? message}.`);
  }
  const rounds = wholeNumber(given.rounds);
  if (!(rounds >= 1 && rounds <= MOST_ROUNDS)) return refused(`--rounds takes a whole number from 1 to ${String(MOST_ROUNDS)}.`);
  if (given.seed === '' || given.seed.length > 200) return refused('--seed takes a text of 1 to 200 characters.');
  const levels = given.levels.split(',').map(wholeNumber);
  const [he, she] = levels;
  if (levels.length !== 2 || he === undefined || she === undefined || !levels.every((level) => level >= 0 && level <= 10)) {
    return refused('--levels takes two levels from 1 to 10 with a comma, first that of the Fugitive; 0 plays at random.');
  }
  const rules = rulesOf(given.variants);
  if (!rules.ok) return rules;
  const { seed, json } = given;
  return accepted({ rounds, seed, levels: { fugitive: he, marshal: she }, rules: rules.value, json });
}

function parsed(argv: readonly string[]) {
  return parseArgs({ args: [...argv], options: OPTIONS }).values;
}

/** NaN for anything else. */
function wholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

/** The rules of a match by its variants, such as `events=random,opening=2`. */
function rulesOf(text: string): Result<Rules, string> {
  let rules: Rules = STANDARD_RULES;
  for (const each of text === '' ? [] : text.split(',')) {
    const [name = '', value = 'true'] = each.split('=');
    const change = Object.hasOwn(VARIANTS, name) ? VARIANTS[name] : undefined;
    if (change === undefined) return refused(`--variants takes ${Object.keys(VARIANTS).join(', ')}; there is no ${name}.`);
    if (!Object.hasOwn(change, value)) return refused(`--variants takes ${name}=${Object.keys(change).join('|')}.`);
    rules = { ...rules, ...change[value] };
  }
  const helped = rules.helps !== undefined;
  if (helped !== (rules.events === 'helpful'))
    return refused('--variants takes helps=fugitive or helps=marshal with events=helpful, and only then.');
  return accepted(rules);
}
