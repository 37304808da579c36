/** A street in words: its tiles, where it goes on, and places beside its end. */
import type { Spot } from '../../../shared/puzzle';
import type { Cell, Rotation } from '../../../shared/replay';
import type { PathIndex, RoundView } from '../../../shared/table';
import { endOfPath } from '../cells';
import { directionTo } from '../compass';
import { faceText } from '../tile-text';
import { list, t, tn } from '../words.svelte';
import type { Ways } from './judged-row';

/** How a tile lies: 'as it is', 'turned 90°'. */
export function turnText(rotation: Rotation): string {
  return rotation === 0 ? t('drill.unturned') : t('tile.turned', { degrees: rotation });
}

/** A cell beside `end` with all the ways to lie there: 'north, as it is and turned 90°'. */
export function spotsText(end: Cell, cell: Cell, rotations: readonly Rotation[]): string {
  const turns = rotations.length === 4 ? t('drill.any-turn') : list(rotations.map(turnText));
  return `${t(`direction.${directionTo(end, cell) ?? 'n'}`)}, ${turns}`;
}

/** A place beside `end`: 'north, turned 90°'. */
export function spotText(end: Cell, { cell, rotation }: Spot): string {
  return spotsText(end, cell, [rotation]);
}

/** Places beside `end`, cell after cell. */
export function waysText(end: Cell, ways: readonly Ways[]): string {
  return ways.map(({ cell, rotations }) => spotsText(end, cell, rotations)).join('; ');
}

/** A tile of a path: its number, its face, and where the path goes on. */
function tileText(view: RoundView, path: PathIndex, index: number): string {
  const tiles = view.paths[path]?.tiles ?? [];
  const placed = tiles[index];
  const face = placed === undefined ? undefined : view.tiles[placed.tile];
  if (placed === undefined || face === undefined) return '';
  const name = t('tile.numbered', { kind: t(`tile.kind.${face.kind}`), position: index + 1, id: placed.tile });
  const next = tiles[index + 1];
  const towards = directionTo(placed.cell, next?.cell ?? tiles[index - 1]?.cell ?? view.prison) ?? 'n';
  const course = t(next === undefined ? 'tile.last' : 'tile.to-next', { direction: t(`direction.${towards}`) });
  return `${name}, ${turnText(placed.rotation)}. ${faceText(face, placed.rotation)} ${course}`;
}

/** All that lies on the table, path after path; where there are two, each says which it is. */
export function streetTexts(view: RoundView, asked: PathIndex): string[] {
  const two = view.paths.length === 2;
  const paths = view.paths.flatMap((path, index) => {
    const own = index === 1 ? 1 : 0;
    const prefix = two ? `${t(own === asked ? 'drill.own-path' : 'drill.other-path')} ` : '';
    return path.tiles.map((_, at) => `${prefix}${tileText(view, own, at)}`);
  });
  return [t('prison.text'), ...paths];
}

/** Where the path goes on, and how far it is to the table's edges: what the eye sees at once. */
export function endText(view: RoundView, path: PathIndex): string {
  const tiles = view.paths[path]?.tiles ?? [];
  const last = tiles.length === 0 ? t('prison.text') : tileText(view, path, tiles.length - 1);
  const { x, y } = endOfPath(view, path);
  const { columns, rows } = view.rules.table;
  const edges = t('drill.edges', { north: y, east: columns - 1 - x, south: rows - 1 - y, west: x });
  return `${tn('drill.street', tiles.length)} ${last} ${edges}`;
}
