/** What is chosen of an answer so far: numbers of the notepad, cards of a hand, or a way step by step. */
import { GOAL } from '../../../../rules/fugitive/cards';
import { mayStep, stepped } from '../../../../rules/fugitive/drills/hand';
import type { HandPosition, Step } from '../../../../rules/fugitive/drills/types';
import type { Puzzle, PuzzleAnswer } from '../../../../shared/fugitive/puzzle';
import { oneForEach } from '../../../lib/drill/one-for-each';

const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((one, two) => one - two);

/** How many can be chosen at once. */
function mostOf({ kind }: Puzzle): number {
  return kind === 'call' || kind === 'hunt' ? 1 : kind === 'pair' ? 2 : Infinity;
}

class Chosen {
  readonly puzzle: Puzzle;
  /** In the order in which they were chosen. */
  #numbers = $state.raw<readonly number[]>([]);
  #card = $state.raw<number | null>(null);
  #way = $state.raw<readonly Step[]>([]);

  constructor(puzzle: Puzzle) {
    this.puzzle = puzzle;
  }

  get numbers(): readonly number[] {
    return ascending(this.#numbers);
  }
  /** D9: the hideout that is about to be placed. */
  get card(): number | null {
    return this.#card;
  }
  get way(): readonly Step[] {
    return this.#way;
  }

  /** D7 to D9: what is in hand still, and from where it goes on. */
  get at(): HandPosition {
    const { puzzle } = this;
    const from: HandPosition = 'last' in puzzle.position ? puzzle.position : { last: 0, hand: [] };
    return this.#way.reduce(stepped, from);
  }

  /** Chooses a number or lets it go; where only so many can be chosen, the oldest makes room. */
  toggle(number: number): void {
    if (this.#numbers.includes(number)) this.#numbers = this.#numbers.filter((each) => each !== number);
    else this.#numbers = [...this.#numbers, number].slice(-mostOf(this.puzzle));
  }

  /** D9: a card of the hand: the hideout first, then what lies under it. */
  press(card: number): void {
    if (this.#card === null) {
      if (card > this.at.last) this.#card = card;
    } else if (this.#card === card) {
      this.#card = null;
      this.#numbers = [];
    } else if (card !== GOAL) this.toggle(card);
  }

  /** F3: whether the step that is chosen is legal. */
  get mayPlace(): boolean {
    return this.#card !== null && mayStep(this.at, { card: this.#card, sprints: this.numbers });
  }

  /** D9: one step further. */
  place(): void {
    if (this.#card === null || !this.mayPlace) return;
    this.#way = [...this.#way, { card: this.#card, sprints: this.numbers }];
    this.#card = null;
    this.#numbers = [];
  }

  /** Takes the last step back, or what of the next one is chosen. */
  back(): void {
    if (this.#card === null) this.#way = this.#way.slice(0, -1);
    this.#card = null;
    this.#numbers = [];
  }

  /** Whether nothing was chosen. */
  get none(): boolean {
    return this.#numbers.length === 0 && this.#card === null && this.#way.length === 0;
  }

  /** The answer as it is chosen; null where it is none yet. */
  get answer(): PuzzleAnswer | null {
    const { kind } = this.puzzle;
    const numbers = [...this.numbers];
    switch (kind) {
      case 'call':
      case 'hunt': {
        const [number] = numbers;
        return number === undefined ? null : { kind, number };
      }
      case 'pair':
        return numbers.length === 1 ? null : { kind, numbers };
      case 'where':
      case 'back':
        return numbers.length === 0 ? null : { kind, numbers };
      case 'sure':
      case 'steps':
        return { kind, numbers };
      case 'cheap':
        return numbers.length === 0 ? null : { kind, sprints: numbers };
      case 'way': {
        const whole = this.none || this.#way[this.#way.length - 1]?.card === GOAL;
        return whole ? { kind, way: this.#way.map(({ card, sprints }) => ({ card, sprints: [...sprints] })) } : null;
      }
      case 'gamble':
        return null;
    }
  }
}

/** The one choice of a puzzle: it stays when the screen around it is made anew, as after a pause. */
export const choiceOf = oneForEach((puzzle: Puzzle) => new Chosen(puzzle));
