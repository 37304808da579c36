/** Tiles in words: the text alternative of every face, as it lies (C2 to C7). */
import type { Cell, Direction, Rotation, Tile } from '../../../../shared/chase/replay';
import type { PathView, RoundView } from '../../../../shared/chase/table';
import { readingOf } from '../../../../rules/chase/marking';
import { onTable } from '../../../../rules/chase/legality';
import { exitOn } from '../../../../rules/chase/tile';
import { CORNERS, directionTo, DIRECTIONS, turned, unturnedCorner } from '../../../../rules/chase/compass';
import { currentLanguage, t, tn } from '../../../lib/words.svelte';

/** 'north, north and east' would count as prose; a row of witnesses is a plain list: 'north, north, east'. */
function row(directions: readonly Direction[]): string {
  return directions.map((direction) => t(`direction.${direction}`)).join(', ');
}

/** The four sectors from the north-west on, each with its symbol and the way its witnesses look. */
function sectorTexts(tile: Tile, rotation: Rotation): string[] {
  if (tile.kind === 'hideout') return [];
  const { sectors } = tile;
  return CORNERS.map((corner) => {
    const sector = sectors[unturnedCorner(corner, rotation)];
    const directions = sector.witnesses
      .map((witness) => turned(witness, rotation))
      .sort((a, b) => DIRECTIONS.indexOf(a) - DIRECTIONS.indexOf(b));
    return tn('tile.sector', directions.length, {
      corner: t(`corner.${corner}`),
      symbol: t(`symbol.${sector.symbol}`),
      directions: row(directions),
    });
  });
}

/** The streets at the four edges, from the north on. */
export function exitsText(tile: Tile, rotation: Rotation): string {
  const exits = DIRECTIONS.map((side) => {
    const exit = exitOn(tile, rotation, side);
    return exit === undefined
      ? t('tile.no-exit', { side: t(`direction.${side}`) })
      : t('tile.exit', { side: t(`direction.${side}`), place: t(`place.${exit.at}`), end: t(`end.${exit.end}`) });
  });
  return t('tile.exits', { exits: exits.join(', ') });
}

/** The texts of faces, by language and turn: a table of sixty tiles says each of them again at every step. */
const FACE_TEXTS = new WeakMap<Tile, Map<string, string>>();

/** All of a face: item, sectors, exits. */
export function faceText(tile: Tile, rotation: Rotation): string {
  const known = FACE_TEXTS.get(tile) ?? new Map<string, string>();
  FACE_TEXTS.set(tile, known);
  const key = `${currentLanguage()}/${rotation}`;
  const text = known.get(key) ?? writtenFace(tile, rotation);
  known.set(key, text);
  return text;
}

function writtenFace(tile: Tile, rotation: Rotation): string {
  const item = tile.kind !== 'hideout' && tile.item !== undefined ? [t('tile.item', { item: t(`item.${tile.item}`) })] : [];
  return [...item, ...sectorTexts(tile, rotation), exitsText(tile, rotation)].join(' ');
}

function turnedText(rotation: Rotation): string {
  return rotation === 0 ? '' : `, ${t('tile.turned', { degrees: rotation })}`;
}

/** A tile of the hand: its name, how it is turned, and its face. */
export function handTileText(tile: Tile, rotation: Rotation): string {
  return `${t(`tile.kind.${tile.kind}`)}${turnedText(rotation)}. ${faceText(tile, rotation)}`;
}

/** A tile of the path: its number, its face, where the path goes on, and its marker. */
export function pathTileText(view: RoundView, path: PathView, index: number): string {
  const placed = path.tiles[index];
  const tile = placed === undefined ? undefined : view.tiles[placed.tile];
  if (placed === undefined || tile === undefined) return '';
  const kind = t(`tile.kind.${tile.kind}`);
  const name = t('tile.numbered', { kind, position: index + 1 });
  const { direction: towards, final } = readingOf(view, path, index);
  const course = t(final ? 'tile.last' : 'tile.to-next', { direction: t(`direction.${towards}`) });
  const mark = path.marks[index];
  const marked =
    tile.kind === 'hideout'
      ? []
      : mark !== undefined
        ? [t('tile.marked', { symbol: t(`symbol.${mark.symbol}`) })]
        : [t(index === path.marks.length ? 'tile.next-to-mark' : 'tile.unmarked')];
  return [`${name}${turnedText(placed.rotation)}.`, faceText(tile, placed.rotation), course, ...marked].join(' ');
}

/** A cell on which a tile can be put, as seen from the tile that it is joined on to. */
export function cellText(view: RoundView, end: Cell, cell: Cell): string {
  const direction = t(`direction.${directionTo(end, cell) ?? 'n'}`);
  return t(onTable(view, cell) ? 'hand.cell' : 'hand.cell-off', { direction });
}
