/** A moment of a round of Chase as a picture shows it: what lies on the table, what is known of hands, and who is who; all words are there. */
import { judge } from '../../rules/chase/judge';
import { faceOf, seatsOf, type PathIndex, type RoundState } from '../../rules/chase/round';
import type { Colour, Item } from '../../rules/chase/tile';
import { viewFor } from '../../rules/chase/view';
import type { Seat } from '../../rules/game';
import { clockText } from '../clock-text';
import type { PointOfView } from '../replay-view';
import type { Speaker } from '../speaker';
import type { Tile, TileId } from './replay';
import type { RoundView } from './table';
import { tableSigns, type TableSigns } from './table-signs';

export interface SeatShown {
  readonly name: string;
  readonly role: string;
  /** Of a Runner: the items that lie on the table; null for a Chaser. */
  readonly items: readonly Item[] | null;
  /** Of a Chaser: the markers that are left; null for a Runner. */
  readonly markers: Readonly<Record<Colour, number>> | null;
}

/** Tiles in a hand or a pile: their faces, or their backs where the point of view does not know them. */
export interface HandShown {
  readonly title: string;
  readonly tiles: readonly (Tile | null)[];
  readonly back: 'route' | 'start';
}

/** What is said of a tile of a path where right and wrong are shown. */
interface JudgedTile {
  readonly path: PathIndex;
  readonly position: number;
  /** Whether its marker is right; null where it has none. */
  readonly ok: boolean | null;
  /** The tile itself is the first wrong one. */
  readonly fault: boolean;
}

export interface MomentShown {
  readonly heading: string;
  /** With whose eyes it is looked at; '' where it is everything. */
  readonly about: string;
  readonly clock: string;
  /** How it ended, once it has. */
  readonly result: string;
  readonly seats: readonly SeatShown[];
  readonly hands: readonly HandShown[];
  readonly table: RoundView;
  readonly judged: readonly JudgedTile[];
  /** What stands over the table, as the window has it there. */
  readonly signs: TableSigns;
}

/** What a moment is made of. */
export interface MomentAsked {
  readonly state: RoundState;
  /** The round's time that the clock shows. */
  readonly t: number;
  /** From 1. */
  readonly round: number;
  /** By seat, as they sat then. */
  readonly names: readonly string[];
  readonly view: PointOfView;
  readonly speaker: Speaker;
}

/** The moment as `view` knew it. */
export function momentShown(asked: MomentAsked): MomentShown {
  const { state, t: time, round, names, view, speaker } = asked;
  const seat = typeof view === 'number' ? view : null;
  const table = viewFor(state, seat) as RoundView;
  const judged = view === 'judge' ? judgedIn(state) : [];
  return {
    heading: speaker.t('picture.heading', { round }),
    about:
      seat === null ? (view === 'judge' ? speaker.t('picture.judged') : '') : speaker.t('picture.seen-by', { name: names[seat] ?? '' }),
    clock: clockText(time),
    result: resultOf(asked),
    seats: state.setup.roles.map((role, at) => ({
      name: names[at] ?? '',
      role: speaker.t(`role.${role}`),
      items: role === 'runner' ? table.items : null,
      markers: role === 'chaser' ? (table.paths.find(({ chaser }) => chaser === at)?.supply ?? null) : null,
    })),
    hands: seat === null ? allHands(asked) : handsOf(asked, table),
    table,
    judged,
    signs: tableSigns(table),
  };
}

function judgedIn(state: RoundState): readonly JudgedTile[] {
  const { verdict } = judge(state);
  const mistake = verdict.runnerMistake;
  const markers = verdict.markers.map(({ path, position, ok }) => ({ path, position, ok, fault: false }));
  return mistake === null ? markers : [...markers, { path: mistake.path, position: mistake.position, ok: null, fault: true }];
}

/** A sentence or two on how it ended; '' while it goes on. */
function resultOf({ state, names, speaker }: MomentAsked): string {
  const { t, tn, list } = speaker;
  if (state.ending === null) return '';
  const { verdict } = judge(state);
  const caught = state.paths.find((path) => path.caught);
  const runners = seatsOf(state.setup.roles, 'runner');
  const ended =
    state.ending === 'caught'
      ? tn('result.ending.caught', runners.length, { position: caught?.tiles.length ?? 0 })
      : state.ending === 'given-up'
        ? t('picture.given-up')
        : t(state.ending === 'hideout' ? 'result.ending.hideout' : 'result.ending.trail-lost');
  if (verdict.winner === null || verdict.award === null) return state.ending === 'given-up' ? ended : `${ended} ${t('picture.nobody')}`;
  const winners = seatsOf(state.setup.roles, verdict.winner === 'runners' ? 'runner' : 'chaser');
  const name = list(winners.map((seat) => names[seat] ?? ''));
  const award = tn(`result.award.${verdict.award}`, winners.length);
  return `${ended} ${tn('picture.won', winners.length, { name, award })}`;
}

const faces = (state: RoundState, ids: readonly TileId[]): Tile[] =>
  ids.flatMap((id) => (faceOf(state.setup, id) as Tile | undefined) ?? []);

const backs = (count: number): null[] => Array.from({ length: count }, () => null);

/** Who holds a pile; null: it lies aside. */
function holderOf({ setup, holds }: RoundState, pile: number): Seat | null {
  return seatsOf(setup.roles, 'runner')[holds.indexOf(pile)] ?? null;
}

function pileTitle({ state, names, speaker }: MomentAsked, pile: number, count: number): string {
  const holder = holderOf(state, pile);
  return holder === null ? speaker.tn('picture.pile-aside', count) : speaker.tn('picture.pile-of', count, { name: names[holder] ?? '' });
}

/** Everything: each pile, and the Starting tiles that are still in a hand. */
function allHands(asked: MomentAsked): HandShown[] {
  const { state, names, speaker } = asked;
  const runners = seatsOf(state.setup.roles, 'runner');
  const starts = (state.starts ?? []).flatMap((ids, k): HandShown[] => {
    const title = speaker.tn('picture.starts-of', ids.length, { name: names[runners[k] ?? -1] ?? '' });
    return ids.length === 0 ? [] : [{ title, tiles: faces(state, ids), back: 'start' }];
  });
  const piles = (state.piles ?? []).map((ids, pile): HandShown => ({
    title: pileTitle(asked, pile, ids.length),
    tiles: faces(state, ids),
    back: 'route',
  }));
  return [...starts, ...piles];
}

/** What a seat knew of hands: its own; of the others how many tiles there are. */
function handsOf(asked: MomentAsked, view: RoundView): HandShown[] {
  const { state, names, speaker } = asked;
  const { hand, seat } = view;
  const known = (ids: readonly TileId[]): Tile[] => ids.flatMap((id) => view.tiles[id] ?? []);
  const starts: HandShown[] =
    hand === null || hand.starts.length === 0
      ? []
      : [
          {
            title: speaker.tn('picture.starts-of', hand.starts.length, { name: names[seat ?? -1] ?? '' }),
            tiles: known(hand.starts),
            back: 'start',
          },
        ];
  const piles = (view.pileSizes ?? []).map((count, pile): HandShown => {
    // P8: one's own pile lies openly in the hand once it has been taken up.
    const own = hand !== null && hand.pile.length > 0 && holderOf(state, pile) === seat;
    return { title: pileTitle(asked, pile, count), tiles: own ? known(hand.pile) : backs(count), back: 'route' };
  });
  return [...starts, ...piles];
}
