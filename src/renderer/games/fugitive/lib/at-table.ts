/** The live table as Fugitive has it, and how its seats reach it. */
import type { Act } from '../../../../rules/fugitive/types';
import type { FugitiveTable } from '../../../../shared/fugitive/table';
import type { TableAct } from '../../../../shared/fugitive/acts';
import type { Answer } from '../../../../shared/refusal';
import type { Seat, TableSnapshot } from '../../../../shared/table';
import { ask } from '../../../lib/bridge';

/** A table of Fugitive as one. Throws for another game's: shells show a table with its own game's screens. */
export function asFugitive(snapshot: TableSnapshot): FugitiveTable {
  if (snapshot.game !== 'fugitive') throw new Error(`A table of ${snapshot.game} is none of Fugitive.`);
  return snapshot as FugitiveTable;
}

/** Does something in the name of a seat. */
export function act({ match }: Pick<TableSnapshot, 'match'>, seat: Seat, what: Act): Promise<Answer<null>> {
  return ask('table.act', { match, seat, act: what as TableAct });
}
