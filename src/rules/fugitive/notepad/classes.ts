/**
 * Cards that cannot be told apart as sprint cards: of one pile, of one value, usable from the same moment. A count goes by how many of each
 * class lie where, and leaves until the end which ones: of E cards in a class with H hideouts among them, S sprint cards are any of the
 * other E - H. So cards differ (N2a) without a look at any single one.
 */
import { pileOf, sprintOf } from '../cards';
import type { Knowledge, Use } from './knowledge';

export interface CardClass {
  /** The pile whose draws it takes (N2c); 0 for cards that are surely his. */
  readonly pile: 0 | 1 | 2 | 3;
  readonly value: number;
  /** From which moment on it can be used. */
  readonly from: number;
  readonly size: number;
  /** Its highest card that may be a hideout. */
  readonly highest: number;
  readonly mostSprints: number;
}

export interface Classes {
  readonly list: readonly CardClass[];
  /** By number, the class of a card that may lie face down; undefined for others. */
  readonly of: readonly (number | undefined)[];
}

/** The classes of the cards that may lie face down, where so many sprint cards do. */
export function classesOf({ free, sure, usable, uses }: Knowledge, sprints: number): Classes {
  const draws = uses[uses.length - 1]?.draws ?? [];
  const groups = new Map<string, number[]>();
  for (const card of free) {
    const from = usable.get(card) ?? -1;
    const pile = sure.has(card) ? 0 : pileOf(card);
    // Without sprint cards face down nobody asks for their value.
    const value = sprints === 0 ? 0 : sprintOf(card);
    const key = [pile, value, from].join();
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  const list: CardClass[] = [];
  const of: (number | undefined)[] = [];
  for (const [key, cards] of groups) {
    const [pile, value, from] = key.split(',').map(Number) as [CardClass['pile'], number, number];
    for (const card of cards) of[card] = list.length;
    // N2c: no more of a pile than he drew.
    const most = pile === 0 ? cards.length : Math.min(cards.length, draws[pile - 1] ?? 0);
    list.push({ pile, value, from, size: cards.length, highest: Math.max(...cards), mostSprints: Math.min(sprints, most) });
  }
  return { list, of };
}

/** A way in which so many sprint cards are of the classes. */
export interface Mix {
  /** The classes that it has cards of, with how many. */
  readonly some: readonly (readonly [kind: number, count: number])[];
  readonly value: number;
}

/** The mixes that take as many cards of each pile as each other. */
export interface Mixes {
  /** By pile, from 0. */
  readonly piles: readonly number[];
  readonly mixes: readonly Mix[];
}

/** No sprint cards whose classes are asked for. */
export const NO_MIX: readonly Mixes[] = [{ piles: [0, 0, 0, 0], mixes: [{ some: [], value: 0 }] }];

/** Every way in which the sprint cards of a use are of the classes, with no more of a pile than he had drawn by then (N2c). */
export function mixesOf({ list }: Classes, { count, moment, draws }: Pick<Use, 'count' | 'moment' | 'draws'>): Mixes[] {
  const groups = new Map<string, { piles: readonly number[]; mixes: Mix[] }>();
  const counts = list.map(() => 0);
  const piles = [0, 0, 0, 0];
  const fill = (at: number, left: number, value: number): void => {
    const each = list[at];
    if (each === undefined) {
      if (left > 0) return;
      const some: (readonly [kind: number, count: number])[] = [];
      for (const [kind, lie] of counts.entries()) if (lie > 0) some.push([kind, lie]);
      const key = piles.join();
      const group = groups.get(key) ?? { piles: [...piles], mixes: [] };
      groups.set(key, group);
      group.mixes.push({ some, value });
      return;
    }
    const { pile } = each;
    const before = piles[pile] ?? 0;
    const drawn = pile === 0 ? left : (draws[pile - 1] ?? 0) - before;
    const most = each.from <= moment ? Math.min(left, each.mostSprints, drawn) : 0;
    for (let lie = 0; lie <= most; lie++) {
      counts[at] = lie;
      piles[pile] = before + lie;
      fill(at + 1, left - lie, value + lie * each.value);
    }
    counts[at] = 0;
    piles[pile] = before;
  };
  fill(0, count, 0);
  return [...groups.values()];
}
