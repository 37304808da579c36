/** A game's rules as a book in the app: sections of numbered clauses, in every language. */
import type { Component } from 'svelte';
import type { Language } from '../../../shared/catalogue';

export interface RuleClause {
  /** Its number, such as `M4`: the same as in the written rules, and in whatever cites it. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Other words that somebody looks it up by: found, and shown nowhere. */
  readonly also?: string;
}

export interface RuleSection {
  readonly id: string;
  readonly title: string;
  /** What it is about, in a sentence or a few. */
  readonly lead: string;
  readonly clauses: readonly RuleClause[];
}

/** What a game fills the room of the rules with. */
export interface Rulebook {
  /** All of it, in the order in which it is read. */
  sections(language: Language): readonly RuleSection[];
  /** Clauses, and sections, that are shown as well as told. */
  readonly shown: ReadonlySet<string>;
  /** What shows one of them, with the game's own pieces. */
  readonly Example: Component<{ of: string }>;
}
