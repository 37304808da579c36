/** Pausing and going on where several share a screen: everybody has to agree, and nothing begins while something is in the way. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableSnapshot } from '../../../../src/shared/table';
import { Agreement } from '../../../../src/renderer/lib/agreement.svelte';
import { speak } from '../../../../src/renderer/lib/words.svelte';
import { seatOf, tableOf } from '../games/chase/here';
import { viewOf } from '../games/chase/views';
import { refusal, Written } from '../outlets';

const seats = [seatOf(viewOf([])), seatOf({ ...viewOf([]), seat: 1, role: 'chaser' })];

let current: TableSnapshot | null;
let outlets: Written;
let agreement: Agreement;

/** The votes and holds that were sent: the seat's number, or whether it holds. */
const sent = (): [string, unknown][] =>
  outlets.asked.map(({ name, input }) => {
    const { seat, held } = input as { seat?: number; held?: boolean };
    return [name, seat ?? held];
  });

const running = (more: Partial<TableSnapshot> = {}): TableSnapshot => ({ ...tableOf(seats), ...more });
const paused = (agreed: readonly number[] = []): TableSnapshot => running({ paused: true, mayPause: false, agreed });

beforeEach(() => {
  vi.useFakeTimers();
  speak('en');
  current = running();
  outlets = new Written();
  agreement = new Agreement(
    {
      get current() {
        return current;
      },
    },
    outlets,
  );
});
afterEach(() => {
  vi.useRealTimers();
});

describe('pausing', () => {
  test('a vote is the seat’s own, and none where time cannot stand still, or the round is over', async () => {
    await agreement.vote(1);
    current = running({ mayPause: false });
    await agreement.vote(0);
    current = running({ over: true });
    await agreement.vote(0);
    expect(sent()).toEqual([['table.pause', 1]]);
  });

  test('a refusal is heard at once', async () => {
    outlets.answer = () => refusal('round-over');
    await agreement.vote(0);
    expect(outlets.said).toEqual(['!The round is over.']);
  });

  test('something that nobody wished for stops everybody without a vote, and frees the table again', async () => {
    expect(await agreement.everybody()).toBe(true);
    expect(sent()).toEqual([
      ['table.hold', true],
      ['table.hold', false],
    ]);
    current = paused();
    expect(await agreement.everybody()).toBe(false);
  });

  test('while something is in the way the table stays held', async () => {
    agreement.hindered = true;
    await agreement.everybody();
    expect(sent()).toEqual([['table.hold', true]]);
  });
});

describe('going on', () => {
  test('the last vote is counted down from three before it is sent; meanwhile it counts', async () => {
    current = paused([0]);
    await agreement.vote(1);
    expect(agreement.agreed).toEqual([0, 1]);
    expect(sent()).toEqual([]);
    vi.advanceTimersByTime(2999);
    expect([agreement.countdown.left, sent().length]).toEqual([1, 0]);
    vi.advanceTimersByTime(1);
    expect(sent()).toEqual([['table.resume', 1]]);
    expect(outlets.said).toEqual(['!3', '!2', '!1']);
  });

  test('the only person goes on at once', async () => {
    current = { ...paused(), seats: seats.slice(0, 1) };
    await agreement.vote(0);
    expect(sent()).toEqual([['table.resume', 0]]);
    expect(agreement.countdown.left).toBeNull();
  });

  test('whoever counted down takes it back and nothing is sent', async () => {
    current = paused([0]);
    await agreement.vote(1);
    await agreement.vote(1);
    vi.advanceTimersByTime(5000);
    expect([sent(), agreement.agreed]).toEqual([[], [0]]);
  });

  test('another who is not ready after all stops the count: what the last one said holds, but nothing goes on by itself', async () => {
    current = paused([0]);
    await agreement.vote(1);
    await agreement.vote(0);
    vi.advanceTimersByTime(5000);
    expect(sent()).toEqual([
      ['table.resume', 0],
      ['table.resume', 1],
    ]);
  });

  test('the last vote is refused while something is in the way, an earlier one is not', async () => {
    agreement.hindered = true;
    current = paused([]);
    await agreement.vote(0);
    current = paused([0]);
    await agreement.vote(1);
    vi.advanceTimersByTime(5000);
    expect(sent()).toEqual([['table.resume', 0]]);
    expect(outlets.said).toHaveLength(1);
  });

  test('a question that opens ends the count, and the table is told', async () => {
    const held = vi.fn();
    agreement.held = held;
    current = paused([0]);
    await agreement.vote(1);
    await agreement.hinder(true);
    vi.advanceTimersByTime(5000);
    expect(agreement.agreed).toEqual([0]);
    expect(sent()).toEqual([['table.hold', true]]);
    expect(held).toHaveBeenCalledTimes(1);
    await agreement.hinder(false);
    expect(sent().at(-1)).toEqual(['table.hold', false]);
    expect(held).toHaveBeenCalledTimes(1);
  });

  test('a seat that lost its gamepad is ready no more; one that never was says nothing', async () => {
    current = paused([0]);
    await agreement.takeBack(1);
    expect(sent()).toEqual([]);
    await agreement.takeBack(0);
    expect(sent()).toEqual([['table.resume', 0]]);
  });
});

describe('what somebody wishes', () => {
  test('goes by itself where the others do not agree, and stays once time stands still', () => {
    agreement.ask('help');
    expect([agreement.wish, agreement.asked]).toEqual(['help', true]);
    vi.advanceTimersByTime(15_000);
    expect([agreement.wish, agreement.asked]).toEqual([null, false]);
    agreement.ask('settings');
    current = paused();
    vi.advanceTimersByTime(15_000);
    expect(agreement.wish).toBe('settings');
  });

  test('a later wish has its own time', () => {
    agreement.ask('help');
    vi.advanceTimersByTime(10_000);
    agreement.ask('leave');
    vi.advanceTimersByTime(10_000);
    expect(agreement.wish).toBe('leave');
  });

  test('dropped, everybody who agreed takes it back', async () => {
    agreement.ask('pause');
    current = running({ agreed: [0, 1] });
    await agreement.drop();
    expect(agreement.wish).toBeNull();
    expect(sent()).toEqual([
      ['table.pause', 0],
      ['table.pause', 1],
    ]);
  });
});

test('who begins alone from a moment of a round has a count to get ready, and may say that it is too soon', async () => {
  current = { ...paused(), seats: seats.slice(0, 1), atMoment: true };
  await agreement.vote(0);
  expect([sent(), agreement.countdown.left]).toEqual([[], 3]);
  await agreement.vote(0);
  expect(agreement.countdown.left).toBeNull();
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent()).toEqual([]);
  await agreement.vote(0);
  await vi.advanceTimersByTimeAsync(3000);
  expect(sent()).toEqual([['table.resume', 0]]);
});
