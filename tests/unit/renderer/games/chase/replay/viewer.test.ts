/** The viewer of a saved round by itself: where it is, how it goes on, and what each point of view may know. */
import { describe, expect, test } from 'vitest';
import { eventText } from '../../../../../../src/renderer/games/chase/replay/event-text';
import { mistakesOf, stepOf } from '../../../../../../src/renderer/games/chase/replay/mistakes';
import { shownTable } from '../../../../../../src/renderer/games/chase/replay/shown-table';
import { LiveViewer } from '../../../../../../src/renderer/lib/replay/live-viewer.svelte';
import { marksOf } from '../../../../../../src/renderer/lib/replay/marks';
import type { SavedRound } from '../../../../../../src/renderer/lib/replay/viewer.svelte';
import { chase } from '../../../../../../src/rules/chase/chase';
import type { RoundEvent, RoundState } from '../../../../../../src/rules/chase/round';
import type { ReplayHabits } from '../../../../../../src/shared/replay-view';
import { habitsOf, savedOf, SCREENS, viewerOf, type ReplayFile } from './saved-round';
import { mistakesOf as countedOf } from '../../../../../../src/rules/chase/mistakes';
import alone from '../../../../../fixtures/replays/four-alone-after-a-wrong-marker.lookout.json';
import lost from '../../../../../fixtures/replays/two-trail-lost-late.lookout.json';
import three from '../../../../../fixtures/replays/three-match.lookout.json';
import two from '../../../../../fixtures/replays/two-caught.lookout.json';

describe('the place', () => {
  test('is one, told in events and in time; what is beyond the round is its end', () => {
    const viewer = viewerOf(savedOf(two));
    expect([viewer.at, viewer.t, viewer.event]).toEqual([0, 0, null]);
    viewer.seek(5);
    expect([viewer.at, viewer.t, viewer.event]).toEqual([5, viewer.timeline.times[4], 4]);
    viewer.seek(10_000);
    expect([viewer.at, viewer.t, viewer.last, viewer.over]).toEqual([viewer.length, viewer.timeline.end, true, true]);
    viewer.seekTime(-4);
    // What happens as the round begins has happened at its beginning.
    expect([viewer.at, viewer.t]).toEqual([viewer.timeline.placeAt(0), 0]);
    viewer.seekTime(1e9);
    expect(viewer.at).toBe(viewer.length);
  });

  test('says how the match stands there: as before the round, and at its end as after it', () => {
    const saved = savedOf(two);
    const viewer = viewerOf(saved);
    for (const at of [0, 5, viewer.length - 1]) {
      viewer.seek(at);
      expect(viewer.points).toEqual(saved.score.before.points);
    }
    viewer.seek(viewer.length);
    expect(viewer.points).toEqual(saved.score.after.points);
    expect(saved.score.after.points).not.toEqual(saved.score.before.points);
  });

  test('is gone to step by step, by placements and by mistakes, where there are some', () => {
    const viewer = viewerOf(savedOf(two));
    const kinds = (): string | undefined => (viewer.event === null ? undefined : viewer.timeline.events[viewer.event]?.type);
    for (let at = 0; at < 6; at++) {
      viewer.stepMove(1);
      expect(kinds()).toBe('place');
    }
    viewer.stepMove(-1);
    expect(kinds()).toBe('place');
    for (let at = 0; at < 300; at++) viewer.stepMove(1);
    expect(viewer.last).toBe(true);
    const wrong = mistakesOf(viewer.saved).map(({ event }) => event + 1);
    const before = viewer.at;
    viewer.stepMistake(1);
    expect(viewer.at).toBe(before);
    viewer.seek(0);
    for (const place of wrong) {
      viewer.stepMistake(1);
      expect(viewer.at).toBe(place);
    }
  });

  test('goes on by the clock, as fast as was chosen, and tells each event that it passes once', () => {
    const viewer = viewerOf(savedOf(two), { speed: 4 });
    expect(viewer.advance(1000)).toEqual([]);
    viewer.toggle();
    const passed: number[] = [];
    for (let at = 0; viewer.playing && at < 100_000; at++) passed.push(...viewer.advance(16));
    expect(passed).toEqual(Array.from({ length: viewer.length }, (_, at) => at + 1));
    expect([viewer.last, viewer.playing, viewer.t]).toEqual([true, false, viewer.timeline.end]);
    // From the end it begins anew.
    viewer.toggle();
    expect([viewer.at, viewer.playing]).toEqual([0, true]);
    viewer.advance(1000);
    expect(viewer.t).toBe(4000);
  });

  test('skips the time in which nothing happens, and no event', () => {
    const frames = (skipsIdle: boolean): number => {
      const viewer = viewerOf(savedOf(two), { skipsIdle });
      const passed: number[] = [];
      viewer.toggle();
      let count = 0;
      for (; viewer.playing && count < 100_000; count++) passed.push(...viewer.advance(16));
      expect(passed).toEqual(Array.from({ length: viewer.length }, (_, at) => at + 1));
      return count;
    };
    expect(frames(true)).toBeLessThan(frames(false));
  });

  test('moves where an event just happened, and stands there at once where it was gone to, also while it plays', () => {
    const viewer = viewerOf(savedOf(two));
    viewer.toggle();
    viewer.advance(3000);
    expect(viewer.moves).toBe(true);
    viewer.seek(3);
    expect([viewer.moves, viewer.playing]).toEqual([false, true]);
    viewer.step(1);
    expect([viewer.moves, viewer.playing]).toEqual([false, false]);
  });
});

describe.each([
  ['two', two],
  ['three', three],
  ['four, one of them caught', alone],
] as const)('the point of view of %s', (_, file) => {
  const saved = savedOf(file);
  const seats = saved.players.map((_, seat) => seat);

  test('of a seat knows at every place its own view and no other, and of the events those that have happened', () => {
    for (const seat of seats) {
      const viewer = viewerOf(saved, { view: seat });
      for (let at = 0; at <= viewer.length; at++) {
        viewer.seek(at);
        const own = chase.view(viewer.state as RoundState, seat);
        const table = shownTable(viewer);
        expect(table.seats.map((each) => each.seat)).toEqual([seat]);
        expect(table.seats[0]?.view).toEqual(own);
        // Of no face more than this seat saw, wherever a part of the screen looks.
        const faces = new Set(Object.keys(own.tiles));
        expect(Object.keys(table.table.tiles).filter((tile) => !faces.has(tile))).toEqual([]);
        for (const other of seats) if (other !== seat) expect(() => viewer.viewOf(other)).toThrow();
        expect(viewer.told).toBe(at);
        const over = at === viewer.length && viewer.over;
        expect(viewer.verdict === null).toBe(!over);
        expect(table.score.points).toEqual(over ? saved.score.after.points : saved.score.before.points);
        expect(marksOf(viewer).filter(({ place }) => place > at)).toEqual([]);
        if (!over) expect(viewer.mistakes).toEqual([]);
      }
      expect(viewer.mistakes.length).toBe(mistakesOf(saved).length);
    }
  });

  test('of everybody sees every hand, and every event is told in words', () => {
    const viewer = viewerOf(saved);
    for (const seat of seats) expect(viewer.viewOf(seat)).toEqual(chase.view(viewer.state as RoundState, seat));
    for (let event = 0; event < viewer.length; event++) expect(eventText(viewer, event)).toMatch(/\w.*[.]$/);
  });

  test('J1, J3: as much is wrong for the viewer as for the list of matches', () => {
    const viewer = viewerOf(saved);
    viewer.seek(viewer.length);
    const wrong = chase.mistakes(viewer.state as RoundState).reduce((sum, each) => sum + each, 0);
    expect(mistakesOf(saved).length).toBe(wrong);
  });

  test('of what was wrong leads to the tile or the marker that was', () => {
    if (file === alone) expect(mistakesOf(saved)).not.toEqual([]);
    for (const { event, text } of mistakesOf(saved)) {
      const step = stepOf(saved, event);
      expect(step !== undefined && (step.fault !== null || step.marker?.ok === false)).toBe(true);
      expect(text()).not.toBe('');
    }
  });
});

/** The file with a guess on the side in it, as soon as somebody who is caught can guess; and which event that is. */
function withGuess(file: ReplayFile): { readonly saved: SavedRound; readonly guess: number } {
  const { log } = savedOf(file);
  const events = log.events as readonly RoundEvent[];
  let state: RoundState = chase.begin(chase.setup(log.rules as never, log.tiles as never, log.deal as never));
  for (const [at, event] of events.entries()) {
    const next = chase.apply(state, event);
    if (!next.ok) throw new Error(next.error.code);
    state = next.value;
    for (const seat of file.players.keys())
      for (const position of [1, 2, 3, 4, 5, 6, 7, 8]) {
        const guess: RoundEvent = { type: 'guess', t: event.t, seat, position, symbol: 'diamond' };
        if (!chase.apply(state, guess).ok) continue;
        const round = { ...log.deal, events: [...events.slice(0, at + 1), guess, ...events.slice(at + 1)] };
        return { saved: savedOf({ ...file, rounds: [round] }), guess: at + 1 };
      }
  }
  throw new Error('Nobody could guess.');
}

test('what somebody guessed on the side nobody else at the table is told (F4)', () => {
  const { saved, guess } = withGuess(alone);
  const { seat } = saved.log.events[guess] ?? { seat: -1 };
  for (const view of ['all', 'judge', ...saved.players.keys()] as const) {
    const text = eventText(viewerOf(saved, { view }), guess);
    expect(text.includes('diamond')).toBe(view === seat || typeof view === 'string');
  }
});

test('of a seat that this table has not, it is the first seat: what it sees is not everything', () => {
  const viewer = viewerOf(savedOf(two), { view: 3 });
  expect([viewer.view, viewer.seat]).toEqual([0, 0]);
  viewer.nextView();
  expect(viewer.view).toBe(1);
  viewer.nextView();
  expect(viewer.view).toBe('all');
});

test('the players of a place are those who sat there then', () => {
  const bot = { name: 'Lulu', kind: 'bot', level: 3 } as const;
  const saved = savedOf(two);
  const to = saved.players[1] ?? bot;
  const viewer = viewerOf({ ...saved, swaps: [{ round: 1, t: 500, after: 4, seat: 1, from: bot, to }] });
  viewer.seek(3);
  expect(viewer.playersAt(3)[1]?.name).toBe('Lulu');
  expect(viewer.playersAt(4)[1]?.name).toBe(to.name);
  expect(marksOf(viewer).filter(({ kind }) => kind === 'swap')).toMatchObject([{ place: 4, seat: 1 }]);
});

describe('a round that goes on', () => {
  const whole = savedOf(two);
  const { events } = whole.log;
  const until = (count: number): SavedRound => ({ ...whole, log: { ...whole.log, events: events.slice(0, count) } });

  function liveOf(count: number, habits: Partial<ReplayHabits> = {}) {
    const clock = { t: events[count - 1]?.t ?? 0 };
    const viewer = new LiveViewer(until(count), SCREENS, habitsOf(habits), () => clock.t);
    /** The next events happen. */
    const happen = (more: number): readonly number[] => {
      const from = viewer.length;
      clock.t = events[from + more - 1]?.t ?? clock.t;
      return viewer.grow(events.slice(from, from + more), whole.verdict);
    };
    return { viewer, clock, happen };
  }

  test('is followed: what happens is at once where one is, and its time is what it is now', () => {
    const { viewer, clock, happen } = liveOf(3);
    expect([viewer.live, viewer.follows, viewer.at, viewer.playing]).toEqual([true, true, 3, true]);
    expect(happen(2)).toEqual([4, 5]);
    expect([viewer.at, viewer.t, viewer.moves]).toEqual([5, clock.t, true]);
    clock.t += 400;
    expect(viewer.advance(16)).toEqual([]);
    expect([viewer.t, viewer.end]).toEqual([clock.t, clock.t]);
  });

  test('stays where one went back to while it grows; End, its last event and the end of the line lead back to it', () => {
    for (const back of [(v: LiveViewer) => v.step(v.length), (v: LiveViewer) => v.seek(v.length), (v: LiveViewer) => v.seekTime(v.end)]) {
      const { viewer, happen } = liveOf(6);
      viewer.seek(2);
      expect(happen(3)).toEqual([]);
      expect([viewer.at, viewer.follows, viewer.length, viewer.playing]).toEqual([2, false, 9, false]);
      back(viewer);
      expect([viewer.at, viewer.follows]).toEqual([9, true]);
      expect(happen(1)).toEqual([10]);
    }
  });

  test('stops where one is, goes on from there, and is followed again once it is caught up with', () => {
    const { viewer, clock, happen } = liveOf(4, { speed: 4 });
    viewer.toggle();
    expect([viewer.follows, viewer.playing, viewer.at]).toEqual([false, false, 4]);
    happen(4);
    clock.t += 100;
    viewer.toggle();
    expect(viewer.playing).toBe(true);
    const passed: number[] = [];
    for (let frame = 0; !viewer.follows && frame < 100_000; frame++) passed.push(...viewer.advance(16));
    expect(passed).toEqual([5, 6, 7, 8]);
    expect([viewer.at, viewer.t, viewer.follows]).toEqual([8, clock.t, true]);
  });

  test('is a replay like any other once it is over, wherever one is then', () => {
    for (const back of [0, 3]) {
      const { viewer, happen } = liveOf(4);
      if (back > 0) viewer.seek(back);
      happen(events.length - 4);
      viewer.settle(whole);
      const replay = viewerOf(whole);
      replay.seek(back > 0 ? back : events.length);
      expect([viewer.live, viewer.follows, viewer.playing, viewer.at, viewer.t, viewer.end, viewer.over]).toEqual([
        false,
        false,
        false,
        replay.at,
        replay.t,
        replay.end,
        replay.over,
      ]);
      expect(viewer.state).toEqual(replay.state);
      expect(viewer.mistakes.map(({ event }) => event)).toEqual(replay.mistakes.map(({ event }) => event));
      viewer.seek(events.length);
      viewer.toggle();
      expect([viewer.at, viewer.playing]).toEqual([0, true]);
    }
  });

  test('of a seat: it knows what the seat knows, and no more', () => {
    const { viewer, happen } = liveOf(5, { view: 1 });
    happen(2);
    expect([viewer.told, viewer.verdict, viewer.mistakes]).toEqual([7, null, []]);
    expect(() => viewer.viewOf(0)).toThrow('do not see');
  });
});

test('while only time goes by what is seen stays the same one, so that nothing is drawn again; another event shows another', () => {
  const viewer = viewerOf(savedOf(two));
  viewer.seek(4);
  const seen = [viewer.viewOf(null), viewer.viewOf(0)];
  viewer.seekTime(viewer.t + 1);
  expect(viewer.at).toBe(4);
  expect([viewer.viewOf(null), viewer.viewOf(0)].every((view, at) => view === seen[at])).toBe(true);
  viewer.step(1);
  expect(viewer.viewOf(0)).not.toBe(seen[1]);
});

test('J1, J3: the timeline has the same mistakes as lists count, seat by seat', () => {
  for (const file of [two, three, alone, lost]) {
    const saved = savedOf(file);
    const { rules, tiles, deal, events } = saved.log;
    const shown = mistakesOf(saved).map(({ event }) => (events[event] as RoundEvent).seat);
    const end = events.reduce<RoundState>(
      (state, event) => {
        const next = chase.apply(state, event as RoundEvent);
        if (!next.ok) throw new Error(next.error.code);
        return next.value;
      },
      chase.begin(chase.setup(rules as never, tiles as never, deal as never)),
    );
    expect(countedOf(end)).toEqual(end.setup.roles.map((_, seat) => shown.filter((each) => each === seat).length));
  }
});
