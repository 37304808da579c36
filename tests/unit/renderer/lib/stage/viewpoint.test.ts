import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cell } from '../../../../../src/shared/chase/replay';
import { Animator } from '../../../../../src/renderer/lib/stage/animator';
import { toWindow } from '../../../../../src/renderer/lib/stage/camera';
import { Viewpoint, type Interest } from '../../../../../src/renderer/lib/stage/viewpoint';

const SIZE = { width: 1000, height: 600 };
const settled = vi.fn();
let animator: Animator;
let view: Viewpoint;

const row = (from: number, to: number): Cell[] => Array.from({ length: to - from + 1 }, (_, i) => ({ x: from + i, y: 5 }));
const interest = (needed: Cell[], spare: Cell[] = [], closeUp: Cell | null = null): Interest => ({
  needed,
  wished: [],
  spare,
  closeUp,
  covered: 0,
  columns: 21,
  rows: 13,
});
function isShown(cell: Cell): boolean {
  const from = toWindow(view.camera, SIZE, cell);
  const to = toWindow(view.camera, SIZE, { x: cell.x + 1, y: cell.y + 1 });
  return from.x >= 0 && from.y >= 0 && to.x <= SIZE.width && to.y <= SIZE.height;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  settled.mockClear();
  animator = new Animator(() => undefined);
  animator.motion = false;
  view = new Viewpoint(animator, settled);
  view.resize(SIZE, 1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the viewpoint', () => {
  test('keeps what is needed below the words that lie over the upper edge, and moves there when they come', () => {
    const needed = [
      { x: 5, y: 4 },
      { x: 5, y: 5 },
      { x: 5, y: 6 },
    ];
    const top = (): number => toWindow(view.camera, SIZE, { x: 5, y: 4 }).y;
    view.show(interest(needed), true);
    expect(top()).toBeLessThan(60);
    view.show({ ...interest(needed), covered: 60 }, true);
    expect(top()).toBeGreaterThanOrEqual(60);
    expect(isShown({ x: 5, y: 6 })).toBe(true);
  });

  test('follows where the round goes on', () => {
    view.show(interest([{ x: 3, y: 5 }], row(0, 3)), true);
    expect(isShown({ x: 3, y: 5 })).toBe(true);
    view.show(interest([{ x: 19, y: 5 }], row(0, 19).reverse()), true);
    expect(isShown({ x: 19, y: 5 })).toBe(true);
    expect(isShown({ x: 0, y: 5 })).toBe(false);
  });

  test('stands still while the next tile is in the window and large enough', () => {
    view.show(interest([{ x: 3, y: 5 }], row(0, 3)), true);
    const { camera } = view;
    view.show(interest([{ x: 3, y: 6 }], [{ x: 3, y: 6 }, ...row(0, 3)]), true);
    expect(view.camera).toBe(camera);
  });

  test('a hand that pans holds it until it is asked to fit', () => {
    view.show(interest([{ x: 3, y: 5 }]), true);
    view.pan(-40, 0);
    const held = view.camera;
    view.show(interest([{ x: 18, y: 5 }], row(0, 18)), true);
    expect(view.camera.scale).toBe(held.scale);
    expect(isShown({ x: 18, y: 5 })).toBe(false);
    view.fit();
    for (const cell of row(0, 18)) expect(isShown(cell)).toBe(true);
    view.show(interest([{ x: 20, y: 5 }], row(0, 20)), true);
    expect(isShown({ x: 20, y: 5 })).toBe(true);
  });

  test('fit shows the whole round, and asked again the part where it goes on', () => {
    view.show(interest([{ x: 18, y: 5 }], row(0, 18).reverse()), true);
    const near = view.camera.scale;
    view.fit();
    expect(view.camera.scale).toBeLessThan(near);
    view.fit();
    expect(view.camera.scale).toBe(near);
  });

  test('zooming by key keeps following, at the scale that was chosen', () => {
    view.show(interest([{ x: 3, y: 5 }]), true);
    view.zoomBy(0.5);
    const { scale } = view.camera;
    view.show(interest([{ x: 12, y: 5 }]), true);
    expect(view.camera.scale).toBe(scale);
    expect(isShown({ x: 12, y: 5 })).toBe(true);
  });

  test('the wheel keeps the spot under the pointer, and the pieces are drawn afresh once it rests', () => {
    view.show(interest([{ x: 3, y: 5 }]), true);
    settled.mockClear();
    view.zoom({ x: 500, y: 300 }, 1.37);
    view.zoom({ x: 500, y: 300 }, 1.01);
    expect(settled).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(settled).toHaveBeenCalledTimes(1);
    expect(Number.isInteger(view.camera.scale)).toBe(true);
  });

  test('a close-up is gone to even out of a hand that holds the table, and left when it ends', () => {
    view.show(interest([{ x: 3, y: 5 }], row(0, 3)), true);
    view.pan(-400, 0);
    view.show(interest([{ x: 3, y: 5 }], row(0, 3), { x: 1, y: 5 }), true);
    expect(view.camera.x).toBeCloseTo(1.5, 1);
    view.show(interest([{ x: 3, y: 5 }], row(0, 3)), true);
    for (const cell of row(0, 3)) expect(isShown(cell)).toBe(true);
  });

  test('with motion it glides there, and a hand can stop it on the way', () => {
    view.show(interest([{ x: 3, y: 5 }]), false);
    animator.motion = true;
    view.show(interest([{ x: 18, y: 5 }]), true);
    expect(animator.busy).toBe(true);
    view.pan(1, 0);
    expect(animator.busy).toBe(false);
  });
});
