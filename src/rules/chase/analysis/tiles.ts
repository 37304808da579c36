/** What an analysis says of tiles (P1 to P10, J1). */
import type { Seat } from '../../game';
import { faultOfPlacing } from '../legality';
import { pathNamed } from '../paths';
import { faceOf, type PathIndex, type RoundState } from '../round';
import { legalPlacements } from './choices';
import { handsOf, LONGEST_WAY, shorterWay } from './shorter-way';
import { wrongsOf } from '../wrongs';
import { stateAt, type Through } from './through';
import type { ShorterWay, TileFacts } from './types';

/** A tile as it was laid, without what could have been laid instead. */
export type LaidTile = Omit<TileFacts, 'choices' | 'shorter' | 'passed'>;

/** Every tile of the round as it was laid, in the order of events. */
export function laidTiles(through: Through): LaidTile[] {
  const { events, setup } = through;
  const broken = new Set<PathIndex>();
  return events.flatMap((event, at): LaidTile[] => {
    if (event.type !== 'place') return [];
    const state = stateAt(through, at);
    const path = pathNamed(state, event.path) ?? 0;
    const before = state.paths[path]?.tiles ?? [];
    const starting = before.length < setup.rules.startingTiles;
    const { seat, t, tile } = event;
    const face = faceOf(setup, tile);
    const clause = faultOfPlacing(state, path, event);
    const behind = broken.has(path);
    if (clause !== null) broken.add(path);
    return [
      {
        event: at,
        t,
        path,
        position: before.length + 1,
        seat,
        tile,
        item: face?.item ?? null,
        hideout: face?.kind === 'hideout',
        took: starting ? null : t - (before[before.length - 1]?.t ?? 0),
        clause,
        behind,
      },
    ];
  });
}

/** What the Runner could have laid (P8). */
function choicesOf(state: RoundState, index: PathIndex, seat: Seat): TileFacts['choices'] {
  const [hand] = handsOf(state, seat) ?? [];
  if (hand === undefined) return null;
  const placements = legalPlacements(state, index, hand);
  return { placements: placements.length, tiles: new Set(placements.map(({ tile }) => tile)).size };
}

/** Fewer tiles than were laid from here on where that led to a Hideout; else any way that the search looks for. */
function shorter({ end }: Through, state: RoundState, index: PathIndex, seat: Seat): ShorterWay | null {
  const laid = end.paths[index]?.tiles ?? [];
  const last = laid[laid.length - 1];
  const reached = last !== undefined && faceOf(end.setup, last.tile)?.kind === 'hideout';
  const left = laid.length - (state.paths[index]?.tiles.length ?? 0);
  return shorterWay(state, index, seat, reached ? left - 1 : LONGEST_WAY);
}

/** Every tile of the round with what could have been laid instead, in the order of events. */
export function tileFacts(through: Through): TileFacts[] {
  const wrongs = wrongsOf(through.end).filter(({ what }) => what === 'tile');
  return laidTiles(through).map((tile): TileFacts => {
    const { event, path, position, seat, took, behind } = tile;
    const state = stateAt(through, event);
    const choices = took === null ? null : choicesOf(state, path, seat);
    const way = took === null || behind ? null : shorter(through, state, path, seat);
    const wrong = wrongs.find((each) => each.path === path && each.position === position);
    const first = wrongs.find((each) => each.path === path && each.mistake);
    // Behind a path's first wrong one the right ones are not looked at either.
    const unread = behind && first !== undefined ? { clause: 'J1' as const, first: { path, position: first.position } } : null;
    const passed = wrong === undefined ? unread : wrong.passed;
    return { ...tile, passed, choices, shorter: way };
  });
}
