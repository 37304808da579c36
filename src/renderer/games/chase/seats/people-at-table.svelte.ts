/** The people around this screen: each seat with its device, what lies open to whom, and who plans behind the curtain. */
import { untrack } from 'svelte';
import type { Device } from '../../../../shared/seats';
import type { Seat } from '../../../../shared/table';
import type { Outlets } from '../../../lib/outlets';
import type { AtTable } from '../lib/at-table';
import type { Plan } from '../lib/planning';
import { refusalText } from '../../../lib/refusals';
import { doDeed } from './do-deed';
import { SeatAtTable, type SeatPorts } from './seat-at-table.svelte';
import { t } from '../../../lib/words.svelte';
import type { Agreement } from '../../../lib/agreement.svelte';
import { Countdown } from '../../../lib/countdown.svelte';
import { Grace } from '../../../lib/grace.svelte';
import { CLOSED, curtainAfter, plannersOf, watchersOf, plansNow, type Curtain, type CurtainEvent } from './curtain';
import { SeatInputs } from '../../../lib/seats/inputs.svelte';
import { UnseenPlans } from './unseen-plans.svelte';
import { DEEDS, type ChasePlace, type Post, type SeatDeed } from './deeds';
import type { SeatDevices } from '../../../lib/seats/seat-devices.svelte';

/** A press this soon after the curtain came was meant for something before it. */
const STANDS_MS = 700;

/** What the people need of the window around the table. */
interface PeoplePorts extends SeatPorts {
  readonly agreement: Agreement;
  /** Who plays with what. */
  readonly devices: SeatDevices;
  /** Whether a Runner's pile lies face down while the round goes on. */
  readonly hidesPiles: () => boolean;
}

export class PeopleAtTable {
  /** One for each person's seat; for onlookers one without a seat. */
  readonly desks: readonly SeatAtTable[];
  readonly several: boolean;
  readonly countdown: Countdown;
  readonly inputs: SeatInputs<Post, SeatDeed>;
  /** Who goes with suggested tiles, without a look at them. */
  readonly unseen: UnseenPlans;
  readonly #agreement: Agreement;
  readonly #table: AtTable;
  readonly #outlets: Outlets;
  readonly #devices: SeatDevices;
  readonly #hidesPiles: () => boolean;
  #curtain = $state.raw<Curtain>(CLOSED);
  readonly #grace = new Grace(STANDS_MS);

  constructor(ports: PeoplePorts) {
    const { agreement, table, outlets, devices, hidesPiles } = ports;
    const people = table.current?.seats.map(({ seat }) => seat) ?? [];
    this.#agreement = agreement;
    this.#table = table;
    this.#outlets = outlets;
    this.#devices = devices;
    this.#hidesPiles = hidesPiles;
    this.countdown = new Countdown(outlets);
    this.several = people.length > 1;
    const company = {
      hides: (seat: Seat) => this.#hides(seat),
      partnerPlan: (seat: Seat) => this.#partnerPlan(seat),
      planned: (seat: Seat) => this.#goesOn('planned', seat),
      goneBack: (seat: Seat) => this.#goesOn('gone-back', seat),
    };
    const seats = people.length === 0 ? [null] : people;
    this.desks = seats.map((seat) => new SeatAtTable(seat, ports, this.several ? company : null));
    this.unseen = new UnseenPlans(this, outlets.say, () => this.#goesOn('unseen'));
    // Nobody starts a round behind a question, or without a device: others look away again, and the plans stay.
    agreement.held = () => {
      this.countdown.cancel();
      this.#turn('held');
    };
    this.inputs = new SeatInputs(DEEDS, {
      devices,
      places: () => this.places,
      heard: (seat, deed, up) => this.#heard(seat, deed, up),
      lost: (seat) => void this.#padLost(seat),
      found: (seat, device) => this.#padFound(seat, device),
    });
  }

  /** Keeps up with the table and the devices; called in a component, for as long as that lives. */
  follow(): void {
    for (const desk of this.desks) desk.follow();
    if (this.several) $effect(() => this.inputs.listen());
    // A gamepad can only matter where somebody plays with one.
    $effect(() => (this.several && this.#devices.pads ? this.inputs.watch() : undefined));
    $effect(() => this.#devices.remember());
    $effect(() => () => {
      this.countdown.cancel();
      this.#agreement.countdown.cancel();
    });
    this.#grace.follow(() => this.curtain?.stage === 'away' && this.#table.current?.aside.choosesOpener !== true);
    // A plan that was opened while others look away does not stay open when the round is left alone.
    $effect(() => {
      const { planners } = this;
      untrack(() => {
        if (planners.length > 0) return;
        this.#curtain = CLOSED;
        this.unseen.clear();
      });
    });
  }

  deskOf(seat: Seat): SeatAtTable | undefined {
    return this.desks.find((desk) => desk.seat === seat);
  }

  get places(): ChasePlace[] {
    return this.desks.flatMap(({ seat, guesses: { post } }) =>
      seat === null || post === null ? [] : [{ seat, role: post, device: this.#devices.of(seat) }],
    );
  }

  /** The seat that mouse and touch act for on the table: of several the one that has them. */
  get pointed(): SeatAtTable | undefined {
    if (!this.several) return this.desks[0];
    return this.desks.find(({ seat }) => seat !== null && seat === this.#devices.pointed);
  }

  /** The Runners here who plan their Starting tiles. */
  get planners(): readonly Seat[] {
    return plannersOf(this.#table.current?.seats ?? []);
  }
  /** Who has to look away meanwhile; where nobody has, there is no curtain. */
  get watchers(): readonly Seat[] {
    return watchersOf(this.#agreement.people, this.planners, this.#table.current?.table.roles ?? []);
  }
  /** What the curtain hides; null where nobody plans, or where nobody else looks on. */
  get curtain(): Curtain | null {
    if (!this.several || this.planners.length === 0) return null;
    return this.watchers.length === 0 && this.#curtain.stage === 'away' ? { stage: 'plan', at: 0 } : this.#curtain;
  }
  /** Whether others were asked to look away for long enough that somebody may say they do: no tile is shown by a press from before. */
  get curtainStands(): boolean {
    return this.#grace.over;
  }
  /** The Runner who plans now. */
  get planner(): Seat | null {
    const { curtain } = this;
    if (!this.several) return this.planners[0] ?? null;
    return curtain?.stage === 'plan' ? (this.planners[curtain.at] ?? null) : null;
  }
  /** The Runners who have not put their Starting tiles yet: first the one who plans just now, then people, then bots. */
  get plansNow(): readonly Seat[] {
    const { table, aside } = this.#table.current ?? {};
    // T2: nobody plans before it is said who opens.
    if (table?.phase !== 'planning' || aside?.choosesOpener === true) return [];
    const whole = this.desks.flatMap(({ seat, hand }) => (seat !== null && hand.ready ? [seat] : []));
    return plansNow({ planner: this.planner, planners: this.planners, whole, table, done: this.curtain?.stage === 'count' });
  }
  /** Whose plans may be seen on the table now: the planner's, and those before it (F1: they may consult). */
  get plansShown(): readonly Seat[] {
    if (!this.several) return this.planners;
    const { curtain } = this;
    return curtain?.stage === 'plan' ? this.planners.filter((seat, at) => at <= curtain.at || this.unseen.has(seat)) : [];
  }

  /** Others look away: the first Runner plans. */
  nobodyLooks(): void {
    if (this.#grace.over) this.#turn('nobody-looks');
  }

  /** T2: this Runner opens. */
  async opener(seat: Seat): Promise<void> {
    const { current } = this.#table;
    if (current?.aside.choosesOpener !== true) return;
    const answer = await this.#table.act({ type: 'opener', opener: seat });
    if (!answer.ok) this.#outlets.say(refusalText(answer.error), 'urgent');
  }

  #turn(event: CurtainEvent): void {
    this.#curtain = curtainAfter(this.curtain ?? CLOSED, event, this.planners.length, this.unseen.places);
    // Where others look away again everybody says anew how they go.
    if (event === 'held' || event === 'refused') this.unseen.clear();
  }

  #heard(seat: Seat, deed: SeatDeed, up: boolean): void {
    const desk = this.deskOf(seat);
    if (desk === undefined) return;
    if (deed === 'agree') {
      if (!up) void this.#agreement.vote(seat);
    } else if (this.#table.current?.aside.choosesOpener === true) {
      if (deed === 'place' && !up) void this.opener(seat);
    } else if (desk.role === 'runner' && this.#table.current?.table.phase === 'planning') this.#plans(desk, seat, deed, up);
    else doDeed(desk, deed, up);
  }

  /** A Runner's deed while planning: only whose turn it is behind the curtain does anything. */
  #plans(desk: SeatAtTable, seat: Seat, deed: SeatDeed, up: boolean): void {
    if (this.planner === seat) doDeed(desk, deed, up);
    else if (deed === 'place' && !up && this.curtain?.stage === 'away' && this.unseen.first === seat) this.nobodyLooks();
    else if (deed === 'look' && !up) this.unseen.toggle(seat);
  }

  #hides(seat: Seat): boolean {
    if (this.#table.current?.table.phase === 'planning') return this.planner !== seat;
    return this.#hidesPiles();
  }

  /** F1: the plan of the other Runner here. */
  #partnerPlan(seat: Seat): Plan {
    return this.desks.find((desk) => desk.seat !== seat && desk.role === 'runner')?.hand.plan ?? [];
  }

  /** What a Runner does with the curtain, who plans if it is that one's to do. Once everything is planned others look back, and it goes down. */
  #goesOn(event: CurtainEvent, by = this.planner): void {
    if (by !== this.planner) return;
    this.#turn(event);
    if (this.#curtain.stage !== 'count') return;
    const { planners } = this;
    if (this.#agreement.hindered) this.#turn('held');
    else if (this.watchers.length === 0) void this.#open(planners);
    else this.countdown.start(() => void this.#open(planners));
  }

  /** S5: everything that was planned goes down, one Runner's tiles right after the other's (F1). */
  async #open(planners: readonly Seat[]): Promise<void> {
    for (const seat of planners) {
      if ((await this.deskOf(seat)?.hand.go()) === true) continue;
      this.#turn('refused');
      return;
    }
  }

  async #padLost(seat: Seat): Promise<void> {
    this.#outlets.say(t('say.pad-lost', { name: this.nameOf(seat) }), 'urgent');
    await this.#agreement.takeBack(seat);
  }

  #padFound(seat: Seat, device: Device): void {
    this.#outlets.say(t('say.pad-found', { name: this.nameOf(seat), device: t(`device.${device}`) }), 'urgent');
  }

  /** Whether mouse and touch are this seat's: on another's panel they do nothing. */
  hasPointer(seat: Seat): boolean {
    return !this.several || this.#devices.pointed === seat;
  }

  /** The pointer was on the panel of somebody who plays with something else. */
  notYours(seat: Seat): void {
    const text = t('match.not-yours', { name: this.nameOf(seat), device: t(`device.${this.#devices.of(seat)}`) });
    this.deskOf(seat)?.tell(text);
  }

  nameOf(seat: Seat): string {
    return this.#table.current?.players[seat]?.name ?? '';
  }
}
