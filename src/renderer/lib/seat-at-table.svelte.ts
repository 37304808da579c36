/** The seat that is played in this window: what it can do at the live table, and what comes of it for a moment. */
import { untrack } from 'svelte';
import type { Answer, Refusal } from '../../shared/contract';
import type { Cell, ChaseSymbol } from '../../shared/replay';
import { announcer } from './announcer.svelte';
import { ask } from './bridge';
import { live } from './live-match.svelte';
import { Passing } from './passing.svelte';
import { refusalText } from './refusals';
import { RunnerHand } from './runner-hand.svelte';
import { settings } from './settings.svelte';
import { play } from './sound';
import { cellText, handTileText } from './tile-text';

/** How long a refusal stays in sight. */
const TOLD_MS = 3200;
const PULSE_MS = 260;
/** The second of two quick presses comes within this time. */
const DOUBLE_MS = 400;

/** A request in the name of the seat that is played here. */
async function asSeat(request: (by: { match: string; seat: number }) => Promise<Answer<null>>): Promise<Answer<null>> {
  const by = live.by();
  return by === null ? { ok: false, error: { code: 'no-such-match' } } : request(by);
}

export class SeatAtTable {
  /** A refusal in words. */
  readonly told = new Passing<string>();
  /** The symbol that was just chosen. */
  readonly pulse = new Passing<ChaseSymbol>();
  /** M6: the symbol whose colour is out, while the same choice again would lose the trail. */
  readonly warned = new Passing<ChaseSymbol>();
  /** P8: the hands are busy with a pile. */
  readonly busy = new Passing<true>();
  readonly hand = new RunnerHand({
    open: (plan) => asSeat((by) => ask('table.open', { ...by, tiles: plan.map((each) => ({ ...each })) })),
    place: (placement) => asSeat((by) => ask('table.place', { ...by, ...placement })),
    switchPile: () => asSeat((by) => ask('table.switch-pile', by)),
    refused: (refusal) => this.refused(refusal),
  });

  /** When a tile was last put down, on the window's clock. */
  #putAt = -Infinity;

  /** Keeps up with the table; called in a component, for as long as that lives. */
  follow(): void {
    $effect.pre(() => {
      const { seat } = live;
      if (seat?.view.role === 'runner') untrack(() => this.hand.follow(seat));
    });
    $effect(() => {
      const until = live.seat?.busyUntil ?? null;
      untrack(() => {
        const left = until === null ? 0 : until - live.time();
        if (left > 0) this.busy.show(true, left);
        else this.busy.clear();
      });
    });
    $effect(() => {
      const warning = live.seat?.warning ?? null;
      untrack(() => {
        const left = warning === null ? 0 : warning.until - live.time();
        if (warning !== null && left > 0) this.warned.show(warning.symbol, left);
        else this.warned.clear();
      });
    });
  }

  get #paused(): boolean {
    return live.view?.paused === true;
  }

  refused(refusal: Refusal): void {
    if (refusal.code === 'colour-out') return; // The warning beside the symbols says it.
    const text = refusalText(refusal);
    this.told.show(text, TOLD_MS);
    announcer.say(text, 'urgent');
    play('wrong', settings.current.sound);
  }

  async togglePause(): Promise<void> {
    const answer = await asSeat((by) => ask(this.#paused ? 'table.resume' : 'table.pause', by));
    if (!answer.ok) this.refused(answer.error);
  }

  async mark(symbol: ChaseSymbol): Promise<void> {
    if (this.#paused || live.view?.phase !== 'running') return;
    this.pulse.show(symbol, PULSE_MS);
    const answer = await asSeat((by) => ask('table.mark', { ...by, symbol }));
    if (!answer.ok) this.refused(answer.error);
  }

  turn(by: 1 | -1): void {
    this.hand.turn(by);
    play('turn', settings.current.sound);
  }

  /** Takes up the next tile of the hand, and says what it is. */
  choose(by: 1 | -1): void {
    this.hand.step(by);
    const { chosen } = this.hand;
    const face = chosen === null ? undefined : live.view?.tiles[chosen];
    if (chosen !== null && face !== undefined) announcer.say(handTileText(chosen, face, this.hand.rotationOf(chosen)));
  }

  /** Aims at the next cell, and says which it is. */
  stepCell(by: 1 | -1): void {
    this.hand.stepCell(by);
    const { cell, end } = this.hand;
    if (cell !== null && live.view !== null) announcer.say(cellText(live.view, end, cell));
  }

  /** Puts the chosen tile on the cell aimed at. Without one it first aims; with a whole plan it goes. */
  put(): void {
    if (this.busy.value !== null || this.#paused) return;
    this.told.clear();
    const now = performance.now();
    if (this.hand.put()) {
      this.#putAt = now;
      play('turn', settings.current.sound);
    } else if (this.hand.ready) {
      // The second press of a double press is no wish to go: the plan could not be taken back any more.
      if (now - this.#putAt >= DOUBLE_MS) void this.hand.go();
    }
    else this.stepCell(1);
  }

  putOn(cell: Cell): void {
    this.hand.aimAt(cell);
    this.put();
  }
}
