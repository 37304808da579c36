/**
 * The analysis of the round that is looked at, as it grows: one truth for every panel, the timeline and the table. It goes on beside the window
 * for as long as the replay is open, whichever panel is shown.
 */
import type { AnyAnalysis } from '../../../shared/analysis';
import type { Refusal } from '../../../shared/refusal';
import type { ask, hear } from '../bridge';

interface Ports {
  readonly ask: typeof ask;
  readonly hear: typeof hear;
}

interface RoundOf {
  readonly id: string;
  readonly round: number;
}

export class Analysing {
  /** As far as it is there. */
  soFar = $state.raw<AnyAnalysis | null>(null);
  /** There is no more to come. */
  done = $state(false);
  /** Why there is no more of it. */
  failed = $state.raw<Refusal | null>(null);
  #open: (RoundOf & Ports) | null = null;
  /** Somebody has wished for it: until then only what was kept is told. */
  #begun = false;

  /** The replay is open until what it answers is called. What was worked out before is told at once; nothing is begun by this. */
  open({ id, round }: RoundOf, ports: Ports): () => void {
    const away = ports.hear('analysis', (told) => {
      if (told.id !== id || told.round !== round) return;
      this.soFar = told.analysis ?? this.soFar;
      this.done = told.done;
      if (told.failed !== null) this.failed = told.failed;
    });
    this.#open = { id, round, ...ports };
    this.#ask();
    return () => {
      away();
      this.#open = null;
      if (this.#begun) void ports.ask('replay.analyse-stop', {});
    };
  }

  /** Works it out, unless that goes on already. */
  begin(): void {
    if (this.#begun) return;
    this.#begun = true;
    this.#ask();
  }

  /** Once more, where it broke off. */
  again(): void {
    this.failed = null;
    this.done = false;
    this.#begun = true;
    this.#ask();
  }

  #ask(): void {
    const open = this.#open;
    if (open === null) return;
    const wishes = this.#begun;
    void open.ask('replay.analyse', { id: open.id, round: open.round, ...(!wishes && { kept: true as const }) }).then((answer) => {
      // Whoever asked for what was kept only may have wished for the whole meanwhile: that answer counts.
      if (this.#open !== open || wishes !== this.#begun) return;
      if (answer.ok) {
        if (!answer.value.done && this.soFar !== null) return;
        this.soFar = answer.value.analysis;
        this.done = answer.value.done;
      } else if (wishes) {
        this.failed = answer.error;
        this.done = true;
      }
    });
  }
}
