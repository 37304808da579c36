/** The report of `tiles:check` as Markdown, and where it stands in docs/tiles.md. */
import { CORNERS, DIRECTIONS } from '../../../../../rules/chase/compass';
import { SYMBOLS } from '../../../../../rules/chase/tile';
import type { PlannedDeals } from '../../tiles/playing-out';
import { figureText, rangeText } from '../../tiles/target';
import { BOT_LEVEL, type Measured } from './measure';

const BEGIN = '<!-- report: written by npm run tiles:check -- --write -->';
const END = '<!-- end of report -->';

function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

function lengthsOf({ lengths, deals }: PlannedDeals): string {
  return [...lengths].map(([tiles, count]) => `${tiles}: ${percent(count, deals)}`).join(', ');
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** The report, without the lines that mark its place. */
export function reportOf(measured: Measured): string {
  const { seed, deals, faces, targets, planned, pairs, further, walked, bots } = measured;
  const byLength = new Map<number | undefined, string[]>();
  for (const [pair, tiles] of pairs) byLength.set(tiles, [...(byLength.get(tiles) ?? []), pair]);
  return [
    `Seed \`${seed}\`, ${deals} deals on a table of 21 by 13.`,
    '### Targets',
    table(
      ['Target', 'Figure', 'Wanted', 'Met'],
      targets.map((target) => [target.name, figureText(target, target.figure), rangeText(target), target.met ? 'yes' : '**no**']),
    ),
    '### Faces',
    table(
      ['What', 'Count'],
      [
        ['sides with one legal symbol that leads by 1, 2, 3, 4', faces.leads.join(', ')],
        ...SYMBOLS.map((symbol) => [`sides where ${symbol} is legal`, faces.legalBySymbol[symbol]]),
        ...CORNERS.map((corner) => [`sides where the ${corner} corner is legal, tile unturned`, faces.legalByCorner[corner]]),
        ...CORNERS.map((corner) => [`sides where it is legal in the ${corner}, that side to the north`, faces.legalByBearing[corner]]),
        ...DIRECTIONS.map((direction) => [`witnesses that face ${direction}, tile unturned`, faces.witnessesFacing[direction]]),
        ['sectors with 1, 2, 3, 4 witnesses', faces.sectorSizes.slice(0, 4).join(', ')],
        ['exits open, with trees, with a roadblock', `${faces.openExits}, ${faces.treeExits}, ${faces.roadblockExits}`],
      ],
    ),
    '### Shortest ways',
    'Lengths are tiles after the Starting tiles, the Hideout included.',
    table(
      ['Planner with', 'Deals', 'Lengths', 'No way', 'Given up'],
      [{ name: 'both piles (the target)', planned }, ...further].map((each) => [
        each.name,
        each.planned.deals,
        lengthsOf(each.planned),
        percent(each.planned.without, each.planned.deals),
        percent(each.planned.undecided, each.planned.deals),
      ]),
    ),
    table(
      ['Shortest way', 'Pairs of Starting tiles'],
      [...byLength].map(([tiles, names]) => [tiles ?? 'none', names.join(', ')]),
    ),
    '### Runners who look one tile ahead',
    `Of ${walked.deals} walks ${percent(walked.lengths.length, walked.deals)} arrive, ${percent(walked.stuck, walked.deals)} get stuck; ` +
      `${walked.choice.toFixed(1)} different tiles fit somewhere at each step. Lengths of those that arrive: ` +
      `${[0.1, 0.25, 0.5, 0.75, 0.9].map((share) => `${quantile(walked.lengths, share)} (${100 * share} %)`).join(', ')}.`,
    `### Bots of level ${BOT_LEVEL}`,
    `${bots.rounds} rounds: ${bots.medianTiles} tiles in the median (Starting tiles included, Hideout not), ` +
      `${bots.medianSeconds} s; ${percent(bots.endings.hideout, bots.rounds)} end with a Hideout, ${percent(bots.endings.caught, bots.rounds)} with a catch.`,
  ].join('\n\n');
}

/** `document` with the report in its place, or undefined where the document has no place for one. */
export function withReport(document: string, report: string): string | undefined {
  const from = document.indexOf(BEGIN);
  const to = document.indexOf(END);
  if (from === -1 || to < from) return undefined;
  return `${document.slice(0, from + BEGIN.length)}\n\n${report}\n\n${document.slice(to)}`;
}
