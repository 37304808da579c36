/** A `route` puzzle in words: what is asked, and what came of the way (P1 to P6, P10). */
import type { LyingTile, Reason, RoutePuzzle } from '../../../../shared/chase/puzzle';
import { endOfPath } from '../lib/cells';
import { handTileText } from '../lib/tile-text';
import { clauseText } from '../lib/verdict-text';
import { t, tn } from '../../../lib/words.svelte';
import { waysOf, type JudgedRow } from './judged-row';
import { endText, spotText } from './street-text';
import { streetOf } from './street-view';

export type RouteReason = Extract<Reason, { kind: 'route' }>;

/** The question with all that the eye would see. */
export function spokenRoute(puzzle: RoutePuzzle): string {
  const { hand } = puzzle.question;
  const view = streetOf(puzzle);
  const items = view.items.length === 0 ? t('match.items-none') : view.items.map((item) => t(`item.${item}`)).join(', ');
  const tiles = hand.map((tile) => {
    const face = puzzle.tiles[tile];
    return face === undefined ? tile : handTileText(face, 0);
  });
  return [
    t('drill.route.question'),
    endText(view, 0),
    `${t('match.items')}: ${items}.`,
    tn('drill.route.hand', hand.length),
    ...tiles,
  ].join(' ');
}

/** What came of a way; a `reason` that is not known yet leaves open what only the rules can tell. */
export function routeReason({ answer, tiles }: RoutePuzzle, way: readonly LyingTile[], reason: RouteReason | null): string {
  const shortest = tn('drill.route.shortest', answer.length);
  const last = way.at(-1);
  if (last === undefined) return shortest;
  if (reason?.fault) {
    const { at, clause } = reason.fault;
    return `${t('drill.route.fault', { position: at + 1 })} ${clauseText(clause)} ${shortest}`;
  }
  if (tiles[last.tile]?.kind !== 'hideout') return `${t('drill.route.not-there')} ${shortest}`;
  if (way.length > answer.length) return `${tn('drill.route.longer', way.length)} ${shortest}`;
  return reason === null ? '' : tn('drill.route.right', way.length);
}

/** A way step by step: where each tile lies, and what is wrong with it. `reason` is that of the player's own way. */
export function wayRows(puzzle: RoutePuzzle, way: readonly LyingTile[], reason: RouteReason | null): JudgedRow[] {
  return way.map(({ tile, cell, rotation }, at): JudgedRow => {
    const end = way[at - 1]?.cell ?? endOfPath(streetOf(puzzle), 0);
    const face = puzzle.tiles[tile] ?? null;
    const fault = reason?.fault?.at === at ? reason.fault.clause : null;
    const after = reason?.fault !== null && reason !== null && at > reason.fault.at;
    return {
      judgement: fault !== null ? 'wrong' : after ? 'barred' : 'right',
      word: t(`tile.kind.${face?.kind ?? 'route'}`),
      number: at + 1,
      face,
      ways: waysOf(end, [{ cell, rotation }]),
      place: spotText(end, { cell, rotation }),
      reason: fault !== null ? clauseText(fault) : after ? t('drill.route.after') : t('drill.fits'),
    };
  });
}
