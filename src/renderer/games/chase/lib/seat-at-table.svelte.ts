/** A seat that is played in this window: what it can do at the live table, and what comes of it for a moment. */
import { untrack } from 'svelte';
import type { Answer, Refusal } from '../../../../shared/refusal';
import type { Cell, ChaseSymbol, Colour } from '../../../../shared/chase/replay';
import type { ChaseSeat, RoundView } from '../../../../shared/chase/table';
import type { Seat } from '../../../../shared/table';
import { announcer } from '../../../lib/announcer.svelte';
import { actAt } from './acts';
import { ownPath } from './cells';
import { live } from '../../../lib/live-match.svelte';
import { chaseTable } from './at-table';
import { Passing } from '../../../lib/passing.svelte';
import { PlanCheck } from './plan-check.svelte';
import type { Plan } from './planning';
import { refusalText } from '../../../lib/refusals';
import { RunnerHand } from './runner-hand.svelte';
import type { Company } from '../seats/company';
import { symbolOf, type SeatDeed } from '../seats/deeds';
import { partnerIn } from '../../../../rules/chase/paths';
import { handedBy, wishEnded } from '../seats/hand-over';
import { FACE_DOWN, isLooking, lookPressed, lookReleased, type Looking } from '../seats/looking';
import { settings } from '../../../lib/settings.svelte';
import { play } from '../../../lib/sound';
import { cellText, handTileText } from './tile-text';
import { t } from '../../../lib/words.svelte';

/** How long a refusal stays in sight. */
const TOLD_MS = 3200;
const PULSE_MS = 260;
/** F2: so long after a marker went to the partner at one press a symbol is taken as meant for the choice that did not come. */
const GIVEN_MS = 800;
/** The second of two quick presses comes within this time. */
const DOUBLE_MS = 400;

export class SeatAtTable {
  /** Null looks on. */
  readonly seat: Seat | null;
  /** A refusal in words. */
  readonly told = new Passing<string>();
  /** The symbol that was just chosen. */
  readonly pulse = new Passing<ChaseSymbol>();
  /** M6: the symbol whose colour is out, while the same choice again would lose the trail. */
  readonly warned = new Passing<ChaseSymbol>();
  /** P8: the hands are busy with a pile. */
  readonly busy = new Passing<true>();
  readonly hand: RunnerHand;
  /** P9: what the assist finds wrong with the plan of the Starting tiles as it lies. */
  readonly check: PlanCheck;
  /** F2: the colour that has just been given as the partner wished, without a choice. */
  readonly given = new Passing<Colour>();
  /** F2: the next symbol says what is handed to the partner. */
  handing = $state(false);
  #looking = $state.raw<Looking>(FACE_DOWN);

  readonly #company: Company | null;
  /** When a tile was last put down, on the window's clock. */
  #putAt = -Infinity;
  /** When a whole plan went down, on the same clock. */
  #wentAt = -Infinity;

  constructor(seat: Seat | null, company: Company | null = null) {
    this.seat = seat;
    this.#company = company;
    this.check = new PlanCheck(seat);
    this.hand = new RunnerHand({
      open: (plan) => this.#ask((by) => actAt(by, { type: 'open', tiles: plan.map((each) => ({ ...each })) })),
      place: (placement) => this.#ask((by) => actAt(by, { type: 'place', ...placement })),
      switchPile: () => this.#ask((by) => actAt(by, { type: this.exchanges ? 'exchange' : 'switch-pile' })),
      refused: (refusal) => this.refused(refusal),
      ...(company !== null && seat !== null && { partnerPlan: () => company.partnerPlan(seat) }),
    });
  }

  /** What this seat gets; null looks on. */
  get own(): ChaseSeat | null {
    return chaseTable.seatOf(this.seat);
  }
  get view(): RoundView | null {
    return this.own?.view ?? chaseTable.current?.table ?? null;
  }
  get role(): RoundView['role'] {
    return this.own?.view.role ?? null;
  }
  /** T3, F7: the piles are exchanged with a partner, not switched. */
  get exchanges(): boolean {
    return (this.view?.roles.length ?? 2) > 2;
  }
  /** T3: the own pile lies down and waits for the partner's. */
  get pileDown(): boolean {
    return this.seat !== null && chaseTable.current?.aside.exchangeCalledBy === this.seat;
  }
  /** The one of the same role, of three or four players. */
  get partner(): Seat | null {
    return this.seat === null || this.view === null ? null : partnerIn(this.view.roles, this.seat);
  }
  /** Whether the faces of the hand may be seen now. */
  get shown(): boolean {
    return this.seat === null || this.#company?.hides(this.seat) !== true || isLooking(this.#looking);
  }

  /** Keeps up with the table; called in a component, for as long as that lives. */
  follow(): void {
    $effect.pre(() => {
      const { own } = this;
      if (own?.view.role === 'runner') untrack(() => this.hand.follow(own));
    });
    $effect(() => {
      const until = this.own?.aside.busyUntil ?? null;
      untrack(() => {
        const left = until === null ? 0 : until - live.time();
        if (left > 0) this.busy.show(true, left);
        else this.busy.clear();
      });
    });
    $effect(() => {
      const warning = this.own?.aside.warning ?? null;
      untrack(() => {
        const left = warning === null ? 0 : warning.until - live.time();
        if (warning !== null && left > 0) this.warned.show(warning.symbol, left);
        else this.warned.clear();
      });
    });
    $effect(() => {
      if (this.#paused) this.coverHand();
    });
    // F2: a wish that stands no more is told no more.
    let wanted = chaseTable.current?.aside.wanted ?? [];
    $effect(() => {
      const now = chaseTable.current?.aside.wanted ?? [];
      const ended = wishEnded(this.seat, wanted, now);
      wanted = now;
      if (ended) untrack(() => this.told.clear());
    });
    // F2: markers that come take back what was said of their being gone.
    let had = { red: 0, blue: 0 };
    $effect(() => {
      const { view } = this;
      const now = view === null ? undefined : view.paths[ownPath(view)]?.supply;
      if (now === undefined || this.role !== 'chaser') return;
      const more = now.red > had.red || now.blue > had.blue;
      had = now;
      if (more) untrack(() => this.told.clear());
    });
    // A plan is looked over whenever it changes, and the partner's is a part of what it has to fit.
    $effect(() => {
      const { plan } = this.hand;
      const partner = this.#partnerPlan;
      untrack(() => void this.check.look(plan, partner));
    });
  }

  get #paused(): boolean {
    return chaseTable.current?.table.paused === true;
  }

  /** A request in the name of this seat. */
  async #ask(request: (by: { match: string; seat: Seat }) => Promise<Answer<null>>): Promise<Answer<null>> {
    const by = live.by(this.seat);
    return by === null ? { ok: false, error: { code: 'no-such-match' } } : request(by);
  }

  refused(refusal: Refusal): void {
    if (refusal.code === 'colour-out') return; // The warning beside the symbols says it.
    this.tell(refusalText(refusal));
    play('wrong', settings.current.sound);
  }

  /** Says something beside the hand or the symbols for a moment. */
  tell(text: string): void {
    this.told.show(text, TOLD_MS);
    announcer.say(text, 'urgent');
  }

  /** Does what a key or button of this seat means; `up` where it was let go. */
  do(deed: SeatDeed, up = false): void {
    if (deed === 'look') {
      if (up) this.unlook();
      else this.look();
    }
    // A tile that a pointer carries can be turned, no more.
    const carries = this.hand.carried !== null && deed !== 'rotate-right' && deed !== 'rotate-left';
    if (up || this.#paused || carries) return;
    if (deed === 'hand-next') this.choose(1);
    else if (deed === 'hand-previous') this.choose(-1);
    else if (deed === 'rotate-right') this.turn(1);
    else if (deed === 'rotate-left') this.turn(-1);
    else if (deed === 'cell-next') this.stepCell(1);
    else if (deed === 'cell-previous') this.stepCell(-1);
    else if (deed === 'place') this.put();
    else if (deed === 'switch-pile') this.pile();
    else if (deed === 'hand-over') this.handOver();
    const symbol = symbolOf(deed);
    if (symbol !== undefined) void this.mark(symbol);
  }

  async mark(symbol: ChaseSymbol): Promise<void> {
    if (this.#paused || this.view?.phase !== 'running') return;
    if (this.handing) {
      const { colour, count } = handedBy(symbol, this.view.paths[ownPath(this.view)]?.supply);
      await this.give(colour, count);
      return;
    }
    // Whoever presses to hand over and then a symbol, as one does without a wish, would mark instead.
    if (this.given.value !== null) return;
    this.pulse.show(symbol, PULSE_MS);
    const answer = await this.#ask((by) => actAt(by, { type: 'mark', symbol }));
    if (!answer.ok) this.refused(answer.error);
  }

  /** F2: gives what the partner wants, or lets this Chaser choose what to give. */
  handOver(): void {
    const wanted = chaseTable.current?.aside.wanted.find(({ seat }) => seat === this.partner);
    if (this.partner === null || this.view?.phase !== 'running') return;
    if (wanted !== undefined && !this.handing) {
      this.given.show(wanted.colour, GIVEN_MS);
      void this.give(wanted.colour, 1);
    } else this.handing = !this.handing;
  }

  /** F2: hands markers to the partner. */
  async give(colour: Colour, count: number): Promise<void> {
    this.handing = false;
    const answer = await this.#ask((by) => actAt(by, { type: 'hand-over', colour, count }));
    if (!answer.ok) this.refused(answer.error);
  }

  turn(by: 1 | -1): void {
    this.hand.turn(by);
    play('turn', settings.current.sound);
  }

  /** Takes up the next tile of the hand, and says what it is; of a pile that lies face down only which one it is. */
  choose(by: 1 | -1): void {
    this.hand.step(by);
    const { chosen } = this.hand;
    const face = chosen === null ? undefined : this.own?.view.tiles[chosen];
    if (chosen === null || face === undefined) return;
    const pile = this.own?.view.hand?.pile ?? [];
    const covered = t('hand.covered', { position: pile.indexOf(chosen) + 1, count: pile.length });
    announcer.say(this.shown ? handTileText(face, this.hand.rotationOf(chosen)) : covered);
  }

  /** Aims at the next cell, and says which it is. */
  stepCell(by: 1 | -1): void {
    this.hand.stepCell(by);
    const { cell, end } = this.hand;
    if (cell !== null && this.view !== null) announcer.say(cellText(this.view, end, cell));
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
      if (now - this.#putAt >= DOUBLE_MS) this.go();
    } else this.stepCell(1);
  }

  putOn(cell: Cell): void {
    this.hand.aimAt(cell);
    this.put();
  }

  get #partnerPlan(): Plan {
    return this.seat === null ? [] : (this.#company?.partnerPlan(this.seat) ?? []);
  }

  /** S5: the plan is whole. Where others look away it goes down once they look back. A helped seat's plan goes once it fits. */
  go(): void {
    if (this.hand.ready) void this.#goWhole();
  }

  async #goWhole(): Promise<void> {
    await this.check.look(this.hand.plan, this.#partnerPlan);
    if (!this.hand.ready) return;
    const { fault } = this.check;
    if (fault !== null) {
      this.refused({ code: 'assist', clause: fault.clause });
      return;
    }
    this.#wentAt = performance.now();
    if (this.#company !== null && this.seat !== null) this.#company.planned(this.seat);
    else void this.hand.go();
  }

  /** The piles: switched or exchanged; while planning the last tile is taken back. `pressed` is when, on the window's clock. */
  pile(pressed = performance.now()): void {
    // The piles lie where Go lay: the second press of a double press is not meant for them.
    if (!this.hand.planning && pressed - this.#wentAt < DOUBLE_MS) return;
    if (!this.hand.planning) void this.hand.switchPile();
    else if (this.hand.plan.length > 0) this.hand.takeBackLast();
    else if (this.seat !== null) this.#company?.goneBack(this.seat);
  }

  look(): void {
    this.#looking = lookPressed(this.#looking, performance.now());
  }
  unlook(): void {
    this.#looking = lookReleased(this.#looking, performance.now());
  }
  /** Opens or covers the hand, without holding anything. */
  toggleLook(): void {
    this.#looking = isLooking(this.#looking) ? FACE_DOWN : { since: null, open: true };
  }
  coverHand(): void {
    this.#looking = FACE_DOWN;
  }
}
