/** `docs/balance.md`: the stored table of how rounds between bots come out. */
import { playSeries, type Players, type RoundVariant } from '../../bots/balance';
import { LEVELS } from '../../bots/bot';
import type { TileSet } from '../../../../../rules/chase/tile';
import type { Pairing } from './arguments';
import { playMatches, type SeriesRow } from './match-series';
import { LEGEND, markdown, markdownTable, MATCH_COLUMNS, MATCH_LEGEND, type Column } from './report';

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
  return above === undefined
    ? []
    : [
        { runners: above, chasers: level },
        { runners: level, chasers: above },
      ];
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

/** V1 to V3 in every mix, for every number of players; V3 is played to five points. */
export const MIXES = ([2, 3, 4] as const).flatMap((players) =>
  ([[], ['head-start'], ['perfect-plan'], ['head-start', 'perfect-plan']] as const).flatMap((variants) =>
    [3, 5].map((pointsToWin) => ({ players, variants, pointsToWin })),
  ),
);
/** Matches of all mixes together where a row of equal levels plays 10,000 rounds. */
const MATCHES = 10_000;

/** The level that both sides of a match have: one after the other. */
export function levelOf(match: number): Pairing {
  const level = LEVELS[match % LEVELS.length] ?? 5;
  return { runners: level, chasers: level };
}

/** Whole matches of every mix of variants, each held against what must hold of every match. */
function matchSection({ tiles, rounds, seed, tell }: BalanceDocumentOptions): string {
  const matches = Math.ceil(((rounds / 10_000) * MATCHES) / MIXES.length);
  const rows = MIXES.map((mix): MixRow => {
    tell(`Matches of ${String(mix.players)} players, ${mix.variants.join(' and ') || 'no variants'}, ${String(mix.pointsToWin)} points`);
    return { ...mix, ...playMatches({ ...mix, tiles, seed }, matches, levelOf) };
  });
  return [
    '## Whole matches, every mix of variants\n',
    `${MATCH_LEGEND} Both sides have the same level, 1 to 10 in turn.\n`,
    `${markdown([...MIX_COLUMNS, ...MATCH_COLUMNS.slice(2)], rows)}\n`,
  ].join('\n');
}

type MixRow = (typeof MIXES)[number] & SeriesRow;

const MIX_COLUMNS: readonly Column<MixRow>[] = [
  { title: 'Players', cell: (row) => String(row.players) },
  { title: 'Head Start', cell: (row) => (row.variants.some((each) => each === 'head-start') ? 'yes' : '') },
  { title: 'Perfect Plan', cell: (row) => (row.variants.some((each) => each === 'perfect-plan') ? 'yes' : '') },
  { title: 'Points', cell: (row) => String(row.pointsToWin) },
];

interface BalanceDocumentOptions {
  readonly tiles: TileSet;
  /** A row of equal levels. */
  readonly rounds: number;
  readonly seed: string;
  /** Told as it goes on. */
  readonly tell: (line: string) => void;
}

/** The whole document; plays every row of every section. */
export function balanceDocument(options: BalanceDocumentOptions): string {
  const { tiles, rounds, seed, tell } = options;
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
    matchSection(options),
  ].join('\n');
}
