/** Saved matches: the list, one round with its verdict, and files in and out. */
import type { Answer, Refusal } from '../../shared/contract';
import type { Exported } from '../../shared/exports';
import type { UnreadableReplay } from '../../shared/table';
import { accepted, refused, type Result } from '../engine/result';
import type { Handlers } from '../ipc';
import { replayText } from '../replay/write';
import { rowsFileName, rowsText } from './match-rows-file';
import type { UnreadableMatch } from '../store/match-reader';
import type { MatchRepository } from '../store/match-repository';
import type { MatchShelf } from './match-shelf';
import { replayFileName, writeWhole } from './replay-files';
import { importReplays } from './replay-import';
import { played, roundOf, summaryOf, type ShowRound } from './round-shown';
import type { Saving } from './saving';

export interface ReplayPorts {
  readonly matches: MatchRepository;
  readonly shelf: MatchShelf;
  /** The match at the live table, if there is one. */
  readonly playing: () => string | undefined;
  readonly saving: Saving;
  /** Works a round out beside the window's thread. */
  readonly showRound: (input: ShowRound) => Promise<ReturnType<typeof roundOf>>;
  /** The chosen profile. */
  readonly profile: () => Result<string, Refusal>;
}

/** Events of a match that is worked out on the window's thread: a few milliseconds. Long evenings have some hundred. */
const SMALL_MATCH = 1000;

const NO_SUCH_REPLAY: Answer<never> = { ok: false, error: { code: 'no-such-replay', field: 'id' } };

function unreadableOf({ id, startedAt, imported, fault }: UnreadableMatch, place: number): UnreadableReplay {
  return { id, place, startedAt, imported, what: fault.what };
}

export function replayRequests(
  ports: ReplayPorts,
): Pick<Handlers, Extract<keyof Handlers, `replay.${string}`>> {
  const { matches } = ports;

  /** Writes the rows of a match that cannot be read, as they stand. */
  const saveRows = async (id: string): Promise<Answer<Exported>> => {
    const rows = matches.rowsOf(id);
    if (!rows.ok) return rows;
    if (rows.value === undefined) return NO_SUCH_REPLAY;
    const text = rowsText(rows.value);
    return ports.saving.save(rowsFileName(id), (file) => writeWhole(file, text));
  };

  return {
    'replay.list': ({ offset, limit }) => {
      // First the page: what it finds wrong in the counting is put right.
      const page = matches.page(offset, limit);
      if (!page.ok) return page;
      const total = matches.count();
      if (!total.ok) return total;
      return accepted({
        total: total.value,
        replays: page.value.flatMap((each) => ('header' in each ? [summaryOf(each)] : [])),
        unreadable: page.value.flatMap((each, place) => ('header' in each ? [] : [unreadableOf(each, place)])),
      });
    },
    'replay.last': () => {
      const chosen = ports.profile();
      if (!chosen.ok) return chosen;
      const own = matches.ownedBy(chosen.value, 1);
      if (!own.ok) return own;
      const [last] = own.value;
      return accepted(last === undefined ? null : summaryOf(last));
    },
    // A thread takes longer to start than a match of usual size takes to be played through.
    'replay.round': (input) => {
      const size = matches.size(input.id);
      if (!size.ok) return size;
      return size.value <= SMALL_MATCH ? roundOf(matches, input) : ports.showRound(input);
    },
    'replay.export': async ({ id }) => {
      const stored = matches.read(id);
      if (stored.ok && stored.value === undefined) return NO_SUCH_REPLAY;
      // What cannot be read is somebody's all the same: it goes out as it stands.
      if (!stored.ok || stored.value === undefined || !played(stored.value).ok) return saveRows(id);
      const { replay } = stored.value;
      return ports.saving.save(replayFileName(replay), (file) => writeWhole(file, replayText(replay)));
    },
    'replay.remove': ({ id }) =>
      ports.playing() === id ? refused({ code: 'match-played', field: 'id' }) : ports.shelf.remove(id),
    'replay.put-back': ({ id }) => ports.shelf.putBack(id),
    'replay.import': async (input) => accepted(await importReplays(input, ports.shelf)),
  };
}
