/** What proves a verdict: the tiles that a mistake, a catch or a Hideout is about, and what is to be marked on them (J1, J3, J9). */
import { directionTo, DIRECTIONS, neighbour } from '../../../../rules/chase/compass';
import { onTable } from '../../../../rules/chase/legality';
import { colourOf, COLOURS, ITEMS, type Colour, type Item } from '../../../../rules/chase/tile';
import type { Neighbour, PathIndex, RoundView, WalkStep } from '../../../../shared/chase/table';
import type { ProofGroup, ProofReading, ProofSeam, ProofTile } from '../../../../drawing/chase/proof-picture';
import type { Story } from './because-words';
import { catches, deciding, lostBy, stoodBefore } from './deciding';

/** Tiles that lie together, and of which path they are; null where they are of both. */
interface OwnedGroup extends ProofGroup {
  readonly path: PathIndex | null;
}

/** What stands beside the sentence. */
export interface Proof {
  readonly groups: readonly OwnedGroup[];
  /** P6: which items lay on the table when the Hideout came; null where nobody asks. */
  readonly items: readonly { readonly item: Item; readonly found: boolean }[] | null;
  /** M6: the markers that all Chasers had left of each colour, and which one was asked for; null where nobody asks. */
  readonly left: readonly { readonly colour: Colour; readonly count: number; readonly asked: boolean }[] | null;
}

type At = Pick<WalkStep, 'path' | 'position'>;

/** What of a round its proof is drawn from: an example that nobody played has it, too. */
interface Lying {
  readonly view: Pick<RoundView, 'paths' | 'tiles' | 'prison' | 'rules'>;
}

const cellKey = ({ cell }: Pick<ProofTile, 'cell'>): string => `${cell.x}/${cell.y}`;

function tileAt({ view }: Lying, { path, position }: At, tone: ProofTile['tone']): ProofTile | null {
  const placed = view.paths[path]?.tiles[position - 1];
  const face = placed && view.tiles[placed.tile];
  return placed === undefined || face === undefined ? null : { face, cell: placed.cell, rotation: placed.rotation, position, tone };
}

const prisonOf = ({ prison }: Pick<RoundView, 'prison'>): ProofTile => ({
  face: 'prison',
  cell: prison,
  rotation: 0,
  position: null,
  tone: 'beside',
});

function neighbourTile(story: Lying, { at }: Neighbour): ProofTile | null {
  return at === null ? prisonOf(story.view) : tileAt(story, at, 'beside');
}

/** The tile before one; the Prison before the first. */
const before = (story: Lying, { path, position }: At): ProofTile | null =>
  position === 1 ? prisonOf(story.view) : tileAt(story, { path, position: position - 1 }, 'beside');

/** Each cell once. */
function group(
  path: PathIndex | null,
  tiles: readonly (ProofTile | null)[],
  seams: readonly ProofSeam[] = [],
  reading: ProofReading | null = null,
): OwnedGroup {
  const all = tiles.filter((each) => each !== null);
  return { path, tiles: all.filter((each, at) => all.findIndex((other) => cellKey(other) === cellKey(each)) === at), seams, reading };
}

/** A wrong tile with what it ran against; with two distant paths what it does not touch has a view of its own (F3). */
export function proofOfTile(story: Lying, step: WalkStep): OwnedGroup[] {
  const { evidence, path, placed } = step;
  const tile = tileAt(story, step, 'wrong');
  const own = before(story, step);
  const seam = (to: { readonly cell: ProofTile['cell'] }, kind: ProofSeam['kind']): ProofSeam[] => {
    const side = directionTo(placed.cell, to.cell);
    return side === undefined ? [] : [{ cell: placed.cell, side, kind }];
  };
  switch (evidence?.clause) {
    case 'P1': {
      const over = DIRECTIONS.filter((side) => onTable(story.view, neighbour(placed.cell, side)));
      return [
        group(
          path,
          [tile, own],
          over.map((side) => ({ cell: placed.cell, side, kind: 'edge' })),
        ),
      ];
    }
    case 'P2':
      return [
        group(
          path,
          [tile, own, ...evidence.touched.map((each) => neighbourTile(story, each))],
          evidence.touched.flatMap((each) => seam(each, 'touch')),
        ),
      ];
    case 'P3':
    case 'P4':
    case 'P7':
      return [
        group(
          path,
          [tile, neighbourTile(story, evidence.beside), own],
          seam(evidence.beside, evidence.clause === 'P4' ? 'roadblock' : 'streets'),
        ),
      ];
    case 'F3':
      return [
        group(path, [tile, own]),
        ...(evidence.end === null ? [] : [group(evidence.end.at?.path ?? null, [neighbourTile(story, evidence.end)])]),
      ];
    default:
      return [group(path, [tile, own])];
  }
}

/** A tile that is read, with the one that the reading goes towards; `out` is the colour of which no marker was left (M6). */
export function proofOfReading(
  story: Lying,
  { path, position, direction, counts, legal, marker, placed }: WalkStep,
  out: Colour | null = null,
): OwnedGroup {
  const final = marker?.final ?? story.view.paths[path]?.tiles.length === position;
  const ok = marker?.ok ?? true;
  const towards = final ? before(story, { path, position }) : tileAt(story, { path, position: position + 1 }, 'beside');
  const corners = counts.filter(({ witnesses }) => witnesses > 0).map(({ corner }) => corner);
  return group(path, [tileAt(story, { path, position }, marker === null ? 'beside' : ok ? 'right' : 'wrong'), towards], [], {
    cell: placed.cell,
    lit: { direction, corners },
    final,
    marker: marker?.symbol ?? null,
    ok,
    counts: counts.map(({ corner, symbol, witnesses }) => ({
      corner,
      symbol,
      witnesses,
      right: legal.includes(symbol),
      put: symbol === marker?.symbol,
      out: colourOf(symbol) === out,
    })),
  });
}

function itemsOf(step: WalkStep): Proof['items'] {
  if (step.evidence?.clause !== 'P6') return null;
  const { missing } = step.evidence;
  return ITEMS.map((item) => ({ item, found: !missing.includes(item) }));
}

const proofOf = (groups: readonly OwnedGroup[], items: Proof['items'] = null, left: Proof['left'] = null): Proof | null =>
  groups.some(({ tiles }) => tiles.length > 0) ? { groups, items, left } : null;

/** What stands at a step on which something is wrong; null where nothing is. */
export function proofAt(story: Story, step: WalkStep): Proof | null {
  const groups = [
    ...(step.fault === null ? [] : proofOfTile(story, step)),
    ...(step.marker?.ok === false ? [proofOfReading(story, step)] : []),
  ];
  return proofOf(groups, itemsOf(step));
}

/** The Hideout at the end of a way, with each path's end that it joins (F3). */
function hideout(story: Story): OwnedGroup[] {
  const step = story.verdict.walk.find(({ counts }) => counts.length === 0);
  if (step === undefined) return [];
  const other = step.path === 0 ? 1 : 0;
  const end = tileAt(story, { path: other, position: story.view.paths[other]?.tiles.length ?? 0 }, 'beside');
  const joined = [before(story, step), end].flatMap((tile) => {
    const side = tile === null ? undefined : directionTo(step.placed.cell, tile.cell);
    return tile === null || side === undefined ? [] : [{ tile, side }];
  });
  const seams = joined.map(({ side }): ProofSeam => ({ cell: step.placed.cell, side, kind: 'joint' }));
  return [group(joined.length > 1 ? null : step.path, [tileAt(story, step, 'right'), ...joined.map(({ tile }) => tile)], seams)];
}

/** M6: the tile that the Chaser stood before, with what was left of each colour. */
function outOfColour(story: Story): Proof | null {
  const lost = lostBy(story);
  const step = stoodBefore(story);
  if (lost === null || step === null) return null;
  const left = COLOURS.map((colour) => ({
    colour,
    count: story.view.paths.reduce((sum, { supply }) => sum + supply[colour], 0),
    asked: colour === lost.colour,
  }));
  return proofOf([proofOfReading(story, step, lost.colour)], null, left);
}

/** What proves how the whole round came out; null where nothing was decided (J8). */
export function proofOfRound(story: Story): Proof | null {
  const mistakes = deciding(story);
  const decided = story.verdict.reasons[story.verdict.reasons.length - 1]?.why;
  if (mistakes.length > 0) {
    const groups = mistakes.flatMap(({ role, step }) => (role === 'runner' ? proofOfTile(story, step) : [proofOfReading(story, step)]));
    const items = mistakes.flatMap(({ role, step }) => (role === 'runner' ? (itemsOf(step) ?? []) : []));
    return proofOf(groups, items.length === 0 ? null : items);
  }
  switch (decided) {
    case 'clean-hideout':
      return proofOf(hideout(story));
    case 'lone-hideout':
      return proofOf([...hideout(story), ...catches(story).map((step) => proofOfReading(story, step))]);
    case 'clean-catch':
      return proofOf(catches(story).map((step) => proofOfReading(story, step)));
    case 'lost-trail':
      return outOfColour(story);
    default:
      return null;
  }
}
