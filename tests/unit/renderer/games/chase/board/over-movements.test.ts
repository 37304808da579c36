/** What moves over the table, step by step, without a table. */
import { beforeEach, describe, expect, test } from 'vitest';
import { OverMovements } from '../../../../../../src/renderer/games/chase/board/over-movements';
import type { Lead } from '../../../../../../src/shared/chase/table-signs';
import type { Aim, Spotlight } from '../../../../../../src/renderer/games/chase/board/types';
import type { AtShare } from '../../../../../../src/renderer/lib/stage/animator';

/** Movements that were begun and not stopped. */
const begun = new Map<string, AtShare>();
let movements: OverMovements;
beforeEach(() => {
  begun.clear();
  movements = new OverMovements(
    (name, _, step) => {
      step(0);
      begun.set(name, step);
    },
    (name) => begun.delete(name),
  );
});

const held = (tile: string, rotation: Aim['rotation']): Aim => ({ tile, rotation, cells: [], cell: null });
const lit = (position: number, more: Partial<Spotlight> = {}): Spotlight => ({ path: 0, position, lit: null, ...more });

describe('the tile in hand', () => {
  test('turns the shorter way round, from where it was to where it lies', () => {
    movements.turn(held('a', 270), held('a', 0));
    expect(movements.now.turn).toBe(-90);
    begun.get('turn')?.(1);
    expect(movements.now.turn).toBeCloseTo(0);
    movements.turn(held('a', 0), held('a', 270));
    expect(movements.now.turn).toBe(90);
  });

  test('turned on before it has come to rest, it turns on from where it is', () => {
    movements.turn(held('a', 0), held('a', 90));
    begun.get('turn')?.(0.5);
    const { turn } = movements.now;
    expect(turn).toBeLessThan(0);
    movements.turn(held('a', 90), held('a', 180));
    expect(movements.now.turn).toBeCloseTo(turn - 90);
  });

  test('another tile, and the first one, do not turn', () => {
    movements.turn(held('a', 0), held('b', 90));
    movements.turn(null, held('a', 90));
    movements.turn(held('a', 90), null);
    expect([...begun]).toEqual([]);
  });
});

describe('the tile that is explained', () => {
  test('turns up its answer, and shakes if it is wrong', () => {
    movements.light(null, lit(1, { fault: true }));
    expect([...begun.keys()]).toEqual(['flip', 'shake']);
    expect(movements.now).toMatchObject({ flip: 0, pulse: 1 });
    begun.get('shake')?.(0.1);
    expect(movements.now.shake).not.toBe(0);
    begun.get('shake')?.(1);
    expect(movements.now.shake).toBe(0);
  });

  test('has a wave around it if it is right, and neither where nothing is said of it', () => {
    movements.light(null, lit(1, { ok: true }));
    expect([...begun.keys()]).toEqual(['flip', 'pulse']);
    movements.light(lit(1, { ok: true }), lit(2));
    expect([...begun.keys()]).toEqual(['flip']);
    expect(movements.now).toMatchObject({ shake: 0, pulse: 1 });
  });

  test('moves once: told anew of the same tile nothing begins, and with none all of it stops', () => {
    movements.light(null, lit(1, { ok: false }));
    begun.clear();
    movements.light(lit(1, { ok: false }), lit(1, { ok: false }));
    expect([...begun]).toEqual([]);
    movements.light(lit(1), lit(2, { ok: false }));
    movements.light(lit(2), null);
    expect([...begun]).toEqual([]);
  });
});

test('M1: a lead grows by the tile that was laid, and is there at once where a marker has made it shorter', () => {
  const lead = (path: 0 | 1, from: number, tiles: number): Lead => ({ path, from, tiles });
  movements.lead([lead(0, 1, 2), lead(1, 3, 1)], [lead(0, 1, 3), lead(1, 3, 1)]);
  expect([...begun.keys()]).toEqual(['lead0']);
  begun.clear();
  movements.lead([lead(0, 1, 3)], [lead(0, 2, 2)]);
  expect([...begun]).toEqual([]);
  // A first tile after every marker was put.
  movements.lead([], [lead(1, 4, 1)]);
  expect([...begun.keys()]).toEqual(['lead1']);
});

test('J1: no wave goes around a tile that nobody judges', () => {
  movements.light(null, lit(3, { ok: true, unread: true }));
  expect([...begun.keys()]).not.toContain('pulse');
  movements.light(null, lit(4, { ok: true }));
  expect([...begun.keys()]).toContain('pulse');
});
