/**
 * What a game brings to the window, and the games that there are. Shells and parts know games by this alone; the list
 * itself is `games/game-list.ts`, which the window's first script hands over before anything is shown.
 */
import type { Component, Snippet } from 'svelte';
import type { RequestOutputs } from '../../shared/contract';
import type { Answered, Mode, RunView } from '../../shared/drill';
import type { RunLooks } from '../../shared/run-options';
import type { Fact, Hint, Laid, Puzzle, PuzzleAnswer, PuzzleKind, PuzzleTheme } from '../../shared/puzzles';
import type { GroupTally, Statistics } from '../../shared/statistics';
import type { RoundRecord } from '../../shared/profiles';
import type { Device } from '../../shared/seats';
import type { AnyTable } from '../../shared/games';
import type { Action, LineUp, Settings, SettingsChange } from '../../shared/settings';
import type { ReplaySummary, TableSnapshot } from '../../shared/table';
import type { Hearable } from './hearable';
import type { Part } from './part.svelte';
import type { Rulebook } from './rulebook/rulebook';
import type { ArrangedStart, QuickStart, Start } from './starts';
import type { Agreement } from './agreement.svelte';
import type { Deeds } from './deeds';
import type { JoiningOfGame } from './joining-game';
import type { Teaching } from './lesson-screens';
import type { PressOf } from './press';
import type { Happening } from './happening';
import type { ReplayScreens } from './replay/viewer.svelte';

export type { ArrangedStart, QuickStart, Start };
export type { Cue, Happening } from './happening';

export type { Hint, Laid, Puzzle, PuzzleAnswer, PuzzleKind, PuzzleTheme };

/** What came of an answer; it stays in sight until the player goes on. */
export interface Feedback {
  readonly puzzle: Puzzle;
  readonly answer: PuzzleAnswer;
  /** Null as long as only the main process can tell. */
  readonly right: boolean | null;
  /** What it was worth, once the main process has said so. */
  readonly worth: Answered | null;
}

export interface TableProps {
  /** Of a round that is over where its end is told on the table, before the verdict. */
  snapshot: TableSnapshot;
  agreement: Agreement;
  onhelp: () => void;
  onsettings: () => void;
  ongiveup: () => void;
  ondevices: () => void;
  onleave: () => void;
}

export interface ResultProps {
  /** With its verdict. */
  snapshot: TableSnapshot;
  /** The round ended in this window just now; else what leads to its result was seen before, and the result stands at once. */
  fresh: boolean;
  /** Who plays with what, to be changed. */
  ondevices: () => void;
  /** Escape where no part of this screen takes it. */
  onback: () => void;
}

/** What a live round is played with. */
export interface PlayScreens {
  /** The round while it goes on, and for a moment as its last deed left it. */
  readonly Table: Component<TableProps>;
  /** Its verdict, and the rematch. */
  readonly Result: Component<ResultProps>;
  happenings(before: TableSnapshot, now: TableSnapshot): readonly Happening[];
  /** Whether the table tells how this round ended, where it happened: it then stands for a moment before the verdict. */
  tellsEnd(snapshot: TableSnapshot): boolean;
  /** What does a deed that every role has, such as `agree`, on a device; null where nothing on it does. */
  pressOf(device: Device, deed: string): PressOf;
}

type SavedRound = RequestOutputs['replay.round'];

/** A saved round, looked at again. */
export interface SavedProps {
  saved: SavedRound;
  /** Above the panel: which round of which match this is. */
  head: Snippet;
  /** What can be done next. */
  actions: Snippet;
}

export interface StageProps<Shown extends Puzzle = Puzzle> {
  /** The puzzle on the screen; its part is made anew for another kind, not for another puzzle. */
  puzzle: Shown;
  /** Puzzles to have drawn beforehand, this one among them; not all of the same kind. */
  ready: readonly Puzzle[];
  /** What came of the answer; null as long as there is none. */
  feedback: Feedback | null;
  /** Those given; where something is laid, those that go on from it. */
  hints: readonly Hint[];
  /** How fast trails grow now. */
  runner: RunView['runner'];
  mode: Mode;
  /** Nobody is hurried. */
  noClock: boolean;
  /** Does nothing where the puzzle is answered already. */
  onanswer: (answer: PuzzleAnswer) => void;
  /** Goes on once the puzzle is answered; `tapped` by what answers, too: a second tap must not answer the next puzzle. */
  onnext: (tapped?: 'tapped') => void;
}

/** What a run of puzzles is shown with. */
export interface DrillScreens {
  readonly Stage: Component<StageProps>;
  /** A puzzle of a run as a small picture with its answer, `size` CSS pixels wide. */
  readonly Missed: Component<{ puzzle: Puzzle; size: number; note: string }>;
  hintText(hint: Hint, puzzle: Puzzle): string;
  spokenPuzzle(puzzle: Puzzle): string;
  /** What of a puzzle on the screen can be heard at a press, as things stand then. */
  hearables(puzzle: Puzzle): readonly Hearable[];
  /** Why an answer is right or wrong. */
  spokenReason(puzzle: Puzzle, answer: PuzzleAnswer, worth?: Answered['reason']): string;
  /** Whether an answer is right, as far as the puzzle itself tells; null where only the main process can. */
  gradeAtOnce(puzzle: Puzzle, answer: PuzzleAnswer): boolean | null;
  /** What of an answer is laid by now, as plain data. */
  laidOf(puzzle: Puzzle): Laid;
  /** How long a right answer is looked at where the clock runs, in milliseconds. */
  glanceMillis(puzzle: Puzzle): number;
}

/** How a game's puzzles look, where that can be chosen. */
export interface PuzzleLooks {
  /** The choice, where a run is chosen. */
  readonly choice: Part<Component>;
  /** What was chosen, as it is kept with a run. */
  of(settings: Settings): RunLooks;
}

/** What a game brings to the window. What is no `Part` is there from the first picture on, so it is little. */
export interface GameInWindow {
  readonly id: string;
  /**
   * Its people act one after the other, and hand the screen over: whoever has it decides alone to pause or to leave, with whatever device lies
   * there. Left out by a game in which several act at once, each with a device of their own.
   */
  readonly byTurns?: true;
  /** What people do in it with keys and gamepads. */
  readonly deeds: Deeds;
  /** The action that goes on in its drills and answers what is asked: screens around a game go on with it, too. */
  readonly confirm: Action;
  /** The kinds of puzzles that its drill screens show, the easiest to begin with first. */
  readonly kinds: readonly PuzzleKind[];
  /** Some of its puzzles grow while they are answered: there is a run of these. */
  readonly growing?: true;
  /** The themes that puzzles of any of these kinds have, in the order of all themes. */
  themesOf(kinds: readonly PuzzleKind[]): PuzzleTheme[];
  /** How a saved match stands: won, or who won its last round. */
  outcomeText(summary: ReplaySummary): string;
  /** A role by the name under which matches are sought, in words; null for one that it has not. */
  roleText(role: string): string | null;
  /** The same of what can be unusual in the rules of a match. */
  variantText(variant: string): string | null;
  /** The same of what brings a round to its end, with the game before it (`chase.caught`); left out where all end alike. */
  endingText?(ending: string): string | null;
  /** The table of a round as it stood last, as a picture that fills its room; `fine`: there is room for all that is on it. */
  readonly tablePicture: Part<Component<{ table: AnyTable['table']; fine: boolean }>>;
  /** A player's rounds, won and lost, in one line; null without a round. */
  recordText(records: readonly RoundRecord[]): string | null;
  /** The setting in which it keeps who sat at its last match, and with what; null where it keeps none. */
  readonly lineUp: LineUp | null;
  /** What of the settings is its own, among those that say how things look; null where it has none. */
  readonly looks: Part<Component<{ onchange: (change: SettingsChange) => void }>> | null;
  /** How its puzzles look; null where nothing of that can be chosen. */
  readonly puzzleLooks: PuzzleLooks | null;
  /**
   * The next round in one press. A `newcomer` gets a gentle opponent, whatever was chosen without playing; whoever asks for a `level` gets
   * that one.
   */
  quickStart(settings: Settings, newcomer: boolean, level?: number): { readonly start: Start; readonly note: string };
  /** How groups of puzzles that are asked by turns were answered, as a picture; null where it has no such groups. */
  readonly groups: Part<Component<{ groups: readonly GroupTally[]; weakest: GroupTally | null }>> | null;
  /** On the first screen: the last match of several, to be begun anew. */
  readonly Again: Component<{ onstart: (start: Start) => void }>;
  /** The picture on the first screen. */
  readonly art: Part<Component>;
  /** How a round against bots is arranged. */
  readonly newRound: Part<Component>;
  /** How people sit down for a match of several by a press. */
  readonly joining: Part<JoiningOfGame>;
  /** How a match of several people is arranged with all that can be chosen. */
  readonly newMatch: Part<Component>;
  /** How to play, step by step; `done` names the last step's button, `start` is what begins then, if anything. */
  readonly help: Part<Component<{ done: string; ondone: () => void; start?: Start }>>;
  /** Its guided lessons; left out by a game that has none. */
  readonly lessons?: Teaching;
  /** Its rules, to be looked up. */
  readonly rulebook: Part<Rulebook>;
  readonly play: Part<PlayScreens>;
  readonly saved: Part<Component<SavedProps>>;
  /** What its saved rounds are played back with; in a game without, `saved` shows all that there is. */
  readonly replay?: Part<ReplayScreens>;
  /** What its puzzles are shown with; left out by a game without any. */
  readonly drills?: Part<DrillScreens>;
  /** What of a player's statistics of its puzzles is the game's own; left out by a game without any. */
  readonly statistics?: Part<Component<{ found: Statistics; ondrill: (facts: Fact[]) => void }>>;
}

let games: readonly GameInWindow[] = [];

/** Hands over the list of games; before anything is shown. */
export function offerGames(offered: readonly GameInWindow[]): void {
  games = offered;
}

/** All games, in the order of the list. */
export function offeredGames(): readonly GameInWindow[] {
  return games;
}

/** What people do in each of them with keys and gamepads. */
export function deedsOfGames(): Deeds[] {
  return games.map(({ deeds }) => deeds);
}

/** The game of that name. Throws for one that is not in the list: main takes in no file of such a game. */
export function gameOf(id: string): GameInWindow {
  const found = games.find((game) => game.id === id);
  if (found === undefined) throw new Error(`There is no game ${id}.`);
  return found;
}

/** The games with puzzles, in the order of the list. */
export function drilledGames(): readonly GameInWindow[] {
  return games.filter(({ kinds }) => kinds.length > 0);
}

/** The games with lessons, in the order of the list. */
export function taughtGames(): readonly GameInWindow[] {
  return games.filter(({ lessons }) => lessons !== undefined);
}

/** Those games, and first the one that somebody was in last, who has come so far; `progress` has the last lesson first. */
export function taughtFirst(progress: readonly { readonly game: string }[]): readonly GameInWindow[] {
  const taught = taughtGames();
  const last = progress.map(({ game }) => taught.find(({ id }) => id === game)).find((game) => game !== undefined);
  return last === undefined ? taught : [last, ...taught.filter((game) => game !== last)];
}

/** The game that drills and their statistics are about: that of the kind that was practised last, which somebody has chosen. */
export function drilledGame({ lastKind }: Pick<Settings, 'lastKind'>): GameInWindow {
  return games.find(({ kinds }) => kinds.includes(lastKind)) ?? drilledGames()[0] ?? homeGame({ lastGame: '' });
}

/** What puzzles of a game are shown with. Throws where it was not read yet: that comes before the screen that shows them. */
export function screensOf({ game }: Puzzle): DrillScreens {
  const screens = gameOf(game).drills?.ready;
  if (screens === undefined) throw new Error(`Nothing shows puzzles of ${game}.`);
  return screens;
}

/**
 * The game that Home offers, and with it the screens where a match of it is arranged: the one that was chosen there last, or else the first of
 * the list. Everywhere else something says which game is meant: the match, the puzzle, the wish for a match, or the kind of puzzle that
 * somebody chose.
 */
export function homeGame({ lastGame }: Pick<Settings, 'lastGame'>): GameInWindow {
  const found = games.find(({ id }) => id === lastGame) ?? games[0];
  if (found === undefined) throw new Error('There are no games.');
  return found;
}
