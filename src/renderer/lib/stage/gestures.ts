/** Mouse, pen, touch and wheel over the table, told as pans, zooms, hovers and clicks. */
import type { Point } from './camera';

interface GestureListener {
  readonly pan: (dx: number, dy: number) => void;
  readonly zoom: (at: Point, factor: number) => void;
  /** Null: the pointer left. */
  readonly hover: (at: Point | null) => void;
  readonly click: (at: Point) => void;
  readonly turn: (quarter: 1 | -1) => void;
}

/** A pointer that moves less than this, in CSS pixels, clicks; more, and it drags. */
const SLACK = 6;
const ZOOM_A_NOTCH = 1.0016;

/** Listens on `element` until the returned function is called. */
export function listenForGestures(element: HTMLElement, listener: GestureListener): () => void {
  const down = new Map<number, Point>();
  let start: Point | null = null;
  let dragging = false;

  const pointOf = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const pinch = (moved: number, to: Point): void => {
    const before = down.get(moved);
    const other = [...down].find(([id]) => id !== moved)?.[1];
    if (before === undefined || other === undefined) return;
    const apart = (a: Point, b: Point): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
    const middle = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 };
    listener.zoom(middle, apart(to, other) / apart(before, other));
    listener.pan((to.x - before.x) / 2, (to.y - before.y) / 2);
  };

  const pointerDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const point = pointOf(event);
    down.set(event.pointerId, point);
    dragging = down.size > 1;
    start = point;
    element.setPointerCapture(event.pointerId);
  };
  const pointerMove = (event: PointerEvent): void => {
    const point = pointOf(event);
    const before = down.get(event.pointerId);
    if (before === undefined) {
      // A press that began elsewhere is no business of the table, wherever it is moved.
      if (event.buttons === 0) listener.hover(point);
      return;
    }
    if (down.size > 1) pinch(event.pointerId, point);
    else {
      if (start !== null && Math.hypot(point.x - start.x, point.y - start.y) > SLACK && !dragging) {
        dragging = true;
        listener.hover(null);
        // The way up to here is made good, so that the table sticks to the pointer.
        listener.pan(before.x - start.x, before.y - start.y);
      }
      if (dragging) listener.pan(point.x - before.x, point.y - before.y);
    }
    down.set(event.pointerId, point);
  };
  const pointerUp = (event: PointerEvent): void => {
    if (!down.delete(event.pointerId)) return;
    const point = pointOf(event);
    if (down.size > 0) return;
    if (!dragging && event.type === 'pointerup') listener.click(point);
    else if (event.pointerType === 'mouse') listener.hover(point);
    start = null;
    dragging = false;
  };
  const pointerLeave = (event: PointerEvent): void => {
    if (!down.has(event.pointerId)) listener.hover(null);
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 32 : 1;
    // Pinches on a touchpad come as wheel events with Ctrl and small steps.
    const steps = -event.deltaY * lines * (event.ctrlKey ? 6 : 1);
    listener.zoom(pointOf(event), ZOOM_A_NOTCH ** Math.max(-400, Math.min(400, steps)));
  };
  const contextMenu = (event: MouseEvent): void => {
    event.preventDefault();
    listener.turn(event.shiftKey ? -1 : 1);
  };

  element.addEventListener('pointerdown', pointerDown);
  element.addEventListener('pointermove', pointerMove);
  element.addEventListener('pointerup', pointerUp);
  element.addEventListener('pointercancel', pointerUp);
  element.addEventListener('pointerleave', pointerLeave);
  element.addEventListener('wheel', wheel, { passive: false });
  element.addEventListener('contextmenu', contextMenu);
  return () => {
    element.removeEventListener('pointerdown', pointerDown);
    element.removeEventListener('pointermove', pointerMove);
    element.removeEventListener('pointerup', pointerUp);
    element.removeEventListener('pointercancel', pointerUp);
    element.removeEventListener('pointerleave', pointerLeave);
    element.removeEventListener('wheel', wheel);
    element.removeEventListener('contextmenu', contextMenu);
  };
}
