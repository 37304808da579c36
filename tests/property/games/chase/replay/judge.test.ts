import { fc, test } from '@fast-check/vitest';
import { describe, expect, test as vitest } from 'vitest';
import * as v from 'valibot';
import { judgeRound } from '../../../../../src/rules/chase/judge';
import { judgeMatch } from '../../../../../src/rules/chase/judge-match';
import type { RoundState } from '../../../../../src/rules/chase/round';
import { parseReplay, readReplay } from '../../../../../src/main/games/chase/replay/chase-replay';
import { shapeOf } from '../../../../../src/main/replay/shape';
import { ReplaySchema, type Replay } from '../../../../../src/shared/chase/replay';
import { judgeCases } from '../../../../fixtures/cases';
import { plainVerdict } from '../../../../fixtures/plain-judge';
import { anyWalkPlan, setupOf, walkOfPlan, type WalkPlan } from '../../../../fixtures/arbitrary';
import { plainFault } from '../../../../../src/main/replay/fault';

/** A replay of one walk, as the app would save it, with the state that the walk came to. */
function replayOf(plan: WalkPlan): { replay: Replay; state: RoundState } {
  const setup = setupOf(plan.deal);
  const { events, states } = walkOfPlan(plan, setup);
  const replay = {
    format: 'lookout-replay',
    version: 1,
    game: 'chase',
    startedAt: '2026-11-27T20:26:00.000Z',
    seed: plan.deal.seed,
    players: setup.roles.map((role, seat) => ({ name: `${role} ${seat}`, kind: 'bot', level: 5 })),
    rules: setup.rules,
    tiles: setup.tiles,
    rounds: [
      {
        roles: setup.roles,
        prison: setup.prison,
        ...(setup.piles === undefined ? {} : { piles: setup.piles }),
        ...(setup.starts === undefined ? {} : { starts: setup.starts }),
        ...(setup.chases === undefined ? {} : { chases: setup.chases }),
        events,
      },
    ],
  };
  return { replay: JSON.parse(JSON.stringify(replay)) as Replay, state: states[states.length - 1]! };
}

describe('a replay is the round that it was made of', () => {
  test.prop([anyWalkPlan])('written, read and judged it has the verdict of the live state', (plan) => {
    const { replay, state } = replayOf(plan);
    const read = readReplay(JSON.stringify(replay));
    if (!read.ok) throw new Error(JSON.stringify(plainFault(read.error)));
    const { players, pointsToWin } = { players: replay.players.length, pointsToWin: replay.rules.pointsToWin };
    expect(judgeMatch(read.value.rounds, players, pointsToWin)).toEqual(judgeMatch([state], players, pointsToWin));
    expect(read.value.rounds).toEqual([state]);
  });
});

describe('the judge says what the rules say, read plainly', () => {
  vitest('of every known case', () => {
    for (const { replay, verdict } of judgeCases()) {
      const rounds = (replay as Replay).rounds.map((round) => plainVerdict(replay as Replay, round));
      expect(rounds).toEqual((verdict as { rounds: unknown }).rounds);
    }
  });

  test.prop([anyWalkPlan], { numRuns: 300 })('of any walk', (plan) => {
    const { replay, state } = replayOf(plan);
    expect(judgeRound(state)).toEqual(plainVerdict(replay, replay.rounds[0]!));
  });
});

/** Every place in a JSON value, by its keys. */
function placesIn(value: unknown, keys: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [[...keys]];
  const inside = Array.isArray(value) ? value.map((each, at) => [at, each] as const) : Object.entries(value);
  return [[...keys], ...inside.flatMap(([key, each]) => placesIn(each, [...keys, key]))];
}

/** Values that may stand anywhere in a damaged file. */
const anyDamage = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1,
    2,
    90,
    1.5,
    1e21,
    '',
    'n',
    'open',
    'red',
    'star',
    'place',
    'route',
    {},
    { a: 1 },
    ['n'],
    [0],
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A replay with one place put right, taken out, damaged, or with a field too many. */
const anyDamaged = fc
  .record({ known: fc.constantFrom(...judgeCases()), at: fc.nat(), damage: anyDamage, how: fc.constantFrom('set', 'remove', 'add') })
  .map(({ known, at, damage, how }) => {
    const replay = structuredClone(known.replay);
    const places = placesIn(replay).filter((keys) => keys.length > 0);
    const keys = places[at % places.length] as (string | number)[];
    let inside = replay as Record<string, unknown>;
    for (const key of keys.slice(0, -1)) inside = inside[key] as Record<string, unknown>;
    const last = keys[keys.length - 1] as string;
    if (how === 'remove' && !Array.isArray(inside)) Reflect.deleteProperty(inside, last);
    else if (how === 'add' && !Array.isArray(inside)) inside['extra'] = damage;
    else inside[last] = damage;
    return JSON.parse(JSON.stringify(replay)) as unknown;
  });

/** Whether an object without required fields has a list in its place somewhere, which valibot lets pass. */
function hasListForObject(value: unknown): boolean {
  const { tiles } = value as { tiles?: unknown };
  if (Array.isArray(tiles)) return true;
  return Object.values(tiles ?? {}).some((tile) => Array.isArray((tile as { exits?: unknown } | null)?.exits));
}

describe('damaged files', () => {
  test.prop([anyDamaged], { numRuns: 300 })('are refused with a path and a sentence, or judged, and nothing throws', (json) => {
    const read = parseReplay(json);
    if (read.ok) judgeMatch(read.value.rounds, read.value.replay.players.length, read.value.replay.rules.pointsToWin);
    else {
      expect(read.error.path).toMatch(/^(\w|$|\[)/);
      expect(plainFault(read.error).message).toMatch(/^[A-Z].{5,300}\.$/);
    }
  });

  const check = shapeOf(ReplaySchema);
  test.prop([anyDamaged], { numRuns: 300 })("our reading of the schema agrees with valibot's own", (json) => {
    fc.pre(!hasListForObject(json));
    const ours = check(json);
    const theirs = v.safeParse(ReplaySchema, json, { abortEarly: true });
    expect(ours.ok).toBe(theirs.success);
    if (ours.ok || theirs.success) return;
    // Where a list stands for an object valibot goes one step further and misses a field of it.
    const path = theirs.issues[0].path?.map((item) => item.key) ?? [];
    expect(path.slice(0, ours.error.keys.length)).toEqual(ours.error.keys);
  });

  test.prop([fc.string({ maxLength: 300 })])('any text at all is refused as a value', (text) => {
    const read = readReplay(text);
    expect(read.ok).toBe(false);
  });
});
