/**
 * What the Marshal knows, as the notepad counts with it (N2): read from the log of a game as far as it was played, whole or as she sees it.
 * Nothing is taken from it that she may not know (I).
 */
import { GIVEN, hideoutsOf, isHideout, PILES, pileOf } from '../cards';
import { faceUp, hideoutsIn, seatOf, sprintsSeen } from '../row';
import type { ChooseEvent, State } from '../types';

/** A moment at which he used cards: a placement, or a `swap` of his. */
export interface Use {
  /** In the row; null for a swap. */
  readonly place: number | null;
  /** By pile, how many cards he had drawn then that she had not seen before. */
  readonly draws: readonly number[];
  readonly moment: number;
  /** The cards that she knows of it now: all of a hideout turned up, the number of 42, the card put out. */
  readonly hideout: number | null;
  readonly sprints: readonly number[] | null;
  /** How many sprint cards lie there. */
  readonly count: number;
  readonly reach: number;
}

/** How many of some numbers were hideouts face down: not all of them after a wrong call (N2d), so many by a `dragnet` (N2e). */
export interface Limit {
  readonly numbers: readonly number[];
  /** Only places before this one lay there. */
  readonly before: number;
  /** Exactly so many; null: not all of them. */
  readonly exactly: number | null;
}

/** What a `tip`, `witness` or `cast` told of a place (N2e). */
export type Told = { readonly place: number } & Pick<Extract<ChooseEvent, { answer: unknown; hideout: number }>, 'event' | 'answer'>;

export interface Knowledge {
  readonly uses: readonly Use[];
  readonly limits: readonly Limit[];
  readonly told: readonly Told[];
  /** Cards that are surely his, by the first moment from which they are: from then on they count in no pile (N2c). */
  readonly sure: ReadonlyMap<number, number>;
  /** From which moment on such a card can lie where it may lie now: it lay face up before a `retrace`. */
  readonly usable: ReadonlyMap<number, number>;
  /** Cards that can lie face down (N2a): those of no pile of hers to see, and those that are surely his. */
  readonly free: readonly number[];
}

/** S1: what he drew before the first turn. */
const FIRST_DRAWS: readonly number[] = [3, 2, 0];

/** The walk through the log, an entry after the other. */
class Walk {
  readonly uses: Use[] = [];
  readonly limits: Limit[] = [];
  readonly told: Told[] = [];
  readonly sure = new Map<number, number>(GIVEN.map((card) => [card, -1]));
  readonly usable = new Map<number, number>();
  /** What she saw of the piles, in her hand or on top. */
  readonly seen = new Set<number>();
  /** By pile, the card on top that she looked at. */
  readonly tops: (number | null)[] = [null, null, null];
  readonly #state: State;
  readonly #she: number;
  #draws = [...FIRST_DRAWS];
  #down = new Set<number>();
  #placed = 0;

  constructor(state: State) {
    this.#state = state;
    this.#she = seatOf(state.setup, 'marshal');
    for (const [moment, { event, shown = [] }] of state.log.entries()) {
      switch (event.type) {
        case 'draw':
          this.#drawn(event, moment);
          break;
        case 'place':
          this.#used(moment);
          break;
        case 'guess':
          if (!event.right) this.#limited(event.numbers, null);
          break;
        case 'choose':
          this.#chosen(event, moment);
          break;
        default:
      }
      for (const { place } of shown) this.#down.delete(place - 1);
    }
  }

  #drawn({ seat, pile, card }: { seat: number; pile: number; card: unknown }, moment: number): void {
    const top = this.tops[pile - 1] ?? null;
    this.tops[pile - 1] = null;
    if (seat === this.#she) {
      if (typeof card === 'number') this.seen.add(card);
    } else if (card === null || typeof card === 'number') {
      if (top === null) this.#draws = this.#draws.map((count, at) => (at === pile - 1 ? count + 1 : count));
      else this.#surely(top, moment);
    }
  }

  #surely(card: number, moment: number): void {
    if (!this.sure.has(card)) this.sure.set(card, moment);
    this.usable.set(card, moment);
  }

  #used(moment: number): void {
    const at = this.#placed;
    const place = this.#state.row[at];
    if (place === undefined) return;
    this.#placed += 1;
    const { number, turnedUp, sprints, lift } = place;
    if (number !== 42 || turnedUp === null) this.#down.add(at);
    this.uses.push({
      place: at,
      draws: this.#draws,
      moment,
      hideout: turnedUp === null ? null : number,
      sprints: sprints.length === 0 ? [] : sprintsSeen(place) ? (sprints as readonly number[]) : null,
      count: sprints.length,
      reach: lift ? 5 : 3,
    });
  }

  #limited(numbers: readonly number[], exactly: number | null): void {
    const { row } = this.#state;
    const known = [...this.#down].flatMap((at) => {
      const place = row[at];
      return place?.number !== null && place?.number !== undefined && place.turnedUp !== null ? [place.number] : [];
    });
    const open = numbers.filter((number) => !known.includes(number)).sort((one, two) => one - two);
    const left = exactly === null ? null : exactly - (numbers.length - open.length);
    this.limits.push({ numbers: open, before: this.#placed, exactly: left });
  }

  #chosen(event: ChooseEvent, moment: number): void {
    switch (event.event) {
      case 'tip':
      case 'witness':
      case 'cast':
        this.told.push({ place: event.hideout - 1, event: event.event, answer: event.answer });
        break;
      case 'dragnet':
        this.#limited(event.numbers, event.answer);
        break;
      case 'glimpse':
        if (event.seat !== this.#she || typeof event.answer !== 'number' || !isHideout(event.answer)) break;
        this.tops[event.pile - 1] = event.answer;
        this.seen.add(event.answer);
        break;
      case 'retrace':
        this.#surely(event.card, moment);
        break;
      case 'swap':
        if (event.seat === this.#she || event.card === null) break;
        this.uses.push({
          place: null,
          draws: this.#draws,
          moment,
          hideout: null,
          sprints: [event.card],
          count: 0,
          reach: 0,
        });
    }
  }
}

/** What she knows as the game stands. */
export function knowledgeOf(state: State): Knowledge {
  const walk = new Walk(state);
  const hers = new Set([...hideoutsIn(state.hands.marshal), ...state.out, ...faceUp(state), ...hideoutsIn(walk.tops)]);
  const possible = [...GIVEN, ...PILES.flatMap(hideoutsOf)];
  const free = possible.filter((card) => !hers.has(card) && (walk.sure.has(card) || !walk.seen.has(card)));
  const { uses, limits, told, sure, usable } = walk;
  return { uses, limits, told, sure, usable, free };
}

/** By pile, which of the draws and uses of N2c a card belongs to: 0 for none, as it is surely his at that moment. */
export function countsIn(card: number, moment: number, sure: Knowledge['sure']): 0 | 1 | 2 | 3 {
  return (sure.get(card) ?? Infinity) <= moment ? 0 : pileOf(card);
}
