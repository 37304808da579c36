/** A bot of a level, on either side: it sees the view of its seat and nothing else. */
import type { Act, Role } from '../../../../rules/fugitive/types';
import type { View } from '../../../../rules/fugitive/view';
import type { Chance } from '../../../chance';
import { fugitiveAct } from './fugitive';
import { legalAct } from './legal-act';
import { herLevel, hisLevel } from './levels';
import { marshalAct } from './marshal';
import { naiveAct } from './naive';

/** Level 0 of simulations: anything that is allowed. */
export const AT_RANDOM = 0;

/** For simulations: a Fugitive who always places his lowest number. */
export const NAIVE = -1;

/** What a bot does whose part it is. */
export type Player = (view: View) => Act;

/** The bot of a level that plays `role`. */
export function botOf(role: Role, level: number, chance: Chance): Player {
  if (level === AT_RANDOM) return (view) => legalAct(view, chance);
  if (level === NAIVE && role === 'fugitive') return (view) => naiveAct(view, chance);
  if (role === 'fugitive') {
    const his = hisLevel(level);
    return (view) => fugitiveAct(view, his, chance);
  }
  const hers = herLevel(level);
  return (view) => marshalAct(view, hers, chance);
}
