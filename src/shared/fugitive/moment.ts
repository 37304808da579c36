/** A moment of a game of Fugitive as a picture shows it: what lies on the table, what is known of hands, and who is who; all words are there. */
import { PILES } from '../../rules/fugitive/cards';
import { seatOf, sprintsSeen } from '../../rules/fugitive/row';
import type { Role, State } from '../../rules/fugitive/types';
import { viewFor } from '../../rules/fugitive/view';
import { clockText } from '../clock-text';
import type { PointOfView } from '../replay-view';
import type { Speaker } from '../speaker';

/** A card: its number where the point of view knows it, and whether it lies face up. */
export interface CardShown {
  readonly number: number | null;
  readonly up: boolean;
}

export interface PlaceShown extends CardShown {
  readonly sprints: readonly CardShown[];
}

interface SideShown {
  readonly name: string;
  readonly role: string;
  readonly hand: readonly CardShown[];
}

export interface MomentShown {
  readonly heading: string;
  readonly turn: string;
  readonly clock: string;
  /** How it ended, once it has. */
  readonly result: string;
  readonly row: readonly PlaceShown[];
  /** What is left in each pile. */
  readonly piles: readonly string[];
  readonly sides: readonly SideShown[];
}

interface MomentAsked {
  readonly state: State;
  readonly t: number;
  /** From 1. */
  readonly round: number;
  readonly names: readonly string[];
  readonly view: PointOfView;
  readonly speaker: Speaker;
}

const ROLES: readonly Role[] = ['fugitive', 'marshal'];

/** The state as a point of view knew it (I). */
export function knownTo(state: State, view: PointOfView): State {
  return typeof view === 'number' ? viewFor(state, view).state : state;
}

/** The moment as `view` knew it. */
export function momentShown({ state, t: time, round, names, view, speaker }: MomentAsked): MomentShown {
  const { t } = speaker;
  const known = knownTo(state, view);
  const { setup, drawn, hands, outcome } = known;
  const winner = outcome === null ? '' : (names[seatOf(setup, outcome.winner)] ?? '');
  return {
    heading: t('replay.round', { round }),
    turn: t('fugitive.turn', { turn: known.turn }),
    clock: clockText(time),
    result: outcome === null ? '' : t(`fugitive.wins.${outcome.winner}`, { name: winner }),
    row: known.row.map((place) => ({
      number: place.number,
      up: place.turnedUp !== null,
      sprints: place.sprints.map((number) => ({ number, up: sprintsSeen(place) })),
    })),
    piles: PILES.map((pile) => String((setup.piles[pile - 1]?.length ?? 0) - (drawn[pile - 1] ?? 0))),
    sides: ROLES.map((role) => ({
      name: names[seatOf(setup, role)] ?? '',
      role: t(`fugitive.role.${role}`),
      // Covers have no order that would tell anything.
      hand: [...hands[role]].sort((one, two) => (one ?? 99) - (two ?? 99)).map((number) => ({ number, up: number !== null })),
    })),
  };
}
