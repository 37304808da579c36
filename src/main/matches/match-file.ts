/** A saved match on its way into a file: as a replay, or as its rows where nobody can read it any more. */
import type { Refusal } from '../../shared/refusal';
import { accepted, refused, type Result } from '../../rules/result';
import { gameOf } from '../games';
import { textOfReplay } from '../replay/write';
import type { Stored } from '../store/fault';
import type { MatchReader } from '../store/match-reader';
import type { MatchRemoval } from '../store/match-removal';
import { rowsFileName, rowsText } from '../files/match-rows-file';
import { replayFileName } from '../files/replay-files';
import { writeWhole } from '../files/whole-file';
import { played } from './round-shown';

type Matches = Pick<MatchReader, 'read'> & Pick<MatchRemoval, 'rowsOf'>;

/** What a match goes out as, under which name; null where there is none of that id. */
export type GoesOut = { readonly as: 'replay' | 'rows'; readonly name: string } | null;

export interface MatchFileAsk {
  readonly id: string;
  readonly as: 'replay' | 'rows';
  readonly file: string;
}

/** Looks at all of a match. What cannot be read is somebody's all the same: it goes out as it stands. */
export function goesOut(matches: Pick<MatchReader, 'read'>, id: string): GoesOut {
  const stored = matches.read(id);
  if (stored.ok && stored.value === undefined) return null;
  if (!stored.ok || stored.value === undefined || !played(stored.value).ok) return { as: 'rows', name: rowsFileName(id) };
  return { as: 'replay', name: replayFileName(stored.value.replay) };
}

/** The text of the file; undefined where the match is gone by now. */
function textOf(matches: Matches, { id, as }: Omit<MatchFileAsk, 'file'>): Stored<string | undefined> {
  if (as === 'replay') {
    const stored = matches.read(id);
    if (!stored.ok || stored.value === undefined) return stored.ok ? accepted(undefined) : stored;
    const { replay } = stored.value;
    return accepted(textOfReplay(replay, gameOf(replay).replay));
  }
  const rows = matches.rowsOf(id);
  return rows.ok ? accepted(rows.value && rowsText(rows.value)) : rows;
}

/** Writes a match into a file. */
export async function writeMatch(matches: Matches, ask: MatchFileAsk): Promise<Result<null, Refusal>> {
  const text = textOf(matches, ask);
  if (!text.ok) return text;
  return text.value === undefined ? refused({ code: 'no-such-replay', field: 'id' }) : writeWhole(ask.file, text.value);
}
