/** The order and the turned tiles of the verdict's walk. */
import type { Seat } from '../../../../shared/table';
import type { Player } from '../../../../shared/replay';
import type { PathIndex, RoundView, WalkStep } from '../../../../shared/chase/table';
import type { TurnedTile } from '../board';

/** Whose path one is, of two. */
export interface PathOwner {
  readonly path: PathIndex;
  readonly seat: Seat;
  readonly name: string;
}

/** Steps in the order in which mistakes count: by position, with two paths one after the other at each (F6). */
export function inOrder(walk: readonly WalkStep[]): readonly WalkStep[] {
  return [...walk].sort((a, b) => a.position - b.position || a.path - b.path);
}

/** The tile of a step on its back (J9); null for a Hideout, which takes no marker (M1). */
function turnedOver({ path, position, direction, counts, legal, marker, fault }: WalkStep): TurnedTile | null {
  if (counts.length === 0) return null;
  return { path, position, direction, legal, ...(marker !== null && { ok: marker.ok }), fault: fault !== null };
}

/** The tiles of the first `count` steps. */
export function turnedUntil(steps: readonly WalkStep[], count: number): TurnedTile[] {
  return steps.slice(0, count).flatMap((step) => turnedOver(step) ?? []);
}

/** Whose path it is; empty where there is one path only. */
export function pathOwner(view: RoundView, players: readonly Pick<Player, 'name'>[], path: PathIndex): string {
  if (view.paths.length < 2) return '';
  return players[view.paths[path]?.runner ?? -1]?.name ?? '';
}

/** Whose path each is, by path: the seat and the name; empty where there is one path only. */
export function ownersOf(view: RoundView, players: readonly Pick<Player, 'name'>[]): readonly PathOwner[] {
  return ([0, 1] as const).flatMap((path) => {
    const name = pathOwner(view, players, path);
    const seat = view.paths[path]?.runner ?? null;
    return name === '' || seat === null ? [] : [{ path, seat, name }];
  });
}

/** J1: the position of the first wrong tile of a path, after which no more of it is looked at. */
export function faultOf(walk: readonly WalkStep[], path: PathIndex): number | null {
  return walk.find((step) => step.path === path && step.fault !== null)?.position ?? null;
}

/** J1: the tile lies behind its path's first wrong one, so that nobody looks whether it fits. */
export function isUnread(walk: readonly WalkStep[], { path, position }: Pick<WalkStep, 'path' | 'position'>): boolean {
  return position > (faultOf(walk, path) ?? Infinity);
}
