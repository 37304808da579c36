/** A match as it is put together: who sits where with what, what came of a change in words, and the start. */
import type { MatchChoice, Variants } from '../../../../shared/chase/match-choice';
import type { Refusal } from '../../../../shared/refusal';
import type { Device, SeatChoice } from '../../../../shared/seats';
import { announcer } from '../../../lib/announcer.svelte';
import { ask } from '../../../lib/bridge';
import { live } from '../../../lib/live-match.svelte';
import { pads } from '../../../lib/pads/watch.svelte';
import { players } from '../../../lib/players.svelte';
import { refusalText } from '../../../lib/refusals';
import { router } from '../../../lib/router.svelte';
import { lackTextOf } from '../../../lib/seats/lack-text';
import { lackOf } from '../../../lib/seats/missing';
import { seatNames, type TypedNames } from '../../../lib/seats/seat-names';
import { settings } from '../../../lib/settings.svelte';
import { t } from '../../../lib/words.svelte';
import { arriving, carry } from './carried';
import {
  countPeople,
  firstChasers,
  isPerson,
  requestOf,
  settled,
  withCount,
  withDevice,
  withSeat,
  withWho,
  type Changed,
  type Who,
} from './match-choice';
import { rulesText } from './match-text';

export class MatchSetup {
  #choice = $state.raw<MatchChoice>(arriving());
  /** Seats that were taken away, by number: they come back as they were. */
  #spare: MatchChoice['seats'] = this.#choice.seats;
  /** Names that were typed for players whom nobody has named, by id. */
  #names = $state.raw<TypedNames>({});
  #ready = $state(false);
  #told = $state('');
  #refused = $state('');
  /** A start was refused for want of a gamepad: that is told as long as one is wanted, with the name of whose it is. */
  #asksPads = $state(false);
  #waiting = $state(false);
  /** What the deal is drawn from; empty: anything. */
  seed = $state('');

  readonly #lacking: string | null = $derived.by(() => this.#lackNow());
  readonly #called: readonly string[] = $derived(seatNames(this.#choice.seats, this.#names));
  readonly people: number = $derived(countPeople(this.#choice));
  /** The seats that chase in the first round. */
  readonly chasers: readonly number[] = $derived(firstChasers(this.#choice));

  get choice(): MatchChoice {
    return this.#choice;
  }
  /** Who is there is known, and what was chosen fits them. */
  get ready(): boolean {
    return this.#ready;
  }
  /** A start is on its way. */
  get waiting(): boolean {
    return this.#waiting;
  }
  /** What came of the last change; empty where there is nothing to tell. */
  get told(): string {
    return this.#told;
  }
  /** Why the match does not begin; empty where nothing is in its way. */
  get refused(): string {
    return this.#asksPads ? (this.#lacking ?? '') : this.#refused;
  }
  /** Who chases first, in words. */
  get chaseText(): string {
    const [first = 0, second = 0] = this.chasers;
    const key = this.chasers.length === 2 ? 'new.chase-first.two' : 'new.chase-first.one';
    return t(key, { name: this.nameAt(first), other: this.nameAt(second) });
  }
  get rulesText(): string {
    const rules = rulesText(this.#choice.variants);
    return rules === '' ? t('rules.usual') : rules;
  }

  nameAt(at: number): string {
    return this.#called[at] ?? '';
  }
  /** The name that was typed for a seat's player. */
  typedName({ profile }: SeatChoice): string {
    return (profile !== null ? this.#names[profile] : undefined) ?? '';
  }
  typeName({ profile }: SeatChoice, name: string): void {
    if (profile !== null) this.#names = { ...this.#names, [profile]: name };
  }

  /** Forgets that a gamepad was asked for once there is one; called in a component, for as long as that lives. */
  follow(): void {
    $effect(() => {
      if (this.#lacking === null) this.#asksPads = false;
    });
  }

  /** Fits what was chosen to who is there now. */
  async settle(): Promise<void> {
    await players.load();
    const ids = players.all.map(({ id }) => id);
    this.#choice = settled(this.#choice, ids, players.chosen?.id ?? null);
    this.#ready = true;
  }

  change(change: Partial<MatchChoice>): void {
    this.#take({ ...this.#choice, ...change });
  }
  vary(change: Partial<Variants>): void {
    this.change({ variants: { ...this.#choice.variants, ...change } });
  }
  changeSeat(at: number, change: Parameters<typeof withSeat>[2]): void {
    this.#take(withSeat(this.#choice, at, change));
  }
  /** As many seats as that; those that were there before come back as they were. */
  seatCount(count: number): void {
    const { seats } = this.#choice;
    this.#spare = seats.concat(this.#spare.slice(seats.length));
    this.#take(withCount(this.#choice, count, this.#spare));
  }
  /** Somebody sits down; who sat there already changes seats with them. */
  sit(at: number, who: Who): void {
    this.#exchange(withWho(this.#choice, at, who), (other) => t('seat.swapped', { name: this.nameAt(at), other: this.nameAt(other) }));
  }
  /** A seat plays with a device; who had it gets the other one. */
  bind(at: number, device: Device): void {
    this.#exchange(withDevice(this.#choice, at, device), (other) =>
      t('device.swapped', {
        name: this.nameAt(at),
        device: this.#deviceAt(at),
        other: this.nameAt(other),
        otherDevice: this.#deviceAt(other),
      }),
    );
  }
  /** A gamepad was pressed, perhaps to see whose it is: that it is nobody's is told. */
  padPressed(pad: number): void {
    const isTheirs = (seat: SeatChoice): boolean => isPerson(seat) && (seat.device === 'all' || seat.device === `pad-${String(pad)}`);
    if (!this.#choice.seats.some(isTheirs)) this.#tell(t('device.pad-free', { pad }));
  }

  /** Back to where people sit down by a press, with what was chosen here. */
  toJoining(): void {
    carry(this.#choice);
    void router.beside({ name: 'join' });
  }

  /** Begins the match as it is chosen, or says why it cannot. */
  async start(): Promise<void> {
    if (this.#waiting) return;
    if (this.#lacking !== null) {
      this.#refused = '';
      this.#asksPads = true;
      announcer.say(this.#lacking, 'urgent');
      return;
    }
    this.#waiting = true;
    this.#refused = '';
    const unnamed = await this.#nameThem();
    if (unnamed !== null) {
      this.#refuse(unnamed);
      return;
    }
    void settings.change({ lastMatch: this.#choice });
    const request = requestOf(this.#choice, this.seed.trim());
    if (!settings.current.introduced && this.people > 0) {
      await router.go({ name: 'how-to-play', start: request });
      return;
    }
    const refusal = await live.arrange(request);
    if (refusal === null) await router.go({ name: 'match' });
    else {
      this.#refuse(refusal);
      await this.settle();
    }
  }

  #deviceAt(at: number): string {
    return t(`device.${this.#choice.seats[at]?.device ?? 'all'}`);
  }

  #take(choice: MatchChoice): void {
    this.#choice = choice;
    this.#told = '';
    this.#refused = '';
    this.#asksPads = false;
  }
  /** Takes a change and says who gave what for it. */
  #exchange({ choice, swapped }: Changed, words: (other: number) => string): void {
    this.#take(choice);
    if (swapped !== null) this.#tell(words(swapped));
  }

  #tell(text: string): void {
    this.#told = text;
    announcer.say(text);
  }
  #refuse(refusal: Refusal): void {
    this.#waiting = false;
    this.#refused = refusalText(refusal);
    announcer.say(this.#refused, 'urgent');
  }

  /** Whose gamepad cannot be played with yet, in words; null where all can. */
  #lackNow(): string | null {
    for (const [at, seat] of this.#choice.seats.entries()) {
      const lack = isPerson(seat) ? lackOf(seat.device, pads.there) : null;
      if (lack === null) continue;
      const name = this.nameAt(at);
      return lack === 'unpressed' ? t('new.pad-press', { name, device: this.#deviceAt(at) }) : lackTextOf(name, lack, seat.device);
    }
    return null;
  }

  /** Gives players whom nobody has named the names that were typed; answers why one was refused, or null. */
  async #nameThem(): Promise<Refusal | null> {
    for (const { kind, profile } of this.#choice.seats) {
      const name = kind === 'profile' && profile !== null ? this.#names[profile]?.trim() : undefined;
      if (profile === null || name === undefined || name === '') continue;
      const refusal = await players.take(ask('profile.rename', { profile, name }));
      if (refusal !== null) return refusal;
    }
    this.#names = {};
    return null;
  }
}
