/**
 * The canonical form of a puzzle: equal for puzzles that are the same but for a turn of the whole table (C6), for where on
 * it the Prison lies as long as the edges are as far, and for the names of tiles. Makers make nothing twice by it.
 */
import { DIRECTIONS, ROTATIONS, type Cell, type Rotation } from '../../../../rules/chase/compass';
import type { Tile } from '../../../../rules/chase/tile';
import type { Draft, JudgeDraft, PickDraft, PlaceDraft, ReadDraft, RouteDraft, TrailDraft } from './draft';
import { faceText, faceTextAnyway, sectorsText } from './face-text';

interface Lying {
  readonly tile: string;
  readonly cell: Cell;
  readonly rotation: Rotation;
}

interface Ground {
  readonly table: { readonly columns: number; readonly rows: number };
  readonly prison: Cell;
}

type Tiles = Readonly<Record<string, Tile>>;

/** Degrees added up. */
function sum(one: Rotation, other: Rotation): Rotation {
  return ROTATIONS[((one + other) / 90) & 3] ?? 0;
}

/** Steps from the Prison to `cell`, seen after a turn of the table by `turn`. */
function stepsFrom(prison: Cell, cell: Cell, turn: Rotation): string {
  const x = cell.x - prison.x;
  const y = cell.y - prison.y;
  const [right, down] = turn === 0 ? [x, y] : turn === 90 ? [-y, x] : turn === 180 ? [-x, -y] : [y, -x];
  return `${String(right)},${String(down)}`;
}

/** How far the table reaches from the Prison, from north on, seen after the turn. */
function reach({ table, prison }: Ground, turn: Rotation): string {
  const far = [prison.y, table.columns - 1 - prison.x, table.rows - 1 - prison.y, prison.x];
  return DIRECTIONS.map((_, at) => far[(at + 4 - turn / 90) & 3]).join();
}

function faceOn(tiles: Tiles, id: string, rotation: Rotation): string {
  const tile = tiles[id];
  return tile === undefined ? '?' : faceText(tile, rotation);
}

function inHand(tiles: Tiles, ids: readonly string[]): string {
  return ids
    .map((id) => (tiles[id] === undefined ? '?' : faceTextAnyway(tiles[id])))
    .sort()
    .join(' ');
}

function pathText(tiles: Tiles, prison: Cell, path: readonly Lying[], turn: Rotation): string {
  return path.map(({ tile, cell, rotation }) => `${stepsFrom(prison, cell, turn)}:${faceOn(tiles, tile, sum(rotation, turn))}`).join(' ');
}

/** Turned so that the asked side points north: one text for a (face, side) however it lies. */
function readText({ position, question, tiles }: ReadDraft): string {
  const tile = tiles[position.tile];
  const back = ((4 - DIRECTIONS.indexOf(question.direction)) & 3) * 90;
  const rotation = sum(position.rotation, ROTATIONS[back / 90] ?? 0);
  const sectors = tile === undefined ? '?' : sectorsText(tile, rotation);
  return `${sectors} ${question.final ? 'final' : 'next'} ${question.out ?? ''}`;
}

function trailText({ position, tiles }: TrailDraft, turn: Rotation): string {
  return `${reach(position, turn)} ${pathText(tiles, position.prison, position.path, turn)}`;
}

function judgeText({ position, tiles }: JudgeDraft, turn: Rotation): string {
  const { round, rules } = position;
  const events = round.events.map((event) => {
    const of = `${event.type}${'path' in event ? String(event.path) : ''}`;
    if (event.type === 'place') return `${of} ${pathText(tiles, round.prison, [event], turn)}`;
    return event.type === 'mark' ? `${of} ${event.symbol}` : of;
  });
  return `${reach({ table: rules.table, prison: round.prison }, turn)} ${events.join(' ')}`;
}

function streetText({ position, question, tiles, kind }: PlaceDraft | PickDraft | RouteDraft, turn: Rotation): string {
  const path = 'path' in question ? question.path : 0;
  const hand = 'tile' in question ? [question.tile] : 'tiles' in question ? question.tiles : question.hand;
  // The path that is asked about comes first.
  const paths = path === 0 ? position.paths : [...position.paths].reverse();
  const lying = paths.map((each) => pathText(tiles, position.prison, each, turn)).join(' | ');
  return `${kind} ${reach(position, turn)} ${lying} + ${inHand(tiles, hand)}`;
}

/** The canonical form of a draft or puzzle. */
export function canonicalText(draft: Draft): string {
  if (draft.kind === 'read') return `read ${readText(draft)}`;
  const text = (turn: Rotation): string =>
    draft.kind === 'trail' ? trailText(draft, turn) : draft.kind === 'judge' ? judgeText(draft, turn) : streetText(draft, turn);
  return `${draft.kind} ${ROTATIONS.map(text).sort()[0] ?? ''}`;
}
