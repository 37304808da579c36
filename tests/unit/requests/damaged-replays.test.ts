/** Damaged replay files into the list: as far as they hold, with where they break told then and from then on; and where the match is that is in the list. */
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import type { ChosenFile } from '../../../src/shared/replay-requests';
import type { Replay } from '../../../src/shared/chase/replay';
import { fileOf, openApp, type App } from '../../fixtures/app';
import { fixtureText } from '../../fixtures/cases';
import { done } from '../../fixtures/live-table';
import { scratchFolder } from '../../fixtures/scratch';

const ID = '0192f0c8-7f1e-7abc-8def-000000000001';
const whole: Replay = { id: ID, ...(JSON.parse(fixtureText('replays/three-match.lookout.json')) as Replay) };
const text = JSON.stringify(whole);
/** Torn in the last of its events: all but that one are there. */
const torn = text.slice(0, text.lastIndexOf('"type"'));
const last = whole.rounds.length - 1;
const path = `rounds[${last}].events[${(whole.rounds[last]?.events.length ?? 0) - 1}]`;
const events = whole.rounds.reduce((sum, round) => sum + round.events.length, 0);

function app(folder = scratchFolder()): App {
  const opened = openApp(folder, 'damaged');
  let open = true;
  const close = (): void => {
    if (open) opened.close();
    open = false;
  };
  onTestFinished(close);
  return { ...opened, close };
}
const file = (content: string): ChosenFile => ({ name: 'torn.lookout.json', bytes: Buffer.from(content) });
const takeIn = async (opened: App, content: string, longer = false) =>
  done(await opened.handlers['replay.import']({ files: [file(content)], longer }));
const breaks = { path, what: { key: 'fault.not-json-end' } };
const damageOf = async (opened: App) => done(await opened.handlers['replay.round']({ id: ID, round: 0 })).summary.damage;

test('a torn file is taken in up to there; that is told at once, with the match in the list, and after a new start', async () => {
  const folder = scratchFolder();
  const opened = app(folder);
  expect(await takeIn(opened, torn)).toEqual({
    imported: 1,
    faults: [],
    longer: [],
    damaged: [{ file: 'torn.lookout.json', match: ID, faults: [breaks], rounds: whole.rounds.length, events: events - 1 }],
  });
  const out = JSON.parse(readFileSync(fileOf(await opened.handlers['replay.export']({ id: ID })), 'utf8')) as Replay;
  expect(out.rounds.slice(0, last)).toEqual(whole.rounds.slice(0, last));
  expect(out.rounds[last]?.events).toEqual(whole.rounds[last]?.events.slice(0, -1));
  opened.close();
  const again = app(folder);
  expect(await damageOf(again)).toEqual([breaks]);
  const find = { sought: {}, sort: 'newest', offset: 0, limit: 10 } as const;
  expect(done(await again.handlers['replay.find'](find)).rows).toMatchObject([{ id: ID, damage: [breaks] }]);
  // Out of the list and back it says so still.
  done(await again.handlers['replay.remove']({ id: ID }));
  done(await again.handlers['replay.put-back']({ id: ID }));
  expect(await damageOf(again)).toEqual([breaks]);
});

test('the whole file is offered in its place, and nothing is damaged any more once that was taken', async () => {
  const opened = app();
  await takeIn(opened, torn);
  expect((await takeIn(opened, text)).longer).toMatchObject([{ at: 0, match: ID, faults: [] }]);
  expect(await damageOf(opened)).toEqual([breaks]);
  expect(await takeIn(opened, text, true)).toMatchObject({ imported: 1, faults: [], damaged: [] });
  expect(await damageOf(opened)).toBeUndefined();
});

test('a damaged file that goes on with a match says both, before and after', async () => {
  const opened = app();
  await takeIn(opened, JSON.stringify({ ...whole, rounds: whole.rounds.slice(0, 2) }));
  expect((await takeIn(opened, torn)).longer).toMatchObject([{ match: ID, faults: [breaks] }]);
  expect((await takeIn(opened, torn, true)).damaged).toMatchObject([{ match: ID, faults: [breaks] }]);
  expect(await damageOf(opened)).toEqual([breaks]);
});

test('a file with nothing new names the match of the list, and what is damaged in it all the same', async () => {
  const opened = app();
  await takeIn(opened, text);
  const { faults } = await takeIn(opened, torn);
  expect(faults).toMatchObject([{ path: 'id', what: { key: 'fault.replay-known' }, match: ID, damage: [breaks] }]);
  expect((await takeIn(opened, text)).faults).toEqual([
    { file: 'torn.lookout.json', path: 'id', what: { key: 'fault.replay-known' }, match: ID },
  ]);
  expect(await damageOf(opened)).toBeUndefined();
});

test('where a match stands is told among those of the same moment, too, and of none that is gone', async () => {
  const opened = app();
  const ids = Array.from({ length: 7 }, (_, n) => `0192f0c8-7f1e-7abc-8def-${String(n).padStart(12, '0')}`);
  const at = ['2026-11-27T20:00:00.000Z', '2026-11-26T20:00:00.000Z'];
  const files = ids.map((id, n) => file(JSON.stringify({ ...whole, id, startedAt: at[n % 2] })));
  done(await opened.handlers['replay.import']({ files }));
  const rows = done(await opened.handlers['replay.find']({ sought: {}, sort: 'newest', offset: 0, limit: 10 })).rows;
  expect(rows).toHaveLength(7);
  for (const [place, { id }] of rows.entries()) expect(done(await opened.handlers['replay.place']({ id }))).toBe(place);
  expect(done(await opened.handlers['replay.place']({ id: 'none' }))).toBeNull();
});

test('a file that says -0 is the match that was kept of it', async () => {
  const opened = app();
  const odd = text.replace('"rotation":0', '"rotation":-0');
  expect(odd).not.toBe(text);
  expect(await takeIn(opened, odd)).toMatchObject({ imported: 1, damaged: [] });
  expect((await takeIn(opened, odd)).faults).toMatchObject([{ what: { key: 'fault.replay-known' }, match: ID }]);
});
