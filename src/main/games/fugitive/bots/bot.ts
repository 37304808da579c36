/** A bot of a level, on either side: it sees the view of its seat and nothing else. */
import type { Act, Role } from '../../../../rules/fugitive/types';
import type { View } from '../../../../rules/fugitive/view';
import type { Chance } from '../../../chance';
import { fugitiveAct } from './fugitive';
import { legalAct } from './legal-act';
import { levelOf } from './levels';
import { marshalAct } from './marshal';

/** Level 0 of simulations: anything that is allowed. */
export const AT_RANDOM = 0;

/** What a bot does whose part it is. */
export type Player = (view: View) => Act;

/** The bot of a level that plays `role`. */
export function botOf(role: Role, level: number, chance: Chance): Player {
  if (level === AT_RANDOM) return (view) => legalAct(view, chance);
  const figures = levelOf(level);
  return (view) => (role === 'fugitive' ? fugitiveAct : marshalAct)(view, figures, chance);
}
