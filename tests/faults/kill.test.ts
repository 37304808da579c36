/** Killed at any moment: what was acknowledged is there, and the round that was cut off is there as unfinished. */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseReplay } from '../../src/main/games/chase/replay/chase-replay';
import { openStore } from '../../src/main/store/open';
import type { Store } from '../../src/main/store/store';
import { done } from '../fixtures/live-table';
import { scratchFolder } from '../fixtures/scratch';
import type { Outcome } from '../../src/rules/chase/verdict';
import { plainFault } from '../../src/main/replay/fault';

const KILLS = 10;

interface Acknowledged {
  readonly match: string;
  readonly round: number;
  readonly tiles: number;
  readonly marks: number;
  readonly ending: string | null;
}

const folder = fileURLToPath(new URL('../../out/test/', import.meta.url));
const program = join(folder, `kill-victim-${process.pid}.mjs`);

beforeAll(async () => {
  const build = await rolldown({
    input: fileURLToPath(new URL('kill-victim.ts', import.meta.url)),
    platform: 'node',
    external: /^(node:|better-sqlite3$)/,
    tsconfig: false,
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format: 'esm', codeSplitting: false });
  await build.close();
  mkdirSync(folder, { recursive: true });
  writeFileSync(program, output[0].code);
});

afterAll(() => {
  rmSync(program, { force: true });
});

/** Lets the program play on `data`, kills it after `lines` lines, and gives back all that it had said. */
async function playAndKill(data: string, seed: string, lines: number): Promise<Acknowledged[]> {
  const child = spawn(process.execPath, [program, data, seed], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said: Acknowledged[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(JSON.parse(line) as Acknowledged);
    if (said.length === lines) child.kill('SIGKILL');
  }
  expect(said.length).toBeGreaterThanOrEqual(lines);
  return said;
}

/** Every acknowledged step is in the store, and the store's rounds hold. */
function check(store: Store, said: readonly Acknowledged[]): void {
  for (const { match, round, tiles, marks, ending } of said) {
    const stored = done(store.matches.read(match));
    const played = parseReplay(stored?.replay);
    if (!played.ok) throw new Error(`${match}: ${JSON.stringify(plainFault(played.error))}`);
    const state = played.value.rounds[round - 1];
    expect(state?.paths[0]?.tiles.length).toBeGreaterThanOrEqual(tiles);
    expect(state?.paths[0]?.marks.length).toBeGreaterThanOrEqual(marks);
    const outcome = stored?.rounds[round - 1]?.outcome as Outcome | null | undefined;
    if (ending !== null) expect(outcome?.ending).toBe(ending);
    // How it ended was kept with the last event, or neither was.
    expect(outcome?.ending ?? null).toBe(state?.ending);
  }
}

test(`${KILLS} kills on one database lose nothing`, { timeout: 120_000 }, async () => {
  const data = scratchFolder();
  const everything: Acknowledged[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    // A different moment each time: in the middle of a round, at its end, at its start.
    const said = await playAndKill(data, `kill ${kill}`, 5 + kill * 7);
    everything.push(...said);
    const store = done(openStore(data, new Date('2026-11-27T20:26:00.000Z')));
    expect(store.recovery).toBeNull();
    check(store, kill === KILLS - 1 ? everything : said);
    store.close();
  }
  const store = done(openStore(data, new Date('2026-11-27T20:26:00.000Z')));
  const saved = done(store.matches.list(0, 1000));
  const ids = new Set(saved.map((each) => each.header.id));
  for (const { match } of everything) expect(ids).toContain(match);
  const unfinished = saved.filter((each) => each.rounds.some(({ outcome }) => outcome === null));
  expect(unfinished.length).toBeGreaterThan(0);
  // Each kill can cut off one round, and no other round is unfinished.
  expect(unfinished.length).toBeLessThanOrEqual(KILLS);
  store.close();
});
