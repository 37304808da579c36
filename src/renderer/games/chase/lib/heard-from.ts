/** Where in the room a seat's sounds come from, and with which voice: by them one hears who did what. */
import type { RoundView } from '../../../../shared/chase/table';
import type { Seat } from '../../../../shared/table';
import type { From } from '../../../lib/sound';

/** Of two of a role, the one whose place is on the left and the one on the right. */
const HALVES = [-1, 1] as const;

/**
 * As the places lie on the screen: a Runner's hand and plate on the left, a Chaser's symbols on the right; two hands side by side, two Chasers at the edges
 * beside the path that each follows (F2). Runners sound warm, Chasers bright.
 */
export function heardFrom({ roles, paths }: Pick<RoundView, 'roles' | 'paths'>, seat: Seat | null): From | undefined {
  const role = seat === null ? undefined : roles[seat];
  if (seat === null || role === undefined) return undefined;
  const same = roles.flatMap((each, at) => (each === role ? [at] : []));
  const second = role === 'chaser' && paths.length > 1 ? paths[1]?.chaser === seat : same.indexOf(seat) > 0;
  const half = HALVES[second ? 1 : 0];
  if (role === 'runner') return { pan: same.length > 1 ? 0.4 * half : -0.6, voice: 'warm' };
  return { pan: same.length > 1 ? 0.8 * half : 0.8, voice: 'bright' };
}
