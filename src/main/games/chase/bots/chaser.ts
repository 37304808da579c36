/** The Chaser: reads tile after tile and marks each (M1 to M6); hands markers to a partner who has run out (F2). */
import type { Chance } from '../../../chance';
import type { Millis, Seat } from '../../../../rules/game';
import type { PathIndex } from '../../../../rules/chase/round';
import { COLOURS, SYMBOLS, colourOf, type ChaseSymbol, type Colour } from '../../../../rules/chase/tile';
import type { PathView, RoundView } from '../../../../rules/chase/view';
import { NOTHING_TOLD, type Bot, type BotAction, type BotOptions, type Level, type Plan, type Told } from './bot';
import { chaserSkill, letsBegin, type ChaserSkill } from './levels';
import { anyOf, directionOf, symbolsRead, type Read } from './reading';
import { evenTime, happens, thinkingTime } from './thinking';

/** A tile being read. */
interface Reading {
  readonly index: number;
  readonly at: Millis;
  readonly read: Read;
}

/** How long a handful of markers takes from one hand to the other. */
const HANDING: Millis = 900;

/** How often a Chaser waits for a partner's marker before it puts another. */
const PATIENCE = 3;

export class Chaser implements Bot {
  readonly role = 'chaser';
  readonly level: Level;
  readonly seat: Seat;
  readonly #skill: ChaserSkill;
  readonly #chance: Chance;
  readonly #even: boolean;
  #reading: Reading | null = null;
  /** The reading whose tile got a next one, which this bot looked at once: it noticed or it did not. */
  #surprised: Reading | null = null;
  /** What this seat had last, and the colours that its partner handed to it: those it does not hand back one by one. */
  #had: Readonly<Record<Colour, number>> | null = null;
  readonly #received = new Set<Colour>();
  /** When the markers that it is handing over will be with its partner. */
  #handsAt: Millis | null = null;
  /** The colour that only its partner has and that it wants for the tile being read, and how often it asked. */
  #wants: Colour | null = null;
  #waits = 0;
  /** What it was told last. */
  #told = NOTHING_TOLD;

  constructor({ level, seat, chance, even = false }: BotOptions) {
    this.level = level;
    this.seat = seat;
    this.#skill = chaserSkill(level);
    this.#chance = chance;
    this.#even = even;
  }

  observe(view: RoundView, now: Millis, told: Told = NOTHING_TOLD): Plan | null {
    if (view.phase !== 'running') return null;
    this.#told = told;
    this.#countMarkers(view);
    if (this.#handOver(view) === null) this.#handsAt = null;
    else {
      this.#handsAt ??= Math.ceil(now) + HANDING;
      return { at: Math.max(this.#handsAt, Math.ceil(now)), decide: (then) => this.#handOver(then) };
    }
    const found = this.#path(view);
    if (found === null || found.path.caught) return null; // F4
    // Whoever lets a newcomer begin does not read before.
    if (told.opponentBegins && letsBegin(this.level)) return null;
    const reading = this.#readingOf(view, found.path, now);
    if (reading === null) return null;
    return { at: Math.ceil(Math.max(reading.at, now)), decide: (then) => this.#mark(then, reading) };
  }

  /** The path that this seat chases; the first one of its own seat where that is not settled yet (F2). */
  #path(view: RoundView): { path: PathView; index: PathIndex } | null {
    const index = view.paths.findIndex((path) => path.chaser === this.seat);
    const path = view.paths[index];
    if (path !== undefined) return { path, index: index as PathIndex };
    const open = view.paths.findIndex((each) => each.chaser === null);
    const first = view.roles.findIndex((role) => role === 'chaser') === this.seat ? open : view.paths.length - 1;
    const chosen = open === -1 ? undefined : view.paths[first];
    return chosen === undefined ? null : { path: chosen, index: first as PathIndex };
  }

  /** The reading going on: of the first tile without a marker (M1), begun anew where the bot sees that it has changed. */
  #readingOf(view: RoundView, path: PathView, now: Millis): Reading | null {
    const index = path.marks.length;
    const placed = path.tiles[index];
    const face = placed && view.tiles[placed.tile];
    if (placed === undefined || face?.sectors === undefined) return null;
    const next = path.tiles[index + 1]?.cell ?? null;
    const before = path.tiles[index - 1]?.cell ?? view.prison;
    const read: Read = { face, cell: placed.cell, rotation: placed.rotation, before, next };
    const going = this.#reading;
    if (going?.index !== index) {
      const { think, spread } = this.#skill;
      const at = now + (this.#even ? evenTime(this.#chance, think) : thinkingTime(this.#chance, think, spread));
      this.#reading = { index, at, read };
    } else if (going.read.next === null && next !== null && this.#surprised !== going) {
      // M5: what was the final tile is none any more. Who notices counts again, the other way.
      this.#surprised = going;
      if (happens(this.#chance, this.#skill.notices)) {
        const again = thinkingTime(this.#chance, this.#skill.think * this.#skill.rereads, this.#skill.spread);
        this.#reading = { index, at: Math.max(going.at, now + again), read };
      }
    }
    return this.#reading;
  }

  /** Puts the marker of a finished reading, or loses the trail over it (M6). */
  #mark(view: RoundView, reading: Reading): BotAction | null {
    const found = this.#path(view);
    this.#reading = null;
    if (found?.path.marks.length !== reading.index) return null;
    const direction = directionOf(reading.read, happens(this.#chance, this.#skill.misdirects));
    const symbols = symbolsRead(reading.read, direction, happens(this.#chance, this.#skill.miscounts));
    const path = view.paths.length > 1 ? { path: found.index } : {};
    const symbol = this.#choose(symbols, found.path);
    if (symbol !== undefined) return this.#put(symbol, path);
    const wanted = anyOf(symbols, this.#chance);
    if (wanted === undefined) return null;
    const colour = colourOf(wanted);
    if (view.paths.every((each) => each.supply[colour] === 0)) return { type: 'lose-trail', colour, ...path };
    // F2: while the partner has some, a hand-over is what helps. Whoever gets none in time puts what is left.
    this.#wants = colour;
    this.#waits++;
    const left = SYMBOLS.find((each) => found.path.supply[colourOf(each)] > 0);
    return this.#waits < PATIENCE || left === undefined ? { type: 'want', colour } : this.#put(left, path);
  }

  #put(symbol: ChaseSymbol, path: { path?: PathIndex }): BotAction {
    this.#wants = null;
    this.#waits = 0;
    return { type: 'mark', symbol, ...path };
  }

  /** One of the symbols read whose colour is still there, of the colour that there is more of. */
  #choose(symbols: readonly ChaseSymbol[], path: PathView): ChaseSymbol | undefined {
    const most = Math.max(0, ...symbols.map((symbol) => path.supply[colourOf(symbol)]));
    return most === 0
      ? undefined
      : anyOf(
          symbols.filter((symbol) => path.supply[colourOf(symbol)] === most),
          this.#chance,
        );
  }

  /** Notices which colours have come from the partner. */
  #countMarkers(view: RoundView): void {
    const supply = view.paths.find((path) => path.chaser === this.seat)?.supply;
    if (supply === undefined) return;
    for (const colour of COLOURS) if (this.#had !== null && supply[colour] > this.#had[colour]) this.#received.add(colour);
    this.#had = supply;
  }

  /**
   * F2: what this seat hands to its partner: half of a colour that the partner has run out of, or all of it once this path
   * is at its end. A marker that it was handed it does not hand back unasked, and not at all for as long as it needs it.
   */
  #handOver(view: RoundView): BotAction | null {
    const own = view.paths.find((path) => path.chaser === this.seat);
    const theirs = view.paths.find((path) => path.chaser !== this.seat);
    if (own === undefined || theirs === undefined || theirs.caught) return null;
    if (theirs.chaser === null) return null;
    const keeps = (colour: Colour): boolean =>
      !own.caught && this.#received.has(colour) && (this.#told.asked !== colour || this.#wants === colour);
    const colour = COLOURS.find((each) => theirs.supply[each] === 0 && own.supply[each] >= (keeps(each) ? 2 : 1));
    if (colour === undefined) return null;
    const supply = own.supply[colour];
    return { type: 'hand-over', to: theirs.chaser, colour, count: own.caught ? supply : Math.ceil(supply / 2) };
  }
}
