import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { chanceOf } from '../../../../../src/main/chance';
import { botOf } from '../../../../../src/main/games/fugitive/bots/bot';
import { playSeries } from '../../../../../src/main/games/fugitive/bots/simulate-game';
import { fugitive } from '../../../../../src/rules/fugitive/fugitive';
import type { Role } from '../../../../../src/rules/fugitive/types';
import { mixOf, otherwise } from '../../../../fixtures/fugitive-games';

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
