/** How a tile set is written to its file: one tile a line, so that a change of one tile is one line in a comparison. */
import type { TileSet } from '../../../../rules/chase/tile';

/** The text of `tiles.json` for `tiles`, which keeps their order. */
export function tileFileText(tiles: TileSet): string {
  const lines = Object.entries(tiles).map(([id, tile]) => `    ${JSON.stringify(id)}: ${JSON.stringify(tile)}`);
  return `{\n  "tiles": {\n${lines.join(',\n')}\n  }\n}\n`;
}
