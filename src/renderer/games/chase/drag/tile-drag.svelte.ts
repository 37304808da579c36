/**
 * A tile on its way from a hand to the table, under mouse, pen or finger. It is picked up by a press that moves, snaps to the
 * possible cells, is turned by the other button or the wheel, and lies where it is dropped, or is back in the hand.
 */
import type { Cell, TileId } from '../../../../shared/chase/replay';
import type { Point } from '../../../lib/stage/camera';
import { notches } from '../lib/notches';

/** Why a tile is in the hand again: dropped where none can lie, laid back there, or the drag was ended. */
export type Back = 'nowhere' | 'hand' | 'ended';

interface DragPorts {
  /** Takes a tile up; false where none can be taken up now. */
  readonly lift: (tile: TileId) => boolean;
  /** The possible cell at a point (P9); null where there is none. */
  readonly cellAt: (at: Point) => Cell | null;
  /** The tile has snapped to a cell, or follows the pointer. */
  readonly aimAt: (cell: Cell | null) => void;
  readonly turn: (by: 1 | -1) => void;
  readonly place: (cell: Cell) => void;
  readonly back: (why: Back) => void;
}

/** A press that moves less than this, in CSS pixels, is a click. */
const SLACK = 6;
const LEFT = { button: 0, held: 1 } as const;
const RIGHT = { button: 2, held: 2 } as const;

/** `pressed` may still be a click; `spent` has come to its end, and the pointer is yet to be let go. */
type Stage = 'pressed' | 'carried' | 'spent';

interface Press {
  readonly pointer: number;
  readonly tile: TileId;
  readonly source: HTMLElement;
  readonly from: Point;
  stage: Stage;
}

export class TileDrag {
  readonly #ports: DragPorts;
  readonly #turns: (event: WheelEvent) => void;
  #press: Press | null = null;
  #deaf: (() => void) | null = null;
  #tile = $state.raw<TileId | null>(null);
  #at = $state.raw<Point>({ x: 0, y: 0 });
  #cell = $state.raw<Cell | null>(null);

  constructor(ports: DragPorts) {
    this.#ports = ports;
    this.#turns = notches((by) => ports.turn(by));
  }

  /** The tile that is carried; null for none. */
  get tile(): TileId | null {
    return this.#tile;
  }
  /** Where it follows the pointer; null while it has snapped to a cell, or none is carried. */
  get floats(): Point | null {
    return this.#tile === null || this.#cell !== null ? null : this.#at;
  }

  /** A tile of the hand was pressed: it is carried once the pointer moves. */
  press(event: PointerEvent, tile: TileId): void {
    if (event.button !== LEFT.button || this.#press !== null || !(event.currentTarget instanceof HTMLElement)) return;
    this.#press = { pointer: event.pointerId, tile, source: event.currentTarget, from: pointOf(event), stage: 'pressed' };
    this.#listen();
  }

  /** Puts the tile back, whatever the pointer does. */
  cancel(): void {
    if (this.#press?.stage === 'carried') this.#end(() => this.#ports.back('ended'));
    else if (this.#press?.stage === 'pressed') this.#press.stage = 'spent';
  }

  /** Puts the tile back and hears nothing any more: the hand goes. */
  destroy(): void {
    this.cancel();
    this.#forget();
  }

  #moved(event: PointerEvent): void {
    const press = this.#press;
    if (press?.pointer !== event.pointerId) return;
    const at = pointOf(event);
    if (press.stage === 'pressed') {
      if (Math.hypot(at.x - press.from.x, at.y - press.from.y) <= SLACK) return;
      this.#begin(press);
    }
    // Nothing below the pointer is meant by it.
    event.stopPropagation();
    // While another button is held, a button that goes down or up is told as a movement.
    const holds = (event.buttons & LEFT.held) !== 0;
    if (holds && press.stage === 'carried') {
      this.#carry(at);
      if (event.button === RIGHT.button && (event.buttons & RIGHT.held) !== 0) this.#ports.turn(event.shiftKey ? -1 : 1);
    } else if (!holds && event.button === LEFT.button) this.#letGo(at);
    else if (!holds) {
      // It was let go where the window did not see it.
      this.cancel();
      this.#forget();
    }
  }

  #begin(press: Press): void {
    press.stage = 'spent';
    if (!this.#ports.lift(press.tile)) return;
    press.stage = 'carried';
    press.source.setPointerCapture(press.pointer);
    this.#tile = press.tile;
  }

  #carry(at: Point): void {
    const cell = this.#ports.cellAt(at);
    this.#at = at;
    if (cell?.x === this.#cell?.x && cell?.y === this.#cell?.y) return;
    this.#cell = cell;
    this.#ports.aimAt(cell);
  }

  #letGo(at: Point): void {
    const press = this.#press;
    if (press?.stage === 'carried') {
      const cell = this.#ports.cellAt(at);
      if (cell !== null) this.#end(() => this.#ports.place(cell));
      else this.#end(() => this.#ports.back(isOver(handOf(press.source), at) ? 'hand' : 'nowhere'));
    }
    if (press?.stage === 'spent') swallowClick();
    this.#forget();
  }

  /** The tile is carried no more; then `deed`. */
  #end(deed: () => void): void {
    if (this.#press !== null) this.#press.stage = 'spent';
    this.#tile = null;
    this.#cell = null;
    deed();
  }

  #forget(): void {
    this.#deaf?.();
    this.#deaf = null;
    this.#press = null;
  }

  #listen(): void {
    const ending = new AbortController();
    const options = { capture: true, signal: ending.signal, passive: false } as const;
    const carried = (): boolean => this.#press?.stage === 'carried';
    const mine = (event: PointerEvent): boolean => this.#press?.pointer === event.pointerId;
    window.addEventListener('pointermove', (event) => this.#moved(event), options);
    window.addEventListener('pointerup', (event) => mine(event) && this.#letGo(pointOf(event)), options);
    window.addEventListener(
      'pointercancel',
      (event) => {
        if (!mine(event)) return;
        this.cancel();
        this.#forget();
      },
      options,
    );
    // The window's own: what had the focus before the press loses it with the press.
    window.addEventListener('blur', ({ target }) => target === window && this.cancel(), options);
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.code !== 'Escape' || !carried()) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        this.cancel();
      },
      options,
    );
    window.addEventListener(
      'wheel',
      (event) => {
        if (!carried()) return;
        event.stopPropagation();
        this.#turns(event);
      },
      options,
    );
    window.addEventListener(
      'contextmenu',
      (event) => {
        if (this.#press?.stage === 'pressed') return;
        event.preventDefault();
        event.stopPropagation();
      },
      options,
    );
    this.#deaf = () => ending.abort();
  }
}

function pointOf({ clientX, clientY }: MouseEvent): Point {
  return { x: clientX, y: clientY };
}

/** The hand that a tile was taken from: all of its room where it has more than a list, else the list. */
function handOf(source: HTMLElement): HTMLElement {
  return source.closest<HTMLElement>('[data-hand]') ?? source.closest('ul') ?? source;
}

function isOver(element: Element, { x, y }: Point): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** A pointer that carried something was no click on where it began. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
