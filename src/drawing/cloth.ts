/** The table itself, in units of a cell: its cloth, its edge, and a dot where four cells meet. */
import { faded } from './contrast';
import type { Target } from './target';

/** The colours of the cloth: the table, its edge, its dots, and what lies past its edge. */
interface ClothColours {
  readonly table: string;
  readonly tableEdge: string;
  readonly tableLine: string;
  readonly beyond: string;
}

/** What of the table is in the window, in cells. */
interface Visible {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const ROUND = 0.22;

/** Draws the table of `columns` × `rows` cells; `pixel` is a CSS pixel in cells. */
export function drawCloth(ctx: Target, columns: number, rows: number, visible: Visible, pixel: number, palette: ClothColours): void {
  ctx.fillStyle = palette.beyond;
  ctx.fillRect(visible.left, visible.top, visible.right - visible.left, visible.bottom - visible.top);
  const rim = 0.14;
  ctx.beginPath();
  ctx.roundRect(-rim, -rim, columns + 2 * rim, rows + 2 * rim, ROUND);
  ctx.fillStyle = palette.table;
  ctx.fill();
  ctx.lineWidth = Math.max(pixel * 1.5, 0.035);
  ctx.strokeStyle = palette.tableEdge;
  ctx.stroke();
  // Tiles must lie wholly within this line (P1).
  ctx.lineWidth = Math.max(pixel, 0.012);
  ctx.strokeStyle = faded(palette.tableEdge, 0.55);
  ctx.strokeRect(0, 0, columns, rows);
  const size = Math.max(pixel * 1.4, 0.03);
  ctx.beginPath();
  for (let y = Math.max(1, Math.floor(visible.top)); y <= Math.min(rows - 1, Math.ceil(visible.bottom)); y++) {
    for (let x = Math.max(1, Math.floor(visible.left)); x <= Math.min(columns - 1, Math.ceil(visible.right)); x++) {
      ctx.rect(x - size / 2, y - size / 2, size, size);
    }
  }
  ctx.fillStyle = palette.tableLine;
  ctx.fill();
}
