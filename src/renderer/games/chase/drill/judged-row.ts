/** What is said of one part of an answer once it is judged. */
import type { Spot } from '../../../../shared/chase/puzzle';
import type { Cell, Direction, Rotation, Tile, TileId } from '../../../../shared/chase/replay';
import type { Ghost, GhostSign } from '../board';
import { directionTo, sameCell } from '../../../../rules/chase/compass';

export type Judgement = Exclude<GhostSign, 'chosen'>;

/** Ways to lie on one cell. */
export interface Ways {
  readonly cell: Cell;
  readonly direction: Direction;
  readonly rotations: readonly Rotation[];
}

export interface JudgedRow {
  readonly judgement: Judgement;
  /** The judgement in words. */
  readonly word: string;
  /** The tile's number in its row, where it has one. */
  readonly number: number | null;
  readonly face: Tile | null;
  readonly ways: readonly Ways[];
  /** Where; empty where it is nowhere. */
  readonly place: string;
  readonly reason: string;
}

/** Places beside `end`, those of one cell together. */
export function waysOf(end: Cell, spots: readonly Spot[]): Ways[] {
  const ways: (Ways & { rotations: Rotation[] })[] = [];
  for (const { cell, rotation } of spots) {
    const known = ways.find((each) => sameCell(each.cell, cell));
    if (known === undefined) ways.push({ cell, direction: directionTo(end, cell) ?? 'n', rotations: [rotation] });
    else known.rotations.push(rotation);
  }
  return ways;
}

/** What the table shows of a row: the tile in each of its ways to lie. */
export function ghostsOf(tile: TileId, { ways, judgement }: JudgedRow): Ghost[] {
  return ways.flatMap(({ cell, rotations }) => rotations.map((rotation) => ({ tile, cell, rotation, sign: judgement })));
}

/** A row as it is read out. */
export function rowText({ number, word, place, reason }: JudgedRow): string {
  const head = number === null ? word : `${String(number)}, ${word}`;
  return [head, ...(place === '' ? [] : [place]), reason].join('. ');
}
