/**
 * What can be heard at the table whenever somebody wants it: the tile that matters now, who looks where on it, what is held, and how it
 * stands. It says what lies open to the seat, and nothing that has to be worked out.
 */
import type { ChaseTable, PathIndex, RoundView } from '../../../../shared/chase/table';
import { leadOf } from '../../../../rules/chase/marking';
import { spokenTime, type Hearable } from '../../../lib/hearable';
import { currentLanguage, list, t, tn } from '../../../lib/words.svelte';
import { ownPath } from '../lib/cells';
import { countsText } from '../lib/counts-text';
import { readingsOf } from '../../../../shared/chase/table-signs';
import { raceText } from '../lib/race-text';
import { cellText, handTileText, pathTileText } from '../lib/tile-text';
import { lyingAt } from './lying';
import type { SeatAtTable } from '../seats/seat-at-table.svelte';

/** Who asks: the only person here, or several who hear the same, or somebody who looks on. */
interface Asking {
  readonly table: ChaseTable;
  /** Null where several hear it, or nobody plays here: then only what everybody sees is said. */
  readonly desk: SeatAtTable | null;
  /** The round's time, in milliseconds. */
  readonly time: number;
}

const viewOf = ({ table, desk }: Asking): RoundView => desk?.own?.view ?? table.table;
const isRunner = (asking: Asking): boolean => viewOf(asking).role === 'runner';

/** The readings that are asked for: a Chaser's own, or those of all. */
function readings(asking: Asking): ReturnType<typeof readingsOf> {
  const view = viewOf(asking);
  return readingsOf(view).filter(({ path }) => view.role !== 'chaser' || path === ownPath(view));
}

/** Of several paths each is told with its number. */
function onPath(view: RoundView, path: PathIndex, text: string): string {
  return view.paths.length > 1 ? `${t('match.table-path', { path: path + 1 })}: ${text}` : text;
}

/** The tile to join on to for a Runner, the tile to read for everybody else. */
function tileHeard(asking: Asking): string {
  const view = viewOf(asking);
  if (isRunner(asking)) {
    const planned = asking.desk?.hand.plan.at(-1);
    const face = planned && view.tiles[planned.tile];
    if (planned !== undefined && face !== undefined) return handTileText(face, planned.rotation);
    const path = view.paths[ownPath(view)];
    return path === undefined || path.tiles.length === 0 ? t('prison.text') : pathTileText(view, path, path.tiles.length - 1);
  }
  if (view.phase === 'planning') {
    const planner = view.roles.indexOf('runner');
    return t('match.wait-runner', { name: asking.table.players[planner]?.name ?? '' });
  }
  const all = readings(asking).map(({ path, index, direction, final }) => {
    const lies = lyingAt(view, path, index);
    const asked = t(final ? 'match.read-back' : 'match.read-next', { position: index + 1, direction: t(`direction.${direction}`) });
    return onPath(view, path, lies === null ? asked : `${asked}. ${handTileText(lies.tile, lies.rotation)}`);
  });
  return all.length === 0 ? t('match.wait-tile') : all.join(' ');
}

/** Who looks where: on the tile in a Runner's hand, which a Chaser will have to read, or on the tile to read. */
function countsHeard(asking: Asking): string {
  const view = viewOf(asking);
  const { desk } = asking;
  if (desk !== null && isRunner(asking)) {
    const { chosen } = desk.hand;
    const face = chosen === null ? undefined : view.tiles[chosen];
    return chosen === null || face === undefined || !desk.uncovered ? t('hear.nothing') : countsText(face, desk.hand.rotationOf(chosen));
  }
  const all = readings(asking).map(({ path, index }) => {
    const lies = lyingAt(view, path, index);
    return lies === null ? '' : onPath(view, path, countsText(lies.tile, lies.rotation));
  });
  return all.length === 0 ? t('match.wait-tile') : all.join(' ');
}

/** A Runner's pile with the tile that is chosen and the cell that it is held over; a Chaser's markers. */
function handHeard(asking: Asking): string {
  const view = viewOf(asking);
  const { desk } = asking;
  if (desk === null || !isRunner(asking)) {
    return view.paths
      .flatMap(({ supply }, at) =>
        view.role === 'chaser' && at !== ownPath(view) ? [] : [onPath(view, at === 1 ? 1 : 0, t('hear.markers', { ...supply }))],
      )
      .join(' ');
  }
  const { hand } = desk;
  if (desk.busy.value !== null) return t('hand.switching');
  const other = view.pileSizes?.[1 - (view.holds[0] ?? 0)] ?? 0;
  const pile = hand.planning ? t('hand.starts') : `${tn('hand.list', hand.tiles.length)}. ${t('hear.other-pile', { count: other })}`;
  const face = hand.chosen === null ? undefined : view.tiles[hand.chosen];
  if (hand.chosen === null || face === undefined) return pile;
  const facts = { position: hand.tiles.indexOf(hand.chosen) + 1, count: hand.tiles.length };
  const chosen = desk.uncovered
    ? `${t('hear.chosen', facts)} ${handTileText(face, hand.rotationOf(hand.chosen))}`
    : t('hand.covered', facts);
  const cell = hand.cell === null ? [] : [`${cellText(view, hand.end, hand.cell)}.`];
  return [`${pile.replace(/\.$/, '')}.`, chosen, ...cell].join(' ');
}

/** How long the round goes, what was found, how far the Runners are ahead of the markers (M1), and in a race how that stands. */
function timeHeard({ table, time }: Asking): string {
  const { table: view, players } = table;
  const items = view.items.length === 0 ? t('match.items-none') : list(view.items.map((item) => t(`item.${item}`)));
  const leads = view.paths.map((path) => {
    const runners = view.roles.flatMap((role, seat) => (role === 'runner' && (path.runner === null || path.runner === seat) ? [seat] : []));
    const name = list(runners.map((seat) => players[seat]?.name ?? ''));
    return tn('say.lead', path.caught ? 0 : leadOf(path, view.tiles), { name });
  });
  const { race } = table;
  const standing = race === undefined ? null : raceText(race, view.roles, table.clock.t);
  return [
    `${t('match.clock')}: ${spokenTime(time, currentLanguage())}.`,
    `${t('match.items')}: ${items}.`,
    ...(view.phase === 'planning' ? [] : leads),
    ...(race === undefined || standing === null ? [] : [`${t('race.title', { name: race.player.name })}: ${standing}.`]),
  ].join(' ');
}

/** All that can be heard at a table that goes on. */
export function hearablesAt(asking: () => Asking): Hearable[] {
  return [
    { action: 'hear-tile', text: () => tileHeard(asking()) },
    { action: 'hear-counts', text: () => countsHeard(asking()) },
    { action: 'hear-hand', text: () => handHeard(asking()) },
    { action: 'hear-time', text: () => timeHeard(asking()) },
  ];
}
