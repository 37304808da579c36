/** Faces as short texts: equal for faces that look alike as they lie. */
import { CORNERS, DIRECTIONS, ROTATIONS, unturned, type Rotation } from '../../../../rules/chase/compass';
import type { Tile } from '../../../../rules/chase/tile';

/** The sectors of a tile that lies turned by `rotation`: from the north-west, symbol and witnesses by direction (C6). */
export function sectorsText({ sectors }: Tile, rotation: Rotation): string {
  if (sectors === undefined) return '';
  let text = '';
  for (let at = 0; at < 4; at++) {
    const corner = CORNERS[(at + 4 - rotation / 90) & 3] ?? 'nw';
    const { symbol, witnesses } = sectors[corner];
    text += symbol.slice(0, 2);
    for (const direction of DIRECTIONS) {
      const wanted = unturned(direction, rotation);
      let count = 0;
      for (const witness of witnesses) if (witness === wanted) count++;
      text += String(count);
    }
  }
  return text;
}

/** The whole face of a tile that lies turned by `rotation`: kind, item, exits from north on, sectors. */
export function faceText(tile: Tile, rotation: Rotation): string {
  let text = `${tile.kind}${tile.item ?? ''}`;
  for (const direction of DIRECTIONS) {
    const exit = tile.exits[unturned(direction, rotation)];
    text += exit === undefined ? '/' : `/${exit.at.slice(0, 1)}${exit.end.slice(0, 1)}`;
  }
  return `${text}/${sectorsText(tile, rotation)}`;
}

/** The same text for a face however it is turned (C6). */
export function faceTextAnyway(tile: Tile): string {
  return ROTATIONS.map((rotation) => faceText(tile, rotation)).sort()[0] ?? '';
}
