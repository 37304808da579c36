/** The rates of a pack's answers, themes and difficulties, and the bounds that they must keep to. */
import { PUZZLE_KINDS, PUZZLE_THEMES, type Puzzle } from '../../../../../shared/chase/puzzle';
import type { ChasePack } from '../../../../../shared/chase/pack';
import { answerClass } from '../../puzzles/balance';
import { colourDecides, joinsPaths } from '../../puzzles/make-pack';

const START = '<!-- report -->';
const END = '<!-- end of report -->';

/** No answer of a kind may be right so often that guessing it pays, and no theme so rare that it cannot be drilled. */
const MOST_OF_ONE_ANSWER = 0.4;
const FEWEST_OF_A_THEME = 60;
const FEWEST_PUZZLES = 3000;
/** Difficulties from the lowest tenth to the highest tenth of each kind are at least so far apart. */
const LEAST_SPAN = 250;

function countsOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function quantile(puzzles: readonly Puzzle[], share: number): number {
  const ratings = puzzles.map(({ rating }) => rating).sort((a, b) => a - b);
  return ratings[Math.min(ratings.length - 1, Math.floor(share * ratings.length))] ?? 0;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

/** What in a pack is out of bounds, in words; empty for a balanced one. */
export function faultsOfBalance({ puzzles }: ChasePack): string[] {
  const faults: string[] = [];
  if (puzzles.length < FEWEST_PUZZLES) faults.push(`There are ${String(puzzles.length)} puzzles, fewer than ${String(FEWEST_PUZZLES)}.`);
  for (const kind of PUZZLE_KINDS) {
    const own = puzzles.filter((puzzle) => puzzle.kind === kind);
    if (own.length < puzzles.length / PUZZLE_KINDS.length - 1) faults.push(`${kind}: there are ${String(own.length)} only.`);
    for (const [answer, count] of countsOf(own.map(answerClass))) {
      if (count > MOST_OF_ONE_ANSWER * own.length)
        faults.push(`${kind}: the answer "${answer}" is right in ${percent(count, own.length)}.`);
    }
    const span = quantile(own, 0.9) - quantile(own, 0.1);
    if (span < LEAST_SPAN) faults.push(`${kind}: difficulties span ${String(span)} only.`);
  }
  const themes = countsOf(puzzles.flatMap((puzzle) => puzzle.themes));
  for (const theme of PUZZLE_THEMES) {
    const count = themes.get(theme) ?? 0;
    if (count < FEWEST_OF_A_THEME) faults.push(`The theme ${theme} has ${String(count)} puzzles only.`);
  }
  return faults;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

/** How many puzzles of two themes are about what the theme is named for. */
function atHeart(puzzles: readonly Puzzle[]): string {
  const out = puzzles.filter(({ themes }) => themes.includes('colour-out'));
  const decided = out.filter((puzzle) => puzzle.kind === 'read' && colourDecides(puzzle));
  const double = puzzles.filter(({ themes }) => themes.includes('two-paths'));
  const joined = double.filter((puzzle) => (puzzle.kind === 'place' || puzzle.kind === 'pick') && joinsPaths(puzzle));
  return [
    `In ${String(decided.length)} of the ${String(out.length)} with a colour out it takes a right answer away (M6).`,
    `In ${String(joined.length)} of the ${String(double.length)} with two paths a Hideout joins both of them, or F3 alone forbids it.`,
  ].join(' ');
}

/** The report on a pack in Markdown. */
export function puzzleReport({ puzzles }: ChasePack): string {
  const kinds = PUZZLE_KINDS.map((kind) => {
    const own = puzzles.filter((puzzle) => puzzle.kind === kind);
    return [kind, String(own.length), ...[0, 0.1, 0.5, 0.9, 1].map((share) => String(quantile(own, share)))];
  });
  const themes = PUZZLE_THEMES.map((theme) => {
    const own = puzzles.filter((puzzle) => puzzle.themes.includes(theme));
    const byKind = PUZZLE_KINDS.map((kind) => own.filter((puzzle) => puzzle.kind === kind).length);
    return [theme, String(own.length), percent(own.length, puzzles.length), ...byKind.map(String)];
  });
  const answers = PUZZLE_KINDS.flatMap((kind) => {
    const own = puzzles.filter((puzzle) => puzzle.kind === kind);
    return [...countsOf(own.map(answerClass))]
      .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
      .map(([answer, count]) => [kind, answer, String(count), percent(count, own.length)]);
  });
  return [
    `${String(puzzles.length)} puzzles.`,
    '### Kinds and starting ratings',
    table(['kind', 'puzzles', 'lowest', '10 %', 'median', '90 %', 'highest'], kinds),
    '### Themes',
    table(['theme', 'puzzles', 'share', ...PUZZLE_KINDS], themes),
    atHeart(puzzles),
    '### Right answers',
    table(['kind', 'answer', 'puzzles', 'share'], answers),
  ].join('\n\n');
}

/** The document with this report in its place between the two marks. */
export function withPuzzleReport(document: string, report: string): string {
  const [before, after] = [document.indexOf(START), document.indexOf(END)];
  if (before === -1 || after < before) throw new Error('docs/puzzles.md has no place for the report');
  return `${document.slice(0, before + START.length)}\n\n${report}\n\n${document.slice(after)}`;
}
