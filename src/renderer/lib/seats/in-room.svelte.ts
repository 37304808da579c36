/** Who is in the room in which people sit down, and who is waited for: read off its table and off the last time. */
import type { Device } from '../../../shared/seats';
import type { Place } from '../deeds';
import type { JoiningOfGame, Part, SeatAtPlace } from '../joining-game';
import { calledAt, freeTable, namesFor, peopleOf, takenOf, type Before, type JoinPlace, type JoinTable, type Who } from './joining';
import { LastTime } from './last-time.svelte';

export interface Names {
  /** Names that are offered, the likeliest first. */
  readonly names: () => readonly Who[];
  /** What somebody is called. */
  readonly nameOf: (who: Who) => string;
}

export class InRoom {
  protected readonly game: JoiningOfGame;
  protected readonly lastTime: LastTime;
  protected readonly names: Names['names'];
  protected readonly nameOf: Names['nameOf'];
  #table = $state.raw<JoinTable>([]);

  /** What everybody who takes part is called, by place; empty for a free one. */
  readonly #called: readonly string[] = $derived.by(() => calledAt(this.#table, this.nameOf));
  readonly people: number = $derived(peopleOf(this.#table).length);
  readonly taken: number = $derived(takenOf(this.#table).length);
  readonly full: boolean = $derived(this.#table.every(({ kind }) => kind !== 'free'));
  /** Enough to begin with. */
  readonly enough: boolean = $derived.by(() => this.taken >= this.game.seats.fewest && this.people > 0);

  constructor(game: JoiningOfGame, { names, nameOf }: Names) {
    this.game = game;
    this.names = names;
    this.nameOf = nameOf;
    this.lastTime = new LastTime(game.last());
    // Bots sit where they sat.
    this.#table = freeTable(game.seats.most, this.lastTime.bots);
  }

  get table(): JoinTable {
    return this.#table;
  }
  protected set table(table: JoinTable) {
    this.#table = table;
  }
  /** Who sits where with what, for the keys and gamepads. */
  get places(): readonly Place<'sitter'>[] {
    return this.#table.flatMap((place, seat) => (place.kind === 'person' ? [{ seat, role: 'sitter' as const, device: place.device }] : []));
  }
  /** Those who take part as seats. */
  get seats(): readonly SeatAtPlace[] {
    return takenOf(this.#table).map((taken) => ({ at: taken.at, seat: this.lastTime.seatOf(taken) }));
  }
  /** With those who are waited for, who sit where they sat. */
  get seatsToBe(): readonly SeatAtPlace[] {
    const waiting = this.lastTime.waiting((at) => this.isFree(at));
    return [...this.seats, ...waiting].sort((one, other) => one.at - other.at);
  }

  /** People who sat here last, in the order of their places. */
  get lastPeople(): readonly Who[] {
    return this.lastTime.people;
  }

  nameAt(at: number): string {
    return this.#called[at] ?? '';
  }
  /** What somebody is at a place, or would be if they sat down there, once those came who are waited for; before there are enough, as if everybody sat. */
  partAt(at: number): Part | null {
    const sitting = this.seatsToBe.map((each) => each.at);
    const most = [...this.#table.keys()];
    const taken = sitting.length < this.game.seats.fewest ? most : most.filter((each) => each === at || sitting.includes(each));
    return this.game.part(at, taken, (other) => this.nameAt(other));
  }
  /** The names that somebody at a place can take. */
  namesAt(at: number): readonly Who[] {
    return namesFor(this.#table, at, this.names());
  }
  /** Who had a free place last, with what: shown there. */
  awaitedAt(at: number): { readonly name: string; readonly device: Device } | null {
    const found = this.isFree(at) ? this.lastTime.at(at) : null;
    return found && { name: this.nameOf(found.who), device: found.device };
  }
  /** Names of those who are waited for. */
  get missing(): readonly string[] {
    return [...this.#table.keys()].flatMap((at) => this.awaitedAt(at)?.name ?? []);
  }
  /** Whether a device has a place that waits for it. */
  isAwaited(device: Device): boolean {
    return this.lastTime.has(device);
  }

  protected isFree(at: number): boolean {
    return this.#table[at]?.kind === 'free';
  }

  protected wasHere(place: JoinPlace | undefined, { who }: Before): boolean {
    return place?.kind === 'person' && this.nameOf(place.who) === this.nameOf(who);
  }
}
