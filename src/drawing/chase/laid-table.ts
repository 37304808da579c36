/** The table with all that lies there, framed whole: for pictures that nobody can move about in. In pixels. */
import type { Cell } from '../../shared/chase/replay';
import type { MomentShown } from '../../shared/chase/moment';
import type { RoundView } from '../../shared/chase/table';
import { drawCloth } from '../cloth';
import type { Target } from '../target';
import { drawSign } from './answer';
import { drawRing } from './highlights';
import { MARKER_RADIUS, drawMarker, markSignAt } from './marker';
import type { Palette } from './palette';
import { drawPrison } from './prison';
import { drawLead, drawReadNow, type Laid } from './signs';
import type { TileStyle } from './style';
import { drawTile } from './tile';
import { drawTileBack } from './back';

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Around what lies there, in cells. */
const AROUND = 0.4;
/** So many cells at least: a single tile is no wall. */
const LEAST = { columns: 7, rows: 4 };

interface Seen {
  readonly scale: number;
  /** The cell, and part of one, in the middle. */
  readonly x: number;
  readonly y: number;
}

/** How a table is looked at so that all cells that something lies on are in the frame. */
export function seenWhole(cells: readonly Cell[], { width, height }: Pick<Frame, 'width' | 'height'>): Seen {
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const [left, right] = [Math.min(...xs) - AROUND, Math.max(...xs) + 1 + AROUND];
  const [top, bottom] = [Math.min(...ys) - AROUND, Math.max(...ys) + 1 + AROUND];
  const scale = Math.min(width / Math.max(LEAST.columns, right - left), height / Math.max(LEAST.rows, bottom - top));
  return { scale, x: (left + right) / 2, y: (top + bottom) / 2 };
}

function laidIn({ prison, paths, tiles: faces }: RoundView): Laid {
  return {
    prison,
    tiles: paths.flatMap(({ tiles }, path) =>
      tiles.map(({ tile, cell, rotation }, at) => ({
        face: faces[tile] ?? null,
        cell,
        rotation,
        path: path === 1 ? (1 as const) : (0 as const),
        position: at + 1,
      })),
    ),
  };
}

interface Look {
  readonly palette: Palette;
  readonly plain: boolean;
  /** Draws a face in place of `drawTile`: whoever draws many pictures of the same faces keeps them. */
  readonly face?: typeof drawTile | undefined;
}

/** Draws the table of `moment` into the frame. */
export function drawLaidTable(
  ctx: Target,
  { table, judged, signs }: MomentShown,
  frame: Frame,
  { palette, plain, face: drawFace = drawTile }: Look,
): void {
  const placed = table.paths.flatMap(({ tiles }) => tiles);
  const { scale, x, y } = seenWhole([table.prison, ...placed.map(({ cell }) => cell)], frame);
  const { columns, rows } = table.rules.table;
  const half = { x: frame.width / scale / 2, y: frame.height / scale / 2 };
  ctx.save();
  ctx.beginPath();
  ctx.rect(frame.left, frame.top, frame.width, frame.height);
  ctx.clip();
  ctx.translate(frame.left + frame.width / 2, frame.top + frame.height / 2);
  ctx.scale(scale, scale);
  ctx.translate(-x, -y);
  drawCloth(ctx, columns, rows, { left: x - half.x, top: y - half.y, right: x + half.x, bottom: y + half.y }, 1 / scale, palette);
  // Pieces are drawn in pixels of their own.
  const onCell = ({ x: left, y: top }: Cell, draw: () => void): void => {
    ctx.save();
    ctx.translate(left, top);
    ctx.scale(1 / scale, 1 / scale);
    draw();
    ctx.restore();
  };
  const styleOf = (rotation: TileStyle['rotation']): TileStyle => ({ palette, plain, rotation, detail: scale < 72 ? 'low' : 'full' });
  onCell(table.prison, () => drawPrison(ctx, scale, styleOf(0)));
  for (const { tile, cell, rotation } of placed) {
    const face = table.tiles[tile];
    onCell(cell, () =>
      face === undefined ? drawTileBack(ctx, 'route', scale, styleOf(rotation)) : drawFace(ctx, face, scale, styleOf(rotation)),
    );
  }
  for (const [path, { tiles, marks }] of table.paths.entries()) {
    for (const [at, { cell }] of tiles.entries()) {
      const said = judged.filter((each) => each.path === path && each.position === at + 1);
      const ok = said.find((each) => each.ok !== null)?.ok ?? undefined;
      const mark = marks[at];
      if (said.some(({ fault }) => fault)) {
        drawRing(ctx, cell, palette.bad);
        drawSign(ctx, cell.x + 0.93, cell.y + 0.07, false, palette);
      }
      if (mark === undefined) continue;
      drawMarker(ctx, mark.symbol, cell.x + 0.5, cell.y + 0.5, MARKER_RADIUS, { palette }, ok);
      const sign = markSignAt(mark.direction);
      if (ok !== undefined) drawSign(ctx, cell.x + 0.5 + sign.x, cell.y + 0.5 + sign.y, ok, palette);
    }
  }
  const laid = laidIn(table);
  for (const lead of signs.leads) drawLead(ctx, lead, laid, palette);
  for (const read of signs.reads) drawReadNow(ctx, read, laid, palette);
  ctx.restore();
}
