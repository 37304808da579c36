import { describe, expect, test } from 'vitest';
import { fugitive } from '../../../../src/rules/fugitive/fugitive';
import { draw, guess, pass, place, stop, TestTable } from '../../../fixtures/fugitive-table';

describe('turns', () => {
  test('F1: turn 1 has no draw and no passing; a second hideout or a stop follows', () => {
    const table = new TestTable();
    expect(table.try(draw(1))).toBe('not-due F1');
    expect(table.try(pass)).toBe('not-due F1');
    table.do(place(3));
    expect(table.try(pass)).toBe('not-due F1');
    table.do(stop);
    expect(table.state.turn).toBe(2);
  });

  test('F1: with an opening of two there is no stop, and the first must leave a second possible', () => {
    const table = new TestTable({ rules: { opening: 2 }, deal: [4, 6, 12, 17, 27] });
    expect(table.try(place(12, 6, 4, 2, 17, 1, 3))).toBe('no-second F1');
    table.do(place(3));
    expect(table.try(stop)).toBe('not-due F1');
    table.do(place(6));
    expect(table.state.turn).toBe(2);
  });

  test('F2, F3: he draws, then places within 3 and the value of his sprint cards, or passes', () => {
    const table = new TestTable().do(place(3), stop, draw(1), draw(1), guess(41));
    expect(table.try(pass)).toBe('not-due F2');
    table.do(draw(1));
    expect(table.try(place(3))).toBe('not-in-hand F3');
    expect(table.try(place(2))).toBe('not-above F3');
    expect(table.try(place(9))).toBe('out-of-reach F3');
    expect(table.try(place(9, 1, 5))).toBe('out-of-reach F3');
    table.do(place(9, 2, 1));
    expect(table.state.row.at(-1)).toMatchObject({ number: 9, sprints: [2, 1], turnedUp: null, turn: 3 });
  });

  test('F4: 42 is no sprint card, none lies twice, and more than needed may lie there', () => {
    const table = new TestTable();
    expect(table.try(place(3, 42))).toBe('sprint-goal F4');
    expect(table.try(place(3, 1, 1))).toBe('sprint-twice F4');
    expect(table.try(place(3, 3))).toBe('sprint-twice F4');
    expect(table.try(place(3, 40))).toBe('sprint-not-in-hand F3');
    table.do(place(3, 1, 2));
  });

  test('M1: she draws two in turn 2 and sees the first before she chooses the second, later one', () => {
    const table = new TestTable().do(place(3), stop, draw(3));
    expect(table.state.tasks[0]).toMatchObject({ do: 'draw', role: 'marshal' });
    expect(fugitive.view(table.state, 1).state.hands.marshal).toEqual([29]);
    table.do(draw(1), guess(41), draw(1), pass, draw(2));
    expect(table.try(draw(1))).toBe('not-due M2');
  });

  test('M2: she names different numbers that lie face up nowhere; her own are no fault', () => {
    const table = new TestTable().do(place(3, 1), stop, draw(1), draw(1));
    expect(table.try(guess(5, 5))).toBe('called-twice M2');
    table.do(guess(4), draw(1), place(5), draw(1), guess(3), draw(1), pass, draw(1));
    expect(table.try(guess(3))).toBe('face-up M2');
    expect(table.try(guess(1))).toBe('face-up M2');
  });

  test('M3, E1: a right call turns all of them up with their sprint cards, a wrong one nothing; with none face down she wins', () => {
    const table = new TestTable().do(place(3), place(9, 1, 2), draw(1), draw(1), guess(3, 10));
    expect(table.state.row.map(({ turnedUp }) => turnedUp)).toEqual([null, null]);
    table.do(draw(1), pass, draw(1), guess(9, 3));
    expect(table.state.row.map(({ turnedUp }) => turnedUp)).toEqual([4, 4]);
    expect(table.state.outcome).toEqual({ ending: 'caught', winner: 'marshal' });
    expect(table.try(draw(1), 0)).toBe('game-over E');
  });

  test('F7: whoever is not to act is refused, and nothing changes', () => {
    const table = new TestTable();
    const before = table.state;
    expect(table.try(place(3), 1)).toBe('not-your-turn T3');
    expect(table.state).toBe(before);
  });

  test('E5: giving up is for either seat at any time, and the other wins', () => {
    const table = new TestTable();
    table.try({ type: 'give-up' }, 1);
    expect(table.state.outcome).toEqual({ ending: 'given-up', winner: 'fugitive' });
  });

  test('R2: between pause and resume nothing happens and time stands still', () => {
    const table = new TestTable().do({ type: 'pause' });
    const at = (t: number, type: 'resume' | 'pause') => fugitive.apply(table.state, { t, seat: 1, type });
    expect(at(table.state.t + 1, 'resume')).toMatchObject({ error: { field: 't' } });
    expect(at(table.state.t, 'pause')).toMatchObject({ error: { field: 'type' } });
    expect(at(table.state.t, 'resume').ok).toBe(true);
  });
});

describe('the end of the row', () => {
  /** He goes straight up, she calls what is never there but for `found`. */
  const up = (...found: readonly number[]): TestTable => {
    const table = new TestTable({ deal: [6, 9, 12, 15, 18], tops: [[], [21, 24, 27], [30, 33, 36, 39]] });
    table.do(
      place(3),
      place(6),
      draw(1),
      draw(1),
      guess(41),
      draw(2),
      place(9),
      draw(1),
      guess(41),
      draw(2),
      place(12),
      draw(1),
      guess(41),
    );
    table.do(draw(2), place(15), draw(1), guess(41), draw(3), place(18), draw(1), guess(41), draw(3), place(21), draw(2), guess(41));
    table.do(draw(3), place(24), draw(2), guess(41), draw(3), place(27), draw(2), guess(41), draw(2), place(30), draw(2), guess(41));
    table.do(draw(2), place(33), draw(2), guess(...(found.length > 0 ? found : [41])), draw(3), place(36), draw(3), guess(38));
    return table.do(draw(3), place(39), draw(3), guess(38), draw(3), place(42));
  };

  test('H1: with 30 or more face up before 42 he wins at once', () => {
    expect(up(30).state.outcome).toEqual({ ending: 'escaped', winner: 'fugitive' });
  });

  test('H1, H2: with 29 or less a Manhunt starts by itself, of single numbers, and the first wrong one is the end', () => {
    const table = up(27);
    expect(table.state.outcome).toBeNull();
    expect(table.try(guess(3, 6))).toBe('one-number H2');
    table.do(guess(3));
    expect(table.state.calls.at(-1)).toMatchObject({ manhunt: true, right: true });
    table.do(guess(5));
    expect(table.state.outcome).toEqual({ ending: 'slipped', winner: 'fugitive' });
  });

  test('H2: with all of them found she wins', () => {
    const table = up(27).do(...[3, 6, 9, 12, 15, 18, 21, 24, 30, 33, 36, 39].map((number) => guess(number)));
    expect(table.state.outcome).toEqual({ ending: 'hunted', winner: 'marshal' });
  });
});
