/** A `pick` puzzle in words: what is asked, and what came of each tile (P1 to P7, F3). */
import type { PickPuzzle } from '../../../../shared/chase/puzzle';
import type { Rotation, TileId } from '../../../../shared/chase/replay';
import { endOfPath } from '../lib/cells';
import { faceText } from '../lib/tile-text';
import { list, t, tn } from '../../../lib/words.svelte';
import { fittingTiles } from './grade';
import { waysOf, type JudgedRow, type Judgement } from './judged-row';
import { endText, waysText } from './street-text';
import { streetOf } from './street-view';

/** What a tile of the row is called: by its kind and number. */
export function pickTileName({ question, tiles }: PickPuzzle, tile: TileId): string {
  return t('tile.plain', { kind: t(`tile.kind.${tiles[tile]?.kind ?? 'route'}`), id: question.tiles.indexOf(tile) + 1 });
}

/** A tile of the row: its name and its face as it lies there. */
export function pickTileText(puzzle: PickPuzzle, tile: TileId, rotation: Rotation = 0): string {
  const face = puzzle.tiles[tile];
  const name = pickTileName(puzzle, tile);
  return face === undefined ? name : `${name}. ${faceText(face, rotation)}`;
}

/** The question with all that the eye would see. */
export function spokenPick(puzzle: PickPuzzle): string {
  const { tiles, path } = puzzle.question;
  return [t('drill.pick.question'), endText(streetOf(puzzle), path), ...tiles.map((tile) => pickTileText(puzzle, tile))].join(' ');
}

/** Why a tile fits nowhere. */
function barredText(clauses: PickPuzzle['answer']['tiles'][number]['clauses']): string {
  return t('drill.barred-by', { reasons: list(clauses.map((clause) => t(`drill.barrier.${clause}`))) });
}

/** Every tile of the row with what came of it, in the row's order. */
export function pickRows(puzzle: PickPuzzle, picked: readonly TileId[]): JudgedRow[] {
  const end = endOfPath(streetOf(puzzle), puzzle.question.path);
  return puzzle.answer.tiles.map(({ tile, spots, clauses }, at) => {
    const named = picked.includes(tile);
    const judgement: Judgement = spots.length > 0 ? (named ? 'right' : 'missed') : named ? 'wrong' : 'barred';
    const ways = waysOf(end, spots);
    return {
      judgement,
      word: t(judgement === 'barred' ? 'drill.pick.left-out' : `drill.try.${judgement}`),
      number: at + 1,
      face: puzzle.tiles[tile] ?? null,
      ways,
      place: waysText(end, ways),
      reason: spots.length > 0 ? t('drill.fits') : barredText(clauses),
    };
  });
}

/** The clauses by which the tiles that were picked wrongly fit nowhere, each once. */
export function pickClauses({ answer }: PickPuzzle, picked: readonly TileId[]): string[] {
  return [...new Set(answer.tiles.flatMap(({ tile, spots, clauses }) => (spots.length === 0 && picked.includes(tile) ? clauses : [])))];
}

/** Which tiles fit, by their numbers. */
export function pickReason(puzzle: PickPuzzle): string {
  const { tiles } = puzzle.question;
  const fitting = fittingTiles(puzzle).map((tile) => tiles.indexOf(tile) + 1);
  if (fitting.length === 0) return t('drill.pick.none-fits');
  if (fitting.length === tiles.length) return t('drill.pick.all-fit');
  return tn('drill.pick.fit', fitting.length, { numbers: list(fitting.map(String)) });
}
