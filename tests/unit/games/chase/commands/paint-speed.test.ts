import { describe, expect, test } from 'vitest';
import { signatureOf } from '../../../../../scripts/watch/pixels.mjs';
import { presentedAfter, type TraceEvent } from '../../../../../scripts/watch/presented.mjs';
import { asReplay, longPath, MOST } from '../../../../../src/main/games/chase/commands/bench/long-path';
import { p95Of, pressesOf } from '../../../../../src/main/games/chase/commands/bench/paint-speed';
import { judgeRound } from '../../../../../src/rules/chase/judge';
import { parseReplay } from '../../../../../src/main/games/chase/replay/chase-replay';

const ID = '0192f0c8-0060-7000-8000-000000000000';

describe('a table full of tiles', () => {
  test.each([5, 15, 30, MOST])('%i tiles lie there without a mistake, and the round goes on (P1 to P4, P7, J8)', (count) => {
    const parsed = parseReplay(asReplay(longPath(ID, count)));
    if (!parsed.ok) throw new Error(parsed.error.path);
    const [round] = parsed.value.rounds;
    if (round === undefined) throw new Error('There is no round.');
    expect(round.phase).toBe('running');
    expect(round.paths[0]?.tiles).toHaveLength(count);
    expect(judgeRound(round)).toMatchObject({ ending: 'unfinished', runnerMistake: null, markers: [] });
  });

  test('a path that would not fit is refused', () => {
    expect(() => longPath(ID, MOST + 1)).toThrow('61');
  });

  test('neither the last tile is marked nor a marker too many (M4, M6)', () => {
    expect([5, 15, 30, 60].map(pressesOf)).toEqual([4, 14, 29, 30]);
  });
});

describe('from a key to its pixels', () => {
  const press = (presented: number) => ({ heard: 1, frame: 2, painted: 3, next: 4, presented });

  test('95 of 100 presses over all tables, none where nothing was pressed', () => {
    const presses = Array.from({ length: 50 }, (_, at) => press(at + 1));
    const others = Array.from({ length: 50 }, (_, at) => press(at + 51));
    expect(p95Of([{ presses }, { presses: others }])).toBe(95);
    expect(p95Of([{ presses: [] }])).toBeNull();
  });

  test('a press is on the screen with the frame that it changed, or with the next one that was shown', () => {
    const at = (name: string, ts: number, id = '', pid = 1): TraceEvent => ({
      name,
      ts,
      pid,
      ph: name === 'AnimationFrame' ? 'b' : 'n',
      args: { id },
    });
    const frame = (id: string, begin: number, shown?: number, pid = 1): TraceEvent[] => [
      at('AnimationFrame', begin, id, pid),
      ...(shown === undefined ? [] : [at('AnimationFrame::Presentation', shown, id, pid)]),
    ];
    const presses = [
      [at('lookout-key', 1000), at('lookout-changed', 21_000), ...frame('a', 2000, 15_000), ...frame('b', 20_000, 31_000)],
      [at('lookout-key', 100_000), at('lookout-changed', 112_000), ...frame('c', 111_000), ...frame('d', 128_000, 140_000)],
      [at('lookout-key', 200_000), ...frame('e', 210_000, 220_000)],
    ];
    expect(presentedAfter([...presses.flat(), ...frame('z', 20_500, 20_600, 2)])).toEqual([30, 40, null]);
  });

  test('one other pixel is another picture, and so is the same pixel elsewhere', () => {
    const picture = (at?: number): number => {
      const pixels = new Uint32Array(64_000).fill(0xff_20_30_40);
      if (at !== undefined) pixels[at] = 0xff_20_30_41;
      return signatureOf(pixels);
    };
    expect(picture()).toBe(picture());
    expect(new Set([picture(), ...[0, 1, 31_999, 32_000, 63_999].map(picture)]).size).toBe(6);
  });
});
