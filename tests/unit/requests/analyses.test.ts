/** Analyses of saved rounds: worked out beside the window, told as they grow, kept, and worked out anew where they are damaged. */
import Database from 'better-sqlite3';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Analyses } from '../../../src/main/requests/analyses';
import type { Analysis } from '../../../src/rules/chase/analysis/types';
import { accepted, refused } from '../../../src/rules/result';
import type { AnalysisTold, AnyAnalysis } from '../../../src/shared/analysis';
import { openApp, type App } from '../../fixtures/app';
import { done } from '../../fixtures/live-table';
import { minimalReplay } from '../../fixtures/replays';
import { scratchFolder } from '../../fixtures/scratch';

const ID = '0192f0c8-7f1e-7abc-8def-000000000001';

function app(folder = scratchFolder()): App {
  const opened = openApp(folder);
  let open = true;
  const close = (): void => {
    if (open) opened.close();
    open = false;
  };
  onTestFinished(close);
  return { ...opened, close };
}

async function withReplay(folder = scratchFolder()): Promise<App> {
  const opened = app(folder);
  const bytes = Buffer.from(JSON.stringify({ ...minimalReplay(), id: ID }));
  expect(done(await opened.handlers['replay.import']({ files: [{ name: 'm.lookout.json', bytes }] })).faults).toEqual([]);
  return opened;
}

const ask = (opened: App, round = 0) => opened.handlers['replay.analyse']({ id: ID, round });
const told = (opened: App): App['sent']['analysis'] => opened.sent.analysis;
const whole = (opened: App): Promise<void> =>
  vi.waitFor(() => {
    expect(told(opened).at(-1)?.done).toBe(true);
  });

test('nothing is there at first; it is told as it grows, and the next time all of it is there at once', async () => {
  const folder = scratchFolder();
  const opened = await withReplay(folder);
  expect(done(await ask(opened))).toEqual({ analysis: null, done: false });
  await whole(opened);
  expect(told(opened)[0]).toMatchObject({ id: ID, round: 0, done: false });
  const last = told(opened).at(-1)?.analysis as Analysis;
  expect(last.tiles.length + last.markers.length).toBeGreaterThan(0);
  expect(done(await ask(opened))).toEqual({ analysis: JSON.parse(JSON.stringify(last)) as Analysis, done: true });
  opened.close();
  const again = app(folder);
  expect(done(await ask(again)).done).toBe(true);
});

test('a damaged one is worked out anew', async () => {
  const folder = scratchFolder();
  const opened = await withReplay(folder);
  await ask(opened);
  await whole(opened);
  const db = new Database(join(folder, 'lookout.db'));
  db.exec(`UPDATE analysis SET body = '{"version":'`);
  db.close();
  opened.sent.analysis.length = 0;
  expect(done(await ask(opened))).toEqual({ analysis: null, done: false });
  await whole(opened);
  expect(done(await ask(opened)).done).toBe(true);
});

test('one that breaks off says why, with what there was, and can be asked for again', async () => {
  const sent: AnalysisTold[] = [];
  const ends: (() => void)[] = [];
  let hears: (analysis: AnyAnalysis) => void = () => undefined;
  const analyses = new Analyses({
    analyses: { of: () => accepted(null), keep: () => accepted(null) },
    about: () => Promise.resolve(accepted({ version: 1, events: 3 })),
    start: (_: unknown, hear: (analysis: AnyAnalysis) => void) => {
      hears = hear;
      const done = new Promise<never>((_keep, fail) =>
        ends.push(() => {
          fail(new Error('gone'));
        }),
      );
      return { done, cancel: () => undefined };
    },
    told: (each: AnalysisTold) => sent.push(each),
    playing: () => undefined,
    report: () => undefined,
  });
  const wish = { id: ID, round: 0 };
  for (const nth of [1, 2]) {
    expect(done(await analyses.analyse(wish))).toEqual({ analysis: null, done: false });
    hears({ version: nth });
    ends.pop()?.();
    await vi.waitFor(() => {
      expect(sent.at(-1)).toEqual({ ...wish, analysis: { version: nth }, done: true, failed: { code: 'analysis-broke' } });
    });
  }
});

test('whoever comes back to a round that is being worked out stays with it, though another one was asked for and is still looked up', async () => {
  const lookUps: (() => void)[] = [];
  const begun: number[] = [];
  let cancelled = 0;
  const analyses = new Analyses({
    analyses: { of: () => accepted(null), keep: () => accepted(null) },
    about: () =>
      new Promise((found) => {
        lookUps.push(() => {
          found(accepted({ version: 1, events: 3 }));
        });
      }),
    start: ({ round }: { readonly round: number }) => {
      begun.push(round);
      return { done: new Promise<never>(() => undefined), cancel: () => cancelled++ };
    },
    told: () => undefined,
    playing: () => undefined,
    report: () => undefined,
  });
  const [first, other] = [
    { id: ID, round: 0 },
    { id: ID, round: 1 },
  ];
  const asked = analyses.analyse(first);
  lookUps.pop()?.();
  await asked;
  const looked = analyses.analyse(other);
  expect(done(await analyses.analyse({ ...first }))).toEqual({ analysis: null, done: false });
  lookUps.pop()?.();
  await looked;
  expect({ begun, cancelled }).toEqual({ begun: [0], cancelled: 0 });
});

test('of a match that is gone meanwhile it is told that it is gone', async () => {
  const sent: AnalysisTold[] = [];
  const analyses = new Analyses({
    analyses: { of: () => accepted(null), keep: () => accepted(null) },
    about: () => Promise.resolve(accepted({ version: 1, events: 3 })),
    start: () => ({ done: Promise.resolve(refused({ code: 'no-such-replay', field: 'id' })), cancel: () => undefined }),
    told: (each: AnalysisTold) => sent.push(each),
    playing: () => undefined,
    report: () => undefined,
  });
  await analyses.analyse({ id: ID, round: 0 });
  await vi.waitFor(() => {
    expect(sent.at(-1)).toMatchObject({ done: true, failed: { code: 'no-such-replay' } });
  });
});

test('whoever stops looking is told no more', async () => {
  const opened = await withReplay();
  await ask(opened);
  const before = told(opened).length;
  done(await opened.handlers['replay.analyse-stop']({}));
  await setTimeout(20);
  expect(told(opened).length).toBe(before);
  expect(done(await ask(opened)).done).toBe(false);
});

test('a round or match that is not there is refused, and so is the match at the table', async () => {
  const opened = await withReplay();
  expect(await ask(opened, 7)).toMatchObject({ ok: false, error: { code: 'no-such-round' } });
  expect(await opened.handlers['replay.analyse']({ id: 'none', round: 0 })).toMatchObject({ ok: false, error: { code: 'no-such-replay' } });
  const { match } = done(await opened.handlers['match.start']({ role: 'runner', level: 1 }));
  expect(await opened.handlers['replay.analyse']({ id: match, round: 0 })).toMatchObject({ ok: false, error: { code: 'match-played' } });
});

test('who asks for what was kept alone begins nothing', async () => {
  const opened = await withReplay();
  const kept = () => opened.handlers['replay.analyse']({ id: ID, round: 0, kept: true });
  expect(done(await kept())).toEqual({ analysis: null, done: false });
  await setTimeout(20);
  expect(told(opened)).toEqual([]);
  await ask(opened);
  await whole(opened);
  expect(done(await kept())).toEqual(done(await ask(opened)));
});
