/** Whether a person has begun: bots of the first level let them (see `letsBegin`). */
import type { Player } from '../../../../shared/replay';
import type { Path, RoundState } from '../../../../rules/chase/round';
import type { Seat } from '../../../../rules/game';

/**
 * Whether a person plays against `seat` on its path and has not put anything yet: as Runner a tile after the Starting
 * tiles, as Chaser a marker. It follows from the table alone, so a round that is gone on with knows it, too.
 */
export function opponentBegins({ paths, setup }: RoundState, players: readonly Player[], seat: Seat): boolean {
  const isPerson = (each: Seat | null): boolean => each !== null && players[each]?.kind === 'human';
  const opposite = setup.roles[seat] === 'runner' ? 'chaser' : 'runner';
  const own = paths.find((path) => path[setup.roles[seat] ?? 'runner'] === seat) ?? paths[0];
  if (own === undefined) return false;
  if (opposite === 'chaser') return isPerson(own.chaser) && own.marks.length === 0;
  const people = runnersOf(own, setup.roles).filter(isPerson);
  const begun = own.tiles.slice(setup.rules.startingTiles).some((tile) => people.includes(tile.seat));
  return people.length > 0 && !begun;
}

/** T1: of three players both Runners build the one path. */
function runnersOf({ runner }: Path, roles: RoundState['setup']['roles']): Seat[] {
  if (runner !== null) return [runner];
  return roles.flatMap((role, seat) => (role === 'runner' ? [seat] : []));
}
