/** Why a request was not done, in the contract's terms. */
import type { RoundRefusal } from '../../rules/chase/round';
import type { Result } from '../../rules/result';

/** A refusal of the rules, of the table or of whoever keeps the log. */
export interface TableRefusal {
  readonly code: string;
  readonly field?: string | undefined;
  readonly clause?: string | undefined;
  readonly message?: string | undefined;
}

/** The answer to a request: done, or why not. */
export type Done = Result<null, TableRefusal>;

/** A refusal of the rules; `tile` says which where several were placed at once (S5). */
export function refusalOf(error: RoundRefusal, tile?: number): TableRefusal {
  const where = tile === undefined ? error.field : `tiles.${tile}${error.field === '' ? '' : `.${error.field}`}`;
  return { code: error.code, clause: error.clause, ...(where === '' ? {} : { field: where }) };
}
