/** The room in which people sit down by a press: what each of them does there, said as it happens, and the start once everybody is ready. */
import type { Device } from '../../../shared/seats';
import type { Outlets } from '../outlets';
import { t, tn } from '../words.svelte';
import { Countdown, FROM } from '../countdown.svelte';
import { InRoom, type Names } from './in-room.svelte';
import type { JoinDeed } from './join-deeds';
import {
  allReady,
  botsTurned,
  deviceOfClick,
  freed,
  joined,
  levelled,
  moved,
  named,
  placeOf,
  readied,
  renamed,
  seatedBot,
  type JoinTable,
  type Sitter,
  type Who,
} from './joining';
import type { JoiningOfGame, SeatAtPlace } from '../joining-game';
import { SaidInRoom, sitsText } from './said-in-room.svelte';

interface JoinRoomPorts extends Names {
  readonly outlets: Pick<Outlets, 'say' | 'sound'>;
  /** Everybody sits and is ready. */
  readonly begin: (seats: readonly SeatAtPlace[]) => void;
}

/** So many seconds somebody else has to come, where all who were here the last time have sat down and a place is left. */
const CALL_S = 10;

export class JoinRoom extends InRoom {
  readonly #ports: JoinRoomPorts;
  readonly #said: SaidInRoom;
  readonly countdown: Countdown;

  constructor(game: JoiningOfGame, ports: JoinRoomPorts) {
    super(game, ports);
    this.#ports = ports;
    this.#said = new SaidInRoom(ports.outlets.say);
    this.countdown = new Countdown(ports.outlets);
  }

  /** Seconds that somebody else still has to sit down; null where nobody is called any more, or not yet. */
  get calls(): number | null {
    const { left } = this.countdown;
    return left !== null && left > FROM ? left : null;
  }
  /** What happened last, in words. */
  get told(): string {
    return this.#said.last;
  }

  /** A device that has no place was pressed, or a place was clicked (`wanted`). */
  join(device: Device, wanted?: number): void {
    const before = this.lastTime.before(device);
    const kept = [...this.table.keys()].filter((each) => this.awaitedAt(each) !== null);
    const next = joined(this.table, {
      device,
      names: this.names(),
      kept,
      ...(before && { before }),
      ...(wanted !== undefined && { wanted }),
    });
    const at = placeOf(next, device);
    if (next === this.table) {
      this.#said.tell(t('join.full'));
      return;
    }
    this.lastTime.came(device);
    // Who sits here as last time has nothing to choose.
    const asBefore = before?.at === at && this.wasHere(next[at], before);
    this.#take(asBefore ? readied(next, at, true) : next, 'item');
    // Said, so that nobody wonders who has not pressed "Ready" and is, and who has to.
    const sits = [this.#sits('join.sat', at), ...(asBefore ? [t('join.as-before')] : [])].join(' ');
    this.#said.tell(this.calls === null ? sits : `${sits} ${t('join.calls', { seconds: this.calls })}`);
  }

  /**
   * A click or tap on a place: the mouse sits down there, also in place of a bot, or moves to a free one.
   */
  click(at: number, byKey: boolean): void {
    const device = deviceOfClick(this.table, byKey);
    if (device === null) {
      this.#said.tell(t('join.halves-taken'));
      return;
    }
    const sits = placeOf(this.table, device);
    if (sits === -1) this.join(device, at);
    else if (this.isFree(at)) this.move(sits, at - sits);
  }

  /** What somebody does with their device. */
  do(at: number, deed: JoinDeed): void {
    if (deed === 'move-left' || deed === 'move-right') this.move(at, deed === 'move-left' ? -1 : 1);
    else if (deed === 'name-before' || deed === 'name-after') this.nameNext(at, deed === 'name-before' ? -1 : 1);
    else if (deed === 'ready') this.ready(at);
    else if (deed === 'leave') this.stepBack(at);
    else if (deed === 'bots') this.bots();
    else this.start();
  }

  move(at: number, by: number): void {
    const to = (at + by + this.table.length) % this.table.length;
    this.#take(moved(this.table, at, by), 'turn');
    this.#said.tell(this.#sits('join.moved', to));
  }
  nameNext(at: number, by: number): void {
    this.#name(at, renamed(this.table, at, by, this.names()));
  }
  name(at: number, who: Who): void {
    this.#name(at, named(this.table, at, who));
  }
  /** Somebody is ready. Said again nothing is taken back, and nobody else is waited for any more. */
  ready(at: number): void {
    const place = this.table[at];
    if (place?.kind !== 'person') return;
    if (place.ready) {
      if (this.calls !== null) this.#count(true);
      return;
    }
    this.#take(readied(this.table, at, true), 'tick', true);
    this.#said.tell(t('join.is-ready', { name: this.nameAt(at) }));
    if (allReady(this.table, 0) && !this.enough) this.#said.tell(tn('join.too-few', this.game.seats.fewest));
  }
  /** One step back: who is ready is not any more, and who is not stands up. */
  stepBack(at: number): void {
    const place = this.table[at];
    if (place?.kind !== 'person' || !place.ready) {
      this.leave(at);
      return;
    }
    this.#take(readied(this.table, at, false), 'turn');
    this.#said.tell(t('join.not-ready', { name: this.nameAt(at) }));
  }
  /** Who is waited for at a free place does not come. */
  dismiss(at: number): void {
    const name = this.awaitedAt(at)?.name;
    if (name === undefined) return;
    this.lastTime.dismiss(at);
    this.#said.tell(t('join.dismissed', { name }));
    this.#count(false);
  }
  /** A bot sits down at a free place. */
  bot(at: number): void {
    if (!this.isFree(at)) return;
    this.#take(seatedBot(this.table, at, this.game.botLevel()), 'place');
    this.#said.tell(t('join.bot-in', { seat: at + 1 }));
  }
  /** Somebody stands up, or a bot goes. */
  leave(at: number): void {
    const place = this.table[at];
    const name = this.nameAt(at);
    if (place === undefined || place.kind === 'free') return;
    if (place.kind === 'person') this.lastTime.left(place.device, { at, who: place.who });
    this.#take(freed(this.table, at), 'turn');
    this.#said.tell(t('join.left', { name }));
  }
  lost(device: Device): void {
    const at = placeOf(this.table, device);
    if (at === -1) return;
    this.lastTime.lost(device);
    this.leave(at);
  }
  /** Bots at all free places, or no bots. */
  bots(): void {
    const fills = !this.full;
    this.#take(botsTurned(this.table, this.game.botLevel()), 'place');
    this.#said.tell(t(fills ? 'join.bots-in' : 'join.bots-out'));
  }
  level(at: number, level: number): void {
    this.#take(levelled(this.table, at, level), 'tick');
  }

  /** Begins with those who sit, ready or not; says why not where there are too few. */
  start(): void {
    if (!this.enough) {
      this.#said.tell(tn('join.too-few', this.game.seats.fewest));
      return;
    }
    this.countdown.cancel();
    this.#ports.begin(this.seats);
  }

  /** Says why it did not begin. */
  refuse(text: string): void {
    this.#said.refuse(text);
  }

  #name(at: number, next: JoinTable): void {
    if (next === this.table) return;
    this.#take(next, 'tick');
    this.#said.tell(t('join.called', { name: this.nameAt(at), seat: at + 1 }));
  }

  /** Takes the table as it is now. */
  #take(next: JoinTable, sound: Parameters<Outlets['sound']>[0], said = false): void {
    if (next === this.table) return;
    this.table = next;
    this.#ports.outlets.sound(sound);
    this.#count(said);
  }

  /** The count begins, or begins anew, where everybody is ready: a short one where somebody has just said so. */
  #count(said: boolean): void {
    this.countdown.cancel();
    // Who is waited for is not left behind by a count: the others begin without them by a press.
    if (!allReady(this.table, this.game.seats.fewest) || this.missing.length > 0) return;
    // Who sat down as the last time was ready at once: whoever comes in addition has to have the time for it.
    const from = said || this.people === this.table.length ? FROM : CALL_S;
    this.countdown.start(() => this.#ports.begin(this.seats), from);
  }

  #sits(key: 'join.sat' | 'join.moved', at: number): string {
    const { device } = this.table[at] as Sitter;
    return sitsText(key, { name: this.nameAt(at), at, device, part: this.partAt(at)?.name ?? '' });
  }
}
