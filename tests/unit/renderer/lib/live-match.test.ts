/** The live match of a window: what it takes from main, what it says of it, and what it asks for. */
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PlayScreens } from '../../../../src/renderer/lib/games';
import { LiveMatch } from '../../../../src/renderer/lib/live-match.svelte';
import { Part } from '../../../../src/renderer/lib/part.svelte';
import { speak } from '../../../../src/renderer/lib/words.svelte';
import { seen } from '../effects.svelte';
import { gameOf, Here, seatOf, tableOf } from '../games/chase/here';
import { marked, placed, viewOf } from '../games/chase/views';
import { refusal, Written } from '../outlets';

const two = [placed('a', 10, 5), placed('b', 10, 4)];
const chasing = (marks = 0, more = {}) =>
  seatOf({
    ...viewOf(
      two,
      Array.from({ length: marks }, () => marked('star')),
    ),
    seat: 1,
    role: 'chaser',
    ...more,
  });

let here: Here;

beforeEach(async () => {
  speak('en');
  here = new Here();
  await here.chase.play.prepare();
});

describe('what the table says', () => {
  test('is what is shown; one that comes late is dropped, and another match takes its place', () => {
    const early = tableOf([chasing()]);
    const late = tableOf([chasing(1)]);
    here.take(late);
    here.take(early);
    expect(here.live.current?.revision).toBe(late.revision);
    here.take({ ...early, match: 'another' });
    expect(here.live.current?.match).toBe('another');
  });

  test('whoever shows it follows', () => {
    const { all, end } = seen(() => here.live.current?.roundNumber);
    here.take(tableOf([chasing()], { roundNumber: 3 }));
    flushSync();
    here.live.forget();
    flushSync();
    expect(all).toEqual([undefined, 3, undefined]);
    end();
  });

  test('happenings are heard, those of a Final tile at once (M4)', () => {
    here.take(tableOf([chasing()]));
    here.take(tableOf([chasing(1)]));
    expect(here.outlets.said).toEqual([
      'Bea marked tile 1 with star.',
      '!Final tile. Look back the way the Runner came: count those who look south.',
    ]);
    expect(here.outlets.sounds).toEqual(['mark', 'final']);
  });

  test('between two rounds nothing has happened, nor before the game’s part is there', () => {
    here.take(tableOf([chasing()]));
    here.take(tableOf([chasing(1)], { roundNumber: 2 }));
    expect(here.outlets.said).toEqual([]);
    const unread = new LiveMatch(here.outlets, { first: () => gameOf('chase'), of: () => gameOf('chase') });
    unread.take(tableOf([chasing()]));
    unread.take(tableOf([chasing(1)]));
    expect(here.outlets.said).toEqual([]);
  });
});

describe('the end of a round', () => {
  const over = { phase: 'over', ending: 'caught' } as const;

  test('was seen here where the round ran here before, as long as it is the last one', () => {
    here.take(tableOf([chasing()]));
    expect(here.live.ended).toBeNull();
    here.take(tableOf([chasing(2, over)], { over: true }));
    const ended = here.live.ended;
    expect(ended).toMatch(/\/1$/);
    here.take(tableOf([chasing(2, over)], { over: true }));
    expect(here.live.ended).toBe(ended);
    here.take(tableOf([chasing()], { roundNumber: 2 }));
    expect(here.live.ended).toBeNull();
  });

  test('was not where the match came here with it', () => {
    here.take(tableOf([chasing(2, over)], { over: true }));
    expect(here.live.ended).toBeNull();
    here.take(tableOf([chasing(2, over)], { over: true }));
    expect(here.live.ended).toBeNull();
  });
});

describe('time', () => {
  test('goes on from what the table said while its clock runs, and stands otherwise', () => {
    here.outlets.time = 1000;
    here.take(tableOf([chasing()], { clock: { t: 5000, running: true } }));
    here.outlets.time = 1250;
    expect([here.live.time(), here.live.sinceTold()]).toEqual([5250, 250]);
    here.take(tableOf([chasing()], { clock: { t: 5300, running: false } }));
    here.outlets.time = 9000;
    expect(here.live.time()).toBe(5300);
  });

  test('does not go by in a game that shows none', () => {
    here.take({ ...tableOf([chasing()]), clock: null });
    here.outlets.time = 9000;
    expect(here.live.time()).toBe(0);
  });
});

describe('sitting down', () => {
  test('waits for the game’s part, so that the first moment is told', async () => {
    let read: () => void = () => undefined;
    const part = new Part<PlayScreens>(
      () => new Promise((resolve) => (read = () => resolve({ default: here.chase.play.ready as PlayScreens }))),
    );
    const game = gameOf('chase', part);
    const outlets = new Written();
    outlets.answer = () => ({ ok: true, value: tableOf([chasing()]) });
    const live = new LiveMatch(outlets, { first: () => game, of: () => game });
    const sat = live.goOn('m');
    await Promise.resolve();
    expect(outlets.asked).toEqual([]);
    read();
    expect(await sat).toBeNull();
    expect(outlets.asked).toEqual([{ name: 'match.go-on', input: { match: 'm' } }]);
    expect(live.current).not.toBeNull();
  });

  test('a refusal is answered, and the table before stays', async () => {
    here.take(tableOf([chasing()]));
    here.outlets.answer = () => refusal('match-over');
    expect(await here.live.goOn('other')).toEqual({ code: 'match-over' });
    expect(here.live.current?.match).toBe('m');
  });

  test('a match with seats is arranged, one without is started', async () => {
    here.outlets.answer = () => ({ ok: true, value: tableOf([chasing()]) });
    await here.live.begin({ game: 'chase', seats: [] } as never);
    await here.live.begin({ game: 'chase', level: 3 } as never);
    expect(here.outlets.asked.map(({ name }) => name)).toEqual(['match.arrange', 'match.start']);
  });

  test('a window that was loaded anew takes up the match on the table, if there is one', async () => {
    expect(await here.live.restore()).toBe(false);
    here.outlets.answer = () => ({ ok: true, value: tableOf([chasing()]) });
    expect(await here.live.restore()).toBe(true);
    expect(here.live.current?.match).toBe('m');
  });
});

describe('going on and leaving', () => {
  test('the next round is asked for with other rules only where they are given', async () => {
    here.take(tableOf([chasing()]));
    here.outlets.answer = () => ({ ok: true, value: tableOf([chasing()], { roundNumber: 2 }) });
    expect(await here.live.next()).toBe(true);
    expect(await here.live.next({ pointsToWin: 5 } as never)).toBe(true);
    expect(here.outlets.of('match.next')).toEqual([{ match: 'm' }, { match: 'm', rules: { pointsToWin: 5 } }]);
    here.outlets.answer = () => refusal('game-goes-on');
    expect(await here.live.next()).toBe(false);
    expect(here.live.current?.roundNumber).toBe(2);
  });

  test('whoever leaves sees nothing of the table before main has answered', () => {
    here.take(tableOf([chasing()]));
    expect(here.live.unfinished).toBe(true);
    void here.live.leave();
    expect([here.live.current, here.live.unfinished]).toEqual([null, false]);
    expect(here.outlets.of('match.leave')).toEqual([{ match: 'm' }]);
  });
});

test('a request is in the name of a seat, of the first here, or for onlookers of the first of all', () => {
  expect(here.live.by(1)).toBeNull();
  here.take(tableOf([chasing()]));
  expect([here.live.by(), here.live.by(0), here.live.by(null)].map((by) => by?.seat)).toEqual([1, 0, 0]);
  here.take(tableOf([]));
  expect(here.live.by()?.seat).toBe(0);
  expect(here.live.several).toBe(false);
  here.take(tableOf([chasing(), chasing(0, { seat: 0 })]));
  expect(here.live.several).toBe(true);
});
