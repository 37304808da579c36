/** Rounds with a mistake of either side, or of both, for the question who wins; the judge answers it (J4, J5). */
import type { ChaseSymbol, Rotation } from '../../../../shared/chase/replay';
import { ROTATIONS } from '../../../../rules/chase/compass';
import { walkOf } from '../../../../rules/chase/explain';
import { judgeRound } from '../../../../rules/chase/judge';
import type { RoundState } from '../../../../rules/chase/round';
import { SYMBOLS } from '../../../../rules/chase/tile';
import type { RoundVerdict } from '../../../../rules/chase/verdict';
import { pathExample } from '../lib/examples';
import { playedRound, type LaidTile } from './rounds';

/** A caught Runner's round, with what each side did wrong. */
export interface MistakenRound {
  readonly state: RoundState;
  readonly verdict: RoundVerdict;
}

const CELLS = [0, 1, 2, 3, 4].map((x) => ({ x, y: 0 }));
const [PRISON] = CELLS;

/** On which tiles the first wrong tile and the first wrong marker are; null for none. */
export interface Mistakes {
  readonly tile: number | null;
  readonly marker: number | null;
}

export const MISTAKES: readonly [Mistakes, ...Mistakes[]] = [
  { tile: 3, marker: null },
  { tile: 3, marker: 2 },
  { tile: 2, marker: 3 },
  { tile: 3, marker: 3 },
  { tile: null, marker: null },
];

/** Turned so that it is the first wrong one of its path. */
function spoilt(laid: readonly LaidTile[], position: number): readonly LaidTile[] | null {
  for (const rotation of ROTATIONS as readonly Rotation[]) {
    const tiles = laid.map((each, at) => (at === position - 1 ? { ...each, rotation } : each));
    const state = PRISON === undefined ? null : playedRound(PRISON, tiles);
    if (state !== null && walkOf(state).find(({ fault }) => fault !== null)?.position === position) return tiles;
  }
  return null;
}

/** Right markers all along, but for one. */
function marksOn(state: RoundState, wrong: number | null): ChaseSymbol[] | null {
  const marks = walkOf(state).map(({ legal, position }) =>
    position === wrong ? SYMBOLS.find((symbol) => !legal.includes(symbol)) : legal[0],
  );
  return marks.every((symbol) => symbol !== undefined) ? marks : null;
}

/** Such a round with the real tiles; null where they have none. */
export function mistakenRound({ tile, marker }: Mistakes): MistakenRound | null {
  const laid = pathExample(CELLS);
  if (PRISON === undefined || laid === null) return null;
  const tiles = tile === null ? laid : spoilt(laid, tile);
  const bare = tiles === null ? null : playedRound(PRISON, tiles);
  const marks = bare === null ? null : marksOn(bare, marker);
  const state = tiles === null || marks === null ? null : playedRound(PRISON, tiles, marks);
  return state === null ? null : { state, verdict: judgeRound(state) };
}
