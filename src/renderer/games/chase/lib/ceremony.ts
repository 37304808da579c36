/** The order and the turned tiles of the verdict's walk, and who plays which role next. */
import type { Player, Role } from '../../../../shared/chase/replay';
import type { PathIndex, RoundVerdict, RoundView, Victory, WalkStep } from '../../../../shared/table';
import type { TurnedTile } from '../board';

/** Steps in the order in which mistakes count: by position, with two paths one after the other at each (F6). */
export function inOrder(walk: readonly WalkStep[]): readonly WalkStep[] {
  return [...walk].sort((a, b) => a.position - b.position || a.path - b.path);
}

/** The tile of a step on its back (J9); null for a Hideout, which takes no marker (M1). */
export function turnedOver({ path, position, direction, counts, legal, marker, fault }: WalkStep): TurnedTile | null {
  if (counts.length === 0) return null;
  return { path, position, direction, legal, ...(marker !== null && { ok: marker.ok }), fault: fault !== null };
}

/** The tiles of all steps before `at`, and of that one too if it has been looked at. */
export function turnedUntil(steps: readonly WalkStep[], at: number, looked: boolean): TurnedTile[] {
  return steps.slice(0, looked ? at + 1 : at).flatMap((step) => turnedOver(step) ?? []);
}

/** Whose path it is; empty where there is one path only. */
export function pathOwner(view: RoundView, players: readonly Pick<Player, 'name'>[], path: PathIndex): string {
  if (view.paths.length < 2) return '';
  return players[view.paths[path]?.runner ?? -1]?.name ?? '';
}

/** Everybody takes the role of the player on the right (E2, T5, F8); the same as the engine's. */
export function rolesAfter(roles: readonly Role[]): Role[] {
  return roles.map((role, seat) => roles[(seat + roles.length - 1) % roles.length] ?? role);
}

/**
 * E3: seats that have the points to win and are level in Perfect, with more of them than anybody else who is there: another
 * round decides. Empty without such a tie.
 */
export function tiedSeats(victory: readonly Victory[], pointsToWin: number): number[] {
  const there = victory.flatMap((each, seat) => (2 * each.perfect + each.small >= pointsToWin ? [{ ...each, seat }] : []));
  const most = Math.max(...there.map(({ perfect }) => perfect));
  const best = there.filter(({ perfect }) => perfect === most);
  return best.length > 1 ? best.map(({ seat }) => seat) : [];
}

/** J1: the position of the first wrong tile of a path, after which no more of it is looked at. */
export function faultOf(walk: readonly WalkStep[], path: PathIndex): number | null {
  return walk.find((step) => step.path === path && step.fault !== null)?.position ?? null;
}

/** What a seat got for this round: 2 for a Perfect, 1 for a Small (J7, T4, F5). */
export function awardOf(role: Role | undefined, { winner, award }: Pick<RoundVerdict, 'winner' | 'award'>): number {
  if (winner === null || award === null || role === undefined) return 0;
  if ((winner === 'runners') !== (role === 'runner')) return 0;
  return award === 'perfect' ? 2 : 1;
}
