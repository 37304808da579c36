import { describe, expect, test } from 'vitest';
import { choiceFrom, followedBy, placesOf, roleAt } from '../../../../../../src/renderer/games/chase/new-round/join-places';
import { firstRoles } from '../../../../../../src/renderer/games/chase/new-round/match-choice';
import { chasesOf, FOLLOWING } from '../../../../../../src/rules/chase/following';
import { DEFAULT_MATCH } from '../../../../../../src/shared/chase/match-choice';
import { seatChoice } from '../../../../../../src/shared/seats';

const guest = (name: string) => ({ ...seatChoice('guest', 'mouse'), guest: name });
const atPlaces = (places: readonly number[]) => places.map((at) => ({ at, seat: guest(String(at)) }));
/** Every way in which two to four take part. */
const WAYS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
  [0, 1, 2],
  [0, 1, 3],
  [0, 2, 3],
  [1, 2, 3],
  [0, 1, 2, 3],
] as const;

describe('the row', () => {
  test.each(WAYS.map((taken) => [taken]))('F1, T1: at places %j the match has the roles that the row shows', (taken) => {
    const choice = choiceFrom(atPlaces(taken), DEFAULT_MATCH);
    expect(firstRoles(choice)).toEqual(taken.map((at) => roleAt(at, taken)));
    expect(firstRoles(choice).filter((role) => role === 'chaser')).toHaveLength(taken.length === 4 ? 2 : 1);
  });

  test('F2: of four each Chaser follows the Runner beside', () => {
    const taken = [0, 1, 2, 3];
    const choice = choiceFrom(atPlaces(taken), DEFAULT_MATCH);
    const runners = taken.filter((at) => roleAt(at, taken) === 'runner');
    const chases = chasesOf(firstRoles(choice), choice.following);
    for (const [path, chaser] of chases.entries()) expect(followedBy(chaser, taken)).toBe(runners[path]);
    expect(followedBy(0, [0, 1, 2])).toBeUndefined();
    expect(followedBy(0, [0, 2])).toBe(2);
  });

  test.each(FOLLOWING.flatMap((following) => [0, 1, 2, 3].map((firstChaser) => [following, firstChaser] as const)))(
    'F2: a match of four that was arranged otherwise (%s, first %i) stands in the row as it was',
    (following, firstChaser) => {
      const before = { ...DEFAULT_MATCH, seats: [0, 1, 2, 3].map((seat) => guest(String(seat))), following, firstChaser };
      const roles = firstRoles(before);
      const chases = chasesOf(roles, following);
      const runners = roles.flatMap((role, seat) => (role === 'runner' ? [seat] : []));
      const row = placesOf(before);
      const seatAt = (place: number): number => Number(row[place]?.seat.guest);
      for (const place of [0, 3]) {
        expect(roles[seatAt(place)]).toBe('chaser');
        const runner = seatAt(place === 0 ? 1 : 2);
        expect(chases[runners.indexOf(runner)]).toBe(seatAt(place));
      }
      // And nothing changes once it has been in the row.
      const after = choiceFrom(row, before);
      expect(placesOf(after)).toEqual(row);
    },
  );

  test.each([2, 3])('%i people: the Chaser comes first', (count) => {
    const seats = Array.from({ length: count }, (_, seat) => guest(String(seat)));
    const row = placesOf({ ...DEFAULT_MATCH, seats, firstChaser: 1 });
    expect(row.map(({ seat }) => seat.guest)).toEqual(count === 2 ? ['1', '0'] : ['1', '2', '0']);
  });
});
