/** The rules that games are measured by: every variant of events in turn (V1). */
import { STANDARD_RULES } from '../../../../../rules/fugitive/deal';
import type { Rules } from '../../../../../rules/fugitive/types';

const EVENTS: readonly Partial<Rules>[] = [
  {},
  { events: 'random' },
  { events: 'discovery' },
  { events: 'helpful', helps: 'fugitive' },
  { events: 'helpful', helps: 'marshal' },
  { events: 'catch-up' },
];

export function rulesInTurn(number: number): Rules {
  return { ...STANDARD_RULES, ...EVENTS[number % EVENTS.length] };
}
