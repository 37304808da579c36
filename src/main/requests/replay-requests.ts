/** Saved matches: the list, one round with its verdict, and files in and out. */
import type { Answer, Refusal, RequestOutputs } from '../../shared/contract';
import type { Exported } from '../../shared/exports';
import type { ReplaySummary, UnreadableReplay } from '../../shared/table';
import { pointsOf } from '../engine/chase/match';
import type { RoundState } from '../engine/chase/round';
import { accepted, refused, type Result } from '../engine/result';
import type { Handlers } from '../ipc';
import { parseReplay, plainFault } from '../replay/parse';
import { replayFileName, replayText } from '../replay/write';
import { rowsFileName, rowsText } from './match-rows-file';
import type { MatchOutline, StoredMatch, UnreadableMatch } from '../store/match-reader';
import type { MatchRepository } from '../store/match-repository';
import { outcomeOf, verdictOf, viewOf } from '../table/shown';
import { goesOn, standingOf } from './standing';
import type { RemovedMatches } from './removed-matches';
import { writeWhole } from './replay-files';
import { importReplays, type ImportPorts } from './replay-import';
import type { Saving } from './saving';

export interface ReplayPorts extends ImportPorts {
  readonly matches: MatchRepository;
  readonly removed: RemovedMatches;
  readonly saving: Saving;
  /** The chosen profile. */
  readonly profile: () => Result<string, Refusal>;
}

type Played = RequestOutputs['replay.round'];

const NO_SUCH_REPLAY: Answer<never> = { ok: false, error: { code: 'no-such-replay', field: 'id' } };

/** The line of the list for a match, from how its rounds were judged. */
function summaryOf(outline: MatchOutline): ReplaySummary {
  const { header, imported, rounds } = outline;
  const { victory, winners } = standingOf(outline);
  const last = rounds[rounds.length - 1]?.outcome;
  return {
    id: header.id,
    startedAt: header.startedAt,
    players: header.players,
    rounds: rounds.length,
    lastEnding: last?.ending ?? 'unfinished',
    lastWinner: last?.winner ?? null,
    points: victory.map(pointsOf),
    winners,
    imported,
    goesOn: goesOn(outline),
  };
}

function unreadableOf({ id, startedAt, imported, fault }: UnreadableMatch, place: number): UnreadableReplay {
  return { id, place, startedAt, imported, what: fault.what };
}

/** A saved match with its rounds played; one that does not hold any more is refused like a damaged file. */
function played(stored: StoredMatch): Result<readonly RoundState[], Refusal> {
  const read = parseReplay(stored.replay);
  if (read.ok) return accepted(read.value.rounds);
  const { path, what } = read.error;
  return refused({ code: 'replay/fault', field: path, what, message: plainFault(read.error).message });
}

function roundShown(stored: StoredMatch, at: number): Result<Played, Refusal> {
  const rounds = played(stored);
  if (!rounds.ok) return rounds;
  const state = rounds.value[at];
  if (state === undefined) return refused({ code: 'no-such-round', field: 'round' });
  const { replay, imported } = stored;
  return accepted({
    summary: summaryOf({
      header: replay,
      imported,
      rounds: rounds.value.map((each) => ({ roles: each.setup.roles, outcome: outcomeOf(each) })),
    }),
    round: at,
    table: viewOf(state, null),
    verdict: verdictOf(state, replay.players, stored.rounds[at]?.late),
  });
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
    'replay.round': ({ id, round }) => {
      const stored = matches.read(id);
      if (!stored.ok) return stored;
      return stored.value === undefined ? NO_SUCH_REPLAY : roundShown(stored.value, round);
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
      ports.playing() === id ? refused({ code: 'match-played', field: 'id' }) : ports.removed.remove(id),
    'replay.put-back': ({ id }) => ports.removed.putBack(id),
    'replay.import': (input) => accepted(importReplays(input, ports)),
  };
}
