/** Making `place`, `pick` and `route` puzzles on random legal streets. */
import type { Street } from '../../../../shared/chase/puzzle';
import { itemsOn } from '../../../../rules/chase/legality';
import type { PathIndex, RoundState } from '../../../../rules/chase/round';
import { ITEMS, type Item, type TileId, type TileSet } from '../../../../rules/chase/tile';
import { shuffled, type Random } from '../../../../rules/random';
import { CHASE_TILES } from '../tiles/tile-set';
import type { PickDraft, PlaceDraft, RouteDraft } from './draft';
import { randomMeeting } from './make-meeting';
import { solveRoute } from './route';
import { HIDEOUTS, lyingOf, randomStreet, ROUTE_TILES, START_TILES, usedTiles } from './walk';

/** One street in so many has two paths (F1), one hand and one row in so many a Hideout, one place puzzle in so many is the first tile. */
const ONE_DOUBLE_IN = 5;
const ONE_HIDEOUT_IN = 6;
const ONE_HIDEOUT_ROW_IN = 3;
const ONE_FIRST_IN = 20;
/** One draft in so many is about a Hideout that has two paths to join (F3). */
const ONE_MEETING_IN = 20;

const LONGEST = 9;

const FACES: TileSet = CHASE_TILES;

function streetOf(state: RoundState): Street {
  const { rules, prison } = state.setup;
  return {
    table: { ...rules.table },
    prison,
    paths: state.paths.map((_, path) => lyingOf(state, path as PathIndex)),
  };
}

/** A street with at least the Starting tiles, of one path or two. */
function anyStreet(random: Random): RoundState | undefined {
  const paths = random.below(ONE_DOUBLE_IN) === 0 ? 2 : 1;
  return randomStreet(random, paths, [2 + random.below(LONGEST - 1), 2 + random.below(LONGEST - 1)].slice(0, paths));
}

/** A random place puzzle, or undefined where the walk got stuck. */
export function placeDraft(random: Random): PlaceDraft | undefined {
  if (random.below(ONE_MEETING_IN) === 0) {
    const meeting = randomMeeting(random);
    return (
      meeting && {
        kind: 'place',
        position: streetOf(meeting.street),
        question: { tile: meeting.hideout, path: meeting.path },
        tiles: CHASE_TILES,
      }
    );
  }
  const first = random.below(ONE_FIRST_IN) === 0;
  const street = first ? randomStreet(random, 1, [0]) : anyStreet(random);
  if (street === undefined) return undefined;
  const used = usedTiles(street);
  const from = first ? START_TILES : random.below(ONE_HIDEOUT_IN) === 0 ? HIDEOUTS : ROUTE_TILES;
  const [tile] = shuffled(
    from.filter((id) => !used.has(id)),
    random,
  );
  if (tile === undefined) return undefined;
  const path = random.below(street.paths.length) === 1 ? 1 : 0;
  return { kind: 'place', position: streetOf(street), question: { tile, path }, tiles: CHASE_TILES };
}

/** A street, the path that goes on, and a Hideout that is to be in the row, if any. */
function pickStreet(
  random: Random,
): { readonly street: RoundState; readonly path: PathIndex; readonly hideout?: TileId | undefined } | undefined {
  if (random.below(ONE_MEETING_IN) === 0) return randomMeeting(random);
  const street = anyStreet(random);
  if (street === undefined) return undefined;
  const path = random.below(street.paths.length) === 1 ? 1 : 0;
  return { street, path, hideout: random.below(ONE_HIDEOUT_ROW_IN) === 0 ? shuffled(HIDEOUTS, random)[0] : undefined };
}

/** A random pick puzzle of four to six tiles, or undefined where the walk got stuck. */
export function pickDraft(random: Random): PickDraft | undefined {
  const drawn = pickStreet(random);
  if (drawn === undefined) return undefined;
  const { street, path, hideout } = drawn;
  const used = usedTiles(street);
  const free = shuffled(
    ROUTE_TILES.filter((id) => !used.has(id)),
    random,
  );
  const row = free.slice(0, 4 + random.below(3));
  if (hideout !== undefined) row[random.below(row.length)] = hideout;
  return { kind: 'pick', position: streetOf(street), question: { tiles: row, path }, tiles: CHASE_TILES };
}

/** Tiles of a hand besides the Hideout and the items that are still to fetch. */
const FEWEST_PLAIN = 2;
const MOST_PLAIN = 6;

/** A street and a hand with what is still to fetch; it may turn out to have no way. Undefined where the walk got stuck. */
export function handDraft(random: Random): RouteDraft | undefined {
  const street = randomStreet(random, 1, [2 + random.below(4)]);
  if (street === undefined) return undefined;
  const used = usedTiles(street);
  const free = shuffled(
    ROUTE_TILES.filter((id) => !used.has(id)),
    random,
  );
  const lying = itemsOn(street.setup, street.paths[0]?.tiles ?? []);
  const itemOf = (id: string): Item | undefined => FACES[id]?.item;
  const wanted = ITEMS.filter((item) => !lying.includes(item)).flatMap((item) => free.find((id) => itemOf(id) === item) ?? []);
  const plain = free.filter((id) => itemOf(id) === undefined);
  const hand = [
    ...shuffled(HIDEOUTS, random).slice(0, 1),
    ...wanted,
    ...plain.slice(0, FEWEST_PLAIN + random.below(MOST_PLAIN - FEWEST_PLAIN + 1)),
  ];
  return { kind: 'route', position: streetOf(street), question: { hand: shuffled(hand, random) }, tiles: CHASE_TILES };
}

/** A random route puzzle: a way is found, and the street then goes part of it already. Undefined where there is none. */
export function routeDraft(random: Random): RouteDraft | undefined {
  const draft = handDraft(random);
  const solved = draft && solveRoute(draft);
  if (solved?.ok !== true) return undefined;
  // A last step alone would be no route.
  const gone = solved.value.answer.way.slice(0, random.below(Math.max(1, solved.value.answer.length - 1)));
  const path = [...(draft?.position.paths[0] ?? []), ...gone];
  const hand = draft?.question.hand.filter((id) => !gone.some(({ tile }) => tile === id)) ?? [];
  return draft && { ...draft, position: { ...draft.position, paths: [path] }, question: { hand } };
}
