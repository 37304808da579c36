import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TileDrag, type Back } from '../../../../../../src/renderer/games/chase/drag/tile-drag.svelte';
import type { Cell } from '../../../../../../src/shared/chase/replay';

/** As much of an element as a drag uses. */
class Source extends EventTarget {
  readonly captured: number[] = [];
  /** What it lies in, by selector. */
  readonly around: Partial<Record<string, Source>> = {};
  closest(selector: string): Source | null {
    return this.around[selector] ?? null;
  }
  getBoundingClientRect(): { left: number; top: number; right: number; bottom: number } {
    return { left: 0, top: 500, right: 1000, bottom: 600 };
  }
  setPointerCapture(pointer: number): void {
    this.captured.push(pointer);
  }
}

/** The only possible cell lies right of x = 700, above the hand. */
const CELL: Cell = { x: 3, y: 4 };

let screen: EventTarget;
let source: Source;
let calls: unknown[];
let able: boolean;
let drag: TileDrag;

function send(type: string, x: number, y: number, more: object = {}): Event {
  const event = Object.assign(new Event(type, { cancelable: true }), {
    clientX: x,
    clientY: y,
    button: -1,
    buttons: 1,
    pointerId: 1,
    shiftKey: false,
    ...more,
  });
  screen.dispatchEvent(event);
  return event;
}

function press(pointerId = 1): void {
  drag.press({ button: 0, pointerId, clientX: 100, clientY: 550, currentTarget: source } as unknown as PointerEvent, 't7');
}

beforeEach(() => {
  vi.useFakeTimers();
  screen = new EventTarget();
  vi.stubGlobal('window', screen);
  vi.stubGlobal('HTMLElement', Source);
  source = new Source();
  calls = [];
  able = true;
  drag = new TileDrag({
    lift: (tile) => (calls.push(['lift', tile]), able),
    cellAt: ({ x, y }) => (x > 700 && y < 500 ? CELL : null),
    aimAt: (cell) => calls.push(['aim', cell]),
    turn: (by) => calls.push(['turn', by]),
    place: (cell) => calls.push(['place', cell]),
    back: (why: Back) => calls.push(['back', why]),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a tile carried by pointer', () => {
  test('a press without a move stays a click', () => {
    press();
    send('pointermove', 103, 552);
    send('pointerup', 103, 552, { buttons: 0 });
    expect(calls).toEqual([]);
    expect(send('click', 103, 552).defaultPrevented).toBe(false);
  });

  test('the hand is all of its room, whichever picture of the tile was pressed', () => {
    const list = Object.assign(new Source(), {
      getBoundingClientRect: () => ({ left: 0, top: 500, right: 200, bottom: 600 }),
    });
    Object.assign(source.around, { '[data-hand]': new Source(), ul: list });
    press();
    send('pointermove', 300, 300);
    send('pointerup', 900, 550, { button: 0, buttons: 0 });
    expect(calls.at(-1)).toEqual(['back', 'hand']);
  });

  test('it follows the pointer, snaps to the cell, and lies there when it is let go', () => {
    press();
    send('pointermove', 300, 300);
    expect(drag.tile).toBe('t7');
    expect(drag.floats).toEqual({ x: 300, y: 300 });
    expect(source.captured).toEqual([1]);
    send('pointermove', 800, 300);
    expect(drag.floats).toBeNull();
    send('pointermove', 810, 310);
    send('pointerup', 810, 310, { button: 0, buttons: 0 });
    expect(calls).toEqual([
      ['lift', 't7'],
      ['aim', CELL],
      ['place', CELL],
    ]);
    expect(drag.tile).toBeNull();
  });

  test('let go where no tile can lie it is back, and said so; laid back on the hand it is just back', () => {
    press();
    send('pointermove', 300, 300);
    send('pointerup', 300, 300, { button: 0, buttons: 0 });
    press();
    send('pointermove', 300, 300);
    send('pointermove', 200, 540);
    send('pointerup', 200, 540, { button: 0, buttons: 0 });
    expect(calls.filter((call) => (call as unknown[])[0] === 'back')).toEqual([
      ['back', 'nowhere'],
      ['back', 'hand'],
    ]);
  });

  test('a carried tile is no click on where it began', () => {
    press();
    send('pointermove', 300, 300);
    send('pointerup', 300, 300, { button: 0, buttons: 0 });
    expect(send('click', 300, 300).defaultPrevented).toBe(true);
    vi.runAllTimers();
    expect(send('click', 300, 300).defaultPrevented).toBe(false);
  });

  test('Escape puts it back, is used up, and the pointer has to be let go before anything else', () => {
    press();
    send('pointermove', 800, 300);
    expect(send('keydown', 0, 0, { code: 'Escape' }).defaultPrevented).toBe(true);
    expect(drag.tile).toBeNull();
    send('pointermove', 820, 300);
    send('pointerup', 820, 300, { button: 0, buttons: 0 });
    expect(calls).toEqual([
      ['lift', 't7'],
      ['aim', CELL],
      ['back', 'ended'],
    ]);
    expect(send('click', 820, 300).defaultPrevented).toBe(true);
    expect(send('keydown', 0, 0, { code: 'Escape' }).defaultPrevented).toBe(false);
  });

  test.each(['pointercancel', 'blur'])('%s puts it back', (type) => {
    press();
    send('pointermove', 800, 300);
    const event = Object.assign(new Event(type), { pointerId: 1 });
    screen.dispatchEvent(event);
    expect(calls.at(-1)).toEqual(['back', 'ended']);
    expect(drag.tile).toBeNull();
  });

  test('let go outside the window it is back with the next movement that is seen', () => {
    press();
    send('pointermove', 800, 300);
    send('pointermove', 400, 300, { buttons: 0 });
    expect(calls.at(-1)).toEqual(['back', 'ended']);
    press();
    send('pointermove', 300, 300);
    expect(drag.tile).toBe('t7');
  });

  test('the other button turns it, with Shift the other way; so does the wheel, a notch at a time', () => {
    press();
    send('pointermove', 300, 300);
    send('pointermove', 300, 300, { button: 2, buttons: 3 });
    send('pointermove', 300, 300, { button: 2, buttons: 1 });
    send('pointermove', 300, 300, { button: 2, buttons: 3, shiftKey: true });
    expect(send('contextmenu', 300, 300).defaultPrevented).toBe(true);
    for (const deltaY of [100, -20, -30]) send('wheel', 300, 300, { deltaY, ctrlKey: false });
    expect(calls.slice(1)).toEqual([
      ['turn', 1],
      ['turn', -1],
      ['turn', 1],
      ['turn', -1],
    ]);
  });

  test('the button that carries let go while the other is still held drops it', () => {
    press();
    send('pointermove', 800, 300);
    send('pointermove', 800, 300, { button: 2, buttons: 3 });
    send('pointermove', 800, 300, { button: 0, buttons: 2 });
    expect(calls.at(-1)).toEqual(['place', CELL]);
  });

  test('another finger carries nothing meanwhile and lets nothing go', () => {
    press();
    send('pointermove', 800, 300);
    press(2);
    send('pointermove', 100, 100, { pointerId: 2 });
    send('pointerup', 100, 100, { pointerId: 2, button: 0, buttons: 0 });
    expect(drag.tile).toBe('t7');
    expect(calls).toHaveLength(2);
  });

  test('where nothing can be taken up nothing is carried, and the pointer means nothing else', () => {
    able = false;
    press();
    const stopped = vi.fn();
    send('pointermove', 800, 300, { stopPropagation: stopped });
    send('pointerup', 800, 300, { button: 0, buttons: 0 });
    expect(stopped).toHaveBeenCalled();
    expect(calls).toEqual([['lift', 't7']]);
  });

  test('once the hand is gone nothing is heard', () => {
    press();
    send('pointermove', 800, 300);
    drag.destroy();
    send('pointerup', 800, 300, { button: 0, buttons: 0 });
    expect(calls.at(-1)).toEqual(['back', 'ended']);
  });
});
