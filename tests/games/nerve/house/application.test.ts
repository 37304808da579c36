/** Nerve in the whole house: through requests, table, bots, store, list, files and going on. None of its rooms was touched for it. */
import { readFileSync } from 'node:fs';
import { onTestFinished, expect, test } from 'vitest';
import type { TableSnapshot } from '../../../../src/shared/table';
import { openApp, type App } from '../../../fixtures/app';
import { done } from '../../../fixtures/live-table';
import { scratchFolder } from '../../../fixtures/scratch';
import type { View } from '../rules';
import { THINKS } from '../table';

type Table = TableSnapshot & { readonly table: View };

function opened(folder: string, seed: string): App {
  const app = openApp(folder, seed);
  onTestFinished(() => {
    app.close();
  });
  return app;
}

/** Requests know the types of the real list of games only. */
const of = (input: object): never => input as never;

const table = (app: App): Table => app.table() as unknown as Table;

/** The person stops as soon as it is their turn; bots have their time. Until the round is over. */
async function playedOut(app: App, match: string): Promise<Table> {
  for (let turn = 0; turn < 200 && !table(app).over; turn++) {
    if (table(app).table.turn === 0) done(await app.handlers['table.act']({ match, seat: 0, act: of({ type: 'stop' }) }));
    else app.time.pass(THINKS);
  }
  return table(app);
}

test('a round with four bots is played, judged, kept and listed', async () => {
  const app = opened(scratchFolder(), 'played');
  const { match, players, game } = done(await app.handlers['match.start'](of({ game: 'nerve', level: 3 })));
  expect([game, players.length]).toEqual(['nerve', 5]);
  const end = await playedOut(app, match);
  expect(end.over).toBe(true);
  expect(end.verdict).toMatchObject({ totals: expect.arrayContaining([expect.any(Number)]) as unknown });
  done(await app.handlers['match.leave']({ match }));
  const { replays, unreadable } = done(await app.handlers['replay.list']({ offset: 0, limit: 10 }));
  expect([replays.map((replay) => [replay.id, replay.game, replay.players.length]), unreadable]).toEqual([[[match, 'nerve', 5]], []]);
});

test('a person sees no card of a bot', async () => {
  const app = opened(scratchFolder(), 'hidden');
  done(await app.handlers['match.start'](of({ game: 'nerve', level: 1 })));
  const { seats, table: all } = table(app);
  expect(seats.map(({ seat, secret }) => [seat, secret])).toEqual([[0, true]]);
  expect([all.hand, all.totals]).toEqual([null, null]);
});

test('six seats, two of them people; what is not the act of the game at the table is refused', async () => {
  const app = opened(scratchFolder(), 'six');
  const bot = { kind: 'bot', level: 2 } as const;
  const people = [
    { kind: 'guest', name: 'Ada' },
    { kind: 'guest', name: 'Bea' },
  ] as const;
  const { match, players } = done(await app.handlers['match.arrange'](of({ game: 'nerve', seats: [...people, bot, bot, bot, bot] })));
  expect(players.map(({ name }) => name).slice(0, 2)).toEqual(['Ada', 'Bea']);
  expect(await app.handlers['table.act']({ match, seat: 0, act: { type: 'mark', symbol: 'star' } })).toMatchObject({
    error: { code: 'ipc/invalid' },
  });
  expect(await app.handlers['table.act']({ match, seat: 1, act: of({ type: 'draw' }) })).toMatchObject({
    error: { code: 'not-your-turn' },
  });
  done(await app.handlers['table.act']({ match, seat: 0, act: of({ type: 'draw' }) }));
});

test('killed in the midst: all that was done is there, and it goes on to the same end as its file tells', async () => {
  const folder = scratchFolder();
  // Nobody closes this one.
  const killed = openApp(folder, 'killed');
  const { match } = done(await killed.handlers['match.start'](of({ game: 'nerve', level: 9, seed: 'kill' })));
  done(await killed.handlers['table.act']({ match, seat: 0, act: of({ type: 'draw' }) }));
  killed.time.pass(THINKS);
  const before = table(killed).table;

  const app = opened(folder, 'after');
  expect(done(await app.handlers['match.unfinished']({}))).toMatchObject({ id: match, roundNumber: 1 });
  done(await app.handlers['match.go-on']({ match }));
  expect(table(app).table.counts).toEqual(before.counts);
  if (table(app).paused) done(await app.handlers['table.resume']({ match, seat: 0 }));
  const end = await playedOut(app, match);
  expect(end.over).toBe(true);

  const out = done(await app.handlers['replay.export']({ id: match }));
  const other = opened(scratchFolder(), 'other');
  const bytes = new Uint8Array(readFileSync(out?.file ?? ''));
  expect(done(await other.handlers['replay.import']({ files: [{ name: 'nerve.lookout.json', bytes }] })).imported).toBe(1);
  const shown = done(await other.handlers['replay.round']({ id: match, round: 0 }));
  expect(shown.verdict).toEqual(end.verdict);
  killed.close();
});
