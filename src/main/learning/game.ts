/**
 * What a game brings for drills: everything in learning, and whatever keeps or counts answers, knows puzzles by this and by
 * the schemas in `shared/puzzles.ts` alone.
 */
import type {
  Direction,
  Fact,
  FactId,
  Grade,
  Hint,
  Laid,
  Puzzle,
  PuzzleAnswer,
  PuzzleKind,
  PuzzleTheme,
  ReadSymbol,
  Rotation,
} from '../../shared/puzzles';
import type { FileFault } from '../../shared/phrase';
import type { NoPuzzle } from '../../shared/learn-requests';
import type { RoundLog } from '../../shared/replay-requests';
import type { StepName } from '../../shared/ramp';
import type { Seat } from '../../rules/game';
import type { Result } from '../../rules/result';

/** Something that a game's puzzles teach, by its name for it. */
export interface Skill {
  readonly id: string;
  readonly kind: PuzzleKind;
  /** Null for all puzzles of the kind. */
  readonly theme: PuzzleTheme | null;
  /** Where it is about speed: the time for a right answer, in milliseconds, with which it is known. */
  readonly pace: number | null;
}

/** A step of a kind's ramp. */
export interface Rung {
  readonly name: StepName;
  /** What a puzzle of the step has; null for any. */
  readonly theme: PuzzleTheme | null;
}

/** How a kind is drilled. */
export interface KindRules {
  readonly kind: PuzzleKind;
  /** Points for a right answer, as so many times those for the lightest kind. */
  readonly weight: number;
  /** The puzzle grows while it is answered, at the pace of an opponent. */
  readonly moving: boolean;
  /** Milliseconds in which a puzzle should be answered, where an opponent takes `millisEach` for a move. */
  pace(puzzle: Puzzle, millisEach: number): number;
  /** The steps that practice climbs; a puzzle belongs to the last of which it has the theme. Null: by difficulty. */
  readonly ramp: readonly Rung[] | null;
}

/** What choosing needs of a puzzle beside what stands in it. */
export interface Outline {
  /** The fact that it asks for, if any. */
  readonly fact: FactId | null;
  /** How many players its round has. */
  readonly seats: number;
  /** Whether somebody who is new to its kind can be asked it. */
  readonly plain: boolean;
}

/** What of an answer is counted in the statistics; null where it means nothing. */
export interface Traits {
  readonly direction: Direction | null;
  readonly rotation: Rotation | null;
  readonly chosen: ReadSymbol | null;
  /** The right one, where one alone was right. */
  readonly expected: ReadSymbol | null;
}

/** Puzzles as a pack file brings them. */
export interface Pack {
  readonly name: string;
  readonly puzzles: readonly Puzzle[];
}

/** How far the proving of a pack has come. */
export interface Proved {
  readonly proved: number;
  readonly of: number;
}

/** A pack that ships; another edition takes the place of the one in the database. */
export interface ShippedPack {
  readonly id: string;
  readonly name: string;
  readonly edition: string;
  readonly puzzles: () => readonly (Outline & { readonly puzzle: Puzzle })[];
}

/** A puzzle that was made of a mistake, and proved like any other. */
export interface MistakePuzzle extends Outline {
  readonly puzzle: Puzzle;
}

/** A mistake of a saved round. */
export interface RoundMistake {
  /** The event with which it happened, from 0. */
  readonly event: number;
  /** Whose it was. */
  readonly seat: Seat;
  /** Its puzzle, the same for the same mistake, or why it makes none. */
  readonly made: Result<MistakePuzzle, NoPuzzle>;
}

/** What is needed where packs come in and go out, and is too much to be read in before. */
export interface PuzzlePacks {
  /** What ships; `text` is that of the game's pack file, null where there is none. */
  readonly shipped: (text: string | null) => readonly ShippedPack[];
  /** Proves a pack file puzzle by puzzle. */
  proving(text: string): Generator<Proved, Result<Pack, FileFault>>;
  outline(puzzle: Puzzle): Outline;
  /** A pack as a file. */
  text(pack: Pack): string;
  /** All that was wrong in a round, in the order of its events. */
  readonly mistakesOf: (round: RoundLog) => readonly RoundMistake[];
}

/** What a game's puzzles are to every room. Its functions are only ever called with puzzles, answers and facts of its own. */
export interface PuzzleGame {
  readonly id: string;
  /**
   * What its classes of bests and its dates of the daily begin with, so that they are told apart from other games'; empty for the game
   * that was the only one when the first were kept.
   */
  readonly mark: string;
  /** In the order in which they are learned; the first is practised where nothing is chosen. */
  readonly kinds: readonly KindRules[];
  /** The puzzles of a date: their kinds, and how hard each is, as a part of its kind's puzzles from easy to hard. */
  readonly daily: readonly (readonly [kind: PuzzleKind, place: number])[];
  /** Of these each comes before any comes again. */
  readonly evenThemes: readonly PuzzleTheme[];
  /** What somebody learns by answering them, in the order in which it is learned. */
  readonly skills: readonly Skill[];
  /** Who asks for one of these wants puzzles of larger tables, too. */
  readonly crowdedThemes: readonly PuzzleTheme[];
  /** Undefined for an answer that does not fit the puzzle. */
  grade(puzzle: Puzzle, answer: PuzzleAnswer): Grade | undefined;
  /** All hints to a puzzle in their order, no two alike, from what is `laid`. */
  hints(puzzle: Puzzle, laid: Laid): readonly Hint[];
  /** What is laid as a key, the same for the same tiles in the same places: what hints are given from. */
  laidText(laid: Laid): string;
  traits(puzzle: Puzzle, answer: PuzzleAnswer): Traits;
  /** A fact that somebody asks to drill, and the theme of its puzzles that are wanted, if only some are. */
  wanted(fact: Fact): { readonly fact: FactId; readonly theme: PuzzleTheme | null };
  /** What a kept fact is about; null where there is no such fact. */
  readonly fact: (id: FactId) => { readonly tile: string; readonly side: Direction } | null;
  readonly packs: () => Promise<PuzzlePacks>;
}

/** The puzzles of all games, or of one. */
export interface PuzzleBook {
  readonly games: readonly PuzzleGame[];
  readonly kinds: readonly PuzzleKind[];
  /**
   * The book of one game; of the first that has puzzles where none is named: rows and requests from before there were several name none.
   * The empty one where there is no such game.
   */
  readonly of: (game: string | undefined) => PuzzleBook;
  /** What its classes and dates begin with; empty for the book of all games. */
  readonly mark: string;
  /** The game of a puzzle of this kind, and how it is drilled. */
  readonly gameOf: (kind: PuzzleKind) => PuzzleGame;
  readonly rulesOf: (kind: PuzzleKind) => KindRules;
}

/** The book over these games; no two have a kind of the same name. */
export function puzzleBook(games: readonly PuzzleGame[]): PuzzleBook {
  const byKind = new Map(games.flatMap((game) => game.kinds.map((rules) => [rules.kind, { game, rules }] as const)));
  const found = (kind: PuzzleKind): { readonly game: PuzzleGame; readonly rules: KindRules } => {
    const there = byKind.get(kind);
    if (there === undefined) throw new Error(`No game has puzzles of the kind ${kind}.`);
    return there;
  };
  const lookUp = { gameOf: (kind: PuzzleKind) => found(kind).game, rulesOf: (kind: PuzzleKind) => found(kind).rules };
  const of = (id: string | undefined): PuzzleBook => {
    const game = id === undefined ? games[0] : games.find((each) => each.id === id);
    const kinds = game?.kinds.map(({ kind }) => kind) ?? [];
    return { games: game === undefined ? [] : [game], kinds, mark: game?.mark ?? '', of, ...lookUp };
  };
  return { games, kinds: [...byKind.keys()], mark: '', of, ...lookUp };
}
