/** Pausing and going on at a shared screen: everybody's seat has to agree, and before going on there is a moment to get ready. */
import { goesOn } from './clock';
import type { Outlets } from './outlets';
import { refusalText } from './refusals';
import { t } from './words.svelte';
import type { Seat, TableSnapshot } from '../../shared/table';
import { Countdown } from './countdown.svelte';

/** What somebody wanted that needs time to stand still. */
export type Wish = 'pause' | 'help' | 'rules' | 'settings' | 'give-up' | 'leave' | 'devices';

/** As long as the table itself keeps a wish to pause that not everybody agreed to. */
const ASKING_MS = 15_000;

/** The table as this window has it. */
export interface TableHere {
  readonly current: TableSnapshot | null;
}

export class Agreement {
  readonly #live: TableHere;
  readonly #outlets: Pick<Outlets, 'ask' | 'say' | 'sound'>;
  readonly countdown: Countdown;
  /** Called when nothing may begin for a reason that nobody wished for. */
  held: () => void = () => undefined;
  /** Whether something is in the way of the round: nothing begins or goes on until it is not. */
  hindered = $state(false);
  /** What is done once everybody agreed to pause; null while nobody asked. */
  wish = $state<Wish | null>(null);
  #asking: ReturnType<typeof setTimeout> | undefined;
  /** The last vote to go on, kept back while it is counted down. */
  #last = $state<Seat | null>(null);

  constructor(live: TableHere, outlets: Pick<Outlets, 'ask' | 'say' | 'sound'>) {
    this.#live = live;
    this.#outlets = outlets;
    this.countdown = new Countdown(outlets);
  }

  /** The seats that have to agree. */
  get people(): readonly Seat[] {
    return this.#live.current?.seats.map(({ seat }) => seat) ?? [];
  }
  get paused(): boolean {
    return this.#live.current?.paused === true;
  }
  /** Seats that agree so far. */
  get agreed(): readonly Seat[] {
    const agreed = this.#live.current?.agreed ?? [];
    return this.#last === null ? agreed : [...agreed, this.#last];
  }
  /** Whether somebody wants to pause, and not everybody agreed yet. */
  get asked(): boolean {
    const { current } = this.#live;
    return current !== null && goesOn(current) && (this.wish !== null || this.agreed.length > 0);
  }

  /** This seat agrees to pause or to go on, or takes it back. */
  async vote(seat: Seat): Promise<void> {
    const { current } = this.#live;
    if (current === null || current.over) return;
    if (!this.paused) {
      if (this.#runs(current)) await this.#send('table.pause', seat);
      return;
    }
    const last = this.#last;
    if (last !== null) {
      // Somebody is not ready after all. What the last one said still holds, but makes nothing go on by itself.
      this.countdown.cancel();
      this.#last = null;
      if (seat === last) return;
      await this.#send('table.resume', seat);
      await this.#send('table.resume', last);
      return;
    }
    const missing = this.people.filter((each) => !current.agreed.includes(each));
    if (this.hindered && missing.length === 1 && missing[0] === seat) {
      this.#outlets.say(t('refused.held-up'), 'urgent');
      return;
    }
    // Into the midst of a round nobody is thrown: also whoever plays alone has a moment to get ready.
    const counted = this.people.length > 1 || current.atMoment === true;
    if (counted && missing.length === 1 && missing[0] === seat) {
      this.#last = seat;
      this.countdown.start(() => {
        this.#last = null;
        void this.#send('table.resume', seat);
      });
      return;
    }
    await this.#send('table.resume', seat);
  }

  /** Pauses at once, for everybody: something happened that nobody wished for. Answers whether a round was stopped. */
  async everybody(): Promise<boolean> {
    this.hold();
    const { current } = this.#live;
    if (current === null || !this.#runs(current) || this.paused) return false;
    // Nobody's vote, also not in their name: the table stands still, and is free to go on as soon as everybody wants to.
    await this.#outlets.ask('table.hold', { match: current.match, held: true });
    if (!this.hindered) await this.#outlets.ask('table.hold', { match: current.match, held: false });
    return true;
  }

  /**
   * Says whether something is in the way: an open question, or somebody's gamepad that is missing. The table is told, which
   * lets nothing begin or go on; whatever is counted down here does not come.
   */
  async hinder(hindered: boolean): Promise<void> {
    const { current } = this.#live;
    this.hindered = hindered;
    if (hindered) this.hold();
    if (current !== null) await this.#outlets.ask('table.hold', { match: current.match, held: hindered });
  }

  /** Whatever is counted down does not come: others look away again, or not everybody is ready. */
  hold(): void {
    this.countdown.cancel();
    this.#last = null;
    this.held();
  }

  /** Time runs, or is about to since bots open. */
  #runs({ mayPause }: TableSnapshot): boolean {
    return mayPause;
  }

  /** A seat that was ready to go on is not any more. */
  async takeBack(seat: Seat): Promise<void> {
    if (this.paused && this.#live.current?.agreed.includes(seat) === true) await this.#send('table.resume', seat);
  }

  /** Asks everybody to pause for something; where they do not, the question goes by itself. */
  ask(wish: Wish): void {
    this.wish = wish;
    clearTimeout(this.#asking);
    this.#asking = setTimeout(() => {
      if (!this.paused) this.wish = null;
    }, ASKING_MS);
  }

  /** What was asked in a round that is over now is nobody's wish any more. */
  forget(): void {
    clearTimeout(this.#asking);
    this.wish = null;
  }

  /** Nobody wants to pause any more: everybody who agreed takes it back. */
  async drop(): Promise<void> {
    this.forget();
    const { current } = this.#live;
    if (current === null || this.paused) return;
    for (const seat of current.agreed) await this.#send('table.pause', seat);
  }

  async #send(name: 'table.pause' | 'table.resume', seat: Seat): Promise<void> {
    const { current } = this.#live;
    if (current === null) return;
    const answer = await this.#outlets.ask(name, { match: current.match, seat });
    if (!answer.ok) this.#outlets.say(refusalText(answer.error), 'urgent');
  }
}
