/**
 * Cards that cannot be told apart as sprint cards: of one pile, of one value, usable from the same moment. A count goes by how many of each
 * class lie where, and leaves until the end which ones: of E cards in a class with H hideouts among them, S sprint cards are any of the
 * other E - H. So cards differ (N2a) without a look at any single one.
 */
import { pileOf, sprintOf } from '../cards';
import type { Knowledge } from './knowledge';

export interface CardClass {
  /** The pile whose draws it takes (N2c); 0 for cards that are surely his. */
  readonly pile: 0 | 1 | 2 | 3;
  readonly value: number;
  /** From which moment on it can be used. */
  readonly from: number;
  readonly size: number;
  /** What one more hideout of it adds to the code of a state, and one more sprint card. */
  readonly hideout: number;
  readonly sprint: number;
  readonly mostHideouts: number;
  readonly mostSprints: number;
}

export interface Classes {
  readonly list: readonly CardClass[];
  /** By number, the class of a card that may lie face down; undefined for others. */
  readonly of: readonly (number | undefined)[];
}

/** The classes of the cards that may lie face down, where so many hideouts and sprint cards do. */
export function classesOf({ free, sure, usable }: Knowledge, hideouts: number, sprints: number): Classes {
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
  let radix = 1;
  for (const [key, cards] of groups) {
    const [pile, value, from] = key.split(',').map(Number) as [CardClass['pile'], number, number];
    const mostHideouts = Math.min(hideouts, cards.length);
    const mostSprints = Math.min(sprints, cards.length);
    const hideout = radix;
    const sprint = radix * (mostHideouts + 1);
    radix = sprint * (mostSprints + 1);
    for (const card of cards) of[card] = list.length;
    list.push({ pile, value, from, size: cards.length, hideout, sprint, mostHideouts, mostSprints });
  }
  return { list, of };
}

/** How many hideouts of each class a code says, and how many sprint cards. */
export function decoded(code: number, { list }: Classes): { readonly hideouts: number[]; readonly sprints: number[] } {
  const hideouts: number[] = [];
  const sprints: number[] = [];
  let rest = code;
  for (const { mostHideouts, mostSprints } of list) {
    hideouts.push(rest % (mostHideouts + 1));
    rest = Math.floor(rest / (mostHideouts + 1));
    sprints.push(rest % (mostSprints + 1));
    rest = Math.floor(rest / (mostSprints + 1));
  }
  return { hideouts, sprints };
}

/** A way in which so many sprint cards are of the classes. */
export interface Mix {
  /** By class. */
  readonly counts: readonly number[];
  readonly value: number;
  /** By pile, from 0. */
  readonly piles: readonly number[];
  readonly code: number;
}

/** Every way in which `count` sprint cards that are usable at a moment are of the classes. */
export function mixesOf({ list }: Classes, count: number, moment: number): Mix[] {
  const mixes: Mix[] = [];
  const counts = list.map(() => 0);
  const fill = (at: number, left: number): void => {
    const each = list[at];
    if (each === undefined) {
      if (left === 0) mixes.push(mixed(list, counts));
      return;
    }
    const most = each.from <= moment ? Math.min(left, each.mostSprints) : 0;
    for (let some = 0; some <= most; some++) {
      counts[at] = some;
      fill(at + 1, left - some);
    }
    counts[at] = 0;
  };
  fill(0, count);
  return mixes;
}

function mixed(list: readonly CardClass[], counts: readonly number[]): Mix {
  const piles = [0, 0, 0, 0];
  let value = 0;
  let code = 0;
  for (const [at, each] of list.entries()) {
    const some = counts[at] ?? 0;
    piles[each.pile] = (piles[each.pile] ?? 0) + some;
    value += some * each.value;
    code += some * each.sprint;
  }
  return { counts: [...counts], value, piles, code };
}
