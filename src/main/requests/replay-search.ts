/** Saved matches as they are searched, and what a person puts on them. */
import { isAnything } from '../../shared/find-matches';
import type { Answer, Refusal } from '../../shared/refusal';
import type { ReplaySummary } from '../../shared/table';
import { accepted, type Result } from '../../rules/result';
import type { Handlers } from '../ipc';
import { listed } from '../matches/listed';
import type { Stored } from '../store/fault';
import type { FoundMatches, LineChoices, SearchAsk } from '../store/line-finder';
import type { MatchLabel } from '../store/match-lines';
import type { MatchRepository } from '../store/match-repository';
import type { LineKeeper } from './line-keeper';

export interface SearchPorts {
  readonly matches: Pick<MatchRepository, 'page' | 'count' | 'some' | 'labels' | 'linesOf' | 'label'>;
  readonly lines: Pick<LineKeeper, 'refresh'>;
  /** Beside the window's thread: with many matches all of their lines are looked at. */
  readonly findMatches: (ask: SearchAsk) => Promise<Stored<FoundMatches>>;
  readonly choices: () => Promise<Stored<LineChoices>>;
  /** A summary as the chosen player is offered it. */
  readonly offered: (summary: ReplaySummary) => Result<ReplaySummary, Refusal>;
}

const NO_SUCH_REPLAY: Answer<never> = { ok: false, error: { code: 'no-such-replay', field: 'id' } };

export function searchRequests(ports: SearchPorts): Pick<Handlers, 'replay.find' | 'replay.choices' | 'replay.label'> {
  const { matches, lines } = ports;

  return {
    'replay.find': async ({ sought, sort, offset, limit }) => {
      const due = lines.refresh();
      if (!due.ok) return due;
      if (isAnything(sought) && sort === 'newest') {
        // First the page: what it finds wrong in the counting is put right.
        const page = matches.page(offset, limit);
        if (!page.ok) return page;
        const total = matches.count();
        if (!total.ok) return total;
        const rows = listed(ports, page.value, null);
        return rows.ok ? accepted({ matches: total.value, rounds: null, due: due.value, rows: rows.value }) : rows;
      }
      const found = await ports.findMatches({ sought, sort, offset, limit });
      if (!found.ok) return found;
      const some = matches.some(found.value.ids);
      if (!some.ok) return some;
      const rows = listed(ports, some.value, isAnything(sought) ? null : found.value.lines);
      if (!rows.ok) return rows;
      const rounds = isAnything(sought) ? null : found.value.rounds;
      return accepted({ matches: found.value.matches, rounds, due: due.value, rows: rows.value });
    },
    'replay.choices': () => ports.choices(),
    'replay.label': ({ id, name, note, starred }) => {
      const blank = (text: string | null | undefined): string | null | undefined => (text === '' ? null : text);
      const label: MatchLabel = {
        ...(name !== undefined && { name: blank(name) ?? null }),
        ...(note !== undefined && { note: blank(note) ?? null }),
        ...(starred !== undefined && { starred }),
      };
      const put = matches.label(id, label);
      if (!put.ok) return put;
      return put.value ? accepted(null) : NO_SUCH_REPLAY;
    },
  };
}
