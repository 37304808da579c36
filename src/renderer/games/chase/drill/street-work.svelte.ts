/**
 * What is the same in all drills on a street: the tile in hand is turned, held over a cell and put there, by keys as in a round
 * and by a pointer that carries it; and each question, like each answer, begins afresh.
 */
import { tick, untrack } from 'svelte';
import type { Cell, TileId } from '../../../../shared/chase/replay';
import type { RoundView } from '../../../../shared/chase/table';
import { streetDrag } from '../drag/street-drag.svelte';
import type { DragSurface } from '../drag/surface';
import type { TileDrag } from '../drag/tile-drag.svelte';
import { announcer } from '../../../lib/announcer.svelte';
import { listenForActions, type ActionHandlers } from '../../../lib/keyboard.svelte';
import type { Passing } from '../../../lib/passing.svelte';
import { settings } from '../../../lib/settings.svelte';
import { play } from '../../../lib/sound';
import { held, once } from '../../../lib/handlers';
import { zoomActions, type Zoomed } from '../../../lib/stage/zoom-actions';
import { cellAround, turnText } from './street-text';
import { pathAsked, type StreetPuzzle } from './street-view';
import { Sure } from './sure.svelte';
import type { TileInHand } from './tile-in-hand.svelte';

/** What a kind of drill does in its own way. */
interface StreetDeeds {
  readonly puzzle: () => StreetPuzzle;
  /** Not answered yet. */
  readonly open: () => boolean;
  readonly hand: () => TileInHand;
  /** The street as it is now. */
  readonly view: () => RoundView;
  /** On to the next tile, or back, where there are several to choose from. */
  readonly step?: (by: 1 | -1) => void;
  /** Puts the tile in hand where it is held. */
  readonly put: () => void;
  readonly takeBack: () => void;
  /** What was put so far is the answer. */
  readonly finish: () => void;
  /** A pointer takes a tile up; false where it must not be carried. Only asked while the puzzle is open. */
  readonly lift: (tile: TileId) => boolean;
  /** It is let go over a cell. */
  readonly drop: (cell: Cell) => void;
  /** What keys do once it is answered. */
  readonly judgedKeys: () => ActionHandlers;
  /** Another puzzle is there, or its answer. */
  readonly begin: () => void;
}

/** Made in a component, for as long as that lives. */
export class StreetWork {
  readonly deeds: StreetDeeds;
  /** The second press of a key that ends a puzzle. */
  readonly sure = new Sure();
  readonly drag: TileDrag;
  /** What is said of the hand for a moment. */
  readonly told: Passing<string>;
  /** The street on the screen, and the frame that it stands in. */
  street = $state.raw<DragSurface & Zoomed>();
  frame: { readonly focusSide: () => void } | undefined;

  constructor(deeds: StreetDeeds) {
    this.deeds = deeds;
    const asked = (): unknown => [deeds.puzzle(), deeds.open()];
    const { drag, told } = streetDrag({
      street: () => this.street,
      question: asked,
      lift: (tile) => deeds.open() && deeds.lift(tile),
      aimAt: (cell) => deeds.hand().aimAt(cell),
      turn: (by) => this.turn(by),
      place: (cell) => deeds.drop(cell),
    });
    this.drag = drag;
    this.told = told;
    $effect(() => listenForActions(() => this.#keys(), 'part'));
    $effect(() => {
      asked();
      this.sure.clear();
      deeds.begin();
      untrack(() => this.keepFocus());
    });
  }

  turn(by: 1 | -1): void {
    const hand = this.deeds.hand();
    if (!this.deeds.open() || hand.inHand === null) return;
    hand.turn(by);
    play('turn', settings.current);
    announcer.say(turnText(hand.rotation));
  }

  /** Holds the tile over a cell, or over none; does nothing once it is answered. */
  aimAt(cell: Cell | null): void {
    if (this.deeds.open()) this.deeds.hand().aimAt(cell);
  }

  stepCell(by: 1 | -1): void {
    const hand = this.deeds.hand();
    hand.stepCell(by);
    if (hand.cell !== null) announcer.say(cellAround(this.deeds.view(), pathAsked(this.deeds.puzzle()), hand.end, hand.cell));
  }

  /** What had the focus may be gone; then the part beside the street has it. */
  keepFocus(): void {
    void tick().then(() => {
      if (document.activeElement === document.body) this.frame?.focusSide();
    });
  }

  #keys(): ActionHandlers {
    const { deeds } = this;
    const zoom = zoomActions(() => this.street);
    if (!deeds.open()) return { ...zoom, ...deeds.judgedKeys() };
    const turns = { 'rotate-right': held(() => this.turn(1)), 'rotate-left': held(() => this.turn(-1)) };
    if (this.drag.tile !== null) return { ...zoom, ...turns };
    const { step } = deeds;
    return {
      ...zoom,
      ...turns,
      ...(step && { 'hand-next': held(() => step(1)), 'hand-previous': held(() => step(-1)) }),
      'cell-next': held(() => this.stepCell(1)),
      'cell-previous': held(() => this.stepCell(-1)),
      place: once(() => deeds.put()),
      skip: once(() => deeds.finish()),
      'switch-pile': once(() => deeds.takeBack()),
    };
  }
}
