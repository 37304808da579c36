/** How the jobs of the background are done, wherever that is. */
import type { Pack } from '../../shared/chase/puzzle';
import type { Puzzle } from '../../shared/puzzles';
import { accepted, type Result } from '../../rules/result';
import { factOf } from '../games/chase/puzzles/facts';
import { packText as textOfPack, provingPack, type PackFault, type Proved } from '../games/chase/puzzles/pack';
import { faultAt } from '../replay/fault';
import { csvPieces } from '../files/csv';
import { goesOut, writeMatch } from '../matches/match-file';
import { packTextOf } from '../files/pack-files';
import { writePieces, writeWhole } from '../files/whole-file';
import { takeReplay } from '../matches/take-replay';
import { roundOf } from '../matches/round-shown';
import { filterOf, statisticsSummary } from '../statistics/summary';
import type { StoreBeside } from '../store/beside';
import type { Stored } from '../store/fault';
import { kindCounts, puzzleRow, type PuzzleRow } from '../store/puzzle-rows';
import { shippedPacks, type ShippedPack } from './shipped';
import type { JobHandle, Jobs, PackContents, PackPiece } from './work';

export interface JobPorts {
  /** The store, opened at the first need. */
  readonly store: () => Stored<
    Pick<
      StoreBeside,
      'matches' | 'statistics' | 'learned' | 'puzzles' | 'checkpoint' | 'backUp' | 'forget' | 'rewrite' | 'copies' | 'broken' | 'look'
    >
  >;
  /** Brings the text of the puzzle pack that ships; null where there is none. */
  readonly packText: () => Promise<string | null>;
}

/** Puzzles that are sent, and then written, at once: so few that it takes the other thread half a millisecond. */
const LOT = 10;
/** Puzzles of a pack that are read at once. */
const PAGE = 500;
/** The background breathes and tells of its progress so often while it proves, in milliseconds. */
const BREATH = 30;

type PackHandle = Pick<JobHandle<'prove-pack' | 'shipped-puzzles'>, 'tell' | 'cancelled' | 'breathe'>;

/** Sends the rows lot by lot, in the order of their ids: so each lot is written to few pages of the database. */
async function sendRows(unsorted: readonly PuzzleRow[], { tell, cancelled }: PackHandle): Promise<void> {
  const rows = [...unsorted].sort((one, other) => (one.id < other.id ? -1 : 1));
  for (let at = 0; at < rows.length && !cancelled(); at += LOT) {
    // One after the other: many at once would be read in one go over there.
    await tell({ rows: rows.slice(at, at + LOT), of: rows.length } satisfies PackPiece);
  }
}

/** Goes through the proving with breaks; null when it was cancelled. */
async function proved(
  work: Generator<Proved, Result<Pack, PackFault>>,
  { tell, cancelled, breathe }: PackHandle,
): Promise<Result<Pack, PackFault> | null> {
  let breath = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (performance.now() - breath < BREATH) continue;
    void tell(step.value);
    await breathe();
    if (cancelled()) return null;
    breath = performance.now();
  }
}

export function backgroundJobs({ store, packText }: JobPorts): Jobs {
  let shipped: Promise<readonly ShippedPack[]> | null = null;
  const allShipped = async (): Promise<readonly ShippedPack[]> => shippedPacks(await packText());

  return {
    statistics: (ask) => {
      const opened = store();
      return opened.ok ? statisticsSummary(opened.value, ask) : opened;
    },
    'attempts-file': (ask) => {
      const opened = store();
      return opened.ok ? writePieces(ask.file, csvPieces(opened.value.statistics, filterOf(ask), ask.separator)) : opened;
    },
    'take-replay': (ask, handle) => {
      const opened = store();
      return opened.ok ? takeReplay(ask, opened.value.matches, handle) : faultAt([], opened.error.what);
    },
    'show-round': (ask) => {
      const opened = store();
      return opened.ok ? roundOf(opened.value.matches, ask) : opened;
    },
    'look-at-match': ({ id }) => {
      const opened = store();
      return opened.ok ? accepted(goesOut(opened.value.matches, id)) : opened;
    },
    'match-file': (ask) => {
      const opened = store();
      return opened.ok ? writeMatch(opened.value.matches, ask) : opened;
    },
    'shipped-packs': async () => (await (shipped ??= allShipped())).map(({ id, name, edition }) => ({ id, name, edition })),
    'shipped-puzzles': async ({ id }, handle): Promise<PackContents> => {
      const pack = (await (shipped ??= allShipped())).find((each) => each.id === id);
      if (pack === undefined) throw new Error(`No pack ${id} ships.`);
      const rows = pack.rows();
      await sendRows(rows, handle);
      // The text is large, and needed at a first start only.
      shipped = null;
      return { name: pack.name, kinds: kindCounts(rows) };
    },
    'prove-pack': async ({ bytes }, handle) => {
      const text = packTextOf(bytes);
      if (!text.ok) return faultAt([], text.error);
      const pack = await proved(provingPack(text.value), handle);
      if (pack?.ok !== true) return pack;
      const { name, puzzles } = pack.value;
      await sendRows(
        puzzles.map((puzzle) => puzzleRow(puzzle, factOf(puzzle)?.id ?? null)),
        handle,
      );
      return handle.cancelled() ? null : accepted({ name, kinds: kindCounts(puzzles) });
    },
    'pack-file': ({ pack, name, file }) => {
      const opened = store();
      if (!opened.ok) return opened;
      const puzzles: Puzzle[] = [];
      for (;;) {
        const page = opened.value.puzzles.puzzlesOf(pack, puzzles[puzzles.length - 1]?.id ?? '', PAGE);
        if (!page.ok) return page;
        puzzles.push(...page.value);
        if (page.value.length < PAGE) return writeWhole(file, textOfPack({ name, puzzles }));
      }
    },
    checkpoint: () => {
      const opened = store();
      return opened.ok ? opened.value.checkpoint() : opened;
    },
    'back-up': ({ now }) => {
      const opened = store();
      return opened.ok ? opened.value.backUp(new Date(now)) : opened;
    },
    'check-events': () => {
      const opened = store();
      return opened.ok ? opened.value.broken() : opened;
    },
    look: () => {
      const opened = store();
      return opened.ok ? opened.value.look() : opened;
    },
    copies: () => {
      const opened = store();
      return opened.ok ? opened.value.copies.list() : opened;
    },
    'look-at-copy': ({ file }) => {
      const opened = store();
      return opened.ok ? opened.value.copies.look(file) : opened;
    },
    'save-copy': ({ file }) => {
      const opened = store();
      return opened.ok ? opened.value.copies.save(file) : opened;
    },
    'stage-copy': ({ from }) => {
      const opened = store();
      return opened.ok ? opened.value.copies.stage(from) : opened;
    },
    rewrite: () => {
      const opened = store();
      return opened.ok ? opened.value.rewrite() : opened;
    },
    forget: ({ profiles, placeholder }) => {
      const opened = store();
      return opened.ok ? opened.value.forget(profiles, placeholder) : opened;
    },
  };
}
