/** The puzzles of the database as runs choose from them; what the app ships is put in at the first need. */
import type { Answer } from '../../shared/refusal';
import { accepted } from '../../rules/result';
import type { Entry, Library } from '../learning/entry';
import type { PuzzleRepository } from '../store/puzzle-repository';

export interface DrillLibrary {
  /** Makes sure that what ships is in the database and that the list is the present one; called before a run starts. */
  readonly prepare: () => Promise<Answer<null>>;
  readonly library: () => Answer<Library>;
  /** Says that other puzzles are shown than before. */
  readonly changed: () => void;
}

export interface LibraryPorts {
  readonly puzzles: Pick<PuzzleRepository, 'outlines' | 'read'>;
  /** Puts what ships into the database. */
  readonly install: () => Promise<Answer<null>>;
  /** Lets everything else have its turn. */
  readonly breathe: () => Promise<void>;
}

/** Outlines that are read at once, in about a millisecond. */
const PAGE = 250;

/**
 * The library over the database. The list is read page by page when it has changed; puzzles are read when they are needed,
 * and one that cannot be read is passed over.
 */
export function drillLibrary({ puzzles, install, breathe }: LibraryPorts): DrillLibrary {
  let known: Library | null = null;
  let present = false;
  let installing: Promise<Answer<null>> | null = null;
  let reading: Promise<Answer<null>> | null = null;

  const read = async (): Promise<Answer<null>> => {
    while (!present) {
      present = true;
      const entries: Entry[] = [];
      for (let more = true; more;) {
        const page = puzzles.outlines(entries[entries.length - 1]?.id ?? '', PAGE);
        if (!page.ok) {
          present = false;
          return page;
        }
        entries.push(...page.value);
        more = page.value.length === PAGE;
        await breathe();
      }
      known = {
        entries,
        puzzle: (id) => {
          const found = puzzles.read(id);
          return found.ok ? found.value : undefined;
        },
      };
    }
    return accepted(null);
  };

  return {
    prepare: async () => {
      let well = false;
      try {
        const installed = await (installing ??= install());
        well = installed.ok;
        if (!installed.ok) return installed;
      } finally {
        // A full disk may have room the next time, and a thread that broke is started anew.
        if (!well) installing = null;
      }
      return (reading ??= read().finally(() => {
        reading = null;
      }));
    },
    library: () => {
      if (known === null) throw new Error('The puzzles are asked for before they were prepared.');
      return accepted(known);
    },
    changed: () => {
      present = false;
    },
  };
}
