/** A clock that was ahead, set right again: what was stamped meanwhile hides and leads nothing. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { SYMBOLS } from '../../../src/rules/chase/tile';
import { recallOf } from '../../../src/main/learning/memory';
import { openStore } from '../../../src/main/store/open';
import type { RunView } from '../../../src/shared/drill';
import type { Card } from '../../../src/shared/drill-record';
import { openApp, type App } from '../../fixtures/app';
import { done } from '../../fixtures/live-table';
import { scratchFolder } from '../../fixtures/scratch';

const DAY = 86_400_000;
const YEARS = 5 * 365 * DAY;

function app(folder: string, ahead = 0, seed = `ahead ${ahead}`): App {
  const opened = openApp(folder, seed, {}, ahead);
  onTestFinished(() => {
    opened.close();
  });
  return opened;
}

async function answer(opened: App, run: RunView, right: boolean): Promise<RunView> {
  const { puzzle } = run;
  if (puzzle?.kind !== 'read') throw new Error('No read puzzle is shown.');
  opened.time.pass(1000);
  const symbol = SYMBOLS.find((each) => puzzle.answer.symbols.includes(each) === right) ?? 'star';
  return done(await opened.handlers['drill.answer']({ run: run.id, puzzle: puzzle.id, answer: { kind: 'read', symbol }, millis: 1000 }))
    .run;
}

async function drilled(opened: App, mode: RunView['mode'], answers: readonly boolean[]): Promise<RunView> {
  let run = done(await opened.handlers['drill.start']({ mode, options: {} }));
  for (const right of answers) run = await answer(opened, run, right);
  return run.state === 'over' ? run : done(await opened.handlers['drill.end']({ run: run.id }));
}

const summary = async (opened: App, period: 'year' | 'all' = 'all') =>
  done(await opened.handlers['statistics.summary']({ period, kind: null }));

/** The cards of a profile, as the file has them. */
function cardsIn(folder: string, profile: string): readonly Card[] {
  const store = openStore(folder, new Date());
  if (!store.ok) throw new Error(store.error.message);
  const { cards } = done(store.value.learned.of(profile));
  store.value.close();
  return [...cards.values()];
}

describe('cards', () => {
  test('that are stamped later than now count as seen now, in the file as well, and are forgotten from then on', async () => {
    const folder = scratchFolder();
    const wrong = openApp(folder, 'wrong', {}, YEARS);
    const { profile } = await drilled(wrong, 'practice', [true, true, true]);
    wrong.close();
    const opened = openApp(folder, 'right');
    const now = Date.UTC(2026, 10, 28);
    const cards = cardsIn(folder, profile);
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) {
      expect(card.at).toBeLessThanOrEqual(now);
      expect(recallOf(card, now + 60 * DAY)).toBeLessThan(1);
    }
    // Opened again, they are not taken as seen anew.
    opened.close();
    app(folder, DAY, 'again');
    expect(cardsIn(folder, profile)).toEqual(cards);
  });

  test('one that is missed after the clock was set back is known less, not for ever', async () => {
    const opened = app(scratchFolder());
    opened.setClock(YEARS);
    const faces = { facts: [{ tile: 'r07', side: 'e' as const }] };
    const before = done(await opened.handlers['drill.start']({ mode: 'practice', options: faces }));
    await answer(opened, before, true);
    opened.setClock(0);
    // The same run goes on when the clock is set right.
    const missed = done(await opened.handlers['drill.current']({}));
    if (missed === null) throw new Error('The run is gone.');
    await answer(opened, missed, false);
    opened.time.pass(DAY);
    await drilled(opened, 'rush', [true]);
    const fact = (await summary(opened)).facts.find(({ tile, side }) => tile === 'r07' && side === 'e');
    expect(fact?.recall).toBeLessThan(0.99);
  });
});

describe('the match to go on with', () => {
  test('is the one kept last, whatever its stamp, and so is the last match', async () => {
    const folder = scratchFolder();
    const wrong = openApp(folder, 'wrong', {}, YEARS);
    const future = done(await wrong.handlers['match.start']({ role: 'runner', level: 1 })).match;
    done(await wrong.handlers['match.leave']({ match: future }));
    wrong.close();
    const opened = app(folder);
    expect(done(await opened.handlers['match.unfinished']({}))?.id).toBe(future);
    const { match } = done(await opened.handlers['match.start']({ role: 'runner', level: 1 }));
    done(await opened.handlers['match.leave']({ match }));
    expect(done(await opened.handlers['match.unfinished']({}))?.id).toBe(match);
    expect(done(await opened.handlers['replay.last']({}))?.id).toBe(match);
    // One that is taken up again is the one kept last.
    done(await opened.handlers['match.go-on']({ match: future }));
    done(await opened.handlers['match.leave']({ match: future }));
    expect(done(await opened.handlers['match.unfinished']({}))?.id).toBe(future);
  });
});

describe('a date to come', () => {
  test.each([
    ['years', YEARS],
    ['the same month', 2 * DAY],
    ['the same year', 34 * DAY],
  ])('is out of curves, sums and bests: %s', async (_which, ahead) => {
    const folder = scratchFolder();
    const wrong = openApp(folder, 'wrong', {}, ahead);
    await drilled(wrong, 'streak', [true, true, true, false]);
    await drilled(wrong, 'survival', [true, true, false, false, false]);
    wrong.close();
    const opened = app(folder);
    expect(await summary(opened)).toMatchObject({
      days: [],
      ratings: [],
      bests: [],
      total: { attempts: 0 },
      byKind: [],
      streak: { current: 0, longest: 0 },
    });
    const run = await drilled(opened, 'streak', [true, false]);
    expect(run.result).toMatchObject({ best: null, isBest: true });
    for (const period of ['year', 'all'] as const) {
      const figures = await summary(opened, period);
      expect(figures.days.map(({ date }) => date)).toEqual(['2026-11-27']);
      expect(figures.ratings.map(({ date }) => date)).toEqual(['2026-11-27']);
      expect(figures.total).toMatchObject({ attempts: 2, right: 1 });
      expect(figures.byKind).toEqual([expect.objectContaining({ kind: 'read', attempts: 2 })]);
      expect(figures.bests).toEqual([expect.objectContaining({ mode: 'streak', score: 1, date: '2026-11-27' })]);
      expect(figures.streak).toEqual({ current: 1, longest: 1 });
    }
  });
});
