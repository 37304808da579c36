/** Arcs and rounded corners as Bézier curves: some canvases write each circle as dozens of pieces into a drawing that is to be sent about. */

/** What a curve is drawn on. */
interface Pen {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  bezierCurveTo(cp1x: number, cp1y: number, cp2x: number, cp2y: number, x: number, y: number): void;
  closePath(): void;
}

const TURN = 2 * Math.PI;
/** A curve for so much of a turn lies within a three-thousandth of the radius. */
const MOST = Math.PI / 2;

/** An arc of an ellipse as `CanvasPath.ellipse` draws it: a line leads from where the pen is to its beginning. */
export function drawEllipse(
  pen: Pen,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  rotation: number,
  from: number,
  to: number,
  anticlockwise = false,
): void {
  const way = anticlockwise ? -1 : 1;
  const wanted = (to - from) * way;
  const sweep = wanted >= TURN ? TURN : ((wanted % TURN) + TURN) % TURN;
  const pieces = Math.max(1, Math.ceil(sweep / MOST - 1e-9));
  const step = (sweep / pieces) * way;
  const bow = (4 / 3) * Math.tan(step / 4);
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  const at = (across: number, down: number): [number, number] => [
    x + across * radiusX * cos - down * radiusY * sin,
    y + across * radiusX * sin + down * radiusY * cos,
  ];
  pen.lineTo(...at(Math.cos(from), Math.sin(from)));
  for (let piece = 0; piece < pieces; piece++) {
    const [a, b] = [from + piece * step, from + (piece + 1) * step];
    const [ca, sa, cb, sb] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)];
    pen.bezierCurveTo(...at(ca - bow * sa, sa + bow * ca), ...at(cb + bow * sb, sb - bow * cb), ...at(cb, sb));
  }
}

/** A rectangle with rounded corners, one radius for all or one each from the upper left clockwise. */
export function drawRoundRect(pen: Pen, x: number, y: number, width: number, height: number, radii: number | readonly number[]): void {
  const most = Math.min(Math.abs(width), Math.abs(height)) / 2;
  const [nw = 0, ne = nw, se = nw, sw = ne] = (typeof radii === 'number' ? [radii] : radii).map((radius) =>
    Math.min(most, Math.max(0, radius)),
  );
  const quarter = (cx: number, cy: number, radius: number, from: number): void =>
    radius === 0 ? pen.lineTo(cx, cy) : drawEllipse(pen, cx, cy, radius, radius, 0, from, from + MOST);
  pen.moveTo(x + nw, y);
  quarter(x + width - ne, y + ne, ne, -MOST);
  quarter(x + width - se, y + height - se, se, 0);
  quarter(x + sw, y + height - sw, sw, MOST);
  quarter(x + nw, y + nw, nw, 2 * MOST);
  pen.closePath();
}
