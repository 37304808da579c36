/** A test or a round that somebody does for a course: what counts, what does not, and where it is lost. */
import { describe, expect, test } from 'vitest';
import { LessonErrand } from '../../../../src/renderer/lib/lesson-errand.svelte';
import type { Course, LessonOfDrills, LessonOfRound, LessonOfSteps } from '../../../../src/renderer/lib/lesson-screens';
import type { Reached } from '../../../../src/renderer/lib/lessons.svelte';
import type { Route } from '../../../../src/renderer/lib/router.svelte';
import type { RunView } from '../../../../src/shared/drill';
import type { Refusal } from '../../../../src/shared/refusal';

const STEPS: LessonOfSteps = { kind: 'steps', id: 'read', steps: [{ id: 'one' }] };
const TEST: LessonOfDrills = { kind: 'test', id: 'test', mode: 'custom', options: { kinds: ['read'], length: 10 }, right: 8 };
const ROUND: LessonOfRound = { kind: 'round', id: 'round', start: { game: 'chase', role: 'chaser', level: 1 } };
const COURSE: Course = { id: 'first', minutes: 5, lessons: [STEPS, TEST, ROUND], words: { en: {}, it: {} } };

const run = (right: number, change: Partial<RunView> = {}): RunView =>
  ({ mode: 'custom', state: 'over', options: TEST.options, right, wrong: 10 - right, ...change }) as RunView;

function opened() {
  const kept: Reached[] = [];
  const began: unknown[] = [];
  const state: { route: Route; by: Route | undefined; match: string | null; refusal: Refusal | null; introduced: boolean } = {
    route: { name: 'lessons', game: 'chase' },
    by: undefined,
    match: null,
    refusal: null,
    introduced: false,
  };
  const errand = new LessonErrand({
    lessons: {
      reach: (reached) => {
        if (state.refusal === null) kept.push(reached);
        return Promise.resolve(state.refusal);
      },
    },
    live: {
      begin: (start) => {
        began.push(start);
        if (state.refusal === null) state.match = 'm1';
        return Promise.resolve(state.refusal);
      },
      get current() {
        return (state.match === null ? null : { match: state.match }) as never;
      },
    },
    router: {
      get route() {
        return state.route;
      },
      go: (route, by) => {
        state.route = route;
        state.by = by;
        return Promise.resolve(true);
      },
    },
    introduced: () => {
      state.introduced = true;
      return Promise.resolve();
    },
  });
  return { errand, kept, began, state };
}

const reached = (lesson: string, done: boolean): Reached => ({ game: 'chase', course: 'first', lesson, step: 0, done });

test('steps are a screen of their own, and no errand', async () => {
  const { errand, kept, state } = opened();
  await errand.take('chase', COURSE, STEPS);
  expect(state.route).toEqual({ name: 'lesson', game: 'chase', course: 'first', lesson: 'read' });
  await errand.take('chase', COURSE, STEPS, 0);
  expect(state.route).toEqual({ name: 'lesson', game: 'chase', course: 'first', lesson: 'read', step: 0 });
  expect([errand.current, kept]).toEqual([null, []]);
});

test.each([STEPS, TEST, ROUND])('back from $id leads to its course, from wherever it was begun', async (lesson) => {
  const { errand, state } = opened();
  state.route = { name: 'home' };
  await errand.take('chase', COURSE, lesson);
  expect(state.by).toEqual({ name: 'lessons', game: 'chase', course: 'first' });
});

describe('a test', () => {
  test('is begun when its run is, and done when that is over with enough right', async () => {
    const { errand, kept, state } = opened();
    await errand.take('chase', COURSE, TEST);
    expect(state.route).toMatchObject({ name: 'drill', mode: 'custom', options: TEST.options });
    expect(kept).toEqual([reached('test', false)]);
    expect(errand.judged(run(9, { state: 'running' }))).toBeNull();
    expect(errand.judged(run(8))).toEqual({ passed: true, right: 8, needed: 8 });
    await errand.runOver(run(8));
    await errand.runOver(run(8));
    expect(kept).toEqual([reached('test', false), reached('test', true)]);
    await errand.back({ game: 'chase', course: COURSE, lesson: TEST });
    expect(state.route).toEqual({ name: 'lessons', game: 'chase', course: 'first' });
    expect(errand.current).toBeNull();
  });

  test('is not done with too few, and can be taken again on the same screen', async () => {
    const { errand, kept } = opened();
    await errand.take('chase', COURSE, TEST);
    await errand.runOver(run(7));
    expect(errand.judged(run(7))).toEqual({ passed: false, right: 7, needed: 8 });
    expect(kept).toHaveLength(1);
    await errand.runOver(run(10));
    expect(kept.at(-1)).toEqual(reached('test', true));
  });

  test('is no run of what was missed in it', async () => {
    const { errand, kept } = opened();
    await errand.take('chase', COURSE, TEST);
    const again = run(10, { mode: 'practice', options: { puzzles: ['p'] } });
    await errand.runOver(again);
    expect([errand.judged(again), kept.length]).toEqual([null, 1]);
  });

  test('is lost by whoever wanders off, and a drill of their own counts for nothing', async () => {
    const { errand, kept, state } = opened();
    await errand.take('chase', COURSE, TEST);
    state.route = { name: 'home' };
    state.route = { name: 'drill', mode: 'custom', options: TEST.options };
    await errand.runOver(run(10));
    expect([errand.current, kept.length]).toEqual([null, 1]);
  });

  test('that could not be kept is kept when its end is looked at again', async () => {
    const { errand, kept, state } = opened();
    await errand.take('chase', COURSE, TEST);
    state.refusal = { code: 'store/full' };
    expect(await errand.runOver(run(9))).toEqual({ code: 'store/full' });
    state.refusal = null;
    expect(await errand.runOver(run(9))).toBeNull();
    expect(kept.at(-1)).toEqual(reached('test', true));
  });
});

describe('a round', () => {
  const first = { match: 'm1', roundNumber: 1 };

  test('is done once it is played to its end; whoever learns so needs no telling before a first round', async () => {
    const { errand, kept, began, state } = opened();
    await errand.take('chase', COURSE, ROUND);
    expect([began, state.route, state.introduced]).toEqual([[ROUND.start], { name: 'match' }, true]);
    expect(errand.at(first)?.lesson).toBe(ROUND);
    await errand.roundOver(first);
    expect(kept).toEqual([reached('round', false), reached('round', true)]);
    // The rematch is nobody's errand.
    expect(errand.at({ match: 'm1', roundNumber: 2 })).toBeNull();
  });

  test('that was given up is not', async () => {
    const { errand, kept } = opened();
    await errand.take('chase', COURSE, ROUND);
    errand.giveUp();
    await errand.roundOver(first);
    expect([errand.counts, kept.length]).toEqual([false, 1]);
    // The next one that is begun for the course counts again.
    await errand.take('chase', COURSE, ROUND);
    await errand.roundOver(first);
    expect(kept.at(-1)).toEqual(reached('round', true));
  });

  test('that was left is lost, and so is another match', async () => {
    const { errand, kept, state } = opened();
    await errand.take('chase', COURSE, ROUND);
    state.match = null;
    await errand.roundOver(first);
    state.match = 'm2';
    await errand.roundOver({ match: 'm2', roundNumber: 1 });
    expect([errand.current, kept.length]).toEqual([null, 1]);
  });

  test('that cannot begin is said so, and nobody is out for it', async () => {
    const { errand, kept, state } = opened();
    state.refusal = { code: 'store/full' };
    expect(await errand.take('chase', COURSE, ROUND)).toEqual({ code: 'store/full' });
    expect([errand.current, kept, state.route.name]).toEqual([null, [], 'lessons']);
  });
});
