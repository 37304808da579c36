/** The shortest escape by trying every placement with the engine's own rules: slow, and a check on the planner. */
import { applyEvent } from '../../../../../src/rules/chase/apply';
import { DIRECTIONS, neighbour, ROTATIONS } from '../../../../../src/rules/chase/compass';
import { faultOfPlacing, type Placement } from '../../../../../src/rules/chase/legality';
import { beginRound, endOf, type RoundSetup, type RoundState } from '../../../../../src/rules/chase/round';
import type { PileUse } from '../../../../../src/main/games/chase/tiles/planner-tables';

/** The state after a legal placement by the Runner, or undefined for an illegal or impossible one. */
export function afterLegal(state: RoundState, placement: Placement): RoundState | undefined {
  if (faultOfPlacing(state, 0, placement) !== null) return undefined;
  const applied = applyEvent(state, { t: 0, seat: 0, type: 'place', path: 0, ...placement });
  return applied.ok ? applied.value : undefined;
}

/** The set-up without piles and Starting tiles, so that the engine asks for no hands and every order can be tried. */
export function openHanded(setup: RoundSetup): RoundSetup {
  const { rules, roles, prison, tiles } = setup;
  return { rules, roles, prison, tiles };
}

/** Tiles after the Starting tiles on the shortest legal way to a Hideout, the Hideout included; null if there is none. */
export function slowEscape(setup: RoundSetup, use: PileUse): number | null {
  const starts = setup.starts?.[0] ?? [];
  const piles = setup.piles ?? [];
  const takeable = (placed: number): readonly string[] => {
    if (placed < 0) return starts;
    if (use === 'both') return piles.flat();
    return piles[use === 'first' ? 0 : (placed + 1) % 2] ?? [];
  };
  let level = [beginRound(openHanded(setup))];
  for (let placed = -starts.length; level.length > 0; placed++) {
    const next = new Map<string, RoundState>();
    for (const state of level) {
      const from = endOf(state.paths[0]!)?.cell ?? setup.prison;
      for (const tile of takeable(placed)) {
        if (state.paths[0]!.tiles.some((each) => each.tile === tile)) continue;
        for (const direction of DIRECTIONS) {
          for (const rotation of ROTATIONS) {
            const after = afterLegal(state, { tile, cell: neighbour(from, direction), rotation });
            if (after === undefined) continue;
            if (after.ending === 'hideout') return placed + 1;
            next.set(JSON.stringify(after.paths[0]!.tiles), after);
          }
        }
      }
    }
    level = [...next.values()];
  }
  return null;
}
