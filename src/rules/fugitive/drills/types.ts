/** Drills (D1 to D10) as values: what lies there, what is asked, what is right, and what somebody answers. */

/** A place of the row after 0 as she sees it (I1, I4, I5). */
export interface SeenPlace {
  /** Null: face down. */
  readonly number: number | null;
  /** The sprint cards where they are seen, else how many there are. */
  readonly sprints: readonly number[] | number;
  /** By pile, how many cards he had drawn when he placed it, those of S1 too. */
  readonly draws: readonly number[];
}

/** N2d: a call that was wrong, when `before` places lay there. */
export interface WrongCall {
  readonly numbers: readonly number[];
  readonly before: number;
}

/** The row as the Marshal sees it in a game without events, with all that her notepad counts with (N2). */
export interface RowPosition {
  readonly places: readonly SeenPlace[];
  /** Her own, ascending. */
  readonly hand: readonly number[];
  readonly wrong: readonly WrongCall[];
}

/** The Fugitive's hand, ascending, and the number that he goes on from. */
export interface HandPosition {
  readonly last: number;
  readonly hand: readonly number[];
}

/** F3: a hideout with the sprint cards under it. */
export interface Step {
  readonly card: number;
  readonly sprints: readonly number[];
}

export const DRILL_KINDS = ['where', 'sure', 'call', 'pair', 'gamble', 'back', 'steps', 'cheap', 'way', 'hunt'] as const;
export type DrillKind = (typeof DRILL_KINDS)[number];

/** What a drill trains, a closed list. */
export const DRILL_THEMES = [
  'under-sprints',
  'wrong-calls',
  'piles-drawn',
  'her-cards',
  'close-odds',
  'both-ends',
  'odd-values',
  'many-steps',
] as const;
export type DrillTheme = (typeof DRILL_THEMES)[number];

/** The kinds whose position is the row, as the Marshal sees it. */
export const ROW_KINDS = ['where', 'sure', 'call', 'pair', 'gamble', 'back', 'hunt'] as const satisfies readonly DrillKind[];
export type RowKind = (typeof ROW_KINDS)[number];

interface OfKind<Kind extends DrillKind, Position, Question, Right> {
  readonly kind: Kind;
  readonly position: Position;
  readonly question: Question;
  readonly answer: Right;
}
/** Nothing beside the position. */
type Nothing = Readonly<Record<string, never>>;
interface Numbers {
  /** Exactly these, ascending. */
  readonly numbers: readonly number[];
}
interface Best {
  /** Any of these. */
  readonly best: readonly number[];
}

/** D1 to D10, with what is right. */
export type Drill =
  | OfKind<'where', RowPosition, { readonly place: number }, Numbers>
  | OfKind<'back', RowPosition, { readonly place: number }, Numbers>
  | OfKind<'sure', RowPosition, Nothing, Numbers>
  | OfKind<'call', RowPosition, Nothing, Best>
  /** D4: any two of these; fewer than two: none is. */
  | OfKind<'pair', RowPosition, Nothing, Numbers>
  /** D5: `best` by their place among the sets, from 0. */
  | OfKind<'gamble', RowPosition, { readonly sets: readonly (readonly number[])[] }, Best>
  | OfKind<'hunt', RowPosition, Nothing, Best>
  | OfKind<'steps', HandPosition, Nothing, Numbers>
  /** D8: one right choice; any with as many cards of the same value is right as well. */
  | OfKind<'cheap', HandPosition, { readonly card: number }, { readonly sprints: readonly number[] }>
  /** D9: one way; any other of that length is right as well. Empty: there is none. */
  | OfKind<'way', HandPosition, Nothing, { readonly way: readonly Step[] }>;

export type DrillOf<Kind extends DrillKind> = Extract<Drill, { readonly kind: Kind }>;
/** A drill before it is solved. */
export type Draft<Kind extends DrillKind = DrillKind> = Kind extends DrillKind ? Omit<DrillOf<Kind>, 'answer'> : never;
export type RowDraft = Draft<RowKind>;
export type HandDraft = Draft<Exclude<DrillKind, RowKind>>;

/** What somebody answers. */
export type DrillAnswer =
  | { readonly kind: 'where' | 'back' | 'sure' | 'steps' | 'pair'; readonly numbers: readonly number[] }
  | { readonly kind: 'call' | 'hunt'; readonly number: number }
  | { readonly kind: 'gamble'; readonly set: number }
  | { readonly kind: 'cheap'; readonly sprints: readonly number[] }
  | { readonly kind: 'way'; readonly way: readonly Step[] };

/** Whether a draft asks about the row. */
export function asksOfRow(draft: Draft): draft is RowDraft {
  return (ROW_KINDS as readonly DrillKind[]).includes(draft.kind);
}
