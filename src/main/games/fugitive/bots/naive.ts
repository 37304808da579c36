/** The Fugitive as somebody plays him who has just heard the rules: always the lowest number that can be placed, from the lowest pile that has cards. */
import { fullPiles } from '../../../../rules/fugitive/row';
import type { Act } from '../../../../rules/fugitive/types';
import type { View } from '../../../../rules/fugitive/view';
import { dueTypes } from '../../../../rules/fugitive/apply';
import type { Random } from '../../../../rules/random';
import { allowed, enough, legalAct, reachable } from './legal-act';

/** What he does. */
export function naiveAct(view: View, random: Random): Act {
  const { state } = view;
  const due = dueTypes(state);
  if (due.includes('draw')) return { type: 'draw', pile: fullPiles(state)[0] ?? 1 };
  if (!due.includes('place')) return legalAct(view, random);
  // The fewest sprint cards, low ones first.
  const ways = reachable(state)
    .sort((one, two) => one.card - two.card)
    .map(({ card, others, needs }): Act => {
      const evens = [...others].sort((one, two) => (one % 2) - (two % 2) || one - two);
      return { type: 'place', card, sprints: enough(evens, needs) };
    });
  const otherwise = due.find((type) => type === 'stop' || type === 'pass');
  const plain = ways.find((act) => allowed(view, act));
  return plain ?? { type: otherwise ?? 'give-up' };
}
