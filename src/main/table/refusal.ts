/** Why a request at the table was not done. */
import type { GameRefusal } from '../../rules/game';
import { refused, type Result } from '../../rules/result';
import type { GameRefusalCode, Refusal } from '../../shared/refusal';

/** The answer to a request: done, or why not. */
export type Done = Result<null, Refusal>;

/** What the table refuses in every game. */
export type TableCode = 'no-such-seat' | 'round-not-over' | 'game-goes-on' | 'already-paused' | 'not-paused' | 'held-up' | 'not-between';

/** The clauses of a game by which the table refuses; left out where the game has none for it. */
export type Clauses = Readonly<Partial<Record<TableCode, string>>>;

/** A refusal of the table, with the clause that the game has for it. */
export function refusedAtTable(clauses: Clauses, code: TableCode, field?: string): Result<never, Refusal> {
  const clause = clauses[code];
  return refused({ code, ...(field !== undefined && { field }), ...(clause !== undefined && { clause }) });
}

/** A refusal of the rules; `within` is the field that the refused thing stands in, where several came at once. */
export function refusalOf(error: GameRefusal, within = ''): Refusal {
  const where = [within, error.field].filter((part) => part !== '').join('.');
  // A game refuses by the codes of its entry in the list.
  return { code: error.code as GameRefusalCode, clause: error.clause, ...(where === '' ? {} : { field: where }) };
}
