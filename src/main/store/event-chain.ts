/** The chain of hashes over the events of a match, by which a changed or lost one is found. */
import { sha256 } from '../sha256';
import type { Connection } from './connection';
import type { EventRow } from './rows';

/** An event as it is chained: with its place in the match. */
interface ChainedEvent extends EventRow {
  readonly round: number;
  readonly seq: number;
}

/** Where the events of a match are not as they were kept. */
export interface ChainBreak {
  readonly match: string;
  readonly startedAt: string;
  readonly round: number;
  /** Which event of the round, counted from 1, was changed or is missing. */
  readonly event: number;
}

/** Signs of a hash, of 6 bits each: enough against chance, which is what damages a disk. */
const LENGTH = 22;

/** The link of an event after the one with the link `before`; the first one of a match comes after the match's id. */
export function linkOf(before: string, { round, seq, t, seat, type, body }: ChainedEvent): string {
  return sha256(JSON.stringify([before, round, seq, t, seat, type, body]))
    .toString('base64url')
    .slice(0, LENGTH);
}

/** Links all events of a match anew, in their order; its statements are prepared once. */
export function relinker(db: Connection): (match: string) => void {
  const events = db.prepare<[string], ChainedEvent>(
    'SELECT round, seq, t, seat, type, body FROM event WHERE match_id = ? ORDER BY round, seq',
  );
  const setLink = db.prepare<[string, string, number, number]>('UPDATE event SET link = ? WHERE match_id = ? AND round = ? AND seq = ?');
  const setHead = db.prepare<[string | null, string]>('UPDATE match SET head = ? WHERE id = ?');
  return (match) => {
    let head = match;
    const all = events.all(match);
    for (const event of all) setLink.run((head = linkOf(head, event)), match, event.round, event.seq);
    setHead.run(all.length === 0 ? null : head, match);
  };
}

interface LinkedRow extends ChainedEvent {
  readonly link: string | null;
}

/** Finds breaks; its statements are prepared once. */
export function chainReader(db: Connection): (limit: number) => readonly ChainBreak[] {
  const newest = db.prepare<[number], { id: string; started_at: string; head: string | null }>(
    'SELECT id, started_at, head FROM match ORDER BY started_at DESC, id DESC LIMIT ?',
  );
  const events = db.prepare<[string], LinkedRow>(
    'SELECT round, seq, t, seat, type, body, link FROM event WHERE match_id = ? ORDER BY round, seq',
  );
  // All of it as it stood at one moment: meanwhile a round may go on, and its new events are no break.
  return db.transaction((limit: number) =>
    newest.all(limit).flatMap(({ id, started_at: startedAt, head }) => {
      const place = breakOf(id, head, events.iterate(id));
      return place === undefined ? [] : [{ match: id, startedAt, ...place }];
    }),
  );
}

/** The first place where the chain from `id` to `head` does not hold. */
function breakOf(id: string, head: string | null, rows: Iterable<LinkedRow>): Pick<ChainBreak, 'round' | 'event'> | undefined {
  let before = id;
  let chained = false;
  let last = { round: 1, seq: -1 };
  for (const row of rows) {
    const next = row.round === last.round ? last.seq + 1 : 0;
    if (row.seq !== next) return { round: row.round, event: next + 1 };
    last = row;
    // From before there was a chain.
    if (row.link === null && !chained) continue;
    chained = true;
    // A whole lost round shows in the first event after it.
    if (row.link !== linkOf(before, row)) return { round: row.round, event: row.seq + 1 };
    before = row.link;
  }
  const end = chained ? before : null;
  return end === head ? undefined : { round: last.round, event: last.seq + 2 };
}
