/** The room in which people sit down by a press: who is where, said as it happens, and the start once everybody is ready. */
import type { Device } from '../../../shared/seats';
import { namesAtTable } from '../../../shared/table-names';
import type { Outlets } from '../outlets';
import { t, tn } from '../words.svelte';
import { Countdown, FROM } from '../countdown.svelte';
import type { Place } from '../deeds';
import type { JoinDeed } from './join-deeds';
import {
  allReady,
  botsTurned,
  freed,
  freeTable,
  joined,
  levelled,
  moved,
  named,
  namesFor,
  peopleOf,
  placeOf,
  readied,
  renamed,
  takenOf,
  type Before,
  type JoinPlace,
  type JoinTable,
  type Sitter,
  type Who,
} from './joining';
import type { JoiningOfGame, Part, SeatAtPlace } from '../joining-game';
import { LastTime } from './last-time.svelte';

interface JoinRoomPorts {
  readonly outlets: Pick<Outlets, 'say' | 'sound'>;
  /** Names that are offered, the likeliest first. */
  readonly names: () => readonly Who[];
  /** What somebody is called. */
  readonly nameOf: (who: Who) => string;
  /** Everybody sits and is ready. */
  readonly begin: (seats: readonly SeatAtPlace[]) => void;
}

/** So many seconds somebody else has to come, where all who were here the last time have sat down and a place is left. */
const CALL_S = 10;

export class JoinRoom {
  readonly #game: JoiningOfGame;
  readonly #ports: JoinRoomPorts;
  readonly #lastTime: LastTime;
  #table = $state.raw<JoinTable>([]);
  #told = $state('');
  readonly countdown: Countdown;

  /** What everybody who takes part is called, by place; empty for a free one. */
  readonly #called: readonly string[] = $derived.by(() => {
    const taken = takenOf(this.#table);
    const names = namesAtTable(taken.map(({ place }) => (place.kind === 'bot' ? null : this.#ports.nameOf(place.who))));
    return this.#table.map((_, at) => names[taken.findIndex((each) => each.at === at)] ?? '');
  });
  readonly people: number = $derived(peopleOf(this.#table).length);
  readonly taken: number = $derived(takenOf(this.#table).length);
  readonly full: boolean = $derived(this.#table.every(({ kind }) => kind !== 'free'));
  /** Enough to begin with. */
  readonly enough: boolean = $derived.by(() => this.taken >= this.#game.seats.fewest && this.people > 0);

  constructor(game: JoiningOfGame, ports: JoinRoomPorts) {
    this.#game = game;
    this.#ports = ports;
    this.countdown = new Countdown(ports.outlets.say);
    this.#lastTime = new LastTime(game.last());
    // Bots sit where they sat.
    this.#table = freeTable(game.seats.most, this.#lastTime.bots);
  }

  get table(): JoinTable {
    return this.#table;
  }
  /** Seconds that somebody else still has to sit down; null where nobody is called any more, or not yet. */
  get calls(): number | null {
    const { left } = this.countdown;
    return left !== null && left > FROM ? left : null;
  }
  /** What happened last, in words. */
  get told(): string {
    return this.#told;
  }
  /** Who sits where with what, for the keys and gamepads. */
  get places(): readonly Place<'sitter'>[] {
    return this.#table.flatMap((place, seat) => (place.kind === 'person' ? [{ seat, role: 'sitter' as const, device: place.device }] : []));
  }
  /** Those who take part as seats. */
  get seats(): readonly SeatAtPlace[] {
    return takenOf(this.#table).map((taken) => ({ at: taken.at, seat: this.#lastTime.seatOf(taken) }));
  }
  /** With those who are waited for, who sit where they sat. */
  get seatsToBe(): readonly SeatAtPlace[] {
    const waiting = this.#lastTime.waiting((at) => this.#isFree(at));
    return [...this.seats, ...waiting].sort((one, other) => one.at - other.at);
  }

  /** People who sat here last, in the order of their places. */
  get lastPeople(): readonly Who[] {
    return this.#lastTime.people;
  }

  nameAt(at: number): string {
    return this.#called[at] ?? '';
  }
  /** What somebody is at a place, or would be if they sat down there, once those came who are waited for; before there are enough, as if everybody sat. */
  partAt(at: number): Part | null {
    const sitting = this.seatsToBe.map((each) => each.at);
    const most = [...this.#table.keys()];
    const taken = sitting.length < this.#game.seats.fewest ? most : most.filter((each) => each === at || sitting.includes(each));
    return this.#game.part(at, taken, (other) => this.nameAt(other));
  }
  /** The names that somebody at a place can take. */
  namesAt(at: number): readonly Who[] {
    return namesFor(this.#table, at, this.#ports.names());
  }
  /** Who had a free place last, with what: shown there. */
  awaitedAt(at: number): { readonly name: string; readonly device: Device } | null {
    const found = this.#isFree(at) ? this.#lastTime.at(at) : null;
    return found && { name: this.#ports.nameOf(found.who), device: found.device };
  }
  /** Names of those who are waited for. */
  get missing(): readonly string[] {
    return [...this.#table.keys()].flatMap((at) => this.awaitedAt(at)?.name ?? []);
  }
  /** Whether a device has a place that waits for it. */
  isAwaited(device: Device): boolean {
    return this.#lastTime.has(device);
  }

  /** A device that has no place was pressed, or a place was clicked (`wanted`). */
  join(device: Device, wanted?: number): void {
    const before = this.#lastTime.before(device);
    const kept = [...this.#table.keys()].filter((each) => this.awaitedAt(each) !== null);
    const next = joined(this.#table, {
      device,
      names: this.#ports.names(),
      kept,
      ...(before && { before }),
      ...(wanted !== undefined && { wanted }),
    });
    const at = placeOf(next, device);
    if (next === this.#table) {
      this.#tell(t('join.full'));
      return;
    }
    this.#lastTime.came(device);
    // Who sits here as last time has nothing to choose.
    const asBefore = before?.at === at && this.#wasHere(next[at], before);
    this.#take(asBefore ? readied(next, at, true) : next, 'item');
    const sits = this.#sits('join.sat', at);
    this.#tell(this.calls === null ? sits : `${sits} ${t('join.calls', { seconds: this.calls })}`);
  }

  /**
   * A click or tap on a place: the mouse sits down there, also in place of a bot, or moves to a free one. Where nobody has anything
   * `left` to play with, whoever clicks means somebody else: nobody moves.
   */
  click(at: number, byKey: boolean, left = true): void {
    if (!left) {
      this.#tell(t('join.needs-pad'));
      return;
    }
    const free = (['keys-left', 'keys-right'] as const).find((device) => placeOf(this.#table, device) === -1);
    const device: Device | undefined = byKey ? free : 'mouse';
    if (device === undefined) {
      this.#tell(t('join.halves-taken'));
      return;
    }
    const sits = placeOf(this.#table, device);
    if (sits === -1) this.join(device, at);
    else if (this.#isFree(at)) this.move(sits, at - sits);
  }

  /** What somebody does with their device. */
  do(at: number, deed: JoinDeed): void {
    if (deed === 'move-left' || deed === 'move-right') this.move(at, deed === 'move-left' ? -1 : 1);
    else if (deed === 'name-before' || deed === 'name-after') this.nameNext(at, deed === 'name-before' ? -1 : 1);
    else if (deed === 'ready') this.ready(at);
    else if (deed === 'leave') this.leave(at);
    else if (deed === 'bots') this.bots();
    else this.start();
  }

  move(at: number, by: number): void {
    const to = (at + by + this.#table.length) % this.#table.length;
    this.#take(moved(this.#table, at, by), 'turn');
    this.#tell(this.#sits('join.moved', to));
  }
  nameNext(at: number, by: number): void {
    this.#name(at, renamed(this.#table, at, by, this.#ports.names()));
  }
  name(at: number, who: Who): void {
    this.#name(at, named(this.#table, at, who));
  }
  /** Somebody is ready; said again, they are not. */
  ready(at: number): void {
    const place = this.#table[at];
    if (place?.kind !== 'person') return;
    const ready = !place.ready;
    this.#take(readied(this.#table, at, ready), 'tick', true);
    this.#tell(t(ready ? 'join.is-ready' : 'join.not-ready', { name: this.nameAt(at) }));
    if (ready && allReady(this.#table, 0) && !this.enough) this.#tell(tn('join.too-few', this.#game.seats.fewest));
  }
  /** Somebody stands up, or a bot goes. */
  leave(at: number): void {
    const place = this.#table[at];
    const name = this.nameAt(at);
    if (place === undefined || place.kind === 'free') return;
    if (place.kind === 'person') this.#lastTime.left(place.device, { at, who: place.who });
    this.#take(freed(this.#table, at), 'turn');
    this.#tell(t('join.left', { name }));
  }
  lost(device: Device): void {
    const at = placeOf(this.#table, device);
    if (at === -1) return;
    this.#lastTime.lost(device);
    this.leave(at);
  }
  /** Bots at all free places, or no bots. */
  bots(): void {
    const fills = !this.full;
    this.#take(botsTurned(this.#table, this.#game.botLevel()), 'place');
    this.#tell(t(fills ? 'join.bots-in' : 'join.bots-out'));
  }
  level(at: number, level: number): void {
    this.#take(levelled(this.#table, at, level), 'tick');
  }

  /** Begins with those who sit, ready or not; says why not where there are too few. */
  start(): void {
    if (!this.enough) {
      this.#tell(tn('join.too-few', this.#game.seats.fewest));
      return;
    }
    this.countdown.cancel();
    this.#ports.begin(this.seats);
  }

  /** Says why it did not begin. */
  refuse(text: string): void {
    this.#told = text;
    this.#ports.outlets.say(text, 'urgent');
  }

  #isFree(at: number): boolean {
    return this.#table[at]?.kind === 'free';
  }

  #wasHere(place: JoinPlace | undefined, { who }: Before): boolean {
    return place?.kind === 'person' && this.#ports.nameOf(place.who) === this.#ports.nameOf(who);
  }

  #name(at: number, next: JoinTable): void {
    if (next === this.#table) return;
    this.#take(next, 'tick');
    this.#tell(t('join.called', { name: this.nameAt(at), seat: at + 1 }));
  }

  /** Takes the table as it is now; the count begins, or begins anew, where everybody is ready: a short one where somebody has just said so. */
  #take(next: JoinTable, sound: Parameters<Outlets['sound']>[0], said = false): void {
    if (next === this.#table) return;
    this.#table = next;
    this.#ports.outlets.sound(sound);
    this.countdown.cancel();
    // Who is waited for is not left behind by a count: the others begin without them by a press.
    if (!allReady(next, this.#game.seats.fewest) || this.missing.length > 0) return;
    // Who sat down as the last time was ready at once: whoever comes in addition has to have the time for it.
    const from = said || this.people === next.length ? FROM : CALL_S;
    this.countdown.start(() => this.#ports.begin(this.seats), from);
  }

  #sits(key: 'join.sat' | 'join.moved', at: number): string {
    const place = this.#table[at] as Sitter;
    const part = this.partAt(at)?.name ?? '';
    const facts = { name: this.nameAt(at), seat: at + 1, device: t(`device.${place.device}`) };
    return part === '' ? t(key, facts) : `${t(key, facts)} ${part}.`;
  }
  #tell(text: string): void {
    this.#told = text;
    this.#ports.outlets.say(text);
  }
}
