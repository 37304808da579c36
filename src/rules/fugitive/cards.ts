/** The hideouts and the events: what is in the box (C, V6). */

/** C1: 0 lies in the row from the start; 42 is where he wants to. */
export const GOAL = 42;
/** M2: what can be called at most. */
export const HIGHEST_CALL = 41;
/** S1: his from the start, beside 42. */
export const GIVEN: readonly number[] = [1, 2, 3];
/** F3: how far a placement reaches without sprint cards, and with a `lift` (V6). */
export const REACH = 3;
export const LIFTED_REACH = 5;

/** The three piles by their numbers in files and on the table. */
export type PileNumber = 1 | 2 | 3;
export const PILES: readonly PileNumber[] = [1, 2, 3];

/** C1: the lowest and the highest hideout of piles 1, 2 and 3. */
const BOUNDS: readonly (readonly [number, number])[] = [
  [4, 14],
  [15, 28],
  [29, 41],
];

/** C1: the hideouts of a pile, ascending. */
export function hideoutsOf(pile: PileNumber): number[] {
  const [from, to] = BOUNDS[pile - 1] as readonly [number, number];
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

/** C1: the pile that a hideout is of; 0 for those of none (0 to 3 and 42). */
export function pileOf(number: number): 0 | PileNumber {
  return PILES.find((pile) => number >= (BOUNDS[pile - 1]?.[0] ?? 0) && number <= (BOUNDS[pile - 1]?.[1] ?? 0)) ?? 0;
}

/** C2: what a hideout is worth as a sprint card. */
export function sprintOf(number: number): 0 | 1 | 2 {
  if (number === 0 || number === GOAL) return 0;
  return number % 2 === 0 ? 2 : 1;
}

/** C2: what sprint cards are worth together. */
export function sprintsOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + sprintOf(number), 0);
}

/** V3: footprints are his, the lens is hers, neutral is whose draw it was. */
export type Icon = 'footprints' | 'lens' | 'neutral';

/** V6: every event with its icon, and how many there are of it. */
const EVENT_LIST = {
  lift: ['footprints', 2],
  train: ['footprints', 2],
  stash: ['footprints', 2],
  fog: ['footprints', 2],
  wire: ['footprints', 2],
  retrace: ['footprints', 2],
  scout: ['footprints', 1],
  blackout: ['footprints', 1],
  tip: ['lens', 2],
  witness: ['lens', 2],
  cast: ['lens', 2],
  dragnet: ['lens', 2],
  warrant: ['lens', 2],
  backup: ['lens', 2],
  roadblock: ['lens', 1],
  informer: ['lens', 1],
  windfall: ['neutral', 2],
  glimpse: ['neutral', 2],
  swap: ['neutral', 2],
  strike: ['neutral', 2],
} as const satisfies Record<string, readonly [Icon, number]>;

export type EventId = keyof typeof EVENT_LIST;
export const EVENT_IDS = Object.keys(EVENT_LIST) as readonly EventId[];

/** V6: an event's icon. */
export function iconOf(event: EventId): Icon {
  return EVENT_LIST[event][0];
}

/** V6: the events of some icons, each as often as it is there. */
export function eventsOf(...icons: readonly Icon[]): EventId[] {
  return EVENT_IDS.flatMap((id) => {
    const [icon, copies] = EVENT_LIST[id];
    return icons.includes(icon) ? Array.from({ length: copies }, () => id) : [];
  });
}

/** C3, V1: it stands for an event of another pile. */
export const PLACEHOLDER = 'placeholder';

/** What lies in a pile (S2). */
export type PileCard = number | EventId | typeof PLACEHOLDER;

/** Whether a card of a pile is a hideout. */
export function isHideout(card: PileCard): card is number {
  return typeof card === 'number';
}
