import { beforeEach, describe, expect, test } from 'vitest';
import { closeCallText, closeOnes, headline, marginText, markerLine, reasons, sidesOf, tileLine } from '../../../../src/renderer/lib/verdict-text';
import { speak } from '../../../../src/renderer/lib/words.svelte';
import type { RoundVerdict, VerdictView, WalkStep } from '../../../../src/shared/table';
import { placed } from './views';

const sides = { runner: 'Ada', chaser: 'Bot 3', runners: 1, chasers: 1 };
const clean: RoundVerdict = { ending: 'hideout', winner: 'runners', award: 'perfect', runnerMistake: null, chaserMistake: null, markers: [] };
const view = (verdict: Partial<RoundVerdict>, walk: readonly WalkStep[] = []): VerdictView => ({
  verdict: { ...clean, ...verdict },
  walk,
  closeCalls: [],
  assisted: [],
});
const marker = { path: 0, position: 3, direction: 'n', final: true, symbol: 'star', legal: ['square', 'triangle'], ok: false } as const;
const step: WalkStep = {
  path: 0,
  position: 3,
  placed: placed('a', 10, 5),
  fault: null,
  direction: 'n',
  counts: [{ corner: 'nw', faceCorner: 'nw', symbol: 'square', witnesses: 2 }],
  legal: ['square', 'triangle'],
  marker,
};

beforeEach(() => {
  speak('en');
});

describe('the verdict in words', () => {
  test('names go by the roles of the round', () => {
    const players = [{ name: 'Ada', kind: 'human' } as const, { name: 'Bot 3', kind: 'bot' } as const];
    expect(sidesOf(players, ['chaser', 'runner'])).toEqual({ runner: 'Bot 3', chaser: 'Ada', runners: 1, chasers: 1 });
    const four = [...players, { name: 'Bot 4', kind: 'bot' } as const, { name: 'Zoe', kind: 'human' } as const];
    const both = sidesOf(four, ['runner', 'runner', 'chaser', 'chaser']);
    expect(headline({ ...clean, ending: 'caught', winner: 'chasers' }, both)).toBe('Bot 4 and Zoe win the chase');
    expect(reasons(view({ ending: 'caught', winner: 'chasers' }, [step, { ...step, path: 1 }]), both)[0]).toBe('Both Runners were caught.');
  });

  test('the headline says who won', () => {
    expect(headline(clean, sides)).toBe('Ada gets away');
    expect(headline({ ...clean, ending: 'caught' }, sides)).toBe('Ada wins the round');
    expect(headline({ ...clean, winner: 'chasers' }, sides)).toBe('Bot 3 wins the chase');
    expect(headline({ ...clean, winner: null }, sides)).toBe('Nobody wins this round');
    expect(headline({ ...clean, ending: 'given-up', winner: null }, sides)).toBe('Nobody wins this round');
    // A round that was left has no result to tell of.
    expect(headline({ ...clean, ending: 'unfinished', winner: null }, sides)).toBe('This round was not played to its end');
  });

  test('J2: a clean way to the Hideout wins whatever the markers say', () => {
    expect(reasons(view({}, [step]), sides)).toEqual([
      'A Hideout was reached.',
      'Ada laid every tile right.',
      'A clean way to the Hideout wins, whatever the markers say.',
    ]);
  });

  test('J5: each first mistake with its place and its clause in words, and which one counts', () => {
    const verdict = { ending: 'caught', runnerMistake: { position: 4, path: 0, clause: 'P4' }, chaserMistake: { position: 2, path: 0, clause: 'M3' } } as const;
    const lines = reasons(view(verdict, [step]), sides);
    expect(lines[0]).toBe('The Runner was caught on tile 3.');
    expect(lines[1]).toBe("Ada's first mistake was on tile 4. A roadblock stands in the way: it may only meet trees. (Rule P4)");
    expect(lines[2]).toMatch(/^Bot 3's first mistake was the marker on tile 2\. .*\(Rule M3\)$/);
    expect(lines[3]).toBe('The earlier mistake loses.');
  });

  test('J5: the same place, so nobody wins', () => {
    const same = { position: 2, path: 0 } as const;
    const lines = reasons(view({ ending: 'caught', winner: null, runnerMistake: { ...same, clause: 'P3' }, chaserMistake: { ...same, clause: 'M3' } }), sides);
    expect(lines.at(-1)).toBe('Both first mistakes are on tile 2, so nobody wins.');
  });

  test('J8: nothing is weighed in an unfinished round', () => {
    const same = { position: 2, path: 0 } as const;
    const lines = reasons(view({ ending: 'unfinished', runnerMistake: { ...same, clause: 'P3' }, chaserMistake: { ...same, clause: 'M3' } }), sides);
    expect(lines.at(-1)).toContain('(Rule M3)');
  });

  test('J8: where nothing was laid, nothing is praised', () => {
    expect(reasons(view({ ending: 'unfinished', winner: null }), sides)).toHaveLength(1);
  });

  test('M4, J9: a wrong marker on the final tile says what would have been right', () => {
    const line = markerLine(step);
    expect(line.ok).toBe(false);
    expect(line.text).toContain('look back');
    expect(line.text).toContain('Right would have been square or triangle. (Rule M4)');
    expect(markerLine({ ...step, marker: { ...marker, final: false } }).text).toContain('(Rule M3)');
  });

  test('M1: a Hideout takes no marker, another tile may be left without', () => {
    expect(markerLine({ ...step, marker: null, counts: [] }).text).toBe('A Hideout takes no marker.');
    expect(markerLine({ ...step, marker: null }).text).toBe('Not marked.');
  });

  test('J1: tiles after the first mistake are not looked at', () => {
    expect(tileLine(step, null)).toEqual({ ok: true, text: 'The tile fits.' });
    expect(tileLine(step, 2).ok).toBeNull();
    expect(tileLine({ ...step, fault: 'P2' }, 3).ok).toBe(false);
  });

  test('close calls to the millisecond, longer ones in seconds', () => {
    expect(closeCallText({ path: 0, position: 8, first: 'tile', margin: 320 })).toBe('Tile 9 beat the marker on tile 8 by 320\u00a0ms.');
    expect(closeCallText({ path: 0, position: 8, first: 'marker', margin: 1250 })).toBe('The marker on tile 8 beat the next tile by 1.3\u00a0s.');
    speak('it');
    expect(marginText(2500)).toBe('2,5\u00a0s');
  });
});

test('races that were not close are not told, but for the last one', () => {
  const call = (position: number, margin: number) => ({ path: 0, position, first: 'tile', margin }) as const;
  expect(closeOnes([call(2, 10_000), call(3, 200), call(4, 9_000)]).map(({ position }) => position)).toEqual([3, 4]);
  expect(closeOnes([])).toEqual([]);
});
