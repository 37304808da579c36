/**
 * Watching a saved match of bots: its rounds as main hands them over, folded in another place, come to the verdict that was saved, and whoever
 * goes to and fro in them finds at every place what whoever watched from the beginning found there.
 */
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../../../../src/main/chance';
import { playMatch, type PlayedMatch } from '../../../../../src/main/games/chase/bots/match';
import { CHASE_TILES } from '../../../../../src/main/games/chase/tiles/tile-set';
import { roundOf } from '../../../../../src/main/matches/round-shown';
import { chase, type ChaseTypes } from '../../../../../src/rules/chase/chase';
import { walkOf } from '../../../../../src/rules/chase/explain';
import type { RoundEvent, RoundSetup, RoundState } from '../../../../../src/rules/chase/round';
import { accepted } from '../../../../../src/rules/result';
import { Timeline } from '../../../../../src/rules/timeline';
import type { VerdictView } from '../../../../../src/shared/chase/table';
import { done } from '../../../../fixtures/live-table';

/** The quick run has fewer of the same ones, and the long one more (`npm run test:long`). */
const MATCHES = Number(process.env['LOOKOUT_WATCHED'] ?? (process.env['LOOKOUT_QUICK'] === undefined ? 20 : 8));
/** Places of each round that are gone to at random, and of those, ones in turn. */
const SOUGHT = 12;
const LEVELS = [1, 2, 3, 5] as const;

/** A match as it lies in the store. */
function stored({ rules, rounds }: PlayedMatch) {
  const kept = rounds.map(({ setup: { roles, prison, piles, starts, chases }, events }) => ({
    roles,
    prison,
    ...(piles && { piles }),
    ...(starts && { starts }),
    ...(chases && { chases }),
    events,
  }));
  const players = (rounds[0]?.setup.roles ?? []).map((_, seat) => ({ name: `Bot ${String(seat)}`, kind: 'bot', level: 1 }));
  const replay = {
    format: 'lookout-replay',
    version: 1,
    game: 'chase',
    id: '0192f0c8-7f1e-7abc-8def-000000000001',
    startedAt: '2026-01-01T00:00:00.000Z',
    players,
    rules,
    tiles: CHASE_TILES,
    rounds: kept,
  };
  // As it was written and read again.
  return { replay: JSON.parse(JSON.stringify(replay)) as never, imported: false, rounds: [], swaps: [] };
}

/** What the window gets of a round: copied on its way. */
function handedOver(match: ReturnType<typeof stored>, round: number) {
  return structuredClone(done(roundOf({ read: () => accepted(match) }, { id: 'any', round })));
}

function timelineOf(saved: ReturnType<typeof handedOver>): Timeline<ChaseTypes> {
  const { rules, tiles, deal, events } = saved.log;
  return new Timeline<ChaseTypes>(chase, chase.setup(rules as never, tiles as never, deal as never), events as readonly RoundEvent[]);
}

describe.each([2, 3, 4] as const)('a saved match of %i', (players) => {
  test('comes to its saved verdict when it is watched, and to equal states however it is gone through', { timeout: 3_600_000 }, () => {
    for (let number = 0; number < MATCHES; number++) {
      const chance = chanceOf(`watching ${String(players)}/${String(number)}`);
      const level = (): (typeof LEVELS)[number] => LEVELS[chance.below(LEVELS.length)] ?? 1;
      const match = playMatch(
        { tiles: CHASE_TILES, players, variants: [], pointsToWin: 2, runners: level(), chasers: level(), seed: 'watched' },
        number,
      );
      const kept = stored(match);
      for (const [round, { events, state: ended }] of match.rounds.entries()) {
        const saved = handedOver(kept, round);
        const watched = timelineOf(saved);
        const states: RoundState[] = [];
        for (let at = 0; at <= events.length; at++) states.push(watched.stateAt(at));
        const { verdict, walk } = saved.verdict as VerdictView;
        expect(chase.judge(states.at(-1) as RoundState)).toEqual(verdict);
        expect(walkOf(states.at(-1) as RoundState)).toEqual(walk);
        expect(chase.judge(ended)).toEqual(verdict);

        const sought = timelineOf(saved);
        let at = 0;
        for (let step = 0; step < SOUGHT; step++) {
          const by = [1, -1, 2, -3][chance.below(8)];
          at = by === undefined ? chance.below(events.length + 1) : Math.max(0, Math.min(events.length, at + by));
          expect(sought.stateAt(at)).toEqual(states[at]);
          // Whoever goes to the time of a place comes to it, or to the last that happened at the same time.
          const there = sought.placeAt(sought.timeAt(at));
          expect(there).toBeGreaterThanOrEqual(at);
          expect(sought.timeAt(there)).toBe(sought.timeAt(at));
        }
      }
    }
  });
});

test('a setup is all that a round begins with', () => {
  const setup = { roles: ['runner', 'chaser'] } as unknown as RoundSetup;
  const timeline = new Timeline<ChaseTypes>({ begin: () => ({ setup }) as unknown as RoundState, apply: chase.apply }, setup, []);
  expect([timeline.length, timeline.end, timeline.placeAt(1000), timeline.within(Number.NaN)]).toEqual([0, 0, 0, 0]);
});
