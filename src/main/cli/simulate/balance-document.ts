/** `docs/balance.md`: the stored table of how rounds between bots come out. */
import { playSeries, type BalanceRow, type Players, type RoundVariant } from '../../bots/balance';
import { LEVELS } from '../../bots/bot';
import type { TileSet } from '../../engine/chase/tile';
import { LEGEND, markdownTable } from './report';

interface Section {
  readonly title: string;
  readonly players: Players;
  readonly variants: readonly RoundVariant[];
}

const SECTIONS: readonly Section[] = [
  { title: 'Two players', players: 2, variants: [] },
  { title: 'Two players, Head Start (V1)', players: 2, variants: ['head-start'] },
  { title: 'Two players, Perfect Plan (V2)', players: 2, variants: ['perfect-plan'] },
  { title: 'Two players, Head Start and Perfect Plan', players: 2, variants: ['head-start', 'perfect-plan'] },
];

export interface BalanceDocumentOptions {
  readonly tiles: TileSet;
  /** A level and section. */
  readonly rounds: number;
  readonly seed: string;
  /** Told as it goes on. */
  readonly tell: (line: string) => void;
}

/** The whole document; plays every level of every section. */
export function balanceDocument({ tiles, rounds, seed, tell }: BalanceDocumentOptions): string {
  const parts = SECTIONS.map(({ title, players, variants }) => {
    tell(title);
    const rows: BalanceRow[] = LEVELS.map((level) =>
      playSeries({ tiles, players, variants, runners: level, chasers: level, rounds, seed }),
    );
    return `## ${title}\n\n${markdownTable(rows)}\n`;
  });
  return [
    '# How rounds between bots come out\n',
    `Written by \`npm run simulate -- --write-balance --seed ${seed} --rounds ${String(rounds)}\`; the same seed gives the`,
    'same figures on every machine. Bots of equal levels play each other; every level meets the same deals.\n',
    `${LEGEND}\n`,
    ...parts,
  ].join('\n');
}
