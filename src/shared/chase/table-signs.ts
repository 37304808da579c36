/**
 * What a moment says over its table, to whoever may look at it: which tiles are read now, and how far each Runner is ahead. A matter of where
 * tiles lie, which everybody sees. The window and pictures show what is told here, and so does whoever plays.
 */
import type { Direction } from '../../rules/chase/compass';
import { leadOf, readingOf } from '../../rules/chase/marking';
import type { Seat } from '../../rules/game';
import type { PathIndex, RoundView } from './table';

export interface NextReading {
  /** Place in the path, from 0. */
  readonly index: number;
  readonly direction: Direction;
  /** M4: the path's last tile, which is read towards the one before it. */
  readonly final: boolean;
}

/** The next tile to mark and the direction in which it is read as the table stands; null where every tile is marked. */
export function nextReading(view: RoundView, path: PathIndex = 0): NextReading | null {
  const own = view.paths[path];
  const index = own?.marks.length ?? 0;
  const tile = own?.tiles[index];
  if (own === undefined || tile === undefined || own.caught || view.tiles[tile.tile]?.kind === 'hideout') return null;
  return { index, ...readingOf(view, own, index) };
}

/** What there is to read on each path while the round goes on, and whose it is. */
export function readingsOf(view: RoundView): (NextReading & { readonly path: PathIndex; readonly chaser: Seat | null })[] {
  if (view.phase !== 'running') return [];
  return view.paths.flatMap(({ chaser }, at) => {
    const path: PathIndex = at === 1 ? 1 : 0;
    const reading = nextReading(view, path);
    return reading === null ? [] : [{ ...reading, path, chaser }];
  });
}

/** The tiles at the end of a path that still await their marker (M1). */
export interface Lead {
  readonly path: PathIndex;
  readonly tiles: number;
  /** The position of the first of them. */
  readonly from: number;
}

/** A lead of so many tiles shines as much as any longer one, on the table and beside it. */
export const LONG_LEAD = 8;

/** The leads of a round that goes on. */
export function leadsOf({ phase, paths, tiles: faces }: Pick<RoundView, 'phase' | 'paths' | 'tiles'>): Lead[] {
  if (phase !== 'running') return [];
  return paths.flatMap((path, at): Lead[] => {
    const tiles = leadOf(path, faces);
    return tiles < 1 ? [] : [{ path: at === 1 ? 1 : 0, tiles, from: path.marks.length + 1 }];
  });
}

/** A tile that is read now. */
export interface ReadNow {
  readonly path: PathIndex;
  /** From 1, beside the Prison. */
  readonly position: number;
  /** Who marks it, where several do: it then has the colour of that seat. */
  readonly seat?: Seat;
}

/** What a moment says over its table. */
export interface TableSigns {
  readonly reads: readonly ReadNow[];
  readonly leads: readonly Lead[];
}

/** What there is to be seen over the table of a view; of more than two at a table everybody has a colour. */
export function tableSigns(view: RoundView): TableSigns {
  const coloured = view.roles.length > 2;
  return {
    reads: readingsOf(view).map(({ path, index, chaser }) => ({
      path,
      position: index + 1,
      ...(coloured && chaser !== null && { seat: chaser }),
    })),
    leads: leadsOf(view),
  };
}
