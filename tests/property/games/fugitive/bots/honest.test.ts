import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { chanceOf } from '../../../../../src/main/chance';
import { botOf } from '../../../../../src/main/games/fugitive/bots/bot';
import { playSeries } from '../../../../../src/main/games/fugitive/bots/simulate-game';
import { fugitive } from '../../../../../src/rules/fugitive/fugitive';
import type { Role, State } from '../../../../../src/rules/fugitive/types';
import { mixOf } from '../../../../fixtures/fugitive-games';

/** The same table with other cards wherever `role` sees none: each hidden number is another hidden one, and each pile lies the other way round. */
function otherwise(state: State, role: Role): State {
  const { setup, hands, row, drawn } = state;
  const piles = setup.piles.map((pile, at) => [...pile.slice(0, drawn[at]), ...pile.slice(drawn[at]).reverse()]);
  const beside = Object.entries<readonly unknown[]>({ ...setup.eventPiles });
  const eventPiles = setup.eventPiles && Object.fromEntries(beside.map(([name, pile]) => [name, [...pile].reverse()]));
  const turned = <Card>(cards: readonly Card[]): Card[] => [...cards].reverse();
  const covered = { ...state, setup: { ...setup, piles, ...(eventPiles && { eventPiles }) } };
  if (role === 'fugitive') return { ...covered, hands: { ...hands, marshal: hands.marshal.map(() => 41) } };
  return {
    ...covered,
    setup: { ...covered.setup, deal: turned(setup.deal) },
    hands: { ...hands, fugitive: hands.fugitive.map(() => 5) },
    row: row.map((place) =>
      place.turnedUp === null
        ? { ...place, number: 40, sprints: place.sprints.map(() => 6) }
        : place.number === 42
          ? { ...place, sprints: place.sprints.map(() => 6) }
          : place,
    ),
  };
}

test.prop([fc.integer({ min: 0, max: 71 }), fc.integer({ min: 1, max: 10 })], { numRuns: 12 })(
  'a bot sees its view alone: other cards where it sees none, the same view and the same act (I9)',
  (mix, level) => {
    let entries = 0;
    playSeries(mixOf(mix), { fugitive: 0, marshal: 0 }, `honest ${String(mix)}`, (state) => {
      const [seat] = fugitive.actors(state);
      if (seat === undefined || entries++ % 12 !== 0) return;
      const role = state.setup.roles[seat] as Role;
      const views = [state, otherwise(state, role)].map((each) => fugitive.view(each, seat));
      const log = views.map(({ state: seen }) => ({ ...seen, log: [] }));
      expect(log[1]).toEqual(log[0]);
      const acts = views.map((view) => botOf(role, level, chanceOf('honest'))(view));
      expect(acts[1]).toEqual(acts[0]);
    });
  },
);
