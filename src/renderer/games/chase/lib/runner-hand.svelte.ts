/** A Runner's hands: the tile held over the table, how it is turned, the cell it is meant for, and the secret plan. */
import type { Answer, Refusal } from '../../../../shared/refusal';
import type { Cell, Rotation, TileId } from '../../../../shared/chase/replay';
import type { ChaseSeat, RoundView } from '../../../../shared/chase/table';
import { endOfPath, mayPlace, offeredCells, ownPath, steppedCell } from './cells';
import { quarterTurn, sameCell } from '../../../../rules/chase/compass';
import { choiceAfter, stepped } from './hand';
import { inGroups } from './hand-order';
import { suggestedPlan } from './suggested-plan';
import { cellsForPlan, endForPlan, isComplete, takeBack, turnOffered, turnPlanned, withPlanned, type Plan, type Planned } from './planning';

/** The table as a pair of hands reaches it. */
interface Reach {
  /** S5: everything that was planned, at once. */
  readonly open: (plan: Plan) => Promise<Answer<null>>;
  readonly place: (placement: Planned) => Promise<Answer<null>>;
  /** P8; of three or four players the exchange (T3, F7). */
  readonly switchPile: () => Promise<Answer<null>>;
  /** F1: what the partner plans at the same screen. */
  readonly partnerPlan?: () => Plan;
  /** Told of every refusal. */
  readonly refused: (refusal: Refusal) => void;
}

export class RunnerHand {
  #tiles = $state.raw<readonly TileId[]>([]);
  #chosen = $state.raw<TileId | null>(null);
  #turns = $state.raw<Readonly<Record<TileId, Rotation>>>({});
  #cell = $state.raw<Cell | null>(null);
  /** The tile that a pointer carries to the table: no other is chosen meanwhile. */
  #carried = $state.raw<TileId | null>(null);
  #plan = $state.raw<Plan>([]);
  /** On its way to the table: shown there at once. */
  #sent = $state.raw<Planned | null>(null);
  #view = $state.raw<RoundView | null>(null);
  /** The plan is on its way to the table: a second press, as of a double click, is the same press. */
  #opening = false;

  readonly #reach: Reach;

  constructor(reach: Reach) {
    this.#reach = reach;
  }

  /** The hand as the table last showed it. A new round starts with empty hands and no plan. */
  follow(seat: ChaseSeat): void {
    const { view } = seat;
    const fresh = this.#view === null || (view.phase === 'planning' && this.#view.phase !== 'planning');
    if (fresh) {
      this.#plan = [];
      this.#turns = {};
      this.#cell = null;
      this.#sent = null;
      this.#carried = null;
    }
    const tiles = inGroups((view.phase === 'planning' ? view.hand?.starts : view.hand?.pile) ?? [], view.tiles);
    const chosen = choiceAfter(this.#tiles, tiles, fresh ? null : this.#chosen);
    // A Hideout ends the round (P10): it is chosen by a person, and not by where it lies.
    const isHideout = (tile: TileId): boolean => view.tiles[tile]?.kind === 'hideout';
    const slips = chosen !== null && chosen !== this.#chosen && isHideout(chosen);
    this.#chosen = slips ? (tiles.find((tile) => !isHideout(tile)) ?? chosen) : chosen;
    this.#tiles = tiles;
    this.#view = view;
    if (this.#carried !== null && !tiles.includes(this.#carried)) this.#carried = null;
    // Of four players one may have opened while the other still plans.
    if (view.phase !== 'planning' || this.#plan.some(({ tile }) => !tiles.includes(tile))) this.#plan = [];
    if (this.#sent !== null && !tiles.includes(this.#sent.tile)) this.#sent = null;
    if (this.#cell !== null && !this.cells.some((cell) => sameCell(cell, this.#cell as Cell))) this.#cell = null;
  }

  /** What is held, by groups, as it lies in sight and is gone through by key. */
  get tiles(): readonly TileId[] {
    return this.#tiles;
  }
  get planning(): boolean {
    return this.#view?.phase === 'planning';
  }
  get chosen(): TileId | null {
    return this.#chosen;
  }
  get plan(): Plan {
    return this.#plan;
  }
  get ready(): boolean {
    return this.planning && isComplete(this.#plan, this.#view?.hand?.starts ?? []);
  }
  /** What is drawn on the table though it does not lie there yet. */
  get drawnAhead(): readonly Planned[] {
    if (this.#sent !== null) return [this.#sent];
    return this.#carried === null ? this.#plan : this.#plan.filter(({ tile }) => tile !== this.#carried);
  }
  /** The tile that a pointer carries to the table. */
  get carried(): TileId | null {
    return this.#carried;
  }
  get cell(): Cell | null {
    return this.#cell;
  }

  /** Where the chosen tile can be put (P9). */
  get cells(): readonly Cell[] {
    if (this.#view === null || this.#chosen === null || this.#sent !== null) return [];
    return this.#view.phase === 'planning'
      ? cellsForPlan(this.#view, this.#plan, this.#chosen, this.#reach.partnerPlan?.())
      : this.#view.phase === 'running' && mayPlace(this.#view)
        ? offeredCells(this.#view)
        : [];
  }

  /** The cell that the chosen tile would be joined on to. */
  get end(): Cell {
    if (this.#view === null || this.#chosen === null) return { x: 0, y: 0 };
    return this.planning ? endForPlan(this.#view, this.#plan, this.#chosen) : endOfPath(this.#view, ownPath(this.#view));
  }

  rotationOf(tile: TileId): Rotation {
    return this.#plan.find((each) => each.tile === tile)?.rotation ?? this.#turns[tile] ?? this.#offered(tile);
  }

  /** As a tile lies that was not turned: where it is aimed, or would be first. */
  #offered(tile: TileId): Rotation {
    if (this.#view === null || !this.planning) return 0;
    return turnOffered(this.#view, this.#plan, tile, tile === this.#chosen ? (this.#cell ?? this.cells[0] ?? null) : null);
  }

  choose(tile: TileId): void {
    if (this.#carried === null) this.#chosen = tile;
  }
  /** A pointer takes a tile out of the hand; answers whether it is there. */
  lift(tile: TileId): boolean {
    if (!this.#tiles.includes(tile) || this.#sent?.tile === tile) return false;
    this.#chosen = tile;
    this.#carried = tile;
    this.#cell = null;
    return true;
  }
  /** The pointer carries it no more: it is in the hand. */
  letGo(): void {
    this.#carried = null;
    this.#cell = null;
  }
  step(by: 1 | -1): void {
    if (this.#tiles.length === 0 || this.#carried !== null) return;
    const at = this.#chosen === null ? -1 : this.#tiles.indexOf(this.#chosen);
    this.#chosen = this.#tiles[stepped(this.#tiles, at, by)] ?? null;
  }
  turn(by: 1 | -1): void {
    const tile = this.#chosen;
    if (tile === null) return;
    this.#turns = { ...this.#turns, [tile]: quarterTurn(this.rotationOf(tile), by) };
    this.#plan = turnPlanned(this.#plan, tile, by);
  }
  aimAt(cell: Cell | null): void {
    this.#cell = cell;
  }
  /** To the next cell up (1) or down (-1). */
  stepCell(by: 1 | -1): void {
    if (this.#carried !== null) return;
    this.#cell = steppedCell(this.cells, this.#cell, by);
  }

  /** What putting the chosen tile down on the cell aimed at would do to the table; null where it would do nothing. */
  get next(): Planned | null {
    const [tile, cell] = [this.#chosen, this.#cell];
    if (tile === null || cell === null || !this.cells.some((each) => sameCell(each, cell))) return null;
    return { tile, cell, rotation: this.rotationOf(tile) };
  }

  /** Puts the chosen tile down: into the plan, or onto the table. Answers whether there was anything to put where. */
  put(cell: Cell | null = this.#cell): boolean {
    this.#cell = cell;
    const placement = this.next;
    if (placement === null) return false;
    const { tile } = placement;
    this.#carried = null;
    if (!this.planning) {
      void this.#place(placement);
      return true;
    }
    this.#plan = withPlanned(this.#plan, placement);
    this.#turns = { ...this.#turns, [tile]: placement.rotation };
    const left = this.#tiles.find((each) => !this.#plan.some((planned) => planned.tile === each));
    if (left !== undefined) this.#chosen = left;
    this.#cell = null;
    return true;
  }

  /** Takes up a whole plan that fits beside the partner's, to go or to be changed (S5); answers whether there is one. */
  suggest(): boolean {
    const plan = this.#view === null || !this.planning ? null : suggestedPlan(this.#view, this.#reach.partnerPlan?.());
    if (plan === null || this.#carried !== null) return false;
    this.#plan = plan;
    this.#turns = { ...this.#turns, ...Object.fromEntries(plan.map(({ tile, rotation }) => [tile, rotation])) };
    this.#cell = null;
    return true;
  }

  /** Takes the last planned tile back to the hand. */
  takeBackLast(): void {
    const last = this.#plan.at(-1);
    if (last === undefined || this.#carried !== null) return;
    this.#plan = takeBack(this.#plan, last.tile);
    this.#chosen = last.tile;
  }

  /** S5: everything that was planned is put down at once. Answers whether it was. */
  async go(): Promise<boolean> {
    if (!this.ready || this.#opening) return false;
    this.#opening = true;
    const opened = await this.#tell(this.#reach.open(this.#plan));
    this.#opening = false;
    return opened;
  }

  async #place(placement: Planned): Promise<void> {
    this.#sent = placement;
    this.#cell = null;
    const placed = await this.#tell(this.#reach.place(placement));
    if (!placed && this.#sent === placement) this.#sent = null;
  }

  /** P8, T3, F7. */
  async switchPile(): Promise<void> {
    await this.#tell(this.#reach.switchPile());
  }

  async #tell(request: Promise<Answer<null>>): Promise<boolean> {
    const answer = await request;
    if (!answer.ok) this.#reach.refused(answer.error);
    return answer.ok;
  }
}
