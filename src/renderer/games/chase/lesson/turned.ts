/**
 * Hints that say how a tile is to be laid, as it lies in the hand now: whoever has turned it is told so many turns fewer or more. A hint
 * whose tile is laid says nothing any more, and one that comes to nothing from here says that.
 */
import type { LessonDeed } from '../../../../rules/chase/lesson/types';
import { quarterTurn, sameCell, type Cell, type Rotation } from '../../../../rules/chase/compass';
import type { RoundState } from '../../../../rules/chase/round';
import type { TileId } from '../../../../rules/chase/tile';
import type { LessonPlay } from '../../../lib/lessons/lesson-play.svelte';

/** A tile as a step's solution lays it. */
interface Laid {
  readonly tile: TileId;
  readonly cell: Cell;
  readonly rotation: Rotation;
}

/** How the tiles of a hand lie. */
export interface HandLies {
  readonly rotationOf: (tile: TileId) => Rotation;
}

const TURNED = /\{turned:(\d)\}/g;
const TURNS = [0, 1, 2, 3] as const;
export type Turns = (typeof TURNS)[number];

const turnedBy = (rotation: Rotation, turns: Turns): Rotation =>
  TURNS.slice(0, turns).reduce<Rotation>((turned) => quarterTurn(turned, 1), rotation);

/** The tiles of a solution, in their order. */
const laidBy = (solution: readonly LessonDeed[]): Laid[] =>
  solution.flatMap(({ act }) => (act.type === 'place' ? [act] : act.type === 'open' ? [...act.tiles] : []));

/**
 * How often a tile of the solution, counted from 1, is to be turned from how it lies in the hand to fit where the solution has it.
 * 'laid' where it lies there by now; null where it would not be right there any more.
 */
export function turnsFor(play: LessonPlay, nth: number, hand: HandLies): Turns | 'laid' | null {
  const solution = (play.step.solution ?? []) as readonly LessonDeed[];
  const all = laidBy(solution);
  const meant = all[nth - 1];
  if (meant === undefined) throw new Error(`The solution of ${play.step.id} lays no tile ${String(nth)}.`);
  const { paths, phase } = play.at.state as RoundState;
  const lies = paths.flatMap(({ tiles }) => tiles).find(({ tile }) => tile === meant.tile);
  if (lies !== undefined) return sameCell(lies.cell, meant.cell) && lies.rotation === meant.rotation ? 'laid' : null;
  const now = hand.rotationOf(meant.tile);
  const asMeant = TURNS.find((turns) => turnedBy(now, turns) === meant.rotation) ?? 0;
  const deed = solution.find(({ act }) => act.type === 'place' && act.tile === meant.tile);
  // Tiles that open a street lie together or not at all.
  if (deed === undefined || phase === 'planning') return asMeant;
  const fits = (turns: Turns): boolean => {
    const done = play.lesson.deed(play.at, deed.seat, { type: 'place', ...meant, rotation: turnedBy(now, turns) });
    return done.ok && done.value.objection === null && (nth < all.length || done.value.done);
  };
  // Before its turn has come there is only what is meant; but not where what comes before it went another way.
  const before = Array.from({ length: nth - 1 }, (_, at) => turnsFor(play, at + 1, hand));
  if (before.includes(null)) return null;
  if (before.some((each) => each !== 'laid')) return asMeant;
  // What comes after a tile needs it as it is meant; the last one may lie in any way that is right.
  if (nth < all.length) return fits(asMeant) ? asMeant : null;
  return TURNS.find(fits) ?? null;
}

/** What a hint's words for turning say. */
export interface TurnedWords {
  readonly turns: (turns: Turns) => string;
  /** It holds no more. */
  readonly otherwise: string;
}

/** A hint as it holds now; null where all that it says is done. */
export function hintNow(text: string, play: LessonPlay, hand: HandLies | null, words: TurnedWords): string | null {
  const asked = [...text.matchAll(TURNED)].map(([, nth]) => Number(nth));
  if (asked.length === 0) return text;
  const lying = hand ?? { rotationOf: () => 0 };
  const found = new Map(asked.map((nth) => [nth, turnsFor(play, nth, lying)]));
  const turns = [...found.values()];
  if (turns.every((each) => each === 'laid')) return null;
  if (turns.includes(null)) return words.otherwise;
  return text.replace(TURNED, (_, nth: string) => {
    const each = found.get(Number(nth));
    return typeof each === 'number' ? words.turns(each) : words.turns(0);
  });
}
