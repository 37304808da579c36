/** The Runner: plans the Starting tiles, then searches the pile for a tile that fits and leads on, and switches piles (P). */
import type { Chance } from '../../../chance';
import type { Millis, Seat } from '../../../../rules/game';
import { DIRECTIONS, neighbour, ROTATIONS, sameCell } from '../../../../rules/chase/compass';
import { SWITCH_MILLIS } from '../../../../rules/chase/hands';
import type { TileId } from '../../../../rules/chase/tile';
import type { PathView, RoundView } from '../../../../rules/chase/view';
import type { Candidate, Lying } from './candidates';
import { NOTHING_TOLD, type Bot, type BotAction, type BotOptions, type Level, type Plan, type Told } from './bot';
import { WITHOUT_PLACES, WITHOUT_ROADBLOCKS, type Face } from './faces';
import type { Ground } from './ground';
import { letsBegin, runnerSkill, runnerThink, type RunnerSkill } from './levels';
import { mindOf, pileInHand, type SeenPile } from './mind';
import { planStart } from './opening';
import { heldBy, lying, named, otherHeld, pathOf, switching } from './own-side';
import { evenTime, happens, thinkingTime } from './thinking';
import { isNeeded } from './ways-on';
import { CLEAR_SIGHT, Weigher, type Mind, type Sight } from './weigh';

/** Looking through a pile takes longer the first time, and turns faster with a Chaser one tile behind. */
const FIRST_LOOK = 1.25;
const HURRY = 0.8;
/** Nobody who looks at the next tile first has marked it so soon after the one before. */
const IN_A_ROW: Millis = 3000;
/** What it costs to take up the other pile, in comfortable continuations (see `weigh.ts`). */
const SWITCH_COST = 2;

export class Runner implements Bot {
  readonly role = 'runner';
  readonly level: Level;
  readonly seat: Seat;
  readonly #skill: RunnerSkill;
  readonly #chance: Chance;
  readonly #median: Millis | undefined;
  readonly #even: boolean;
  /** What the bot last saw in each pile (P8). */
  readonly #seen = new Map<number, SeenPile>();
  /** The pile that it took in last, as its view had it. */
  #looked: readonly TileId[] | undefined;
  /** The thought going on: what it is about, and until when. */
  #thought: { readonly about: string; readonly at: Millis } | null = null;
  #held = -1;
  #busyUntil: Millis = 0;
  /** The length of the path when piles were last switched: the next switch waits for a tile, or for a dead end. */
  #switchedAt = -1;
  /** The table as it was thought about last. */
  #ground: Ground | undefined;

  /** It waits for the first marker with its next tile in mind; when that came, and how long the path was. */
  #waits = false;
  #begun = { at: Number.NEGATIVE_INFINITY, length: -1 };

  constructor({ level, seat, chance, think, even = false }: BotOptions) {
    this.level = level;
    this.seat = seat;
    this.#skill = runnerSkill(level);
    this.#median = think;
    this.#even = even;
    this.#chance = chance;
  }

  observe(view: RoundView, now: Millis, told: Told = NOTHING_TOLD): Plan | null {
    if (view.phase === 'over' || view.hand === null) return null;
    if (view.phase === 'planning') return this.#planStart(view, now);
    const known = this.#seen.has(heldBy(view, this.seat));
    this.#look(view);
    const path = view.paths[pathOf(view, this.seat)];
    if (path === undefined || path.caught || (view.turn !== null && view.turn !== this.seat)) {
      this.#thought = null;
      return null;
    }
    const about = `${String(path.tiles.length)} ${String(this.#held)}`;
    if (this.#thought?.about !== about) {
      this.#thought = { about, at: Math.max(now, this.#busyUntil) + this.#thinking(view, path, known) };
    }
    // Whoever lets a newcomer begin goes one tile ahead, at its pace, and waits there.
    const { length } = path.tiles;
    if (told.opponentBegins && letsBegin(this.level) && length > view.rules.startingTiles) {
      this.#waits = true;
      return null;
    }
    // With the first marker its pace goes on: what it had in mind meanwhile does not come all at once.
    if (this.#waits) {
      this.#thought = { about, at: now + this.#thinking(view, path, known) };
      this.#begun = { at: now, length };
      this.#waits = false;
    }
    // But it is ready for whoever prepared markers in peace and puts them in a row: else these would end every round (M4).
    const ready = this.#begun.length === length && now - this.#begun.at < IN_A_ROW && length - path.marks.length <= 1;
    return {
      at: Math.ceil(ready ? now : Math.max(this.#thought.at, now)),
      decide: (then) => {
        this.#thought = null;
        return this.#decide(then);
      },
    };
  }

  /** S5: all Starting tiles at once; the second Runner of four starts on the side opposite to the first (F1). */
  #planStart(view: RoundView, now: Millis): Plan | null {
    if (view.hand === null || view.hand.starts.length === 0) return null;
    return {
      at: now,
      decide: (then) => {
        const theirs = then.paths.find((path) => path.tiles.length > 0)?.tiles[0];
        const taken = theirs && DIRECTIONS.findIndex((side) => sameCell(neighbour(then.prison, side), theirs.cell));
        const sides = taken === undefined ? [0, 1, 2, 3] : [taken ^ 2];
        const tiles = planStart(then, sides, this.#skill.whim, this.#chance);
        return tiles && { type: 'open', tiles, ...named(then, pathOf(then, this.seat)) };
      },
    };
  }

  /** Takes in the pile in hand; notices that it is another one than before. */
  #look(view: RoundView): void {
    const held = heldBy(view, this.seat);
    // P8: taking up the other pile takes a moment, also if a partner exchanged it (F7).
    if (this.#held !== -1 && held !== this.#held) this.#busyUntil = view.t + SWITCH_MILLIS;
    this.#held = held;
    // A pile that nothing was taken from is the same one.
    const pile = view.hand?.pile;
    if (pile === this.#looked && this.#seen.has(held)) return;
    this.#looked = pile;
    this.#seen.set(held, pileInHand(view));
  }

  /** How long the next choice takes. */
  #thinking(view: RoundView, path: PathView, known: boolean): Millis {
    let median = this.#median ?? runnerThink(this.level, view.roles.length);
    if (this.#even) return evenTime(this.#chance, median);
    if (!known) median *= FIRST_LOOK;
    if (path.tiles.length - path.marks.length <= 1) median *= HURRY;
    return thinkingTime(this.#chance, median, this.#skill.spread);
  }

  #decide(view: RoundView): BotAction | null {
    const index = pathOf(view, this.seat);
    const path = view.paths[index];
    const end = lying(view, path);
    if (path === undefined || end === null) return null;
    const held = this.#seen.get(this.#held) ?? [];
    const mind = mindOf(view, index, held, this.#seen.get(otherHeld(view, this.seat)), this.#skill, this.#ground);
    this.#ground = mind.ground;
    const best = this.#weighed(mind, end, this.#sight());
    if (this.#prefersOther(path, best, mind, end)) {
      this.#switchedAt = path.tiles.length;
      return switching(view, this.seat);
    }
    const chosen = best ?? this.#desperate(mind, end);
    const tile = chosen && held[chosen.index];
    if (chosen === undefined || tile === undefined) return null;
    return {
      type: 'place',
      tile: tile.id,
      cell: { x: chosen.x, y: chosen.y },
      rotation: ROTATIONS[chosen.turns] ?? 0,
      ...named(view, index),
    };
  }

  /** What the bot looks at this time: a slip leaves one of the rules out. */
  #sight(): Sight {
    const { missesRoadblock, missesOffCentre, missesTouch, missesItem } = this.#skill;
    const roadblock = happens(this.#chance, missesRoadblock);
    const place = happens(this.#chance, missesOffCentre);
    return {
      meetings: roadblock ? WITHOUT_ROADBLOCKS : place ? WITHOUT_PLACES : CLEAR_SIGHT.meetings,
      overlooksTouch: happens(this.#chance, missesTouch),
      imaginesItem: happens(this.#chance, missesItem),
    };
  }

  /** The best of the placements that look legal. */
  #weighed(mind: Mind, end: Lying, sight: Sight): Candidate | undefined {
    const { whim, depth, width } = this.#skill;
    const blur = whim > 0 ? { whim, chance: this.#chance } : null;
    return new Weigher(mind).best(end, mind.items, { depth, width, sight, blur });
  }

  /** Whether the other pile promises more (P8): it is stuck, or what it needs is there. */
  #prefersOther(path: PathView, best: Candidate | undefined, mind: Mind, end: Lying): boolean {
    const switched = this.#switchedAt === path.tiles.length;
    const { other, held, items } = mind;
    if (best === undefined) {
      // Stuck: the other pile may help, unless it was seen not to.
      return other === null || this.#bestOf(mind, other, end) !== undefined;
    }
    // The other pile comes to mind now and then, to the skilled more often.
    if (switched || best.face.hideout || !happens(this.#chance, this.#skill.memory)) return false;
    if (other !== null) {
      const there = this.#bestOf(mind, other, end);
      return there !== undefined && there.value - SWITCH_COST > best.value;
    }
    // All 25 Route tiles and the three Hideouts are in the two piles: what is not in this one is in the other.
    return !holdsNeeded(held, items);
  }

  /** The best placement from the pile that lies on the table, as remembered. */
  #bestOf(mind: Mind, other: readonly Face[], end: Lying): Candidate | undefined {
    return this.#weighed({ ...mind, held: other, other: mind.held }, end, CLEAR_SIGHT);
  }

  /** With no way to go on: now and then something is put that nearly fits, else the search begins again. */
  #desperate(mind: Mind, end: Lying): Candidate | undefined {
    if (!happens(this.#chance, this.#skill.desperation)) return undefined;
    for (const meetings of [WITHOUT_ROADBLOCKS, WITHOUT_PLACES]) {
      const best = this.#weighed(mind, end, { meetings, overlooksTouch: true, imaginesItem: false });
      if (best !== undefined) return best;
    }
    return undefined;
  }
}

function holdsNeeded(held: readonly Face[], items: number): boolean {
  return held.some((face) => isNeeded(face, items));
}
