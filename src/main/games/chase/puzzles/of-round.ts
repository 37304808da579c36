/** Mistakes of a round as puzzles: a wrong marker asks to read that tile again, a wrong tile where it could have lain (J1, J3). */
import * as v from 'valibot';
import { PuzzleSchema, type LyingTile } from '../../../../shared/chase/puzzle';
import { bare } from '../../../../shared/by-name';
import { walkOf, type WalkStep } from '../../../../rules/chase/explain';
import { markingsOf, placingOf } from '../../../../rules/chase/happened';
import type { PlacedTile, RoundEvent, RoundState, Rules } from '../../../../rules/chase/round';
import { colourOf, COLOURS, type Colour, type TileSet } from '../../../../rules/chase/tile';
import { Timeline } from '../../../../rules/timeline';
import { chase, type ChaseTypes } from '../../../../rules/chase/chase';
import { accepted, refused, type Result } from '../../../../rules/result';
import type { MistakePuzzle, RoundMistake } from '../../../learning/game';
import type { NoPuzzle } from '../../../../shared/learn-requests';
import type { RoundLog } from '../../../../shared/replay-requests';
import type { PlaceDraft, ReadDraft } from './draft';
import { provePuzzle } from './prove';
import { sealed } from './seal';
import { outlineOf } from './shipped';

/** What a puzzle made of somebody's mistake says of where it comes from; the store knows which mistake it was. */
export const MISTAKE_SOURCE = 'mistake';

type Made = Result<MistakePuzzle, NoPuzzle>;

/** The faces as a puzzle carries them: those that a round's setup has may be frozen, or more than a puzzle needs. */
function faces(tiles: TileSet): ReadDraft['tiles'] {
  const own: ReadDraft['tiles'] = bare();
  for (const [id, tile] of Object.entries(tiles)) own[id] = structuredClone(tile) as ReadDraft['tiles'][string];
  return own;
}

/** The puzzle of a draft, proved as one of a file would be. */
function proved(draft: ReadDraft | PlaceDraft): Made {
  const made = draft.kind === 'read' ? sealed<'read'>(draft, MISTAKE_SOURCE) : sealed<'place'>(draft, MISTAKE_SOURCE);
  if (!made.ok) return refused('broken-table');
  const shape = v.safeParse(PuzzleSchema, made.value);
  if (!shape.success) return refused('too-large');
  const right = provePuzzle(shape.output);
  return right.ok ? accepted({ puzzle: right.value, ...outlineOf(right.value) }) : refused('broken-table');
}

/** The colour that its Chaser had none of when a marker was put there (M6). */
function colourOut(before: RoundState, { path }: WalkStep): Colour | undefined {
  return COLOURS.find((colour) => before.paths[path]?.supply[colour] === 0);
}

/** M2 to M4, M6: which symbol would have been right. */
function readAgain(before: RoundState, step: WalkStep): Made {
  const { placed, direction, marker, legal } = step;
  const face = before.setup.tiles[placed.tile];
  if (marker === null || face === undefined) return refused('broken-table');
  const out = colourOut(before, step);
  // M6: the trail was lost, and no marker could be right.
  if (out !== undefined && legal.every((symbol) => colourOf(symbol) === out)) return refused('nothing-right');
  return proved({
    kind: 'read',
    position: { tile: placed.tile, rotation: placed.rotation },
    question: { direction, final: marker.final, ...(out !== undefined && { out }) },
    tiles: faces({ [placed.tile]: face }),
  });
}

const lying = ({ tile, cell, rotation }: PlacedTile): LyingTile => ({ tile, cell: { ...cell }, rotation });

/** P1 to P7, F3: where the tile could have lain. */
function placeAgain(before: RoundState, { path, placed }: WalkStep): Made {
  const { prison, tiles, rules } = before.setup;
  const paths = before.paths.map((each) => each.tiles.map(lying));
  const named = [...paths.flat().map(({ tile }) => tile), placed.tile];
  return proved({
    kind: 'place',
    position: { table: { columns: rules.table.columns, rows: rules.table.rows }, prison: { ...prison }, paths },
    question: { tile: placed.tile, path },
    tiles: faces(Object.fromEntries(named.flatMap((id) => (tiles[id] === undefined ? [] : [[id, tiles[id]]])))),
  });
}

/** Every mistake of a round by its event, with the puzzle that it makes or why it makes none. */
export function puzzlesOfRound(round: RoundLog): readonly RoundMistake[] {
  // It was read by Chase's schemas.
  const { rules, tiles, deal } = round as { readonly rules: Rules; readonly tiles: TileSet; readonly deal: ChaseTypes['deal'] };
  const log = round.events as readonly RoundEvent[];
  const timeline = new Timeline<ChaseTypes>(chase, chase.setup(rules, tiles, deal), log);
  const end = timeline.stateAt(timeline.length);
  const found: RoundMistake[] = [];
  const marked = markingsOf(log);
  for (const step of walkOf(end)) {
    const { fault, placed, marker, path, position } = step;
    const event = fault === null ? undefined : placingOf(log, placed.tile);
    if (event !== undefined) {
      found.push({ event, seat: placed.seat, made: placeAgain(timeline.stateAt(event), step) });
    }
    if (marker !== null && !marker.ok) {
      const nth = end.marks.findIndex((each) => each.path === path && each.position === position);
      const put = marked[nth];
      const mark = end.marks[nth]?.mark;
      if (put === undefined || mark === undefined) continue;
      found.push({ event: put, seat: mark.seat, made: readAgain(timeline.stateAt(put), step) });
    }
  }
  return found.sort((one, other) => one.event - other.event);
}
