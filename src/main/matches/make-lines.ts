/** Lines that are due, made beside the window's thread; they are kept over there, a few matches at a time. */
import { accepted } from '../../rules/result';
import type { Stored } from '../store/fault';
import type { DueMatch, LinesReader, MadeLines } from '../store/match-lines';
import type { MatchReader } from '../store/match-reader';
import { linesIn } from './lines';

/** Matches whose lines are sent, and written, at once: it holds the window's thread for a millisecond or two. */
const LOT = 10;

export interface MakeLinesAsk {
  /** Looks also for matches that nobody noted, as after damage or where lines were made otherwise before. */
  readonly all: boolean;
}

interface MakeHandle {
  /** Resolves when they are kept. */
  readonly tell: (piece: readonly MadeLines[]) => Promise<void>;
  readonly breathe: () => Promise<void>;
  readonly cancelled: () => boolean;
}

export async function makeLines(
  matches: Pick<MatchReader, 'read'> & LinesReader,
  { all }: MakeLinesAsk,
  { tell, breathe, cancelled }: MakeHandle,
): Promise<Stored<null>> {
  const send = async (due: readonly DueMatch[]): Promise<void> => {
    await tell(due.map((each) => ({ ...each, lines: linesIn(matches, each.match) })));
    await breathe();
  };
  if (all) {
    const unnoted = matches.unnoted();
    if (!unnoted.ok) return unnoted;
    for (let at = 0; at < unnoted.value.length && !cancelled(); at += LOT)
      await send(unnoted.value.slice(at, at + LOT).map((match) => ({ match, mark: null })));
  }
  // What is kept is due no more; where nothing can be kept, that calls this off.
  while (!cancelled()) {
    const due = matches.dueMatches(LOT);
    if (!due.ok) return due;
    if (due.value.length === 0) break;
    await send(due.value);
  }
  return accepted(null);
}
