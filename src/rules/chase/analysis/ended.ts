/** How a round ended, and what else tells why it went as it did (P6, P8, J1 to J6, F4, F6). */
import { ITEMS, type Item } from '../tile';
import { faceOf, seatsOf, type PathIndex, type RoundState } from '../round';
import { judge, judgeRound } from '../judge';
import { stateAt } from './through';
import { eventOf, missingItems, type Deeds } from './turning';
import type { Circumstance, Ended, MarkerFacts } from './types';

/** The deed that ended the round; null where it was not played to its end (J8). */
export function endedBy({ through, markers, tiles }: Deeds): Ended | null {
  const { end } = through;
  const mark = markers[markers.length - 1];
  const tile = tiles[tiles.length - 1];
  if (end.ending === 'caught' && mark !== undefined) {
    const { event, t, seat, path, position } = mark;
    return { what: 'caught', event, t, seat, path, position };
  }
  if (end.ending === 'hideout' && tile !== undefined) {
    const { event, t, seat, path, position } = tile;
    return { what: 'hideout', event, t, seat, path, position, missing: missingItems(end) };
  }
  const lost = through.events.findLastIndex(({ type }) => type === 'lose-trail');
  const event = through.events[lost];
  if (end.ending !== 'trail-lost' || end.lost === null || event === undefined) return null;
  return { what: 'trail-lost', event: lost, t: event.t, seat: event.seat, ...end.lost };
}

/** What every Runner holds then, hand by hand. */
function handsIn({ piles, holds }: RoundState): readonly (readonly string[])[] {
  return piles === undefined ? [] : holds.map((held) => piles[held] ?? []);
}

/** The fewest tiles without a Hideout in hand that are told of. */
const LONG_SEARCH = 3;

/** A path on which all items lay, and its Runners went on without a Hideout in hand. */
function searches({ through, tiles }: Deeds): Circumstance[] {
  const { setup, end } = through;
  if (end.piles === undefined) return [];
  const isHideout = (tile: string): boolean => faceOf(setup, tile)?.kind === 'hideout';
  const runners = seatsOf(setup.roles, 'runner');
  const bare = tiles.filter(({ event, seat, hideout }) => {
    const before = stateAt(through, event);
    if (hideout || missingItems(before).length > 0) return false;
    const hand = before.piles?.[before.holds[runners.indexOf(seat)] ?? -1] ?? [];
    return !hand.some(isHideout);
  });
  const complete = tiles.find(({ event }) => missingItems(stateAt(through, event + 1)).length === 0);
  if (complete === undefined || bare.length < LONG_SEARCH) return [];
  // In the end another pile may be in hand: too late is what tells.
  const { piles = [], holds } = stateAt(through, bare[bare.length - 1]?.event ?? 0);
  const free = piles.some((pile, at) => !holds.includes(at) && pile.some(isHideout));
  const { path, position, t } = complete;
  return [{ what: 'no-hideout', path, position, t, tiles: bare.length, elsewhere: free }];
}

/** Of Runners who were caught: the items that never came in. */
function missing({ through }: Deeds): Circumstance[] {
  const { end, setup } = through;
  const items = missingItems(end);
  // Where nothing had come in yet there was no way to speak of.
  if (items.length === 0 || items.length === ITEMS.length || end.ending === 'hideout') return [];
  const held = new Set(
    handsIn(end)
      .flat()
      .flatMap((tile): Item[] => {
        const item = faceOf(setup, tile)?.item;
        return item === undefined ? [] : [item];
      }),
  );
  return [{ what: 'items-missing', missing: items, held: items.filter((item) => held.has(item)) }];
}

/** Of Runners who were caught: the first tile from which as many as they laid, or fewer, would have led to a Hideout. */
function shorterWays({ through, tiles }: Deeds): Circumstance[] {
  const laid = (path: PathIndex): number => through.end.paths[path]?.tiles.length ?? 0;
  const first = tiles.find(({ shorter, path, position }) => shorter?.found === 'yes' && position - 1 + shorter.tiles.length <= laid(path));
  if (first?.shorter?.found !== 'yes') return [];
  const { path, position, seat, shorter } = first;
  return [{ what: 'shorter-way', path, position, seat, tiles: shorter.tiles.length }];
}

/** Catches that did not end the round (F4). */
function catchesBefore(markers: readonly MarkerFacts[], ended: Ended | null): Circumstance[] {
  return markers.flatMap(({ final, event, t, seat, path, position }): Circumstance[] =>
    final && event !== ended?.event ? [{ what: 'caught-before', event, t, seat, path, position }] : [],
  );
}

/** J5, F6: when no mistake of the Chasers could come before that of the Runners any more. */
function sealed({ through, markers, tiles }: Deeds): Circumstance[] {
  const { verdict, decided } = judge(through.end);
  const { runnerMistake } = verdict;
  if (runnerMistake === null || !('loser' in decided) || decided.loser !== 'runners' || decided.why === 'lost-trail') return [];
  const { position } = runnerMistake;
  const needed = through.end.paths.reduce((sum, path) => sum + Math.min(position, path.tiles.length), 0);
  const put = markers.filter((each) => each.position <= position);
  const mark = put[needed - 1];
  if (mark === undefined || put.some(({ right }) => !right) || mark.event < eventOf(tiles, runnerMistake)) return [];
  return [{ what: 'sealed', event: mark.event, t: mark.t, position, clause: decided.clause }];
}

/** What was wrong and did not count (J1, J2, J3, J6, F6). */
function passedOver({ markers, tiles }: Deeds): Circumstance[] {
  // All markers of a round are passed over for one reason, the tiles of a path for another.
  const marks = markers.filter(({ passed }) => passed !== null);
  const [{ passed } = { passed: null }] = marks;
  const broken = tiles.filter(({ clause, behind }) => clause !== null && !behind);
  return [
    ...broken.flatMap(({ path, position }): Circumstance[] => {
      const count = tiles.filter((each) => each.behind && each.path === path).length;
      return count === 0 ? [] : [{ what: 'tiles-behind', path, position, count }];
    }),
    ...(passed === null ? [] : [{ what: 'marks-passed' as const, count: marks.length, passed }]),
  ];
}

/** What else is to be said of why it went so; nothing of a round that was not played to its end. */
export function circumstancesOf(deeds: Deeds): Circumstance[] {
  const ended = endedBy(deeds);
  if (ended === null) return [];
  const { winner, runnerMistake } = judgeRound(deeds.through.end);
  // Who lost by a mistake did not lose by that.
  const lost = winner === 'chasers' && runnerMistake === null;
  return [
    ...catchesBefore(deeds.markers, ended),
    ...searches(deeds),
    ...(lost ? [...missing(deeds), ...shorterWays(deeds)] : []),
    ...sealed(deeds),
    ...passedOver(deeds),
  ];
}
