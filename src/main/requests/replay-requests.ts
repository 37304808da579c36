/** Saved matches: the list, one round with its verdict, and files in and out. */
import type { Refusal } from '../../shared/refusal';
import type { ReplaySummary, UnreadableReplay } from '../../shared/table';
import { accepted, refused, type Result } from '../../rules/result';
import type { Handlers } from '../ipc';
import type { UnreadableMatch } from '../store/match-reader';
import type { MatchRepository } from '../store/match-repository';
import type { MatchShelf } from './match-shelf';
import type { Analyses } from './analyses';
import { replayExports, SMALL_MATCH, type ReplayExportPorts } from './replay-exports';
import { importReplays } from './replay-import';
import type { tableOf } from '../matches/final-table';
import { roundOf, summaryOf, type ShowRound } from '../matches/round-shown';
import { searchRequests, type SearchPorts } from './replay-search';

interface ReplayPorts extends Omit<SearchPorts, 'matches' | 'offered'>, Omit<ReplayExportPorts, 'matches'> {
  readonly matches: MatchRepository;
  readonly shelf: MatchShelf;
  /** The match at the live table, if there is one. */
  readonly playing: () => string | undefined;
  /** Works a round out beside the window's thread. */
  readonly showRound: (input: ShowRound) => Promise<ReturnType<typeof roundOf>>;
  readonly analyses: Pick<Analyses, 'analyse' | 'kept' | 'stop'>;
  readonly showTable: (input: ShowRound) => Promise<ReturnType<typeof tableOf>>;
  /** The chosen profile. */
  readonly profile: () => Result<string, Refusal>;
}

function unreadableOf({ id, startedAt, imported, fault }: UnreadableMatch, place: number): UnreadableReplay {
  return { id, place, startedAt, imported, what: fault.what };
}

export function replayRequests(ports: ReplayPorts): Pick<Handlers, Extract<keyof Handlers, `replay.${string}`>> {
  const { matches } = ports;

  /** Whether a match is worked out here: a thread takes longer to start than one of usual size takes. */
  const isSmall = (id: string): Result<boolean, Refusal> => {
    const size = matches.size(id);
    return size.ok ? accepted(size.value <= SMALL_MATCH) : size;
  };

  /** Whence it comes is told, and what was wrong with its file; and a match is offered to whom it belongs, and to nobody else: `match.go-on` would refuse them. */
  const offered = (summary: ReplaySummary): Result<ReplaySummary, Refusal> => {
    const origin = matches.originOf(summary.id);
    if (!origin.ok) return origin;
    const damage = matches.damageOf(summary.id);
    if (!damage.ok) return damage;
    const from: ReplaySummary = {
      ...summary,
      ...(origin.value !== undefined && { origin: origin.value }),
      ...(damage.value.length > 0 && { damage: damage.value }),
    };
    if (!summary.goesOn) return accepted(from);
    const chosen = ports.profile();
    const own = chosen.ok ? matches.isOwn(summary.id, chosen.value) : chosen;
    return own.ok ? accepted({ ...from, goesOn: own.value }) : own;
  };

  return {
    'replay.list': ({ offset, limit }) => {
      // First the page: what it finds wrong in the counting is put right.
      const page = matches.page(offset, limit);
      if (!page.ok) return page;
      const total = matches.count();
      if (!total.ok) return total;
      const replays: ReplaySummary[] = [];
      for (const each of page.value) {
        if (!('header' in each)) continue;
        const summary = offered(summaryOf(each));
        if (!summary.ok) return summary;
        replays.push(summary.value);
      }
      return accepted({
        total: total.value,
        replays,
        unreadable: page.value.flatMap((each, place) => ('header' in each ? [] : [unreadableOf(each, place)])),
      });
    },
    ...searchRequests({ ...ports, offered }),
    'replay.table': (input) => ports.showTable(input),
    'replay.last': () => {
      const chosen = ports.profile();
      if (!chosen.ok) return chosen;
      const own = matches.ownedBy(chosen.value, 1);
      if (!own.ok) return own;
      const [last] = own.value;
      return accepted(last === undefined ? null : summaryOf(last));
    },
    'replay.round': async (input) => {
      const small = isSmall(input.id);
      if (!small.ok) return small;
      const shown = small.value ? roundOf(matches, input) : await ports.showRound(input);
      if (!shown.ok) return shown;
      const summary = offered(shown.value.summary);
      return summary.ok ? accepted({ ...shown.value, summary: summary.value }) : summary;
    },
    'replay.analyse': ({ kept = false, ...ask }) => (kept ? ports.analyses.kept(ask) : ports.analyses.analyse(ask)),
    'replay.analyse-stop': () => {
      ports.analyses.stop();
      return accepted(null);
    },
    ...replayExports(ports),
    'replay.remove': ({ id }) => (ports.playing() === id ? refused({ code: 'match-played', field: 'id' }) : ports.shelf.remove(id)),
    'replay.put-back': ({ id }) => ports.shelf.putBack(id),
    'replay.place': ({ id }) => matches.placeOf(id),
    'replay.import': async (input) => accepted(await importReplays(input, ports.shelf)),
  };
}
