/** A match of one's own from a moment of a saved game of Fugitive. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { replays } from '../../../../src/main/games/fugitive/replay/fugitive-replay';
import { fugitiveAtTable } from '../../../../src/main/games/fugitive/table/at-table';
import { openApp, type App } from '../../../fixtures/app';
import { WORKED } from '../../../fixtures/fugitive-worked';
import { done } from '../../../fixtures/live-table';
import { scratchFolder } from '../../../fixtures/scratch';

function app(): App {
  const opened = openApp(scratchFolder());
  onTestFinished(() => {
    opened.close();
  });
  return opened;
}

const ID = '0192f0c8-7f1e-7abc-8def-000000000009';

async function brought(opened: App, players: readonly object[]): Promise<void> {
  const bytes = Buffer.from(JSON.stringify({ ...WORKED, id: ID, startedAt: '2026-01-02T03:04:05.000Z', players }));
  expect(done(await opened.handlers['replay.import']({ files: [{ name: 'mine.lookout.json', bytes }] })).faults).toEqual([]);
}

describe('play from here', () => {
  test('goes on with the same cards from that moment, with the notepad that there was, and is a file that holds by itself', async () => {
    const opened = app();
    await brought(opened, [
      { name: 'Ada', kind: 'human', notepad: 'full' },
      { name: 'Bot', kind: 'bot', level: 4 },
    ]);
    const from = { id: ID, round: 0, event: 5, seat: 1, level: 3 };
    const table = done(await opened.handlers['learn.play-from'](from));
    expect(table).toMatchObject({
      over: false,
      players: [
        { kind: 'bot', level: 3 },
        { kind: 'human', notepad: 'full' },
      ],
    });
    done(await opened.handlers['table.resume']({ match: table.match, seat: 1 }));
    done(await opened.handlers['table.give-up']({ match: table.match, seat: 1 }));
    const { summary, log } = done(await opened.handlers['replay.round']({ id: table.match, round: 0 }));
    expect(log.events.slice(0, 5)).toEqual(WORKED.rounds[0]?.events.slice(0, 5));
    const file = {
      ...{ format: 'lookout-replay', version: 1, game: 'fugitive', id: table.match, startedAt: summary.startedAt },
      ...{ players: summary.players, rules: log.rules, rounds: [{ ...log.deal, events: log.events }] },
    };
    expect(replays.parse(file)).toMatchObject({ ok: true });
  });

  test('after the end there is none', async () => {
    const opened = app();
    await brought(opened, WORKED.players);
    const end = { id: ID, round: 0, event: 13, seat: 0, level: 3 };
    expect(await opened.handlers['learn.play-from'](end)).toMatchObject({ error: { code: 'round-over' } });
  });
});

test('V8: a game that began with a kept event hangs on the one before it', () => {
  const [round] = WORKED.rounds;
  const deal = { ...round, kept: { seat: 0, event: 'lift' } } as never;
  expect([fugitiveAtTable.standsAlone?.(round as never), fugitiveAtTable.standsAlone?.(deal)]).toEqual([true, false]);
});
