/** F4: whoever is done with a path may guess the markers of the other one on the side. */
import { describe, expect, test } from 'vitest';
import { actorsOf } from '../../../../src/rules/chase/chase';
import { guessedBy, guessedIn, lastTime, onlookedPath, toGuess } from '../../../../src/rules/chase/onlooking';
import type { RoundEvent } from '../../../../src/rules/chase/round';
import type { ChaseSymbol } from '../../../../src/rules/chase/tile';
import { round, type RoundBuilder } from '../../../fixtures/round';

/** Seats 0 and 2 are done: path 0 is caught at (10, 4). Path 1 has four tiles to the south and no marker: its right ones are squares. */
const oneCaught = (): RoundBuilder => round({ players: 4 }).starts().walkOn(1, 'd s', 'e s').marks(['triangle', 'square']);

const guessing = (built: RoundBuilder, seat: number, position: number, symbol: ChaseSymbol = 'square'): RoundEvent => {
  return { t: built.time(), seat, type: 'guess', position, symbol };
};

describe('F4: guesses on the side', () => {
  test('F4: are of the Runner and the Chaser of a path that is over, about the other one', () => {
    const built = oneCaught();
    expect([0, 1, 2, 3].map((seat) => onlookedPath(built.state, seat))).toEqual([1, null, 1, null]);
    for (const seat of [0, 2]) expect(built.refusal(guessing(built, seat, 1))).toBeUndefined();
    for (const seat of [1, 3])
      expect(built.refusal(guessing(built, seat, 1))).toEqual({ code: 'still-plays', field: 'seat', clause: 'F4' });
    expect(actorsOf(built.state)).toEqual([1, 3]);
  });

  test('F4: nobody is done before a catch, nor where there is one path', () => {
    const four = round({ players: 4 }).starts().mark('triangle');
    for (const seat of [0, 1, 2, 3]) expect(four.refusal(guessing(four, seat, 1))?.code).toBe('still-plays');
    const three = round({ players: 3 }).starts();
    for (const seat of [0, 1, 2]) expect(three.refusal(guessing(three, seat, 1))?.code).toBe('still-plays');
    const two = round().starts();
    for (const seat of [0, 1]) expect(two.refusal(guessing(two, seat, 1))?.code).toBe('still-plays');
  });

  test('M1: tiles without a marker, each once a seat', () => {
    const built = oneCaught().mark('square', { path: 1 });
    expect(built.refusal(guessing(built, 0, 1))).toEqual({ code: 'nothing-to-guess', field: 'position', clause: 'M1' });
    built.do(guessing(built, 0, 3));
    expect(built.refusal(guessing(built, 0, 3))?.code).toBe('nothing-to-guess');
    expect(built.refusal(guessing(built, 2, 3))).toBeUndefined();
    expect(built.refusal(guessing(built, 0, 9))?.code).toBe('nothing-to-guess');
    expect(guessedBy(built.state, 0)).toEqual([3]);
    expect(guessedBy(built.state, 2)).toEqual([]);
    const [, path] = built.state.paths;
    expect(path && toGuess(path, guessedBy(built.state, 0))).toEqual([1]);
  });

  test('M4: the last tile only while it is the next one to mark, and then looking back', () => {
    const built = oneCaught();
    expect(built.refusal(guessing(built, 0, 4))?.code).toBe('nothing-to-guess');
    built.marks(['square', 'square', 'square'], 1);
    built.do(guessing(built, 0, 4, 'triangle')).do(guessing(built, 2, 4, 'square'));
    // M5: a tile that comes later changes nothing of it.
    built.walkOn(1, 'f s');
    expect(guessedIn(built.state)).toEqual([
      { seat: 0, guesses: 1, right: 1 },
      { seat: 2, guesses: 1, right: 0 },
    ]);
  });

  test('M3: right are the symbols that would have been legal, whatever the Chaser puts', () => {
    const built = oneCaught();
    built
      .do(guessing(built, 2, 1))
      .do(guessing(built, 2, 2, 'star'))
      .do(guessing(built, 2, 3))
      .mark('diamond', { path: 1 });
    expect(guessedIn(built.state)).toEqual([{ seat: 2, guesses: 3, right: 2 }]);
    expect(guessedIn(oneCaught().state)).toEqual([]);
  });

  test('time goes on by them, although the round does not', () => {
    const built = oneCaught();
    const { t } = built.state;
    built.do({ ...guessing(built, 0, 1), t: t + 5000 });
    expect(built.state.t).toBe(t);
    expect(lastTime(built.state)).toBe(t + 5000);
    expect(built.refusal(built.placing('f', 's', { path: 1, t: t + 4999 }))).toEqual({ code: 'time-falls', field: 't', clause: 'M5' });
    expect(built.refusal(built.placing('f', 's', { path: 1, t: t + 5000 }))).toBeUndefined();
  });

  test('P9: not while time stands still, and J8, M4: not after the end', () => {
    const built = oneCaught();
    built.do({ t: built.state.t, seat: 1, type: 'pause' });
    expect(built.refusal({ ...guessing(built, 0, 1), t: built.state.t })?.code).toBe('paused');
    built.do({ t: built.state.t, seat: 1, type: 'give-up' });
    expect(built.refusal(guessing(built, 0, 1))?.code).toBe('round-over');
    expect(onlookedPath(built.state, 0)).toBeNull();
  });
});
