/** A street so far as a round of the engine: what `trail`, `place`, `pick` and `route` puzzles lie on. */
import type { LyingTile, Street } from '../../../../shared/chase/puzzle';
import { applyEvent } from '../../../../rules/chase/apply';
import { STANDARD_RULES } from '../../../../rules/chase/deal';
import { firstRunnerMistake } from '../../../../rules/chase/judge';
import { firstRoles } from '../../../../rules/chase/match';
import { beginRound, seatsOf, type PathIndex, type RoundState } from '../../../../rules/chase/round';
import type { TileSet } from '../../../../rules/chase/tile';
import { accepted, type Result } from '../../../../rules/result';
import { puzzleFault, type PuzzleFault } from './draft';

/** Seats and roles where a street has one path, and where it has two (F1). */
const ROLES = { 1: firstRoles(2, 1), 2: firstRoles(4, 1) } as const;

/** The seat of the Runner of a path. */
function runnerOf(state: RoundState, path: PathIndex): number {
  return seatsOf(state.setup.roles, 'runner')[path] ?? 0;
}

/** A round on this table with nothing on it yet; every tile of `tiles` can be taken. */
export function emptyStreet(
  tiles: TileSet,
  { table, prison }: Pick<Street, 'table' | 'prison'>,
  paths: 1 | 2,
  starts: 2 | 3 = 2,
): RoundState {
  const roles = ROLES[paths];
  const chases = paths === 2 ? { chases: seatsOf(roles, 'chaser') } : {};
  return beginRound({ rules: { ...STANDARD_RULES, table, startingTiles: starts }, roles, prison, tiles, ...chases });
}

/** The state with one more tile at time 0, or the engine's refusal. */
export function withTile(state: RoundState, { tile, cell, rotation }: LyingTile, path: PathIndex): ReturnType<typeof applyEvent> {
  return applyEvent(state, { type: 'place', t: 0, seat: runnerOf(state, path), tile, cell, rotation, path });
}

/** Starting tiles at the beginning of a path (V1). */
function startsOf(tiles: TileSet, path: readonly LyingTile[]): number {
  const first = path.findIndex(({ tile }) => !Object.hasOwn(tiles, tile) || tiles[tile]?.kind !== 'start');
  return first === -1 ? path.length : first;
}

/** Where the tile `at` of a path stands in the puzzle. */
type KeysOf = (path: number, at: number) => readonly (string | number)[];
const keysOfPaths: KeysOf = (path, at) => ['position', 'paths', path, at];

/**
 * The street as a round, tile after tile through the engine. Refused is what no hand could have done (P9, S5, F1), and a
 * street that breaks the rules already (J1) or has a Hideout: nothing could go on from there.
 */
export function streetState(tiles: TileSet, street: Street, keysOf: KeysOf = keysOfPaths): Result<RoundState, PuzzleFault> {
  const { table, prison, paths } = street;
  if (prison.x < 0 || prison.y < 0 || prison.x >= table.columns || prison.y >= table.rows) {
    return puzzleFault(['position', 'prison'], 'fault.prison-off-table');
  }
  const starts = paths.some((path) => startsOf(tiles, path) >= 3) ? 3 : 2;
  let state = emptyStreet(tiles, street, paths.length === 2 ? 2 : 1, starts);
  // S5: first the Starting tiles of every path, then the rest.
  for (const starting of [true, false]) {
    for (const [index, path] of paths.entries()) {
      for (const [at, lying] of path.entries()) {
        if (at < starts !== starting) continue;
        const keys = keysOf(index, at);
        const next = withTile(state, lying, index as PathIndex);
        if (!next.ok) {
          const { code, clause, field } = next.error;
          return puzzleFault(
            [...keys, field].filter((key) => key !== ''),
            `fault.event.${code}`,
            { clause },
          );
        }
        state = next.value;
        if (state.phase === 'over') return puzzleFault([...keys, 'tile'], 'fault.puzzle-hideout');
      }
    }
  }
  const mistake = firstRunnerMistake(state);
  if (mistake === null) return accepted(state);
  return puzzleFault(keysOf(mistake.path, mistake.position - 1), 'fault.puzzle-breaks', { clause: mistake.clause });
}
