/** Faces as bots hold them in their heads: streets as small numbers, so that hundreds of placements are weighed in no time. */
import type { Direction } from '../../../../rules/chase/compass';
import { DIRECTIONS } from '../../../../rules/chase/compass';
import { endsMeet, streetsJoin } from '../../../../rules/chase/street';
import { ENDS, ITEMS, PLACES, PRISON_EXIT, type Exit, type Tile } from '../../../../rules/chase/tile';

/** An exit as a number: its place and its end (C4); NO_EXIT where the side has none. */
export type ExitCode = number;
export const NO_EXIT: ExitCode = -1;
export const EXIT_CODES = PLACES.length * ENDS.length;

/** The compact face of a tile. */
export interface Face {
  /** By side of the unturned face, clockwise from north. */
  readonly exits: readonly ExitCode[];
  /** Bit c is set where an exit with code c can lead into this tile by some side, legally (P3, P4). */
  readonly enteredFrom: number;
  /** By the code of an exit, bit s is set where it can lead in by side s of the unturned face, legally (P3, P4). */
  readonly entries: readonly number[];
  /** The item's number in ITEMS, or -1. */
  readonly item: number;
  readonly hideout: boolean;
}

/** The number of an exit. */
function codeOf(exit: Exit | undefined): ExitCode {
  return exit === undefined ? NO_EXIT : PLACES.indexOf(exit.at) * ENDS.length + ENDS.indexOf(exit.end);
}

/** The code of the Prison's streets (C7). */
export const PRISON_CODE = codeOf(PRISON_EXIT);

const ALL_EXITS: readonly Exit[] = PLACES.flatMap((at) => ENDS.map((end) => ({ at, end })));

/** A question about two exits that meet, answered beforehand for all pairs. */
function tableOf(question: (here: Exit, there: Exit) => boolean): Uint8Array {
  const table = new Uint8Array(EXIT_CODES * EXIT_CODES);
  ALL_EXITS.forEach((here, h) => {
    ALL_EXITS.forEach((there, t) => {
      table[h * EXIT_CODES + t] = question(here, there) ? 1 : 0;
    });
  });
  return table;
}

/** Which exits may meet, as somebody sees it: index `here * EXIT_CODES + there`, 1 where they may. */
export type Meetings = Uint8Array;
/** As the rules say (P3, P4). */
export const LEGAL: Meetings = tableOf((here, there) => streetsJoin(here, there) && endsMeet(here, there));
/** To somebody who missed a roadblock (P4). */
export const WITHOUT_ROADBLOCKS: Meetings = tableOf(streetsJoin);
/** To somebody who missed that a street is off-centre (P3). */
export const WITHOUT_PLACES: Meetings = tableOf(endsMeet);

/** Whether two exits may meet, by `meetings`; a missing exit meets nothing. */
export function meets(meetings: Meetings, here: ExitCode, there: ExitCode): boolean {
  return here >= 0 && there >= 0 && meetings[here * EXIT_CODES + there] === 1;
}

/** Bit s is set where an exit with that code leads into a face by its side s, by `meetings`. */
export function entriesFrom({ exits, entries }: Pick<Face, 'exits' | 'entries'>, code: ExitCode, meetings: Meetings): number {
  if (meetings === LEGAL) return entries[code] ?? 0;
  let sides = 0;
  for (let side = 0; side < 4; side++) if (meets(meetings, code, exits[side] ?? NO_EXIT)) sides |= 1 << side;
  return sides;
}

const known = new WeakMap<Tile, Face>();

/** The compact face of `tile`, made once for each tile object. */
export function faceFor(tile: Tile): Face {
  const before = known.get(tile);
  if (before !== undefined) return before;
  const exits = DIRECTIONS.map((side: Direction) => codeOf(tile.exits[side]));
  const entries = Array.from({ length: EXIT_CODES }, (_, code) =>
    exits.reduce((sides, exit, side) => (meets(LEGAL, code, exit) ? sides | (1 << side) : sides), 0),
  );
  const enteredFrom = entries.reduce((bits, sides, code) => (sides === 0 ? bits : bits | (1 << code)), 0);
  const face: Face = {
    exits,
    enteredFrom,
    entries,
    item: tile.item === undefined ? -1 : ITEMS.indexOf(tile.item),
    hideout: tile.kind === 'hideout',
  };
  known.set(tile, face);
  return face;
}

/** The code of the exit on side `side` (0 north, clockwise) of a tile turned by `turns` quarter turns (C6). */
export function exitAt(face: Face, turns: number, side: number): ExitCode {
  return face.exits[(side - turns) & 3] ?? NO_EXIT;
}
