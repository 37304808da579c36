/** Times of the dashboard, of an answer and of a page of replays, on the big store, which is made once for all three. */
import type { Period } from '../../../shared/drill';
import { statisticsRequests } from '../../requests/statistics-requests';
import { readReplay } from '../../replay/parse';
import { bigStore, type BigStore } from './big-store';
import { playRound, replayLine } from './recorded-rounds';
import { plainFault } from '../../replay/fault';

const PERIODS: readonly Period[] = ['today', 'week', 'month', 'year', 'all'];
const DASHBOARDS = 40;
const INSERTS = 5000;
const PAGES = 400;
const PAGE = 20;

let made: BigStore | undefined;

function big(): BigStore {
  if (made !== undefined) return made;
  const read = readReplay(replayLine(playRound(1, 5)));
  if (!read.ok) throw new Error(JSON.stringify(plainFault(read.error)));
  const opened = bigStore(read.value.replay);
  process.on('exit', opened.close);
  return (made = opened);
}

/** The time below which the part `share` of the runs of `work` stays, in milliseconds. */
async function quantileOf(share: number, count: number, work: (at: number) => unknown): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < count; at++) {
    const start = performance.now();
    await work(at);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.min(count - 1, Math.floor(share * count))] ?? 0;
}

/** The slowest period's dashboard, 95 of 100 times, in milliseconds. */
export async function dashboardMillis(): Promise<number> {
  const { store, profile, today } = big();
  const { 'statistics.summary': summary } = statisticsRequests({
    statistics: store.statistics,
    learned: store.learned,
    profile: () => ({ ok: true, value: profile }),
    exportFolder: '',
    now: () => new Date(`${today}T12:00:00Z`),
  });
  let slowest = 0;
  for (const period of PERIODS) {
    await summary({ period, kind: null });
    slowest = Math.max(slowest, await quantileOf(0.95, DASHBOARDS, () => summary({ period, kind: null })));
  }
  return slowest;
}

/** Keeping one answer with all that it changes, 99 of 100 times, in milliseconds. */
export async function attemptMillis(): Promise<number> {
  const { store, run, attempt } = big();
  const progress = { score: 1, right: 1, wrong: 0, bestCombo: 1, spent: 1000, pauses: 0 };
  const rating = { rating: 1500, deviation: 60, volatility: 0.06 };
  const card = { stability: 1, difficulty: 5, at: 0, answers: 1, lapses: 0 };
  return quantileOf(0.99, INSERTS, () => {
    const kept = store.runs.record(run, attempt(), { player: rating, puzzle: rating, card, spot: null }, progress);
    if (!kept.ok) throw new Error(kept.error.message);
  });
}

/** A page of the list of replays with its total, from anywhere in the list, 95 of 100 times, in milliseconds. */
export async function replayPageMillis(): Promise<number> {
  const { store } = big();
  return quantileOf(0.95, PAGES, (at) => {
    const total = store.matches.count();
    if (!total.ok) throw new Error(total.error.message);
    return store.matches.list(Math.floor((at * total.value) / PAGES), PAGE);
  });
}
