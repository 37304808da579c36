import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listenForGestures } from '../../../../../src/renderer/lib/stage/gestures';

/** As much of an element as the gestures use. */
class Surface extends EventTarget {
  getBoundingClientRect(): { left: number; top: number } {
    return { left: 100, top: 50 };
  }
  setPointerCapture(): void {
    // Nothing else takes the pointer here.
  }
}

let surface: Surface;
let calls: unknown[];
let deaf: () => void;

/** Sends an event at a point of the surface. */
function send(type: string, x: number, y: number, more: object = {}): Event {
  const event = Object.assign(new Event(type, { cancelable: true }), {
    clientX: x + 100,
    clientY: y + 50,
    button: 0,
    buttons: 0,
    pointerId: 1,
    pointerType: 'mouse',
    ...more,
  });
  surface.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  vi.stubGlobal('WheelEvent', { DOM_DELTA_LINE: 1 });
  surface = new Surface();
  calls = [];
  deaf = listenForGestures(surface as unknown as HTMLElement, {
    pan: (dx, dy) => calls.push(['pan', dx, dy]),
    zoom: (at, factor) => calls.push(['zoom', at, factor]),
    hover: (at) => calls.push(['hover', at]),
    click: (at) => calls.push(['click', at]),
    turn: (quarter) => calls.push(['turn', quarter]),
  });
});

describe('gestures over the table', () => {
  test('a press without a move is a click, where the surface is', () => {
    send('pointerdown', 30, 40);
    send('pointermove', 32, 41);
    send('pointerup', 32, 41);
    expect(calls).toEqual([['click', { x: 32, y: 41 }]]);
  });

  test('a drag pans by all of its way and is no click', () => {
    send('pointerdown', 30, 40);
    for (const x of [33, 40, 60, 90]) send('pointermove', x, 40);
    send('pointerup', 90, 40);
    const panned = calls.filter((call): call is [string, number, number] => Array.isArray(call) && call[0] === 'pan');
    expect(panned.reduce((sum, [, dx]) => sum + dx, 0)).toBe(60);
    expect(calls.some((call) => Array.isArray(call) && call[0] === 'click')).toBe(false);
  });

  test('moving without a press hovers, and leaving ends it', () => {
    send('pointermove', 5, 6);
    send('pointerleave', 500, 6);
    expect(calls).toEqual([
      ['hover', { x: 5, y: 6 }],
      ['hover', null],
    ]);
  });

  test("a press that began elsewhere does not hover: what it carries is not the table's", () => {
    send('pointermove', 5, 6, { buttons: 1 });
    expect(calls).toEqual([]);
  });

  test('the other button turns the held tile, with Shift the other way, and shows no menu', () => {
    expect(send('contextmenu', 1, 1, { button: 2 }).defaultPrevented).toBe(true);
    send('contextmenu', 1, 1, { button: 2, shiftKey: true });
    expect(calls).toEqual([
      ['turn', 1],
      ['turn', -1],
    ]);
  });

  test('pressing the other button does not begin a drag', () => {
    send('pointerdown', 30, 40, { button: 2 });
    send('pointerup', 30, 40, { button: 2 });
    expect(calls).toEqual([]);
  });

  test('the wheel zooms about the pointer: up is nearer, down is farther', () => {
    send('wheel', 10, 20, { deltaY: -100, deltaMode: 0 });
    send('wheel', 10, 20, { deltaY: 3, deltaMode: 1 });
    expect(calls).toHaveLength(2);
    const [near, far] = calls as [string, unknown, number][];
    expect(near?.[1]).toEqual({ x: 10, y: 20 });
    expect(near?.[2]).toBeGreaterThan(1);
    expect(far?.[2]).toBeLessThan(1);
  });

  test('two fingers that part zoom in by how far they part, and lifting them is no click', () => {
    send('pointerdown', 100, 100, { pointerId: 1, pointerType: 'touch' });
    send('pointerdown', 200, 100, { pointerId: 2, pointerType: 'touch' });
    send('pointermove', 300, 100, { pointerId: 2, pointerType: 'touch' });
    expect(calls).toContainEqual(['zoom', { x: 200, y: 100 }, 2]);
    expect(calls).toContainEqual(['pan', 50, 0]);
    send('pointerup', 100, 100, { pointerId: 1, pointerType: 'touch' });
    send('pointerup', 300, 100, { pointerId: 2, pointerType: 'touch' });
    expect(calls.some((call) => Array.isArray(call) && call[0] === 'click')).toBe(false);
  });

  test('a cancelled press does nothing', () => {
    send('pointerdown', 30, 40, { pointerType: 'touch' });
    send('pointercancel', 30, 40, { pointerType: 'touch' });
    expect(calls).toEqual([]);
  });

  test('after listening has ended nothing is told', () => {
    deaf();
    send('pointermove', 5, 6);
    send('contextmenu', 1, 1);
    expect(calls).toEqual([]);
  });
});
