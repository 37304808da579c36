/** How right and how fast each seat was in a round, and which level that is like. */
import type { Millis, Seat } from '../../game';
import { middleOf } from '../coaching';
import type { Role, RoundSetup } from '../round';
import { likeLevel, type Done, type PaceTable } from './like-level';
import type { MarkerFacts, PlayerFacts, TileFacts, UsualPace } from './types';

/**
 * What a seat did, with the times that it took: a Chaser's markers, a Runner's tiles after the Starting tiles, as far as they are looked at.
 * What it did before `since` events had happened was somebody else's.
 */
export function doneBy(
  seat: Seat,
  role: Role,
  markers: readonly MarkerFacts[],
  tiles: readonly Pick<TileFacts, 'event' | 'seat' | 'took' | 'clause' | 'behind'>[],
  since = 0,
): Done {
  const isOwn = (each: { readonly event: number; readonly seat: Seat }): boolean => each.seat === seat && each.event >= since;
  if (role === 'chaser') {
    const own = markers.filter(isOwn);
    return { times: own.map(({ took }) => took), right: own.filter(({ right }) => right).length, count: own.length };
  }
  // J1: behind a path's first wrong tile none is looked at, so none is right or wrong.
  const own = tiles.filter((each) => isOwn(each) && each.took !== null && !each.behind);
  return {
    times: own.flatMap(({ took }): Millis[] => (took === null ? [] : [took])),
    right: own.filter(({ clause }) => clause === null).length,
    count: own.length,
  };
}

/**
 * Every seat in its order; without `paces` nobody is compared to levels. `usual` are by seat the averages from before, `since` after how many
 * events whoever sits there in the end had come.
 */
export function playerFacts(
  { roles }: Pick<RoundSetup, 'roles'>,
  markers: readonly MarkerFacts[],
  tiles: readonly TileFacts[],
  paces: PaceTable | null,
  usual: readonly (UsualPace | null)[],
  since: readonly number[] = [],
): PlayerFacts[] {
  const players = roles.length === 3 ? '3' : roles.length === 4 ? '4' : '2';
  return roles.map((role, seat) => {
    const done = doneBy(seat, role, markers, tiles, since[seat]);
    return {
      seat,
      role,
      pace: { count: done.count, right: done.right, median: middleOf(done.times, 1) },
      like: paces === null ? null : likeLevel(paces[players][role], done),
      usual: usual[seat] ?? null,
    };
  });
}
