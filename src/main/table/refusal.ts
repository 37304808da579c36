/** Why a request was not done, in the contract's terms. */
import type { GameRefusal } from '../../rules/game';
import { refused, type Result } from '../../rules/result';

/** A refusal of the rules, of the table or of whoever keeps the log. */
export interface TableRefusal {
  readonly code: string;
  readonly field?: string | undefined;
  readonly clause?: string | undefined;
  readonly message?: string | undefined;
}

/** The answer to a request: done, or why not. */
export type Done = Result<null, TableRefusal>;

/** A refusal of the rules; `within` is the field that the refused thing stands in, where several came at once. */
export function refusalOf(error: GameRefusal, within = ''): TableRefusal {
  const where = [within, error.field].filter((part) => part !== '').join('.');
  return { code: error.code, clause: error.clause, ...(where === '' ? {} : { field: where }) };
}

/** What the table refuses in every game. */
export type TableCode = 'no-such-seat' | 'round-not-over' | 'game-goes-on' | 'already-paused' | 'not-paused' | 'held-up';

/** The clauses of a game by which the table refuses; left out where the game has none for it. */
export type Clauses = Readonly<Partial<Record<TableCode, string>>>;

/** A refusal of the table, with the clause that the game has for it. */
export function refusedAtTable(clauses: Clauses, code: TableCode, field?: string): Result<never, TableRefusal> {
  const clause = clauses[code];
  return refused({ code, ...(field !== undefined && { field }), ...(clause !== undefined && { clause }) });
}
