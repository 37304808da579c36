/** A file whose id the list does not know, or without one, is recognised by what it holds, as another one is by its id. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChosenFile } from '../../../src/shared/replay-requests';
import type { Replay } from '../../../src/shared/chase/replay';
import { openApp, type App } from '../../fixtures/app';
import { done } from '../../fixtures/live-table';
import { scratchFolder } from '../../fixtures/scratch';

function app(): App {
  const opened = openApp(scratchFolder());
  onTestFinished(() => {
    opened.close();
  });
  return opened;
}

const stored = (name: string): Replay =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../fixtures/replays/${name}.lookout.json`), 'utf8')) as Replay;
const ID = '0192f0c8-7f1e-7abc-8def-000000000001';

/** The same replay without what tells it apart by name. */
function bare(replay: Replay): Omit<Replay, 'id'> {
  const { id: _id, ...rest } = replay;
  return rest;
}
const cut = (replay: Replay, events: number): Replay => ({
  ...replay,
  rounds: replay.rounds.map((round, at) => (at === replay.rounds.length - 1 ? { ...round, events: round.events.slice(0, events) } : round)),
});
/** The same JSON with all fields the other way round, on many lines. */
function turned(value: unknown): string {
  const turn = (each: unknown): unknown =>
    Array.isArray(each)
      ? each.map(turn)
      : typeof each === 'object' && each !== null
        ? Object.fromEntries(
            Object.entries(each)
              .reverse()
              .map(([key, of]) => [key, turn(of)]),
          )
        : each;
  return JSON.stringify(turn(value), null, 3);
}
const file = (text: unknown, name = 'match.lookout.json'): ChosenFile => ({
  name,
  bytes: Buffer.from(typeof text === 'string' ? text : JSON.stringify(text)),
});
const takeIn = async (opened: App, files: readonly ChosenFile[], longer = false) =>
  done(await opened.handlers['replay.import']({ files: [...files], longer }));
async function idsIn(opened: App): Promise<string[]> {
  const { rows } = done(await opened.handlers['replay.find']({ sought: {}, sort: 'newest', offset: 0, limit: 100 }));
  return rows.map(({ id }) => id);
}

describe.each(['two-caught', 'three-hideout-perfect-plan', 'four-unfinished'])('a file of %s without an id', (name) => {
  const whole = stored(name);

  test('is taken in once, also out of one lot, whatever it is called, and however it is written; the one in the list is told', async () => {
    const opened = app();
    const first = await takeIn(opened, [file(bare(whole)), file(turned(bare(whole)), 'copy.json')]);
    const [id] = await idsIn(opened);
    expect(first).toMatchObject({ imported: 1, faults: [{ file: 'copy.json', what: { key: 'fault.replay-known' }, match: id }] });
    const renamed = { ...bare(whole), players: whole.players.map((player, at) => ({ ...player, name: `P${String(at)}` })) };
    // The list was looked at meanwhile, so its lines are made.
    expect((await takeIn(opened, [file(renamed)])).faults).toMatchObject([{ what: { key: 'fault.replay-known' }, match: id }]);
    expect(await idsIn(opened)).toEqual([id]);
  });

  test('is the match that came with an id, and one with a damaged id is it, too', async () => {
    const opened = app();
    await takeIn(opened, [file({ ...whole, id: ID })]);
    for (const same of [bare(whole), { ...whole, id: 'no id at all' }, { ...whole, id: 7 }, { ...cut(whole, 9), id: undefined }])
      expect(await takeIn(opened, [file(same)])).toMatchObject({
        imported: 0,
        faults: [{ what: { key: 'fault.replay-known' }, match: ID }],
      });
    expect(await idsIn(opened)).toEqual([ID]);
  });

  test('is the match that comes with an id added, also where that goes on longer', async () => {
    const opened = app();
    await takeIn(opened, [file(bare(cut(whole, 8)))]);
    const [id] = await idsIn(opened);
    const known = { imported: 0, faults: [{ what: { key: 'fault.replay-known' }, match: id }] };
    expect(await takeIn(opened, [file({ ...cut(whole, 8), id: ID })])).toMatchObject(known);
    expect(await takeIn(opened, [file({ ...whole, id: ID })])).toMatchObject({ imported: 0, faults: [], longer: [{ at: 0, match: id }] });
    expect(await takeIn(opened, [file({ ...whole, id: ID })], true)).toMatchObject({ imported: 1, faults: [], longer: [] });
    expect(await takeIn(opened, [file({ ...whole, id: ID.replace(/1$/, '2') })])).toMatchObject(known);
    expect(await idsIn(opened)).toEqual([id]);
  });

  test('is another match where others did the same at another time, with an id and without; its id knows it under any name', async () => {
    const opened = app();
    await takeIn(opened, [file({ ...whole, id: ID })]);
    const others = (letter: string, startedAt: string) => ({
      players: whole.players.map((player, at) => ({ ...player, name: `${letter}${String(at)}` })),
      startedAt,
    });
    const other = others('P', '2025-01-02T03:04:05.000Z');
    expect((await takeIn(opened, [file({ ...whole, ...other, id: ID })])).faults).toMatchObject([{ match: ID }]);
    expect(await takeIn(opened, [file({ ...bare(whole), ...other })])).toMatchObject({ imported: 1, faults: [], longer: [] });
    const again = { ...whole, ...others('Q', '2025-01-03T03:04:05.000Z'), id: ID.replace(/1$/, '2') };
    expect(await takeIn(opened, [file(again)])).toMatchObject({ imported: 1, faults: [], longer: [] });
    expect(await idsIn(opened)).toHaveLength(3);
  });

  test('that goes on with a match of the list is offered, and makes that one longer', async () => {
    const opened = app();
    await takeIn(opened, [file(bare(cut(whole, 8)))]);
    const [id] = await idsIn(opened);
    expect(await takeIn(opened, [file(bare(whole))])).toMatchObject({ imported: 0, faults: [], longer: [{ at: 0, match: id }] });
    expect(await takeIn(opened, [file(bare(whole))], true)).toMatchObject({ imported: 1, faults: [], longer: [] });
    expect(await idsIn(opened)).toEqual([id]);
    const last = whole.rounds.length - 1;
    const { log } = done(await opened.handlers['replay.round']({ id: id ?? '', round: last }));
    expect(log.events).toEqual(whole.rounds[last]?.events);
    expect((await takeIn(opened, [file(bare(whole))])).faults).toMatchObject([{ match: id }]);
  });

  test('is another match where anything was dealt, done or agreed otherwise', async () => {
    const opened = app();
    await takeIn(opened, [file(bare(whole))]);
    const { rounds } = whole;
    const later = rounds.map((round, at) =>
      at === 0 ? { ...round, events: round.events.map((event) => (event.t > 0 ? { ...event, t: event.t + 1 } : event)) } : round,
    );
    const others = [
      { ...bare(whole), rounds: later },
      { ...bare(whole), rules: { ...whole.rules, pointsToWin: whole.rules.pointsToWin + 1 } },
      { ...bare(whole), players: whole.players.map((player) => ({ name: player.name, kind: 'bot', level: 9 })) },
    ];
    const taken = await takeIn(
      opened,
      others.map((other) => file(other)),
    );
    expect(taken).toMatchObject({ faults: [], longer: [] });
    expect(await idsIn(opened)).toHaveLength(1 + taken.imported);
    expect(taken.imported).toBe(3);
  });
});

test('a match that was played here is known by its content, too, and one that was removed comes again', async () => {
  const opened = app();
  const { match } = done(await opened.handlers['match.start']({ role: 'watch', level: 3, seed: 'mine' }));
  opened.time.passUntil(() => opened.mayClose());
  done(await opened.handlers['match.leave']({ match }));
  const { log, summary } = done(await opened.handlers['replay.round']({ id: match, round: 0 }));
  const written = {
    ...{
      format: 'lookout-replay',
      version: 1,
      game: 'chase',
      startedAt: summary.startedAt,
      players: summary.players,
      rules: log.rules,
      tiles: log.tiles,
    },
    rounds: [{ ...log.deal, events: log.events }],
  };
  expect((await takeIn(opened, [file(written)])).faults).toMatchObject([{ what: { key: 'fault.replay-known' }, match }]);
  done(await opened.handlers['replay.remove']({ id: match }));
  expect(await takeIn(opened, [file(written)])).toMatchObject({ imported: 1, faults: [] });
});
