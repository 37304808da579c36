/** On which side of the screen a panel lies: on that of its person's hands, and else beside the path that it is about. */
import type { Device } from '../../../../shared/seats';
import type { PathIndex, RoundView } from '../../../../shared/chase/table';
import type { Seat } from '../../../../shared/table';

/** Where a seat's hands are: to the left (-1) or right (1) of the others', or anywhere (0). */
export type SideOf = (seat: Seat) => -1 | 0 | 1;

/** Whoever has a half of the keyboard sits at it; a mouse or a gamepad may be anywhere. */
export function handSide(device: Device | undefined): -1 | 0 | 1 {
  return device === 'keys-left' ? -1 : device === 'keys-right' ? 1 : 0;
}

/** Seats that are alike from the left, by where their hands are; those who can be anywhere stay in their order. */
export function fromLeft<Of>(those: readonly Of[], seatOf: (one: Of) => Seat, side: SideOf): Of[] {
  return those.toSorted((one, other) => side(seatOf(one)) - side(seatOf(other)));
}

/**
 * The paths of a table from the left (F1): as those sit who follow them, who have to read most; where that decides nothing, as those do who
 * build them. So that a path has its view, its hand and its panel on one side.
 */
export function pathsFromLeft({ paths }: Pick<RoundView, 'paths'>, side: SideOf): readonly PathIndex[] {
  if (paths.length < 2) return [0];
  const apart = (role: 'chaser' | 'runner'): number => {
    const sides = paths.map(({ [role]: seat }) => (seat === null ? 0 : side(seat)));
    return (sides[1] ?? 0) - (sides[0] ?? 0);
  };
  return (apart('chaser') || apart('runner')) < 0 ? [1, 0] : [0, 1];
}

/** The seats in the order in which the paths that they build or follow lie; where they have none of their own, as they are. */
export function alongPaths(seats: readonly Seat[], { paths }: Pick<RoundView, 'paths'>, order: readonly PathIndex[]): Seat[] {
  const placeOf = (seat: Seat): number => order.findIndex((path) => paths[path]?.chaser === seat || paths[path]?.runner === seat);
  return seats.toSorted((one, other) => placeOf(one) - placeOf(other));
}
