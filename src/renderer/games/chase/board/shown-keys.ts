/**
 * What of a stage's state is seen, as texts: a layer whose text stays the same is not drawn again. Each word from main brings all of a
 * table as new objects, and of two views of it one has mostly nothing new.
 */
import type { Cell } from '../../../../shared/chase/replay';
import { tileAt } from './scene';
import type { DrawnAim, StageState } from './stage-state';

type IsSeen = (cell: Cell) => boolean;

const lookOf = ({ palette, plain, hidden }: StageState): readonly unknown[] => [palette.name, plain, hidden];

/** What lies there, as far as it is seen. */
function groundKey(state: StageState, isSeen: IsSeen): string {
  const tiles = state.scene.tiles.filter(({ cell }) => isSeen(cell));
  return JSON.stringify([lookOf(state), tiles.map(({ face, ...tile }) => ({ ...tile, known: face !== null }))]);
}

/** What is drawn over that, as far as it is seen. */
function overKey(state: StageState, isSeen: IsSeen): string {
  const { scene, aim, otherAims, spotlight, nextMarks, ghosts, end } = state;
  const marks = nextMarks.flatMap((mark) => {
    const tile = tileAt(scene, mark);
    if (tile === undefined || !isSeen(tile.cell)) return [];
    // The way in which it is read hangs on the tile after it.
    return [[mark, tile.cell, tileAt(scene, { path: mark.path, position: mark.position + 1 })?.cell]];
  });
  const held = ({ face, ...rest }: DrawnAim): unknown => ({ ...rest, known: face !== null });
  // Whoever explains a tile explains all that it has.
  const lit = spotlight === null ? null : [spotlight, tileAt(scene, spotlight)];
  const tried = ghosts.map(({ face, ...rest }) => ({ ...rest, known: face !== null }));
  return JSON.stringify([lookOf(state), marks, aim && held(aim), otherAims.map(held), lit, tried, end]);
}

/** The texts of both layers; `isSeen` says whether a cell is in the window. */
export function shownKeys(state: StageState, isSeen: IsSeen): { readonly ground: string; readonly over: string } {
  return { ground: groundKey(state, isSeen), over: overKey(state, isSeen) };
}
