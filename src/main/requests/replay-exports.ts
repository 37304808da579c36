/** Saved matches as files: one where the person wants it, or many into one folder. */
import { accepted, type Result } from '../../rules/result';
import { isAnything } from '../../shared/find-matches';
import { MOST_CHOSEN } from '../../shared/replay-requests';
import type { Answer, Refusal } from '../../shared/refusal';
import type { Phrase } from '../../shared/phrase';
import { phrase } from '../../shared/phrase';
import type { Handlers } from '../ipc';
import { goesOut, writeMatch, type GoesOut, type MatchFileAsk } from '../matches/match-file';
import type { Stored } from '../store/fault';
import type { FoundMatches, SearchAsk } from '../store/line-finder';
import type { MatchRepository } from '../store/match-repository';
import type { Saving } from './saving';

export interface ReplayExportPorts {
  readonly matches: Pick<MatchRepository, 'read' | 'rowsOf' | 'size' | 'ids'>;
  readonly saving: Pick<Saving, 'save' | 'chooseFolder' | 'saveInto'>;
  /** Looks at a match, and writes it into a file, beside the window's thread. */
  readonly goesOut: (id: string) => Promise<Stored<GoesOut>>;
  readonly writeMatch: (ask: MatchFileAsk) => Promise<Result<null, Refusal>>;
  readonly findMatches: (ask: SearchAsk) => Promise<Stored<FoundMatches>>;
}

/** Events of a match that is worked out on the window's thread: a few milliseconds. Long evenings have some hundred. */
export const SMALL_MATCH = 1000;

const NO_SUCH_REPLAY: Answer<never> = { ok: false, error: { code: 'no-such-replay', field: 'id' } };

interface OutFile {
  readonly name: string;
  readonly write: (file: string) => Promise<Result<null, Refusal>>;
}

/** What a refusal says, in words of its own where it has some. */
function whyOf({ what }: Refusal): Phrase {
  return what ?? phrase('fault.replay-gone');
}

export function replayExports(
  ports: ReplayExportPorts,
): Pick<Handlers, 'replay.export' | 'replay.export-begin' | 'replay.export-some' | 'replay.ids'> {
  const { matches, saving } = ports;

  const outOf = async (id: string): Promise<Result<OutFile, Refusal>> => {
    const size = matches.size(id);
    if (!size.ok) return size;
    const small = size.value <= SMALL_MATCH;
    const out = small ? accepted(goesOut(matches, id)) : await ports.goesOut(id);
    if (!out.ok) return out;
    if (out.value === null) return NO_SUCH_REPLAY;
    const { as, name } = out.value;
    return accepted({ name, write: (file) => (small ? writeMatch(matches, { id, as, file }) : ports.writeMatch({ id, as, file })) });
  };

  return {
    'replay.export': async ({ id }) => {
      const out = await outOf(id);
      return out.ok ? saving.save(out.value.name, out.value.write) : out;
    },
    'replay.export-begin': () => saving.chooseFolder(),
    'replay.export-some': async ({ errand, ids }) => {
      const failed: { readonly id: string; readonly what: Phrase }[] = [];
      let number: number | null = null;
      for (const id of ids) {
        const out = await outOf(id);
        const saved = out.ok ? await saving.saveInto(errand, out.value.name, out.value.write) : out;
        if (saved.ok) number = saved.value.number;
        else failed.push({ id, what: whyOf(saved.error) });
      }
      return accepted({ written: ids.length - failed.length, number, failed });
    },
    'replay.ids': async ({ sought, sort }) => {
      // Also those whose lines are not made yet, or cannot be.
      if (isAnything(sought)) return matches.ids(MOST_CHOSEN);
      const found = await ports.findMatches({ sought, sort, offset: 0, limit: MOST_CHOSEN });
      return found.ok ? accepted(found.value.ids) : found;
    },
  };
}
