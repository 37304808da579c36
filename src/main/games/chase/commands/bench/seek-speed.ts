/**
 * How long a person waits who goes to another place of a saved round: the real app in a real window, watched by `scripts/watch-seek.mjs`, on the
 * longest of many rounds of four bots.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { openStore } from '../../../../store/open';
import { RANDOM_NAME } from '../../../../chance';
import { BENCH_PROFILE, BENCH_SEED, LAST_DAY } from '../../../../bench/given';
import { quantile } from '../../../../bench/quantile';
import { playMatch, type MatchRound } from '../../bots/match';
import { CHASE_TILES } from '../../tiles/tile-set';

/** Matches of four bots, of whose rounds the longest is watched. */
const TRIED = 60;
/** Places that are gone to. */
const SEEKS = 100;

/** Milliseconds from each press on the line of time to the last frame in which the table changed, and what one look at the pixels cost. */
const SeeksSchema = v.object({ settled: v.array(v.number()), looking: v.number() });

function longest(): MatchRound & { readonly rules: unknown } {
  const rounds = Array.from({ length: TRIED }, (_, number) => {
    const { rules, rounds: all } = playMatch(
      { tiles: CHASE_TILES, players: 4, variants: [], pointsToWin: 1, runners: 5, chasers: 5, seed: BENCH_SEED },
      number,
    );
    return all.map((round) => ({ ...round, rules }));
  }).flat();
  const [most] = rounds.sort((one, other) => other.events.length - one.events.length);
  if (most === undefined) throw new Error('No round was played.');
  return most;
}

/** Fills a store in `folder` with the longest round; answers how many events it has. */
function fill(folder: string): number {
  const opened = openStore(folder, new Date(LAST_DAY));
  if (!opened.ok) throw new Error(opened.error.message);
  const store = opened.value;
  const done = (result: { readonly ok: boolean }): void => {
    if (!result.ok) throw new Error('The store took something not in.');
  };
  const { rules, setup, events } = longest();
  const { roles, prison, piles, starts, chases } = setup;
  const startedAt = new Date(LAST_DAY).toISOString();
  done(store.profiles.create({ id: BENCH_PROFILE, name: 'Ada', createdAt: startedAt }));
  done(store.profiles.choose(BENCH_PROFILE));
  const id = '0192f0c8-0060-7000-8000-000000000001';
  const players = roles.map((_, seat) => ({ name: `Bot ${String(seat + 1)}`, kind: 'bot' as const, level: 5 }));
  const header = { id, game: 'chase', startedAt, seed: BENCH_SEED, random: RANDOM_NAME, players, rules, tiles: CHASE_TILES };
  const dealt = { roles, prison, ...(piles && { piles }), ...(starts && { starts }), ...(chases && { chases }) };
  done(
    store.matches.begin(
      header,
      dealt,
      players.map(() => null),
      BENCH_PROFILE,
    ),
  );
  done(store.matches.append(id, 1, events, null));
  store.close();
  return events.length;
}

/** From a press on the line of time to the settled picture, 95 of 100 times, in milliseconds; null where the app cannot be watched. */
export async function seekMillis(): Promise<number | null> {
  const root = process.env['LOOKOUT_ROOT'] ?? process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'lookout-seek-'));
  try {
    const events = fill(folder);
    // Its standard input ends with this program, however that ends: the window is then closed.
    const child = spawn(process.execPath, [join(root, 'scripts/watch-seek.mjs'), folder, String(SEEKS)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (piece: string) => (said += piece));
    const [code] = (await once(child, 'close')) as [number | null];
    // It has said why.
    if (code !== 0) return null;
    const { settled, looking } = v.parse(SeeksSchema, JSON.parse(said));
    const counts = `${String(settled.length)} seeks in a round of ${String(events)} events`;
    process.stderr.write(`replay_seek_p95_ms: ${counts}; a look at the pixels, which is in it, took ${looking.toFixed(1)} ms.\n`);
    return settled.length === 0 ? null : quantile(settled, 0.95);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
