/** What is set for the computer stands beside who is chosen; who sat here last is part of it. */
import type { Connection } from './connection';

/** Followed by a setting's name, in the table of what is the computer's. */
export const COMPUTERS = 'computer.';

/** In place of the id of somebody who is gone: nobody's, so that a guest takes the seat. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Puts another id, or nobody's, in place of a player's wherever it stands in what is set for the computer. Called inside a transaction. */
export function replaceInLineUps(db: Connection): (id: string, by?: string) => void {
  const replace = db.prepare<[string, string, string]>(
    `UPDATE setting SET value = replace(value, '"' || ? || '"', '"' || ? || '"') WHERE key GLOB ?`,
  );
  return (id, by = NOBODY) => {
    replace.run(id, by, `${COMPUTERS}*`);
  };
}
