/** F2, F8: which Chaser follows which Runner is agreed before, and holds when everybody's role goes round. */
import { describe, expect, test } from 'vitest';
import { firstRoles, nextRoles } from '../../../../../src/rules/chase/match';
import { chasesOf, followingOf, FOLLOWING, type Following } from '../../../../../src/rules/chase/following';
import { ADA, BEA, done } from '../../../../fixtures/live-table';
import { begun, CAI, DEE, opens, type Begun } from '../../../../fixtures/several';

/** Who follows whom in the round at the table: a Runner's seat for each Chaser's. */
function pairs({ last, ledger, match }: Begun): Record<number, number> {
  const { roles } = last().table;
  const runners = roles.flatMap((role, seat) => (role === 'runner' ? [seat] : []));
  const chases = ledger.round(match, last().roundNumber).dealt.chases ?? [];
  return Object.fromEntries(chases.map((chaser, path) => [chaser, runners[path] ?? -1]));
}

/** Both Runners open, the one by seat to the north. */
function open(live: Begun): void {
  const [first = 0, second = 0] = live.last().table.roles.flatMap((role, seat) => (role === 'runner' ? [seat] : []));
  opens(live, first, -1);
  opens(live, second, 1);
}

describe('F2, F8: whom a Chaser follows', () => {
  const across = (seat: number): number => (seat + 2) % 4;
  test.each<[Following | undefined]>([[undefined], ['opposite'], ['beside']])(
    'agreed as %s, it is so in every round and in a new game',
    (following) => {
      const live = begun([ADA, BEA, CAI, DEE], firstRoles(4, 3), following && { following });
      for (let number = 1; number <= 5; number++) {
        for (const [chaser, runner] of Object.entries(pairs(live))) {
          const opposite = runner === across(Number(chaser));
          expect([number, chaser, opposite]).toEqual([number, chaser, following !== 'beside']);
          // Of two who sit beside a Chaser one is the other Chaser.
          expect(live.last().table.roles[runner]).toBe('runner');
        }
        open(live);
        const followed = live.last().table.paths.map((path) => [path.chaser, path.runner]);
        expect(Object.fromEntries(followed.map(([chaser, runner]) => [chaser ?? -1, runner]))).toEqual(pairs(live));
        done(live.table.giveUp(live.match, 0));
        done(live.table.next(live.match));
      }
    },
  );

  test.each([0, 1, 2, 3])('each Chaser follows one, and what was agreed is told from the set-up (first Chaser: seat %i)', (first) => {
    let roles = firstRoles(4, first);
    for (let number = 0; number < 4; number++) {
      for (const following of FOLLOWING) {
        const chases = chasesOf(roles, following);
        expect([...chases].sort()).toEqual(roles.flatMap((role, seat) => (role === 'chaser' ? [seat] : [])));
        expect(followingOf(roles, chases)).toBe(following);
      }
      roles = nextRoles(roles);
    }
  });

  test('F1: where a file seats the Chasers opposite each other it goes by seat', () => {
    expect(chasesOf(['runner', 'chaser', 'runner', 'chaser'], 'opposite')).toEqual([1, 3]);
    expect(chasesOf(['runner', 'chaser', 'runner', 'chaser'], 'beside')).toEqual([3, 1]);
    expect(followingOf(['runner', 'chaser'], undefined)).toBe('opposite');
  });
});
