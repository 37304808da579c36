/** A question that comes over a match before something ends it for those who play; time stands still meanwhile. */
import { tick } from 'svelte';

/** What is asked about. */
export type Asked = 'leave' | 'home' | 'close' | 'give-up';

interface QuestionPorts {
  /** Has time stand still; answers whether it did so only now, and has to go on where the answer is no. */
  readonly standStill: () => Promise<boolean>;
  readonly resume: () => Promise<unknown>;
}

export class MatchQuestion {
  readonly #ports: QuestionPorts;
  #asked = $state<Asked | null>(null);
  #answered: ((agreed: boolean) => void) | null = null;

  constructor(ports: QuestionPorts) {
    this.#ports = ports;
  }

  /** What is asked about just now; null where nothing is. */
  get asked(): Asked | null {
    return this.#asked;
  }

  /** Puts a question and waits for the answer; another one while one stands is no. */
  async put(next: Asked): Promise<boolean> {
    if (this.#asked !== null) return false;
    const resume = await this.#ports.standStill();
    const agreed = await new Promise<boolean>((resolve) => {
      this.#answered = resolve;
      this.#asked = next;
    });
    this.#asked = null;
    // First the table has to know that nothing is in the way any more.
    await tick();
    if (!agreed && resume) await this.#ports.resume();
    return agreed;
  }

  answer(agreed: boolean): void {
    this.#answered?.(agreed);
  }
}
