/** A placement to be judged as a picture and in words: before the answer with nothing marked. */
import { directionTo } from '../../../../rules/chase/compass';
import { list, t } from '../../../lib/words.svelte';
import type { ProofGroup, ProofTile } from '../board';
import { proofOfTile } from '../lib/proof';
import { TILES } from '../lib/tile-set';
import { clauseText } from '../lib/verdict-text';
import { exitsText } from '../lib/tile-text';
import { edgeBeside, type PlacementCase } from './placements';

function tilesOf({ state: { setup, paths } }: PlacementCase): ProofTile[] {
  const laid = (paths[0]?.tiles ?? []).flatMap(({ tile, cell, rotation }, at): ProofTile[] => {
    const face = TILES[tile];
    return face === undefined ? [] : [{ face, cell, rotation, position: at + 1, tone: 'beside' }];
  });
  return [{ face: 'prison', cell: setup.prison, rotation: 0, position: null, tone: 'beside' }, ...laid];
}

/** What lies around the tile that is judged, as large as there is room: what is farther away decides nothing. */
function around(placement: PlacementCase): ProofTile[] {
  const { cell } = placement.step.placed;
  return tilesOf(placement).filter((tile) => Math.max(Math.abs(tile.cell.x - cell.x), Math.abs(tile.cell.y - cell.y)) <= 1);
}

/** The tiles as they lie; once it is answered with what proves it. */
export function pictureOf(placement: PlacementCase, answered: boolean): ProofGroup {
  const tiles = around(placement);
  if (!answered) return { tiles, seams: [], reading: null };
  const { state, step } = placement;
  const { setup, paths } = state;
  const before = paths[0]?.tiles.at(-2)?.cell ?? setup.prison;
  const side = directionTo(step.placed.cell, before) ?? 'n';
  const view = { paths, tiles: TILES, prison: setup.prison, rules: setup.rules };
  const seams =
    step.fault === null
      ? [{ cell: step.placed.cell, side, kind: 'joint' } as const]
      : proofOfTile({ view }, step).flatMap((group) => group.seams);
  const tone = step.fault === null ? 'right' : 'wrong';
  return { tiles: tiles.map((tile, at) => (at === tiles.length - 1 ? { ...tile, tone } : tile)), seams, reading: null };
}

/** What there is to be seen: the tile's streets, what lies beside it and their streets, and where the table ends. */
export function pictureText(placement: PlacementCase): string {
  const tiles = tilesOf(placement);
  const { step } = placement;
  const last = tiles.at(-1);
  const beside = tiles.slice(0, -1).flatMap((tile) => {
    const side = directionTo(step.placed.cell, tile.cell);
    if (side === undefined) return [];
    const facts = { position: tile.position ?? 0, side: t(`direction.${side}`) };
    if (tile.face === 'prison') return [t('drill.judge.prison-beside', facts)];
    return [`${t('drill.judge.tile-beside', facts)} (${exitsText(tile.face, tile.rotation).replace(/\.$/, '')})`];
  });
  const own = last === undefined || last.face === 'prison' ? '' : exitsText(last.face, last.rotation);
  return [t('verdict.tile', { position: step.position }), own, t('drill.judge.beside', { tiles: list(beside) }), asideText(placement)]
    .filter((part) => part !== '')
    .join(' ');
}

/** What the picture does not show and matters: where the table ends, or that no item lies on it; else empty. */
export function asideText(placement: PlacementCase): string {
  if (placement.by === 'P6') return t('example.place.no-items');
  const edge = edgeBeside(placement);
  return edge === null ? '' : t('example.place.edge', { direction: t(`direction.${edge}`), position: placement.step.position - 1 });
}

/** Why the tile may lie there, or by what it may not. */
export function reasonText({ by, step }: PlacementCase): string {
  if (step.fault !== null) return clauseText(step.fault);
  return t(`example.place.${by === 'P2' ? 'corner' : by === 'P4' ? 'trees' : 'joined'}`);
}
