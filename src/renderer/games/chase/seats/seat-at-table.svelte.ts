/** A seat that is played in this window: what it can do at the live table, and what comes of it for a moment. */
import { untrack } from 'svelte';
import type { Refusal } from '../../../../shared/refusal';
import type { Cell } from '../../../../shared/chase/replay';
import type { ChaseSeat, RoundView } from '../../../../shared/chase/table';
import type { Seat } from '../../../../shared/table';
import { partnerIn } from '../../../../rules/chase/paths';
import type { Outlets } from '../../../lib/outlets';
import { Passing } from '../../../lib/passing.svelte';
import { refusalText } from '../../../lib/refusals';
import { t, tOr } from '../../../lib/words.svelte';
import { BusyHands } from './busy-hands.svelte';
import type { Company } from './company';
import { Guesses } from './guesses.svelte';
import { FaceDown } from './face-down.svelte';
import type { AtTable } from '../lib/at-table';
import { HideoutQuestion } from '../lib/hideout-asked';
import { MarkerHand } from './marker-hand.svelte';
import { PlanCheck } from '../lib/plan-check.svelte';
import { RunnerHand } from '../lib/runner-hand.svelte';
import { cellText, handTileText } from '../lib/tile-text';
import { WholePlan } from './whole-plan';

/** How long a refusal stays in sight. */
const TOLD_MS = 3200;
/** The second of two quick presses comes within this time. */
const DOUBLE_MS = 400;

/** What a seat is played with. */
export interface SeatPorts {
  readonly table: AtTable;
  readonly outlets: Outlets;
  /** Whether a Hideout that would end the round against its Runner is asked about once. */
  readonly asksHideout: () => boolean;
}

export class SeatAtTable {
  /** Null looks on. */
  readonly seat: Seat | null;
  /** A refusal in words. */
  readonly told = new Passing<string>();
  /** The clause that what is told follows from, where one does. */
  readonly by = new Passing<string>();
  /** P8: the hands are busy with a pile. */
  readonly busy = new BusyHands();
  /** A Runner's hands. */
  readonly hand: RunnerHand;
  /** A Chaser's hands. */
  readonly markers: MarkerHand;
  /** F4: what it does on the side once its path is over. */
  readonly guesses: Guesses;
  /** P9: what the assist finds wrong with the plan of the Starting tiles as it lies. */
  readonly check: PlanCheck;
  /** Whether the tiles' faces lie down, where others see the screen. */
  readonly faces: FaceDown;

  readonly #table: AtTable;
  readonly #outlets: Outlets;
  readonly #company: Company | null;
  readonly #asksHideout: () => boolean;
  readonly #hideout = new HideoutQuestion();
  readonly #plan: WholePlan;
  /** When a tile was last put down, on the window's clock. */
  #putAt = -Infinity;

  constructor(seat: Seat | null, { table, outlets, asksHideout }: SeatPorts, company: Company | null = null) {
    this.seat = seat;
    this.#table = table;
    this.#outlets = outlets;
    this.#company = company;
    this.#asksHideout = asksHideout;
    this.check = new PlanCheck(table, seat);
    this.faces = new FaceDown(outlets.now);
    this.guesses = new Guesses(table, outlets.say, this);
    this.markers = new MarkerHand(table, this);
    this.hand = new RunnerHand({
      open: (plan) => table.act({ type: 'open', tiles: plan.map((each) => ({ ...each })) }, seat),
      place: (placement) => table.act({ type: 'place', ...placement }, seat),
      switchPile: () => table.act({ type: this.exchanges ? 'exchange' : 'switch-pile' }, seat),
      refused: (refusal) => this.refused(refusal),
      ...(company !== null && seat !== null && { partnerPlan: () => company.partnerPlan(seat) }),
    });
    const { hand, check } = this;
    this.#plan = new WholePlan({ seat, company, hand, check, now: outlets.now, refused: (refusal) => this.refused(refusal) });
  }

  /** What this seat gets; null looks on. */
  get own(): ChaseSeat | null {
    return this.#table.seatOf(this.seat);
  }
  get view(): RoundView | null {
    return this.own?.view ?? this.#table.current?.table ?? null;
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
    return this.seat !== null && this.#table.current?.aside.exchangeCalledBy === this.seat;
  }
  /** The one of the same role, of three or four players. */
  get partner(): Seat | null {
    return this.seat === null || this.view === null ? null : partnerIn(this.view.roles, this.seat);
  }
  /** Whether the faces of the hand may be seen now. */
  get uncovered(): boolean {
    return this.seat === null || this.#company?.hides(this.seat) !== true || this.faces.looks;
  }

  /** Keeps up with the table; called in a component, for as long as that lives. */
  follow(): void {
    this.markers.follow();
    this.guesses.follow(() => this.faces.cover());
    $effect.pre(() => {
      const { own } = this;
      if (own?.view.role === 'runner') untrack(() => this.hand.follow(own));
    });
    this.busy.follow(
      () => this.own?.aside.busyUntil ?? null,
      () => this.#table.time(),
    );
    this.faces.follow(
      this.seat,
      () => this.view,
      () => this.paused,
    );
    // A plan is looked over whenever it changes, and the partner's is a part of what it has to fit.
    $effect(() => {
      const { plan } = this.hand;
      const { partner } = this.#plan;
      untrack(() => void this.check.look(plan, partner));
    });
  }

  /** Whether the round stands still. */
  get paused(): boolean {
    return this.#table.current?.table.paused === true;
  }

  refused(refusal: Refusal): void {
    // The warning beside the symbols says it, or the lesson beside the table.
    if (refusal.code === 'colour-out' || refusal.code === 'taken-back') return;
    this.tell(refusalText(refusal));
    if (refusal.clause !== undefined) this.by.show(refusal.clause, TOLD_MS);
    this.#outlets.sound('wrong');
  }

  unsay(): void {
    this.told.clear();
    this.by.clear();
  }

  /** Says something beside the hand or the symbols for a moment. */
  tell(text: string): void {
    this.told.show(text, TOLD_MS);
    this.by.clear();
    this.#outlets.say(text, 'urgent');
  }

  turn(by: 1 | -1): void {
    this.hand.turn(by);
    this.#outlets.sound('turn');
  }

  /** Takes up the next tile of the hand, and says what it is; of a pile that lies face down only which one it is. */
  choose(by: 1 | -1): void {
    this.hand.step(by);
    const { chosen } = this.hand;
    const face = chosen === null ? undefined : this.own?.view.tiles[chosen];
    if (chosen === null || face === undefined) return;
    const { tiles } = this.hand;
    const covered = t('hand.covered', { position: tiles.indexOf(chosen) + 1, count: tiles.length });
    this.#outlets.say(this.uncovered ? handTileText(face, this.hand.rotationOf(chosen)) : covered);
  }

  /** Aims at the next cell, and says which it is. */
  stepCell(by: 1 | -1): void {
    this.hand.stepCell(by);
    const { cell, end } = this.hand;
    if (cell !== null && this.view !== null) this.#outlets.say(cellText(this.view, end, cell));
  }

  /** Puts the chosen tile on the cell aimed at. Without one it first aims; with a whole plan it goes. */
  put(): void {
    if (this.busy.value !== null || this.paused) return;
    if (this.#asks()) return;
    this.unsay();
    const now = this.#outlets.now();
    if (this.hand.put()) {
      this.#putAt = now;
      this.#outlets.sound('turn');
    } else if (this.hand.ready) {
      // The second press of a double press is no wish to go: the plan could not be taken back any more.
      if (now - this.#putAt >= DOUBLE_MS) this.go();
    } else this.stepCell(1);
  }

  /** P10: asks once about a Hideout that would end the round against this Runner; answers whether it has asked just now. */
  #asks(): boolean {
    const { view } = this;
    const { next, planning } = this.hand;
    if (next === null || planning || view === null || !this.#asksHideout()) return false;
    const clause = this.#hideout.about(view, next);
    if (clause === null) return false;
    this.tell(t('hand.hideout-asked', { reason: tOr(`hand.hideout.${clause}`, 'clause.other') }));
    this.#outlets.sound('wrong');
    return true;
  }

  putOn(cell: Cell): void {
    this.hand.aimAt(cell);
    this.put();
  }

  /** S5: a whole plan to begin with; answers whether there is one. Where others look it stays unseen. */
  suggest(): boolean {
    this.unsay();
    const suggested = this.hand.suggest();
    if (suggested) this.#putAt = this.#outlets.now();
    else this.tell(t('plan.none-fits'));
    return suggested;
  }

  /** S5: the plan is whole. */
  go(): void {
    void this.#plan.go();
  }

  /** The piles: switched or exchanged; while planning the last tile is taken back. `pressed` is when, on the window's clock. */
  pile(pressed = this.#outlets.now()): void {
    // The piles lie where Go lay: the second press of a double press is not meant for them.
    if (!this.hand.planning && pressed - this.#plan.wentAt < DOUBLE_MS) return;
    if (!this.hand.planning) void this.hand.switchPile();
    else if (this.hand.plan.length > 0) this.hand.takeBackLast();
    else if (this.seat !== null) this.#company?.goneBack(this.seat);
  }
}
