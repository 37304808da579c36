import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { createBot } from '../../../../../src/main/games/chase/bots/create';
import type { Level } from '../../../../../src/main/games/chase/bots/bot';
import { simulateRound } from '../../../../../src/main/games/chase/bots/simulate-round';
import { chanceOf, roundSeed } from '../../../../../src/main/chance';
import { dealRound, STANDARD_RULES } from '../../../../../src/rules/chase/deal';
import type { Role } from '../../../../../src/shared/chase/replay';
import { readReplay } from '../../../../../src/main/games/chase/replay/chase-replay';
import { gameOf } from '../../../../../src/main/games';
import { textOfReplay } from '../../../../../src/main/replay/write';
import type { Outcome } from '../../../../../src/rules/chase/verdict';
import { openStore } from '../../../../../src/main/store/open';
import { viewFor as viewOf } from '../../../../../src/rules/chase/view';
import { CHASE_TILES } from '../../../../../src/main/games/chase/tiles/tile-set';
import { openApp } from '../../../../fixtures/app';
import { done } from '../../../../fixtures/live-table';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainFault } from '../../../../../src/main/replay/fault';

/** Who is seated to be looked on at, by number of players. */
const SEATS: Readonly<Record<2 | 3 | 4, readonly Role[]>> = {
  2: ['runner', 'chaser'],
  3: ['runner', 'runner', 'chaser'],
  4: ['runner', 'runner', 'chaser', 'chaser'],
};

const level = fc.integer({ min: 1, max: 10 });
const seed = fc.string({ minLength: 1, maxLength: 12 });

/** A folder for one run of a property. */
function inFolder<Value>(use: (folder: string) => Value): Value {
  const folder = mkdtempSync(join(tmpdir(), 'lookout-test-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('bots at the live table', () => {
  const count = fc.constantFrom(2 as const, 3 as const, 4 as const);
  test.prop([seed, level, level, count], { numRuns: 18 })(
    'play the very round that the simulator plays with the same seeds',
    (chosen, runner, chaser, players) => {
      const dealt = roundSeed(chosen, 1);
      const seats = SEATS[players];
      const setup = dealRound({ rules: STANDARD_RULES, roles: seats, tiles: CHASE_TILES }, chanceOf(dealt));
      const bots = seats.map((role, seat) =>
        createBot({ role, level: (role === 'runner' ? runner : chaser) as Level, seat, chance: chanceOf(`${dealt}/bot ${seat}`) }),
      );
      const simulated = simulateRound({ setup, bots });
      expect(simulated.refused).toEqual([]);
      inFolder((folder) => {
        const app = openApp(folder);
        void app.handlers['match.start']({ role: 'watch', level: runner, chaserLevel: chaser, players, seed: chosen });
        app.time.passUntil(() => app.mayClose());
        const { match } = app.table();
        app.close();
        const store = done(openStore(folder, new Date(0)));
        expect(done(store.matches.read(match))?.replay.rounds[0]?.events).toEqual(simulated.events);
        store.close();
      });
    },
  );

  test.prop([seed, level, fc.array(fc.integer({ min: 1, max: 9000 }), { maxLength: 6 })], { numRuns: 10 })(
    'a store that is opened while they play has the state of the table, at any moment',
    (chosen, each, moments) => {
      inFolder((folder) => {
        const app = openApp(folder);
        void app.handlers['match.start']({ role: 'watch', level: each, seed: chosen });
        for (const millis of moments) {
          app.time.pass(millis);
          const live = app.table();
          const store = done(openStore(folder, new Date(0)));
          const stored = done(store.matches.read(live.match));
          store.close();
          if (stored === undefined) throw new Error('The match is not in the store.');
          const read = readReplay(textOfReplay(stored.replay, gameOf(stored.replay).replay));
          if (!read.ok) throw new Error(JSON.stringify(plainFault(read.error)));
          const [state] = read.value.rounds;
          expect(state && viewOf(state, null)).toEqual(live.table);
          expect((stored.rounds[0]?.outcome as Outcome | null | undefined)?.ending ?? null).toBe(live.table.ending);
        }
        app.close();
      });
    },
  );
});
