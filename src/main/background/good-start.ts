/** What is done once a start counts as good: faces and events of saved matches are looked over, and what was left undone is done. */
import type { ChainBreak } from '../store/event-chain';
import type { Stored } from '../store/fault';
import type { Tidying } from './tidying';
import type { Background } from './work';

interface GoodStartPorts {
  /** Has the faces of saved matches be as they are. */
  readonly mendTiles: () => Stored<unknown>;
  readonly tidy: Pick<Tidying, 'backUp' | 'forget'>;
  readonly background: Background;
  /** An event of a saved match was changed or is missing. */
  readonly broken: (found: ChainBreak) => void;
  readonly ended: () => boolean;
  readonly report: (what: string) => void;
}

/** Matches with damaged events that are told of; more would be told of by nobody. */
const MOST_BREAKS = 10;

export function goodStart({ mendTiles, tidy, background, broken, ended, report }: GoodStartPorts): void {
  const failed = (what: string) => (error: unknown) => {
    if (!ended()) report(`${what}: ${String(error)}`);
  };
  // Before the backup, which is then as it should be.
  const mended = mendTiles();
  if (!mended.ok) report(`The faces of saved matches were not looked at: ${mended.error.message}`);
  tidy.backUp();
  const unread = 'The events could not be looked over';
  background.start('check-events', null).done.then((found) => {
    if (!found.ok) report(`${unread}: ${found.error.message}`);
    else found.value.slice(0, MOST_BREAKS).forEach(broken);
  }, failed(unread));
  // Where the app ended before a deleted player was out of the database and all backups.
  const there = 'A deleted player may still be in the database or in backups';
  tidy.forget().then((done) => {
    if (!done.ok) report(`${there}: ${done.error.message}`);
  }, failed(there));
}
