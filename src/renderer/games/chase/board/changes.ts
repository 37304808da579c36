/**
 * What of a stage's state is seen to be another than before: a layer on which nothing is, is not drawn again. Each word from main brings
 * a table anew, and of two views of it one has mostly nothing new.
 */
import type { TileId } from '../../../../shared/chase/replay';
import { sameJson } from '../../../../shared/same-json';
import { ledTiles, tileAt, type IsSeen } from '../../../../drawing/chase/signs';
import type { SceneTile } from './scene';
import type { DrawnAim, StageState } from './stage-state';

function lookDiffers(before: StageState, after: StageState): boolean {
  return before.palette !== after.palette || before.plain !== after.plain || before.hidden !== after.hidden;
}

/** A face is known or not: what it shows hangs on the tile's name, as long as the same tiles are played with. */
function tileDiffers({ face, mark, ...before }: SceneTile, { face: nowFace, mark: nowMark, ...after }: SceneTile, marks: boolean): boolean {
  return (face === null) !== (nowFace === null) || (marks && !sameJson(mark, nowMark)) || !sameJson(before, after);
}

/** What of a tile is not there yet, since it is still coming down. */
type ComesDown = (id: TileId) => 'tile' | 'mark' | null;

/** Whether something else lies there, as far as it is seen. */
export function groundDiffers(before: StageState, after: StageState, isSeen: IsSeen, comesDown: ComesDown): boolean {
  if (lookDiffers(before, after)) return true;
  const [were, are] = [before, after].map(({ scene }) => scene.tiles.filter(({ id, cell }) => isSeen(cell) && comesDown(id) !== 'tile'));
  if (were === undefined || are?.length !== were.length) return true;
  return are.some((tile, at) => {
    const was = were[at];
    return was === undefined || tileDiffers(was, tile, comesDown(tile.id) === null);
  });
}

/** What is drawn over that, as far as it is seen. */
function overIt(
  { scene, aim, otherAims, spotlight, nextMarks, ghosts, leads, end, called }: StageState,
  isSeen: IsSeen,
): readonly unknown[] {
  const marks = nextMarks.flatMap((mark) => {
    const tile = tileAt(scene, mark);
    if (tile === undefined || !isSeen(tile.cell)) return [];
    // The way in which it is read hangs on the tile after it.
    return [[mark, tile.cell, tileAt(scene, { path: mark.path, position: mark.position + 1 })?.cell ?? null]];
  });
  const held = ({ face, ...rest }: DrawnAim): unknown => ({ ...rest, known: face !== null });
  // Whoever explains a tile explains all that it has.
  const lit = spotlight === null ? null : [spotlight, tileAt(scene, spotlight) ?? null];
  const tried = ghosts.map(({ face, ...rest }) => ({ ...rest, known: face !== null }));
  const led = leads.map((lead) => {
    const seen = ledTiles(scene, lead).filter(({ tile }) => isSeen(tile.cell));
    return seen.length === 0 ? null : [lead, seen.map(({ tile: { cell }, from, to }) => [cell, from, to])];
  });
  return [marks, led, aim && held(aim), otherAims.map(held), lit, tried, end, called];
}

/** Whether something else is drawn over the table, as far as it is seen. */
export function overDiffers(before: StageState, after: StageState, isSeen: IsSeen): boolean {
  return lookDiffers(before, after) || !sameJson(overIt(before, isSeen), overIt(after, isSeen));
}
