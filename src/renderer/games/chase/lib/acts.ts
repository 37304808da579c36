/** What seats do and ask at the live table of Chase, as requests. */
import type { Answer } from '../../../../shared/refusal';
import type { PlanFault, TableAct, TableQuestion } from '../../../../shared/chase/acts';
import type { Seat } from '../../../../shared/table';
import { ask } from '../../../lib/bridge';

interface By {
  readonly match: string;
  readonly seat: Seat;
}

/** Does something in the name of a seat. */
export function actAt(by: By, act: TableAct): Promise<Answer<null>> {
  return ask('table.act', { ...by, act });
}

/** P9: what is wrong with a plan of Starting tiles so far; null where nothing is. */
export function checkPlan(by: By, plan: Omit<TableQuestion, 'type'>): Promise<Answer<PlanFault | null>> {
  const question: TableQuestion = { type: 'check-plan', ...plan };
  return ask('table.ask', { ...by, question }) as Promise<Answer<PlanFault | null>>;
}
