/** What `replay` was asked for. */
import { parseArgs } from 'node:util';
import { THEMES, isThemeName, type ThemeName } from '../../../drawing/themes';
import { accepted, refused, type Result } from '../../../rules/result';
import { LANGUAGES, type Language } from '../../../shared/language';
import type { PointOfView } from '../../../shared/replay-view';

export interface ReplayArguments {
  readonly file: string;
  /** Where pictures go; null: none is asked for. */
  readonly png: string | null;
  readonly svg: string | null;
  readonly pdf: string | null;
  readonly text: boolean;
  readonly analysis: boolean;
  /** The analysis as one JSON object. */
  readonly json: boolean;
  /** From 1. */
  readonly round: number;
  /** Milliseconds of the round; null: its end. */
  readonly at: number | null;
  readonly view: PointOfView;
  readonly theme: ThemeName;
  readonly language: Language;
  /** Of a picture, in pixels. */
  readonly width: number;
  readonly plain: boolean;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const OPTIONS = {
  png: text,
  svg: text,
  pdf: text,
  text: flag,
  analysis: flag,
  json: flag,
  round: { ...text, default: '1' },
  at: text,
  seat: text,
  judge: flag,
  theme: { ...text, default: 'night' },
  language: { ...text, default: 'en' },
  width: { ...text, default: '1600' },
  plain: flag,
} as const;

const SMALLEST = 320;
const LARGEST = 8000;

/** The arguments, or one sentence on what is wrong with them. */
export function readArguments(argv: readonly string[]): Result<ReplayArguments, string> {
  let given: ReturnType<typeof parsed>;
  try {
    given = parsed(argv);
  } catch (error) {
    return refused(firstSentence(error));
  }
  const { values, positionals } = given;
  const [file, ...more] = positionals;
  if (file === undefined) return refused('Name a replay file.');
  if (more.length > 0) return refused(`One replay file at a time; what is "${String(more[0])}" for?`);
  const { png = null, svg = null, pdf = null, analysis, json, theme } = values;
  const nowhere = Object.entries({ png, svg, pdf }).find(([, out]) => out === '');
  if (nowhere !== undefined) return refused(`--${nowhere[0]} takes the file that it goes to.`);
  if (png === null && svg === null && pdf === null && !values.text && !analysis)
    return refused('Say what is wanted of it: --png OUT, --svg OUT, --pdf OUT, --text or --analysis.');
  if (json && !analysis) return refused('--json goes with --analysis.');
  if (values.judge && values.seat !== undefined) return refused('--seat and --judge are two points of view; choose one.');
  if (analysis && values.seat !== undefined)
    return refused('--analysis tells what no seat knew then, so it does not go with --seat; leave one of them out.');
  if (analysis && values.at !== undefined && !values.text && png === null && svg === null)
    return refused('--at does not go with --analysis, which is of the whole round.');
  const round = wholeNumber(values.round);
  if (!(round >= 1)) return refused('--round takes a whole number from 1.');
  const at = values.at === undefined ? null : wholeNumber(values.at);
  if (at !== null && !(at >= 0)) return refused('--at takes milliseconds of the round, a whole number from 0.');
  const seat = values.seat === undefined ? null : wholeNumber(values.seat);
  if (seat !== null && !(seat >= 0)) return refused('--seat takes the number of a seat, from 0.');
  if (!isThemeName(theme)) return refused(`--theme takes ${THEMES.join(', ')}.`);
  const language = LANGUAGES.find((each) => each === values.language);
  if (language === undefined) return refused(`--language takes ${LANGUAGES.join(', ')}.`);
  const width = wholeNumber(values.width);
  if (!(width >= SMALLEST && width <= LARGEST)) return refused(`--width takes pixels from ${String(SMALLEST)} to ${String(LARGEST)}.`);
  const view = values.judge ? 'judge' : (seat ?? 'all');
  return accepted({ file, png, svg, pdf, text: values.text, analysis, json, round, at, view, theme, language, width, plain: values.plain });
}

function parsed(argv: readonly string[]) {
  return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
}

/** NaN for anything else. */
function wholeNumber(text: string): number {
  return /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
}

/** What these take, where something that looks like an option came. */
const AFTER: Readonly<Record<string, string>> = {
  '--at': '--at takes milliseconds of the round, a whole number from 0.',
  '--round': '--round takes a whole number from 1.',
  '--seat': '--seat takes the number of a seat, from 0.',
  '--width': `--width takes pixels from ${String(SMALLEST)} to ${String(LARGEST)}.`,
};

/** Node's own words on a wrong argument, without its advice. */
function firstSentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  // What looks like an option after one that takes something, as a number below 0.
  const [, ambiguous] = /^Option '(?:-\w, )?(--[\w-]+)[^']*' argument is ambiguous/.exec(message) ?? [];
  if (ambiguous !== undefined) return AFTER[ambiguous] ?? `${ambiguous} takes something after it that does not begin with "-".`;
  return `${message.split(/\n|\. /)[0]?.replace(/\.$/, '') ?? message}.`;
}
