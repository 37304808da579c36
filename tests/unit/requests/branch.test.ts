/** A match from a moment of another one: what happened before is the deed of who did it, and the player's own part begins at the branch. */
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Analysis } from '../../../src/rules/chase/analysis/types';
import { tellAnalysis } from '../../../src/shared/chase/analysis-text';
import { speakerOf } from '../../../src/shared/speaker';
import { openApp, type App } from '../../fixtures/app';
import { done } from '../../fixtures/live-table';
import { scratchFolder } from '../../fixtures/scratch';

const ID = '0192f0c8-7f1e-7abc-8def-000000000007';
/** Ada has laid nine tiles by then, after the Starting tiles, and Bruno has marked nine of them. */
const EVENT = 31;

function app(): App {
  const opened = openApp(scratchFolder());
  onTestFinished(() => {
    opened.close();
  });
  return opened;
}

async function original(opened: App): Promise<void> {
  const file = JSON.parse(readFileSync('tests/fixtures/replays/two-trail-lost-late.lookout.json', 'utf8')) as object;
  const bytes = Buffer.from(JSON.stringify({ ...file, id: ID }));
  expect(done(await opened.handlers['replay.import']({ files: [{ name: 'late.lookout.json', bytes }] })).faults).toEqual([]);
}

/** Plays from there and gives up at once. */
async function branched(opened: App, from: { readonly id: string; readonly event: number; readonly seat: number }): Promise<string> {
  const { match } = done(await opened.handlers['learn.play-from']({ ...from, round: 0, level: 8 }));
  done(await opened.handlers['table.resume']({ match, seat: from.seat }));
  done(await opened.handlers['table.give-up']({ match, seat: from.seat }));
  done(await opened.handlers['match.leave']({ match }));
  return match;
}

async function analysisOf(opened: App, id: string): Promise<Analysis> {
  opened.sent.analysis.length = 0;
  await opened.handlers['replay.analyse']({ id, round: 0 });
  return vi.waitFor(() => {
    const first = opened.sent.analysis.find((told) => told.id === id && told.analysis !== null);
    if (first === undefined) throw new Error('Nothing is worked out yet.');
    return first.analysis as Analysis;
  });
}

/** How many mistakes the list of replays tells of. */
async function listed(opened: App, id: string): Promise<number | null | undefined> {
  return vi.waitFor(async () => {
    const { rows, due } = done(await opened.handlers['replay.find']({ sought: {}, sort: 'newest', offset: 0, limit: 100 }));
    if (due > 0) throw new Error('The list is not made yet.');
    return rows.find((row) => row.id === id)?.played[0]?.mistakes;
  });
}

test('deeds before the branch are of those who did them, and count for nobody who came after', async () => {
  const opened = app();
  await original(opened);
  const match = await branched(opened, { id: ID, event: EVENT, seat: 0 });
  const { swaps, players } = done(await opened.handlers['replay.round']({ id: match, round: 0 }));
  expect(players).toMatchObject([{ kind: 'human' }, { name: 'Bruno', kind: 'bot', level: 3 }]);
  expect(players[0]?.name).not.toBe('Ada');
  expect(swaps).toMatchObject([{ round: 1, after: EVENT, seat: 0, from: { name: 'Ada', kind: 'human' }, to: { kind: 'human' } }]);
  expect(swaps).toHaveLength(1);

  const {
    players: [runner, chaser],
  } = await analysisOf(opened, match);
  expect([runner?.pace.count, runner?.pace.right]).toEqual([0, 0]);
  expect(chaser?.pace.count).toBeGreaterThan(0);
  expect(runner?.like).toBeNull();
  expect((await analysisOf(opened, ID)).players[0]?.pace.count).toBeGreaterThan(9);

  const mistakes = done(await opened.handlers['learn.mistakes']({ id: match, round: 0 }));
  expect(mistakes.filter(({ mine }) => mine)).toEqual([]);
  const had = done(await opened.handlers['learn.mistakes']({ id: ID, round: 0 }));
  expect(had.filter(({ event }) => event < EVENT)).not.toEqual([]);
  expect(mistakes.map(({ event }) => event)).toEqual(had.flatMap(({ event }) => (event < EVENT ? [event] : [])));
  // Bruno has sat there all along, so his are told still.
  expect(await listed(opened, match)).toBe(mistakes.filter(({ seat }) => seat === 1).length);
});

test('what decided a round names whoever did it then, also where somebody has the seat by now', async () => {
  const opened = app();
  await original(opened);
  const names = { names: ['Later', 'Later'], namesAt: () => ['Earlier', 'Earlier'] };
  // Who is named hangs on nothing that is still worked out.
  const told = tellAnalysis(
    { ...(await analysisOf(opened, ID)), final: true },
    { ...speakerOf('en'), language: 'en', ...names, cites: false },
  );
  expect(told.decided).toContain('Earlier');
  expect(told.decided).not.toContain('Later');
});

test('one who plays on at their own seat begins there anew, and a bot of the same level stays who it is; branches of branches keep all', async () => {
  const opened = app();
  await original(opened);
  const first = await branched(opened, { id: ID, event: EVENT, seat: 0 });
  const second = await branched(opened, { id: first, event: EVENT + 1, seat: 0 });
  const { swaps } = done(await opened.handlers['replay.round']({ id: second, round: 0 }));
  expect(swaps.map(({ after, seat }) => [after, seat])).toEqual([
    [EVENT, 0],
    [EVENT + 1, 0],
  ]);
  expect(swaps[1]?.from).toEqual(swaps[1]?.to);

  const across = await branched(opened, { id: ID, event: EVENT, seat: 1 });
  const shown = done(await opened.handlers['replay.round']({ id: across, round: 0 }));
  expect(shown.swaps).toMatchObject([
    { after: EVENT, seat: 0, from: { name: 'Ada' }, to: { kind: 'bot', level: 8 } },
    { after: EVENT, seat: 1, from: { name: 'Bruno' }, to: { kind: 'human' } },
  ]);
  expect(await listed(opened, across)).toBe(0);
  // From the very beginning all of it is one's own.
  const { match: begun } = done(await opened.handlers['learn.play-from']({ id: ID, round: 0, event: 0, seat: 0, level: 8 }));
  expect(done(await opened.handlers['replay.round']({ id: begun, round: 0 })).swaps).toEqual([]);
});
