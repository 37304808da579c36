/** Nothing begins or goes on at the table while something is in the way of it: a question, a missing gamepad. */
import { describe, expect, test } from 'vitest';
import { PLANNING_MILLIS } from '../../../../../src/main/games/chase/table/planning';
import type { Role } from '../../../../../src/shared/chase/replay';
import { ADA, BEA, BOT, done, liveTable, northward, type LiveTable } from '../../../../fixtures/live-table';

interface Begun extends LiveTable {
  readonly match: string;
}

function begun(players: readonly (typeof ADA)[], roles: readonly Role[]): Begun {
  const live = liveTable();
  return { ...live, match: live.begin({ players: [...players], roles: [...roles] }) };
}

const HELD_UP = { ok: false, error: { code: 'held-up' } };

describe('what is in the way of a round', () => {
  test('bots that are about to open stand still, and have their whole time again once everybody goes on', () => {
    const live = begun([BOT, ADA], ['runner', 'chaser']);
    expect(live.last().aside.opensIn).toBe(PLANNING_MILLIS);
    live.time.pass(PLANNING_MILLIS - 1);
    done(live.table.hold(live.match, true));
    expect(live.last()).toMatchObject({ aside: { opensIn: null }, table: { paused: true, phase: 'planning' } });
    expect(live.table.resume(live.match, 1)).toMatchObject(HELD_UP);
    live.time.pass(10 * PLANNING_MILLIS);
    expect(live.last().table.phase).toBe('planning');
    done(live.table.hold(live.match, false));
    expect(live.last().table.paused).toBe(true);
    done(live.table.resume(live.match, 1));
    expect(live.last()).toMatchObject({ aside: { opensIn: PLANNING_MILLIS }, table: { paused: false } });
  });

  test('bots do not begin to wait in a round that is dealt meanwhile, nor once they are chosen to open (T2)', () => {
    const live = begun([BOT, ADA, BEA], ['runner', 'runner', 'chaser']);
    done(live.table.hold(live.match, true));
    done(live.table.opener(live.match, 0));
    expect(live.last()).toMatchObject({ aside: { opensIn: null }, table: { paused: true } });

    const next = begun([ADA, BOT], ['runner', 'chaser']);
    done(next.table.open(next.match, 0, northward(next.last(), 0)));
    done(next.table.giveUp(next.match, 0));
    done(next.table.hold(next.match, true));
    expect(next.table.next(next.match)).toMatchObject({ ok: true });
    expect(next.last()).toMatchObject({ roundNumber: 2, aside: { opensIn: null }, table: { paused: true } });
  });

  test('no plan goes down (S5)', () => {
    const live = begun([ADA, BEA], ['runner', 'chaser']);
    done(live.table.hold(live.match, true));
    expect(live.table.open(live.match, 0, northward(live.last(), 0))).toMatchObject(HELD_UP);
    done(live.table.hold(live.match, false));
    done(live.table.open(live.match, 0, northward(live.last(), 0)));
    expect(live.last().table.phase).toBe('running');
  });

  test('a round that runs is paused for everybody; all may say that they are ready, and the last word waits', () => {
    const live = begun([ADA, BEA], ['runner', 'chaser']);
    done(live.table.open(live.match, 0, northward(live.last(), 0)));
    done(live.table.hold(live.match, true));
    expect(live.last().table.paused).toBe(true);
    done(live.table.resume(live.match, 1));
    expect(live.last().agreed).toEqual([1]);
    expect(live.table.resume(live.match, 0)).toMatchObject(HELD_UP);
    done(live.table.hold(live.match, false));
    done(live.table.resume(live.match, 0));
    expect(live.last().table.paused).toBe(false);
  });

  test('who was ready before it came says so again, the same for all (P9)', () => {
    const live = begun([ADA, BEA], ['runner', 'chaser']);
    done(live.table.open(live.match, 0, northward(live.last(), 0)));
    for (const seat of [0, 1] as const) done(live.table.pause(live.match, seat));
    done(live.table.resume(live.match, 1));
    expect(live.last().agreed).toEqual([1]);
    done(live.table.hold(live.match, true));
    expect(live.last()).toMatchObject({ agreed: [], table: { paused: true } });
    done(live.table.hold(live.match, false));
    done(live.table.resume(live.match, 0));
    expect(live.last()).toMatchObject({ agreed: [0], table: { paused: true } });
    done(live.table.resume(live.match, 1));
    expect(live.last().table.paused).toBe(false);
  });
});
