/** Fugitive at the live table: begun, played against bots, gone on with after a crash, a series with its handicap, and what a notepad is told. */
import { describe, expect, onTestFinished, test } from 'vitest';
import type { FugitiveTable } from '../../../../src/shared/fugitive/table';
import type { View } from '../../../../src/rules/fugitive/view';
import type { Handlers } from '../../../../src/main/ipc';
import { fugitive } from '../../../../src/rules/fugitive/fugitive';
import { chanceOf } from '../../../../src/main/chance';
import { legalAct } from '../../../../src/main/games/fugitive/bots/legal-act';
import { openApp, type App } from '../../../fixtures/app';
import { done } from '../../../fixtures/live-table';
import { scratchFolder } from '../../../fixtures/scratch';

/** The same app with the answers of every game. */
interface Opened extends Omit<App, 'handlers' | 'table'> {
  readonly handlers: Handlers;
  readonly table: () => FugitiveTable;
}

function opened(folder = scratchFolder(), seed = 'fugitive', closes = true): Opened {
  const app = openApp(folder, seed);
  if (closes) onTestFinished(() => app.close());
  return app as unknown as Opened;
}

const RULES = { events: 'none', opening: 1, secondWind: false, bestOf: 1, handicap: false } as const;

/** People's seats do anything that is allowed, bots what they do, until the game is over. */
async function playedOut(app: Opened, seed: string, entries = 400): Promise<FugitiveTable> {
  const chance = chanceOf(seed);
  for (let entry = 0; entry < entries && !app.table().over; entry++) {
    const { match, seats } = app.table();
    const acting = seats.find(({ seat, view }) => fugitive.actors(view.state).includes(seat));
    if (acting === undefined) app.time.pass(5000);
    else {
      const act = legalAct(acting.view, chance);
      if (act.type === 'give-up') done(await app.handlers['table.give-up']({ match, seat: acting.seat }));
      else done(await app.handlers['table.act']({ match, seat: acting.seat, act: act as never }));
    }
  }
  return app.table();
}

describe('a match of Fugitive', () => {
  test.each(['fugitive', 'marshal'] as const)('as the %s against a bot is played to its verdict and kept', async (role) => {
    const app = opened();
    const { match, players } = done(await app.handlers['match.start']({ game: 'fugitive', role, level: 5, notepad: 'basic' }));
    expect(players.map((player) => ({ ...player, name: '' }))).toEqual([
      { name: '', kind: 'human', notepad: 'basic' },
      { name: '', kind: 'bot', level: 5 },
    ]);
    const end = await playedOut(app, role);
    expect(end.over).toBe(true);
    expect(end.verdict?.ending).not.toBe('unfinished');
    done(await app.handlers['match.leave']({ match }));
    const shown = done(await app.handlers['replay.round']({ id: match, round: 0 }));
    expect(shown.verdict).toEqual(end.verdict);
    const { replays } = done(await app.handlers['replay.list']({ offset: 0, limit: 5 }));
    expect(replays.map(({ id, game }) => [id, game])).toEqual([[match, 'fugitive']]);
  });

  test('every act as it was, with every variant of events', async () => {
    for (const rules of [
      { ...RULES, events: 'random' },
      { ...RULES, events: 'discovery', secondWind: true },
      { ...RULES, events: 'helpful', helps: 'fugitive', opening: 2 },
      { ...RULES, events: 'catch-up' },
    ] as const) {
      const app = opened(scratchFolder(), rules.events);
      done(await app.handlers['match.start']({ game: 'fugitive', role: 'fugitive', level: 2, rules, seed: rules.events }));
      expect((await playedOut(app, rules.events)).over, rules.events).toBe(true);
    }
  });

  test('bots that are looked at play to their end', async () => {
    const app = opened();
    done(await app.handlers['match.start']({ game: 'fugitive', role: 'watch', level: 8, marshalLevel: 3 }));
    expect(app.table().seats).toEqual([]);
    for (let wait = 0; wait < 400 && !app.table().over; wait++) app.time.pass(5000);
    expect(app.table().over).toBe(true);
  });

  test('killed in the midst: all that was done is there, and it goes on', async () => {
    const folder = scratchFolder();
    // Nobody closes this one.
    const killed = opened(folder, 'killed', false);
    const { match } = done(await killed.handlers['match.start']({ game: 'fugitive', role: 'marshal', level: 7, seed: 'kill' }));
    await playedOut(killed, 'kill', 14);
    const before = killed.table().seats[0]?.view.state;
    expect(before?.log.length).toBeGreaterThan(5);

    const app = opened(folder, 'after');
    expect(done(await app.handlers['match.unfinished']({}))).toMatchObject({ id: match, roundNumber: 1 });
    done(await app.handlers['match.go-on']({ match }));
    expect(app.table().seats[0]?.view.state.log).toEqual(before?.log);
    expect(app.table().paused).toBe(true);
    done(await app.handlers['table.resume']({ match, seat: 0 }));
    expect((await playedOut(app, 'on')).over).toBe(true);
    killed.close();
  });

  test('V7, V8: in a series roles swap, and the loser keeps an event of the side that they play next', async () => {
    const app = opened();
    const rules = { ...RULES, bestOf: 3, handicap: true } as const;
    const seats = [
      { kind: 'guest', name: 'Ada' },
      { kind: 'guest', name: 'Bo' },
    ] as const;
    const { match } = done(
      await app.handlers['match.arrange']({ game: 'fugitive', seats: [...seats], firstFugitive: 1, rules, seed: 'series' }),
    );
    expect(app.table().table.state.setup.roles).toEqual(['marshal', 'fugitive']);
    done(await app.handlers['table.give-up']({ match, seat: 0 }));
    expect(app.table().score).toEqual({ points: [0, 1], winners: [] });
    done(await app.handlers['match.next']({ match }));
    const { roles, kept } = app.table().table.state.setup;
    expect(roles).toEqual(['fugitive', 'marshal']);
    expect(kept?.seat).toBe(0);
    done(await app.handlers['table.give-up']({ match, seat: 1 }));
    done(await app.handlers['match.next']({ match }));
    const third = app.table().table.state.setup;
    expect(third.kept?.seat).toBe(1);
    done(await app.handlers['table.give-up']({ match, seat: 0 }));
    expect(app.table().score.winners).toEqual([1]);
    // It is a replay like any other.
    done(await app.handlers['match.leave']({ match }));
    expect(done(await app.handlers['replay.round']({ id: match, round: 2 })).verdict).toMatchObject({ ending: 'given-up', seat: 1 });
    // A new match begins without anything kept.
    done(await app.handlers['match.arrange']({ game: 'fugitive', seats: [...seats], firstFugitive: 1, rules, seed: 'again' }));
    expect(app.table().table.state.setup.kept).toBeUndefined();
  });
});

describe('what a seat is told', () => {
  const asked = async (app: Opened, seat: number) =>
    app.handlers['table.ask']({ match: app.table().match, seat, question: { type: 'notepad' } });

  test('N3, N4: a full notepad counts from its own view; nobody else has one', async () => {
    const app = opened();
    done(await app.handlers['match.start']({ game: 'fugitive', role: 'marshal', level: 3, notepad: 'full', seed: 'pad' }));
    for (let wait = 0; wait < 6; wait++) app.time.pass(5000);
    const told = done(await asked(app, 0)) as { rows: string; odds: [number, number][]; possible: number[][] };
    expect(Number(told.rows)).toBeGreaterThan(0);
    expect(told.possible).toHaveLength(app.table().table.state.row.length);
    expect(told.odds.every(([number, chance]) => number >= 1 && chance > 0 && chance <= 1)).toBe(true);

    for (const [role, notepad] of [
      ['marshal', 'basic'],
      ['fugitive', 'full'],
    ] as const) {
      done(await app.handlers['match.start']({ game: 'fugitive', role, level: 3, notepad }));
      expect(await asked(app, 0)).toMatchObject({ ok: false, error: { code: 'nothing-to-ask' } });
    }
  });

  test('I: what the window gets holds nothing that its seat may not know', async () => {
    const app = opened();
    done(await app.handlers['match.start']({ game: 'fugitive', role: 'marshal', level: 3, seed: 'hidden' }));
    for (let wait = 0; wait < 6; wait++) app.time.pass(5000);
    const views: readonly View[] = [app.table().table, ...app.table().seats.map(({ view }) => view)];
    for (const { state } of views) {
      expect(state.hands.fugitive.every((card) => card === null)).toBe(true);
      expect(state.setup.piles.flat().every((card) => card === null)).toBe(true);
      expect(state.row.every(({ number, turnedUp }) => (turnedUp === null) === (number === null))).toBe(true);
    }
  });

  test('F7: what is against the rules is refused with its clause', async () => {
    const app = opened();
    const { match } = done(await app.handlers['match.start']({ game: 'fugitive', role: 'fugitive', level: 3 }));
    const place = (card: number) => app.handlers['table.act']({ match, seat: 0, act: { type: 'place', card, sprints: [] } });
    expect(await place(42)).toMatchObject({ ok: false, error: { code: 'out-of-reach', clause: 'F3' } });
    expect(await app.handlers['table.act']({ match, seat: 0, act: { type: 'pass' } })).toMatchObject({
      error: { code: 'not-due', clause: 'F1' },
    });
    done(await place(3));
  });
});
