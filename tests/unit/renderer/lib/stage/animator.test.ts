import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Animator, easedBack, easedOut } from '../../../../../src/renderer/lib/stage/animator';

let waiting: (() => void)[] = [];
let now = 0;
/** Lets `ms` pass and then shows one frame, as a browser does. */
function frame(ms: number): void {
  now += ms;
  const due = waiting;
  waiting = [];
  for (const run of due) run();
}

beforeEach(() => {
  waiting = [];
  now = 0;
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => waiting.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => (waiting = []));
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the animator', () => {
  test('moves by the clock and ends at its goal', () => {
    const animator = new Animator(() => undefined);
    const steps: number[] = [];
    animator.move('a', 200, (share) => steps.push(share));
    frame(50);
    frame(50);
    frame(100);
    expect(steps).toEqual([0, 0.25, 0.5, 1]);
    expect(animator.busy).toBe(false);
  });

  test('one that begins with a frame shows in it where all was, however long that frame was waited for', () => {
    const animator = new Animator(() => undefined);
    const steps: number[] = [];
    animator.move('a', 200, (share) => steps.push(share), undefined, 'frame');
    frame(500);
    frame(50);
    frame(150);
    expect(steps).toEqual([0, 0, 0.25, 1]);
    expect(animator.busy).toBe(false);
  });

  test('asks for no frame while nothing moves', () => {
    const frames = vi.fn();
    const animator = new Animator(frames);
    animator.move('a', 100, () => undefined);
    frame(100);
    expect(frames).toHaveBeenCalledTimes(1);
    expect(waiting).toHaveLength(0);
  });

  test('a window that was hidden in the middle finds everything at its goal', () => {
    const animator = new Animator(() => undefined);
    let at = 0;
    animator.move('a', 200, (share) => (at = share));
    frame(10);
    frame(60_000);
    expect(at).toBe(1);
    expect(animator.busy).toBe(false);
  });

  test('a new movement of the same name takes over', () => {
    const animator = new Animator(() => undefined);
    const done = vi.fn();
    let at = '';
    animator.move('a', 200, (share) => (at = `first ${share}`), done);
    frame(100);
    animator.move('a', 200, (share) => (at = `second ${share}`));
    frame(100);
    expect(at).toBe('second 0.5');
    frame(200);
    expect(done).not.toHaveBeenCalled();
  });

  test('without motion everything is at its goal at once', () => {
    const animator = new Animator(() => undefined);
    animator.motion = false;
    const steps: number[] = [];
    animator.move('a', 200, (share) => steps.push(share));
    expect(steps).toEqual([1]);
  });

  test('finishing brings all that moves to its goal', () => {
    const animator = new Animator(() => undefined);
    let at = 0;
    const done = vi.fn();
    animator.move('a', 200, (share) => (at = share), done);
    animator.finish();
    expect(at).toBe(1);
    expect(done).toHaveBeenCalledOnce();
    expect(animator.busy).toBe(false);
  });
});

test('easings begin at 0 and end at 1', () => {
  for (const eased of [easedOut, easedBack]) {
    expect(eased(0)).toBeCloseTo(0, 9);
    expect(eased(1)).toBeCloseTo(1, 9);
  }
});
