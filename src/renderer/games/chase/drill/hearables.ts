/** What can be heard of a puzzle whenever somebody wants it: what is asked with its tile, who looks where on it, and what is held. */
import type { Puzzle } from '../../../../shared/chase/puzzle';
import type { Rotation, Tile, TileId } from '../../../../shared/chase/replay';
import type { Hearable } from '../../../lib/hearable';
import { t, tn } from '../../../lib/words.svelte';
import { countsText } from '../lib/counts-text';
import { cellText, handTileText } from '../lib/tile-text';
import { judgeChoice } from './judge-choice.svelte';
import { roundToJudge } from './judge-round';
import { spokenStep } from './judge-text';
import { pickChoice } from './pick-choice.svelte';
import { pickTileText } from './pick-text';
import { placeChoice } from './place-choice.svelte';
import { routeWay } from './route-way.svelte';
import { spokenPuzzle } from './spoken';
import { streetOf, type StreetPuzzle } from './street-view';
import { trailRead } from './trail-read.svelte';
import { spokenTile } from './trail-text';
import type { TileInHand } from './tile-in-hand.svelte';

type OnStreet = Extract<Puzzle, StreetPuzzle>;

/** The hand of a puzzle on a street. */
function handOf(puzzle: OnStreet): TileInHand {
  if (puzzle.kind === 'place') return placeChoice(puzzle);
  return puzzle.kind === 'pick' ? pickChoice(puzzle) : routeWay(puzzle);
}

/** The tile whose witnesses are looked at, as it lies; null where there is none. */
function lookedAt(puzzle: Puzzle): { readonly tile: TileId; readonly rotation: Rotation } | null {
  switch (puzzle.kind) {
    case 'read':
      return puzzle.position;
    case 'trail':
      return puzzle.position.path[(trailRead(puzzle).now?.position ?? 0) - 1] ?? null;
    case 'judge':
      return judgeChoice(puzzle).step?.placed ?? null;
    default: {
      const { inHand, rotation } = handOf(puzzle);
      return inHand === null ? null : { tile: inHand, rotation };
    }
  }
}

/** What is asked now: of a trail its next tile, of a round the tile of the walk, else the whole question. */
function tileHeard(puzzle: Puzzle): string {
  if (puzzle.kind === 'trail') {
    const { now } = trailRead(puzzle);
    return now === undefined ? spokenPuzzle(puzzle) : spokenTile(puzzle, now);
  }
  if (puzzle.kind === 'judge') {
    const { step } = judgeChoice(puzzle);
    return step === undefined ? spokenPuzzle(puzzle) : spokenStep(roundToJudge(puzzle), step);
  }
  return spokenPuzzle(puzzle);
}

function countsHeard(puzzle: Puzzle): string {
  const looked = lookedAt(puzzle);
  const face: Tile | undefined = looked === null ? undefined : puzzle.tiles[looked.tile];
  return looked === null || face === undefined ? t('hear.nothing') : countsText(face, looked.rotation);
}

/** The tile in hand as it is turned, the cell that it is held over, and how many there are to choose from. */
function handHeard(puzzle: Puzzle): string {
  if (puzzle.kind === 'read' || puzzle.kind === 'trail' || puzzle.kind === 'judge') return t('hear.no-hand');
  const hand = handOf(puzzle);
  const { inHand, rotation, cell, end } = hand;
  const count = puzzle.kind === 'route' ? [`${tn('drill.route.hand', routeWay(puzzle).left.length)}.`] : [];
  const face = inHand === null ? undefined : puzzle.tiles[inHand];
  const name = puzzle.kind === 'pick' && inHand !== null ? pickTileText(puzzle, inHand, rotation) : face && handTileText(face, rotation);
  const view = streetOf(puzzle);
  const over = cell === null ? [] : [`${cellText(view, end, cell)}.`];
  return [...count, ...(name === undefined ? [] : [`${t('drill.in-hand')} ${name}`]), ...over].join(' ');
}

/** All that can be heard of a puzzle; how the run stands is said by its screen. */
export function hearablesOf(puzzle: Puzzle): Hearable[] {
  return [
    { action: 'hear-tile', text: () => tileHeard(puzzle) },
    { action: 'hear-counts', text: () => countsHeard(puzzle) },
    { action: 'hear-hand', text: () => handHeard(puzzle) },
  ];
}
