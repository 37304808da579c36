/** The pack that ships: as many of each kind, of all difficulties, no two that look the same. */
import { makeHandDrill, makeRowDrill, type Difficulty } from '../../../../rules/fugitive/drills/make';
import { DRILL_KINDS, ROW_KINDS, type DrillKind, type RowKind } from '../../../../rules/fugitive/drills/types';
import type { Puzzle } from '../../../../shared/fugitive/puzzle';
import { chanceOf } from '../../../chance';
import { playedRows } from './played-rows';
import { lookOf, sealed } from './seal';

/** The seed that the shipped pack is made from. */
export const PACK_SEED = 'lookout';
/** Puzzles of each kind in it. */
export const PACK_EACH = 99;

const DIFFICULTIES: readonly Difficulty[] = ['easy', 'middling', 'hard'];
/** Of one game no more than so many of a kind are taken. */
const OF_A_GAME = 2;
/** Games that are played at most: Manhunts are rare. */
const MOST_GAMES = 6000;
/** What a puzzle that was made says of where it comes from. */
export const MADE_SOURCE = 'Lookout';

const isOfRow = (kind: DrillKind): kind is RowKind => (ROW_KINDS as readonly DrillKind[]).includes(kind);

/** Puzzles by kind and difficulty, each look once. */
class Shelf {
  readonly #looks = new Set<string>();
  readonly #made = new Map<string, Puzzle[]>();
  readonly #each: number;

  constructor(each: number) {
    this.#each = each;
  }

  full(kind: DrillKind, difficulty: Difficulty): boolean {
    return (this.#made.get(`${kind} ${difficulty}`)?.length ?? 0) >= this.#each;
  }

  /** Whether it was new. */
  put(puzzle: Puzzle, difficulty: Difficulty): boolean {
    const look = lookOf(puzzle);
    if (this.#looks.has(look)) return false;
    this.#looks.add(look);
    const key = `${puzzle.kind} ${difficulty}`;
    this.#made.set(key, [...(this.#made.get(key) ?? []), puzzle]);
    return true;
  }

  all(): Puzzle[] {
    return DRILL_KINDS.flatMap((kind) => DIFFICULTIES.flatMap((difficulty) => this.#made.get(`${kind} ${difficulty}`) ?? []));
  }
}

/** The puzzles of a seed, `each` of a kind; `tell` hears how many games were played. Of Manhunts there may be fewer. */
export function makePuzzles(seed: string, each: number, tell: (games: number) => void = () => undefined): Puzzle[] {
  const shelf = new Shelf(Math.ceil(each / DIFFICULTIES.length));
  const random = chanceOf(`${seed}/fugitive`);
  for (const kind of ['steps', 'cheap', 'way'] as const) {
    for (const difficulty of DIFFICULTIES) {
      while (!shelf.full(kind, difficulty)) {
        const made = makeHandDrill(kind, difficulty, random);
        if (made !== null) shelf.put(sealed(made, MADE_SOURCE), difficulty);
      }
    }
  }
  const wanted = DRILL_KINDS.filter(isOfRow).flatMap((kind) => DIFFICULTIES.map((difficulty) => ({ kind, difficulty })));
  for (let game = 0; game < MOST_GAMES; game++) {
    const open = wanted.filter(({ kind, difficulty }) => !shelf.full(kind, difficulty));
    if (open.length === 0) break;
    tell(game);
    const rows = playedRows(`${seed}/game ${String(game)}`, random);
    for (const { kind, difficulty } of open) {
      let taken = 0;
      for (const row of rows) {
        if (taken >= OF_A_GAME || shelf.full(kind, difficulty)) break;
        const made = makeRowDrill(kind, row, difficulty, random);
        if (made !== null && shelf.put(sealed(made, MADE_SOURCE), difficulty)) taken += 1;
      }
    }
  }
  return shelf.all();
}
