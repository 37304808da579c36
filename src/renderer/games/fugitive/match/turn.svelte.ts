/** What a seat has chosen for its turn and not done yet: it can be taken back until it is done. */
import { sprintsOf } from '../../../../rules/fugitive/cards';
import type { Act } from '../../../../rules/fugitive/types';
import type { View } from '../../../../rules/fugitive/view';
import type { Refusal } from '../../../../shared/refusal';
import type { Seat } from '../../../../shared/table';
import { announcer } from '../../../lib/announcer.svelte';
import { refusalText } from '../../../lib/refusals';
import { dueOf, needsOf, refusalOf } from '../lib/due';

type ActAt = (seat: Seat, act: Act) => Promise<{ readonly ok: true } | { readonly ok: false; readonly error: Refusal }>;

export class Turn {
  readonly #view: () => View;
  readonly #act: ActAt;
  /** F3: the hideout to be placed. */
  card = $state<number | null>(null);
  sprints = $state.raw<readonly number[]>([]);
  /** M2: the numbers to be called, or what an event asks for. */
  numbers = $state.raw<readonly number[]>([]);
  /** Why the last thing was refused; empty where it was not. */
  told = $state('');
  clause = $state<string | null>(null);
  /** Something was asked of the table that has not answered yet. */
  #waiting = $state(false);

  readonly due = $derived.by(() => dueOf(this.#view()));
  readonly needs = $derived.by(() => (this.card === null ? null : needsOf(this.#view().state, this.card)));
  readonly value = $derived(sprintsOf(this.sprints));

  constructor(view: () => View, act: ActAt) {
    this.#view = view;
    this.#act = act;
  }

  get waiting(): boolean {
    return this.#waiting;
  }

  /** Whether anything is chosen that can be taken back. */
  get chosen(): boolean {
    return this.card !== null || this.sprints.length > 0 || this.numbers.length > 0;
  }

  /** Nothing is chosen. */
  takeBack(): void {
    this.card = null;
    this.sprints = [];
    this.numbers = [];
    this.quiet();
  }

  quiet(): void {
    this.told = '';
    this.clause = null;
  }

  /** The hideout to be placed; once more, and it goes back. */
  choose(card: number): void {
    this.quiet();
    this.card = this.card === card ? null : card;
    this.sprints = this.sprints.filter((each) => each !== this.card);
    if (this.card === null) this.sprints = [];
  }

  /** A sprint card is laid under it, or taken back. */
  lay(card: number): void {
    this.quiet();
    this.sprints = this.sprints.includes(card) ? this.sprints.filter((each) => each !== card) : [...this.sprints, card];
  }

  /** A number is chosen, or not any more; `most`: so many can be at once, a further one takes the first one's place. */
  name(number: number, most = Infinity): void {
    this.quiet();
    if (this.numbers.includes(number)) this.numbers = this.numbers.filter((each) => each !== number);
    else this.numbers = [...this.numbers, number].slice(-most);
  }

  /** Does something, and tells why it could not. */
  async do(act: Act): Promise<boolean> {
    const view = this.#view();
    const { seat } = view;
    if (seat === null || this.#waiting) return false;
    const refused = refusalOf(view, act);
    if (refused !== null && (act.type === 'place' || act.type === 'guess')) {
      this.#refuse({ code: refused.code, clause: refused.clause });
      return false;
    }
    this.#waiting = true;
    const answer = await this.#act(seat, act);
    this.#waiting = false;
    if (answer.ok) this.takeBack();
    else this.#refuse(answer.error);
    return answer.ok;
  }

  /** F3. */
  place(): Promise<boolean> {
    return this.card === null ? Promise.resolve(false) : this.do({ type: 'place', card: this.card, sprints: [...this.sprints] });
  }

  /** M2. */
  call(): Promise<boolean> {
    return this.numbers.length === 0 ? Promise.resolve(false) : this.do({ type: 'guess', numbers: [...this.numbers] });
  }

  #refuse(refusal: Refusal): void {
    this.told = refusalText(refusal);
    this.clause = refusal.clause ?? null;
    announcer.say(this.told, 'urgent');
  }
}
