import { test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { mindOf, pileInHand } from '../../../../../src/main/games/chase/bots/mind';
import { lying, pathOf } from '../../../../../src/main/games/chase/bots/own-side';
import { simulateRound } from '../../../../../src/main/games/chase/bots/simulate-round';
import { Weigher } from '../../../../../src/main/games/chase/bots/weigh';
import { applyEvent } from '../../../../../src/rules/chase/apply';
import { DIRECTIONS, neighbour, ROTATIONS, sameCell } from '../../../../../src/rules/chase/compass';
import { faultOfPlacing } from '../../../../../src/rules/chase/legality';
import { beginRound, endOf, type PathIndex, type RoundState } from '../../../../../src/rules/chase/round';
import { viewFor } from '../../../../../src/rules/chase/view';
import { anyBotRound, botsOf, setupOf } from '../../../../fixtures/bot-rounds';

/** Every legal placement of a Runner's held pile by the engine's word, as text. */
function legalByEngine(state: RoundState, seat: number, index: PathIndex): string[] {
  const view = viewFor(state, seat);
  const path = state.paths[index];
  const from = (path && endOf(path)?.cell) ?? state.setup.prison;
  const taken = state.paths.flatMap((each) => each.tiles.map((tile) => tile.cell));
  const legal: string[] = [];
  for (const tile of view.hand?.pile ?? []) {
    for (const side of DIRECTIONS) {
      const cell = neighbour(from, side);
      if (taken.some((each) => sameCell(each, cell))) continue; // P9
      for (const rotation of ROTATIONS) {
        if (faultOfPlacing(state, index, { tile, cell, rotation }) === null) {
          legal.push(`${tile} ${String(cell.x)},${String(cell.y)} ${String(rotation)}`);
        }
      }
    }
  }
  return legal.sort();
}

function legalToBot(state: RoundState, seat: number, index: PathIndex): string[] {
  const view = viewFor(state, seat);
  const pile = pileInHand(view);
  const mind = mindOf(view, index, pile, undefined, { foresight: 1, memory: 1 });
  const end = lying(view, view.paths[index]);
  if (end === null) return [];
  return new Weigher(mind)
    .candidates(end, mind.items)
    .map((each) => `${String(pile[each.index]?.id)} ${String(each.x)},${String(each.y)} ${String(each.turns * 90)}`)
    .sort();
}

test.prop([anyBotRound], { numRuns: 40 })(
  'P1 to P6, F3, F4: what a bot that looks at everything takes for legal is what the engine says is legal, no more and no less',
  (round) => {
    const setup = setupOf(round);
    const { events } = simulateRound({ setup, bots: botsOf(round) });
    let state = beginRound(setup);
    for (const event of events) {
      if (event.type === 'place' && state.phase === 'running') {
        const index = pathOf(viewFor(state, event.seat), event.seat) === 1 ? 1 : 0;
        expect(legalToBot(state, event.seat, index)).toEqual(legalByEngine(state, event.seat, index));
      }
      const next = applyEvent(state, event);
      if (!next.ok) throw new Error(next.error.code);
      state = next.value;
    }
  },
);
