/** A street in words: its tiles, where it goes on, and places beside its end. */
import type { Spot } from '../../../../shared/chase/puzzle';
import type { Cell, Rotation } from '../../../../shared/chase/replay';
import type { PathIndex, RoundView } from '../../../../shared/chase/table';
import { endOfPath } from '../lib/cells';
import { directionTo, sameCell } from '../../../../rules/chase/compass';
import { cellText, faceText } from '../lib/tile-text';
import { list, t, tn } from '../../../lib/words.svelte';
import type { Ways } from './judged-row';

/** How a tile lies: 'as it is', 'turned 90°'. */
export function turnText(rotation: Rotation): string {
  return rotation === 0 ? t('drill.unturned') : t('tile.turned', { degrees: rotation });
}

/** Several ways to lie: 'as it is or turned 90° or 180°'. */
function turnsText(rotations: readonly Rotation[]): string {
  if (rotations.length === 4) return t('drill.any-turn');
  const turned = rotations.filter((rotation) => rotation !== 0);
  // The message brings the last degree sign with it. A tile lies one way at a time: 'or'.
  const degrees = list(
    turned.map((rotation, at) => (at < turned.length - 1 ? `${String(rotation)}°` : String(rotation))),
    'disjunction',
  );
  const texts = turned.length === 0 ? [] : [t('tile.turned', { degrees })];
  return list(turned.length < rotations.length ? [t('drill.unturned'), ...texts] : texts, 'disjunction');
}

/** A cell beside `end` with all the ways to lie there: 'north, as it is or turned 90°'. */
export function spotsText(end: Cell, cell: Cell, rotations: readonly Rotation[]): string {
  return `${t(`direction.${directionTo(end, cell) ?? 'n'}`)}, ${turnsText(rotations)}`;
}

/** A place beside `end`: 'north, turned 90°'. */
export function spotText(end: Cell, { cell, rotation }: Spot): string {
  return spotsText(end, cell, [rotation]);
}

/** Places beside `end`, cell after cell. */
export function waysText(end: Cell, ways: readonly Ways[]): string {
  return ways.map(({ cell, rotations }) => spotsText(end, cell, rotations)).join('; ');
}

/**
 * A cell for the next tile: where it is, and what else lies beside it. That one sees at a glance, and P2 hangs on it.
 */
export function cellAround(view: RoundView, path: PathIndex, end: Cell, cell: Cell): string {
  const tiles = ([0, 1] as const).flatMap((each) =>
    (view.paths[each]?.tiles ?? []).flatMap((placed, at) => {
      if (sameCell(placed.cell, end) || directionTo(cell, placed.cell) === undefined) return [];
      const name = t('tile.plain', { kind: t(`tile.kind.${view.tiles[placed.tile]?.kind ?? 'route'}`), id: at + 1 });
      return [each === path ? name : t('drill.other-path-tile', { name })];
    }),
  );
  const prison = !sameCell(view.prison, end) && directionTo(cell, view.prison) !== undefined ? [t('drill.prison')] : [];
  const names = [...prison, ...tiles];
  const where = cellText(view, end, cell);
  return names.length === 0 ? where : `${where}. ${t('drill.beside', { names: list(names) })}`;
}

/** A tile of a path: its number, its face, and where the path goes on. */
function tileText(view: RoundView, path: PathIndex, index: number): string {
  const tiles = view.paths[path]?.tiles ?? [];
  const placed = tiles[index];
  const face = placed === undefined ? undefined : view.tiles[placed.tile];
  if (placed === undefined || face === undefined) return '';
  const name = t('tile.numbered', { kind: t(`tile.kind.${face.kind}`), position: index + 1 });
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
