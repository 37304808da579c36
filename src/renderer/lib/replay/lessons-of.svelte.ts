/** What the chosen player can learn from a saved round: its mistakes as main knows them, and what was made of them so far. */
import type { Mistake } from '../../../shared/learn-requests';
import { announcer } from '../announcer.svelte';
import { ask } from '../bridge';
import { refusalText } from '../refusals';
import { tn } from '../words.svelte';

export class LessonsOf {
  readonly #round: { readonly id: string; readonly round: number };
  /** Null until they are known. */
  mistakes = $state.raw<readonly Mistake[] | null>(null);
  /** Why not, in words; empty where all went well. */
  refused = $state('');
  #busy = false;

  constructor(id: string, round: number) {
    this.#round = { id, round };
  }

  async load(): Promise<void> {
    const answer = await ask('learn.mistakes', this.#round);
    if (answer.ok) this.mistakes = answer.value;
    else this.refused = refusalText(answer.error);
  }

  /** Makes puzzles of the mistakes that happened with these events. */
  async keep(events: readonly number[]): Promise<void> {
    if (this.#busy || events.length === 0) return;
    this.#busy = true;
    const answer = await ask('learn.keep', { ...this.#round, events: [...events] });
    this.#busy = false;
    if (answer.ok) {
      this.refused = '';
      this.mistakes = answer.value;
      const own = this.mistakes.filter(({ event, learned }) => events.includes(event) && learned === 'weak').length;
      const others = events.length - own;
      announcer.say([...(own > 0 ? [tn('learn.kept', own)] : []), ...(others > 0 ? [tn('learn.kept-others', others)] : [])].join(' '));
      return;
    }
    this.refused = refusalText(answer.error);
    announcer.say(this.refused, 'urgent');
  }
}
