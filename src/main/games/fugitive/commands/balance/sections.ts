/** The tables of `docs/balance.md` on Fugitive: which games each row plays, and how it is told. */
import { NAIVE } from '../../bots/bot';
import { playRow, VARIANTS, type Pairing, type Row } from '../../bots/balance';

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** Of the variants, so that they take no longer than all the rest. */
const OF_VARIANTS = [3, 6, 10] as const;

export const SECTIONS = ['equal', 'ladder', 'variants', 'naive'] as const;
export type Section = (typeof SECTIONS)[number];

export interface Asked {
  readonly games: number;
  readonly seed: string;
  /** Told each row that was played. */
  readonly tell: (line: string) => void;
}

function percent(count: number, all: number): string {
  return `${((100 * count) / all).toFixed(1)} %`;
}

function cellsOf({ fugitive, marshal, games, fugitiveWins, medianTurns, endings }: Row): string[] {
  const share = (ending: keyof Row['endings']): string => percent(endings[ending] ?? 0, games);
  return [
    fugitive === NAIVE ? 'lowest number' : String(fugitive),
    String(marshal),
    String(games),
    percent(fugitiveWins, games),
    String(medianTurns),
    ...(['escaped', 'slipped', 'caught', 'hunted', 'cornered'] as const).map(share),
  ];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '--:')), ...rows.map(line)].join('\n');
}

const HEAD = ['Fugitive', 'Marshal', 'Games', 'Fugitive wins', 'Turns', 'Escaped', 'Slipped', 'Caught', 'Hunted', 'Cornered'];

function played(pairing: Pairing, { games, seed, tell }: Asked, rules = {}): Row {
  const row = playRow(pairing, rules, games, seed);
  tell(cellsOf(row).join('  '));
  return row;
}

/** One table. */
const TABLES: Readonly<Record<Section, (asked: Asked) => string>> = {
  equal: (asked) =>
    `### Equal levels\n\n${table(
      HEAD,
      LEVELS.map((level) => cellsOf(played({ fugitive: level, marshal: level }, asked))),
    )}`,
  ladder: (asked) => {
    const rows = LEVELS.slice(1).map((level) => {
      const hunted = played({ fugitive: level, marshal: level - 1 }, asked);
      const hunts = played({ fugitive: level - 1, marshal: level }, asked);
      const wins = hunted.fugitiveWins + (hunts.games - hunts.fugitiveWins);
      return [
        `${String(level)} over ${String(level - 1)}`,
        percent(hunted.fugitiveWins, hunted.games),
        percent(hunts.games - hunts.fugitiveWins, hunts.games),
        percent(wins, hunted.games + hunts.games),
      ];
    });
    return `### One level apart\n\n${table(['Levels', 'wins as the Fugitive', 'as the Marshal', 'together'], rows)}`;
  },
  variants: (asked) => {
    const rows = VARIANTS.map(({ name, rules }) => [
      name,
      ...OF_VARIANTS.map((level) => {
        const row = played({ fugitive: level, marshal: level }, asked, rules);
        return percent(row.fugitiveWins, row.games);
      }),
    ]);
    const head = ['Variant', ...OF_VARIANTS.map((level) => `${String(level)} v ${String(level)}`)];
    return `### Variants: how often the Fugitive wins at equal levels\n\n${table(head, rows)}`;
  },
  naive: (asked) => {
    const row = played({ fugitive: NAIVE, marshal: 10 }, asked);
    return `### A Fugitive who always places his lowest number\n\n${table(HEAD, [cellsOf(row)])}`;
  },
};

/** The tables asked for, as Markdown. */
export function tablesOf(sections: readonly Section[], asked: Asked): string {
  return sections.map((section) => TABLES[section](asked)).join('\n\n');
}
