/** `docs/balance.md`: the stored table of how rounds between bots come out. */
import { playSeries, type Players, type RoundVariant } from '../../bots/balance';
import { LEVELS } from '../../bots/bot';
import type { TileSet } from '../../engine/chase/tile';
import type { Pairing } from './arguments';
import { LEGEND, markdownTable } from './report';

interface Section {
  readonly title: string;
  readonly players: Players;
  readonly variants: readonly RoundVariant[];
  readonly pairings: readonly Pairing[];
  /** The share of the rounds asked for that each row plays. */
  readonly share: number;
}

const EQUAL: readonly Pairing[] = LEVELS.map((level) => ({ runners: level, chasers: level }));
/** Every level against the next one, from both sides. */
const ONE_APART: readonly Pairing[] = LEVELS.flatMap((level, at) => {
  const above = LEVELS[at + 1];
  return above === undefined ? [] : [{ runners: above, chasers: level }, { runners: level, chasers: above }];
});

const whole = { variants: [], pairings: EQUAL, share: 1 };
/** A fifth of the rounds still tells a rate to within two points. */
const part = { ...whole, share: 0.2 };
const SECTIONS: readonly Section[] = [
  { ...whole, title: 'Two players', players: 2 },
  { ...part, title: 'Two players, Head Start (V1)', players: 2, variants: ['head-start'] },
  { ...part, title: 'Two players, Perfect Plan (V2)', players: 2, variants: ['perfect-plan'] },
  { ...part, title: 'Two players, Head Start and Perfect Plan', players: 2, variants: ['head-start', 'perfect-plan'] },
  { ...part, title: 'Three players', players: 3 },
  { ...part, title: 'Four players', players: 4 },
  { ...whole, title: 'Two players, one level apart', players: 2, pairings: ONE_APART, share: 0.1 },
];

export interface BalanceDocumentOptions {
  readonly tiles: TileSet;
  /** A row of equal levels. */
  readonly rounds: number;
  readonly seed: string;
  /** Told as it goes on. */
  readonly tell: (line: string) => void;
}

/** The whole document; plays every row of every section. */
export function balanceDocument({ tiles, rounds, seed, tell }: BalanceDocumentOptions): string {
  const parts = SECTIONS.map(({ title, players, variants, pairings, share }) => {
    tell(title);
    const played = Math.ceil(rounds * share);
    const rows = pairings.map((pair) => playSeries({ tiles, players, variants, ...pair, rounds: played, seed }));
    return `## ${title}\n\n${markdownTable(rows)}\n`;
  });
  return [
    '# How rounds between bots come out\n',
    `Written by \`npm run simulate -- --write-balance --seed ${seed} --rounds ${String(rounds)}\`; the same seed gives the`,
    'same figures on every machine. Within a section every row plays the same deals.\n',
    `${LEGEND}\n`,
    'What the levels can do, and why, stands in `src/main/bots/levels.ts`. The Runners’ times there are searched for plain',
    'rounds of two, three and four players; a variant changes the rules and not the bots, so its rates show what it is worth.\n',
    ...parts,
  ].join('\n');
}
