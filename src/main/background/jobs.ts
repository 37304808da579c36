/** How the jobs of the background are done, wherever that is. */
import type { FileFault } from '../../shared/phrase';
import type { Puzzle } from '../../shared/puzzles';
import { accepted, type Result } from '../../rules/result';
import type { Pack, Proved, PuzzleBook, PuzzlePacks, ShippedPack } from '../learning/game';
import { faultAt } from '../replay/fault';
import { csvPieces } from '../files/csv';
import { goesOut, writeMatch } from '../matches/match-file';
import { packTextOf } from '../files/pack-files';
import { writePieces, writeWhole } from '../files/whole-file';
import { readStandings } from './standings';
import { analysable, analysed } from '../matches/analysed';
import { takeReplay } from '../matches/take-replay';
import { tableOf } from '../matches/final-table';
import { makeLines } from '../matches/make-lines';
import { mistakesOf } from '../matches/mistakes';
import { drawn } from '../matches/moment-picture';
import { roundOf } from '../matches/round-shown';
import { statisticsBrief } from '../statistics/brief';
import { learnersPath } from '../statistics/path';
import { filterOf, statisticsSummary } from '../statistics/summary';
import type { SecondStore } from '../store/second-store';
import type { Stored } from '../store/fault';
import { kindCounts, puzzleRow, type PuzzleRow } from '../store/puzzle-rows';
import type { JobHandle, Jobs, PackContents, PackPiece } from './work';

interface JobPorts {
  /** The store, opened at the first need. */
  readonly store: () => Stored<
    Pick<
      SecondStore,
      | 'matches'
      | 'statistics'
      | 'activity'
      | 'mistakes'
      | 'learned'
      | 'puzzles'
      | 'checkpoint'
      | 'backUp'
      | 'forget'
      | 'rewrite'
      | 'copies'
      | 'broken'
      | 'look'
    >
  >;
  readonly book: PuzzleBook;
  /** Brings the text of the puzzle pack that ships with a game; null where there is none. */
  readonly packText: (game: string) => Promise<string | null>;
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
  work: Generator<Proved, Result<Pack, FileFault>>,
  { tell, cancelled, breathe }: PackHandle,
): Promise<Result<Pack, FileFault> | null> {
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

/** Proves a pack by the first game that takes it; the fault is that of the first one. Null when it was cancelled. */
async function provedByAny(
  { games }: PuzzleBook,
  text: string,
  handle: PackHandle,
): Promise<Result<{ readonly packs: PuzzlePacks; readonly pack: Pack }, FileFault> | null> {
  let fault: Result<never, FileFault> | null = null;
  for (const game of games) {
    const packs = await game.packs();
    const pack = await proved(packs.proving(text), handle);
    if (pack === null) return null;
    if (pack.ok) return accepted({ packs, pack: pack.value });
    fault ??= pack;
  }
  if (fault === null) throw new Error('No game has puzzles.');
  return fault;
}

export function backgroundJobs({ store, book, packText }: JobPorts): Jobs {
  let shipped: Promise<readonly ShippedPack[]> | null = null;
  const allShipped = async (): Promise<readonly ShippedPack[]> => {
    const packs = await Promise.all(book.games.map(async ({ id, packs: of }) => (await of()).shipped(await packText(id))));
    return packs.flat();
  };

  return {
    statistics: (ask) => {
      const opened = store();
      return opened.ok ? statisticsSummary(opened.value, ask, book) : opened;
    },
    brief: (ask) => {
      const opened = store();
      return opened.ok ? statisticsBrief(opened.value.statistics, ask, book) : opened;
    },
    path: (ask) => {
      const opened = store();
      return opened.ok ? learnersPath(opened.value, ask, book) : opened;
    },
    standings: (ask, { breathe }) => {
      const opened = store();
      return opened.ok ? readStandings(opened.value.matches, ask, breathe) : opened;
    },
    'attempts-file': (ask) => {
      const opened = store();
      return opened.ok ? writePieces(ask.file, csvPieces(opened.value.statistics, filterOf(ask, book), ask.separator)) : opened;
    },
    'take-replay': (ask, handle) => {
      const opened = store();
      return opened.ok ? takeReplay(ask, opened.value.matches, handle) : faultAt([], opened.error.what);
    },
    'show-round': (ask) => {
      const opened = store();
      return opened.ok ? roundOf(opened.value.matches, ask) : opened;
    },
    'look-at-round': (ask) => {
      const opened = store();
      return opened.ok ? analysable(opened.value.matches, ask) : opened;
    },
    'analyse-round': (ask, handle) => {
      const opened = store();
      return opened.ok ? analysed(opened.value.matches, ask, handle) : opened;
    },
    'show-table': (ask) => {
      const opened = store();
      return opened.ok ? tableOf(opened.value.matches, ask) : opened;
    },
    'find-matches': (ask) => {
      const opened = store();
      return opened.ok ? opened.value.matches.find(ask) : opened;
    },
    'line-choices': () => {
      const opened = store();
      return opened.ok ? opened.value.matches.choices() : opened;
    },
    'make-lines': (ask, handle) => {
      const opened = store();
      return opened.ok ? makeLines(opened.value.matches, ask, handle) : opened;
    },
    'round-mistakes': (ask) => {
      const opened = store();
      return opened.ok ? mistakesOf(opened.value.matches, ask, book) : opened;
    },
    'draw-round': (ask) => {
      const opened = store();
      return opened.ok ? drawn(opened.value.matches, ask) : opened;
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
      const rows = pack.puzzles().map(({ puzzle, ...outline }) => puzzleRow(puzzle, outline));
      await sendRows(rows, handle);
      // The text is large, and needed at a first start only.
      shipped = null;
      return { name: pack.name, kinds: kindCounts(rows) };
    },
    'prove-pack': async ({ bytes }, handle) => {
      const text = packTextOf(bytes);
      if (!text.ok) return faultAt([], text.error);
      const read = await provedByAny(book, text.value, handle);
      if (read === null) return null;
      if (!read.ok) return read;
      const { packs, pack } = read.value;
      await sendRows(
        pack.puzzles.map((puzzle) => puzzleRow(puzzle, packs.outline(puzzle))),
        handle,
      );
      return handle.cancelled() ? null : accepted({ name: pack.name, kinds: kindCounts(pack.puzzles) });
    },
    'pack-file': async ({ pack, name, file }) => {
      const opened = store();
      if (!opened.ok) return opened;
      const puzzles: Puzzle[] = [];
      for (;;) {
        const page = opened.value.puzzles.puzzlesOf(pack, puzzles[puzzles.length - 1]?.id ?? '', PAGE);
        if (!page.ok) return page;
        puzzles.push(...page.value);
        if (page.value.length < PAGE) break;
      }
      const [first] = puzzles;
      // A pack is of one game; one without puzzles has been refused when it came in.
      if (first === undefined) throw new Error(`The pack ${pack} is empty.`);
      const packs = await book.gameOf(first.kind).packs();
      return writeWhole(file, packs.text({ name, puzzles }));
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
