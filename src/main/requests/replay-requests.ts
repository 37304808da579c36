/** Saved matches: the list, one round with its verdict, and files in and out. */
import type { Answer, ChosenFile, Refusal, RequestOutputs } from '../../shared/contract';
import { phrase } from '../../shared/phrase';
import type { ReplaySummary, UnreadableReplay } from '../../shared/table';
import { pointsOf } from '../engine/chase/match';
import type { RoundState } from '../engine/chase/round';
import { accepted, refused, type Result } from '../engine/result';
import type { Handlers } from '../ipc';
import { parseReplay, plainFault, readReplay, type ReplayFault } from '../replay/parse';
import { replayFileName, replayText } from '../replay/write';
import type { MatchOutline, StoredMatch, UnreadableMatch } from '../store/match-reader';
import type { MatchRepository } from '../store/match-repository';
import { outcomeOf, verdictOf, viewOf } from '../table/shown';
import { goesOn, standingOf } from './standing';
import type { RemovedMatches } from './removed-matches';
import { textOf, writeWhole } from './replay-files';
import type { Saving } from './saving';

export interface ReplayPorts {
  readonly matches: MatchRepository;
  readonly removed: RemovedMatches;
  /** The match at the live table, if there is one. */
  readonly playing: () => string | undefined;
  readonly saving: Saving;
  /** The chosen profile. */
  readonly profile: () => Result<string, Refusal>;
  /** An id for a replay that brings none. */
  readonly newId: () => string;
}

type Played = RequestOutputs['replay.round'];
type FileFault = RequestOutputs['replay.import']['faults'][number];

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

function unreadableOf({ id, imported, fault }: UnreadableMatch): UnreadableReplay {
  return { id, imported, what: fault.what };
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

  /** Takes one file in; the answer is its first fault. */
  const take = (file: ChosenFile): Result<null, ReplayFault> => {
    const text = textOf(file);
    if (!text.ok) return refused({ path: '', what: text.error });
    const read = readReplay(text.value);
    if (!read.ok) return read;
    const { replay, rounds } = read.value;
    // Such a file is well formed, but the list would have nothing to open.
    if (rounds.length === 0) return refused({ path: 'rounds', what: phrase('fault.replay-empty') });
    const id = replay.id ?? ports.newId();
    const known = matches.has(id);
    if (!known.ok) return refused({ path: '', what: known.error.what });
    if (known.value) return refused({ path: 'id', what: phrase('fault.replay-known') });
    const added = matches.add({ ...replay, id }, rounds.map(outcomeOf));
    return added.ok ? added : refused({ path: '', what: added.error.what });
  };

  return {
    'replay.list': ({ offset, limit }) => {
      const total = matches.count();
      if (!total.ok) return total;
      const page = matches.page(offset, limit);
      if (!page.ok) return page;
      return accepted({
        total: total.value,
        replays: page.value.flatMap((each) => ('header' in each ? [summaryOf(each)] : [])),
        unreadable: page.value.flatMap((each) => ('header' in each ? [] : [unreadableOf(each)])),
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
      if (!stored.ok) return stored;
      if (stored.value === undefined) return NO_SUCH_REPLAY;
      const { replay } = stored.value;
      const holds = played(stored.value);
      if (!holds.ok) return holds;
      return ports.saving.save(replayFileName(replay), (file) => writeWhole(file, replayText(replay)));
    },
    'replay.remove': ({ id }) =>
      ports.playing() === id ? refused({ code: 'match-played', field: 'id' }) : ports.removed.remove(id),
    'replay.put-back': ({ id }) => ports.removed.putBack(id),
    'replay.import': ({ files }) => {
      let imported = 0;
      const faults: FileFault[] = [];
      for (const file of files) {
        const taken = take(file);
        if (taken.ok) imported += 1;
        else faults.push({ file: file.name, ...taken.error });
      }
      return accepted({ imported, faults });
    },
  };
}
