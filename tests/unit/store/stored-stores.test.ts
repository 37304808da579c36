import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { replayText } from '../../../src/main/games/chase/replay/chase-replay';
import { DATABASE_NAME } from '../../../src/main/store/connection';
import { MIGRATIONS, newestOf } from '../../../src/main/store/migrations';
import { openStore } from '../../../src/main/store/open';
import type { Replay } from '../../../src/shared/chase/replay';
import { verdictOf } from '../../fixtures/goldens';
import { done } from '../../fixtures/live-table';
import { ADA, keptGoldens, LATE, storedStores, writeStore } from '../../fixtures/stores';

// After a step of the schema: LOOKOUT_GOLDENS=write npx vitest run tests/unit/store/stored-stores
if (process.env['LOOKOUT_GOLDENS'] === 'write') writeStore();

const kept = keptGoldens();

/** What Ada's rounds count for, by role. */
function records(): object[] {
  const found = new Map<string, { game: string; role: string; won: number; lost: number }>();
  for (const { role, won } of kept
    .filter(({ imported }) => !imported)
    .flatMap(({ results }) => results.flat().filter(({ seat }) => seat === 0))) {
    const record = found.get(role) ?? { game: 'chase', role, won: 0, lost: 0 };
    found.set(role, { ...record, won: record.won + (won ? 1 : 0), lost: record.lost + (won ? 0 : 1) });
  }
  return [...found.values()].sort((one, other) => (one.role < other.role ? -1 : 1));
}

test('there is one of this schema', () => {
  expect(storedStores().map(({ version }) => version)).toContain(newestOf(MIGRATIONS));
});

describe.each(storedStores().map(({ version, file }) => [version, file] as const))('a database of schema %i', (_, file) => {
  const folder = mkdtempSync(join(tmpdir(), 'lookout-test-'));
  copyFileSync(file, join(folder, DATABASE_NAME));
  const store = done(openStore(folder, new Date('2026-11-30T00:00:00.000Z')));

  afterAll(() => {
    store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('opens without a loss, with every event as it was kept', () => {
    expect([store.recovery, store.lost]).toEqual([null, 0]);
    expect(done(store.broken())).toEqual([]);
    expect(done(store.look())).toMatchObject({ state: 'good' });
    expect(done(store.matches.count())).toBe(kept.length);
    expect(done(store.matches.list(0, 100))).toHaveLength(kept.length);
  });

  test.each(kept.map((each) => [each.name, each] as const))(
    '%s is there, and judged as ever',
    (_name, { replay, imported, outcomes, verdict }) => {
      const stored = done(store.matches.read(replay.id));
      expect(stored).toEqual({
        replay,
        imported,
        rounds: outcomes.map((outcome, at) => ({ outcome, late: !imported && at === 0 ? LATE : null })),
        swaps: [],
      });
      expect(verdictOf(replayText(stored?.replay as Replay))).toEqual(verdict);
    },
  );

  test("rounds count for who played them, and their matches are that player's own", () => {
    expect(done(store.profiles.list()).find(({ id }) => id === ADA)?.records).toEqual(records());
    const own = done(store.matches.ownedBy(ADA, 100)).map(({ header }) => header.id);
    expect(own.reverse()).toEqual(kept.filter(({ imported }) => !imported).map(({ replay }) => replay.id));
  });
});
