/** Somebody takes a seat of a match that goes on: kept before it is told, with points that stay and rounds that are nobody else's. */
import { readFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { RequestInput } from '../../../src/shared/contract';
import { DEFAULT_MATCH } from '../../../src/shared/chase/match-choice';
import type { Sitting } from '../../../src/shared/seats';
import { ReplaySchema } from '../../../src/shared/chase/replay';
import * as v from 'valibot';
import { GAMES } from '../../../src/main/games/game-list';
import { fileOf, openApp, type App } from '../../fixtures/app';
import { done, northward } from '../../fixtures/live-table';
import { scratchFolder } from '../../fixtures/scratch';

function app(folder = scratchFolder(), seed = 'seats'): App {
  const opened = openApp(folder, seed);
  onTestFinished(() => {
    opened.close();
  });
  return opened;
}

const guest = (name: string): Sitting => ({ kind: 'guest', name });
const bot = (level: number): Sitting => ({ kind: 'bot', level });

/** The first of two runs, the second chases. */
async function arrange(opened: App, seats: readonly [Sitting, Sitting]): Promise<string> {
  const { variants } = DEFAULT_MATCH;
  return done(await opened.handlers['match.arrange']({ seats: [...seats], firstChaser: 1, variants })).match;
}

async function opens(opened: App, match: string, seat = 0): Promise<void> {
  done(await opened.handlers['table.act']({ match, seat, act: { type: 'open', tiles: northward(opened.table(), seat) } }));
}

async function take(opened: App, match: string, seat: number, sitting: Sitting) {
  const input: RequestInput<'seat.take'> = { match, seat, sitting };
  return opened.handlers['seat.take'](input);
}

async function stops(opened: App, match: string): Promise<void> {
  for (const { seat } of opened.table().seats) done(await opened.handlers['table.pause']({ match, seat }));
  expect(opened.table().paused).toBe(true);
}

const names = (opened: App) => opened.table().players.map(({ name }) => name);

async function player(opened: App, name: string): Promise<string> {
  const { profiles } = done(await opened.handlers['profile.create']({ name }));
  return profiles.find((each) => each.name === name)?.id ?? '';
}

/** The Chaser marks what there is, rightly or not: the round ends, and somebody has won it. */
async function decides(opened: App, match: string): Promise<void> {
  const seat = opened.table().table.roles.indexOf('chaser');
  for (const symbol of ['star', 'star'] as const) done(await opened.handlers['table.act']({ match, seat, act: { type: 'mark', symbol } }));
  expect(opened.table().verdict?.verdict.winner).not.toBeNull();
}

/** What counts for somebody, won and lost, whatever they were. */
async function rounds(opened: App, id: string): Promise<number> {
  const { profiles } = done(await opened.handlers['profile.list']({}));
  return (profiles.find((each) => each.id === id)?.records ?? []).reduce((sum, { won, lost }) => sum + won + lost, 0);
}

async function exported(opened: App, id: string): Promise<string> {
  return readFileSync(fileOf(await opened.handlers['replay.export']({ id })), 'utf8');
}

describe('in a pause', () => {
  test('a guest takes a bot’s seat: all lies as it lay, time stands still until everybody is ready, and then the guest plays', async () => {
    const opened = app();
    const match = await arrange(opened, [guest('Ada'), bot(1)]);
    await opens(opened, match);
    await stops(opened, match);
    const before = opened.table();
    done(await take(opened, match, 1, guest('Bea')));
    const after = opened.table();
    expect(names(opened)).toEqual(['Ada', 'Bea']);
    expect(after.seats.map(({ seat }) => seat)).toEqual([0, 1]);
    expect([after.paused, after.table.paths, after.clock]).toEqual([true, before.table.paths, before.clock]);
    expect(after.seats[0]?.view.hand).toEqual(before.seats[0]?.view.hand);
    // What is shown to the newcomer is what the seat may see: no hand of the Runner's.
    expect(after.seats[1]?.view.hand).toBeNull();
    done(await opened.handlers['table.resume']({ match, seat: 0 }));
    expect(opened.table().paused).toBe(true);
    done(await opened.handlers['table.resume']({ match, seat: 1 }));
    expect(opened.table().paused).toBe(false);
    done(await opened.handlers['table.act']({ match, seat: 1, act: { type: 'mark', symbol: 'star' } }));
  });

  test('a bot takes a person’s seat and plays it from there', async () => {
    const opened = app();
    const match = await arrange(opened, [bot(3), guest('Ada')]);
    opened.time.passUntil(() => opened.table().table.phase === 'running');
    await stops(opened, match);
    done(await take(opened, match, 1, bot(5)));
    expect(opened.table().seats).toEqual([]);
    // Whoever looks on decides for the bots.
    done(await opened.handlers['table.resume']({ match, seat: 0 }));
    opened.time.passUntil(() => opened.table().over);
    const marks = opened.table().verdict?.verdict.markers.length ?? 0;
    expect(marks).toBeGreaterThan(0);
  });

  test('a round that runs is refused, as is another seat of the same player; nothing is changed or kept', async () => {
    const opened = app();
    const id = await player(opened, 'Cai');
    const match = await arrange(opened, [{ kind: 'profile', profile: id }, bot(1)]);
    await opens(opened, match);
    const { revision } = opened.table();
    expect(await take(opened, match, 1, guest('Bea'))).toMatchObject({ error: { code: 'not-between' } });
    await stops(opened, match);
    expect(await take(opened, match, 1, { kind: 'profile', profile: id })).toMatchObject({ error: { code: 'sits-twice' } });
    expect(names(opened)).toEqual(['Cai', 'Lulu']);
    expect(opened.table().revision).toBe(revision + 1);
    expect(await exported(opened, match)).not.toContain('swaps');
  });

  test('a kill keeps it: the match goes on with whoever took the seat, and the replay says who sat there when', async () => {
    const folder = scratchFolder();
    const first = openApp(folder, 'first');
    const match = await arrange(first, [guest('Ada'), bot(1)]);
    await opens(first, match);
    first.time.pass(700);
    await stops(first, match);
    done(await take(first, match, 1, guest('Bea')));
    const { table } = first.table();
    first.close();

    const opened = app(folder, 'second');
    expect(done(await opened.handlers['match.unfinished']({}))?.players.map(({ name }) => name)).toEqual(['Ada', 'Bea']);
    const gone = done(await opened.handlers['match.go-on']({ match }));
    expect(gone.players.map(({ name, kind }) => [name, kind])).toEqual([
      ['Ada', 'human'],
      ['Bea', 'human'],
    ]);
    expect(gone.table.paths).toEqual(table.paths);
    const { summary, swaps, players } = done(await opened.handlers['replay.round']({ id: match, round: 0 }));
    const lulu = { name: 'Lulu', kind: 'bot', level: 1 };
    expect(swaps).toEqual([{ round: 1, t: 700, after: 3, seat: 1, from: lulu, to: { name: 'Bea', kind: 'human' } }]);
    expect([summary.players, players].map((all) => all.map(({ name }) => name))).toEqual([
      ['Ada', 'Bea'],
      ['Ada', 'Bea'],
    ]);
    const file = v.parse(ReplaySchema, JSON.parse(await exported(opened, match)));
    expect(file.players[1]).toEqual(lulu);
    expect(file.rounds[0]?.swaps).toEqual([{ after: 3, seat: 1, player: { name: 'Bea', kind: 'human' } }]);
  });

  test('S5: before anything happened the round is dealt for those who sit there now, the same piles', async () => {
    const opened = app();
    const match = await arrange(opened, [guest('Ada'), bot(1)]);
    const { hand } = opened.table().seats[0]?.view ?? {};
    done(await take(opened, match, 1, guest('Bea')));
    expect(opened.table().seats[0]?.view.hand).toEqual(hand);
    done(await take(opened, match, 0, bot(3)));
    opened.time.passUntil(() => opened.table().table.phase === 'running');
    expect(done(await opened.handlers['replay.round']({ id: match, round: 0 })).swaps.map(({ t, to }) => [t, to.name])).toEqual([
      [null, 'Bea'],
      [null, 'Pico'],
    ]);
  });

  test('T2: where the person who was to choose who opens is gone, the round opens by itself', async () => {
    const opened = app();
    const seats = [guest('Ada'), bot(1), bot(1)];
    const { match } = done(await opened.handlers['match.arrange']({ seats, firstChaser: 2, variants: DEFAULT_MATCH.variants }));
    expect(opened.table().aside.choosesOpener).toBe(true);
    done(await take(opened, match, 0, bot(1)));
    expect(opened.table().aside.choosesOpener).toBe(false);
    opened.time.passUntil(() => opened.table().table.phase === 'running');
  });
});

describe('between rounds', () => {
  /** A round is over. */
  async function played(opened: App, seats: readonly [Sitting, Sitting]): Promise<string> {
    const match = await arrange(opened, seats);
    await opens(opened, match);
    await decides(opened, match);
    return match;
  }

  test('a player takes a guest’s seat: the points stay with the seat, and each round is whose it was', async () => {
    const opened = app();
    const [ada, cai] = [await player(opened, 'Ada'), await player(opened, 'Cai')];
    const match = await played(opened, [{ kind: 'profile', profile: ada }, guest('Bea')]);
    const { points } = opened.table().score;
    done(await take(opened, match, 1, { kind: 'profile', profile: cai }));
    // The verdict is still about who played it.
    expect(opened.table().played.map(({ name }) => name)).toEqual(['Ada', 'Bea']);
    expect(names(opened)).toEqual(['Ada', 'Cai']);
    expect(opened.table().score.points).toEqual(points);
    expect([await rounds(opened, ada), await rounds(opened, cai)]).toEqual([1, 0]);
    done(await opened.handlers['match.next']({ match }));
    expect(opened.table().played.map(({ name }) => name)).toEqual(['Ada', 'Cai']);
    await opens(opened, match, 1);
    await decides(opened, match);
    expect([await rounds(opened, ada), await rounds(opened, cai)]).toEqual([2, 1]);
    const { overall } = done(await opened.handlers['standings.read']({ evenings: 'all' }));
    expect(Object.fromEntries(overall.map((each) => [each.name, each.rounds]))).toEqual({ Ada: 2, Bea: 1, Cai: 1 });
  });

  test('a round in whose midst somebody came counts for nobody at that seat, and for the others as ever', async () => {
    const opened = app();
    const [ada, cai] = [await player(opened, 'Ada'), await player(opened, 'Cai')];
    const match = await arrange(opened, [
      { kind: 'profile', profile: ada },
      { kind: 'profile', profile: cai },
    ]);
    await opens(opened, match);
    await stops(opened, match);
    done(await take(opened, match, 1, guest('Bea')));
    for (const seat of [0, 1]) done(await opened.handlers['table.resume']({ match, seat }));
    await decides(opened, match);
    expect([await rounds(opened, ada), await rounds(opened, cai)]).toEqual([1, 0]);
    // Nor for a guest who stays.
    const kept = done(await opened.handlers['guest.keep']({ match, seat: 1, name: 'Bea' }));
    expect(kept.profiles.find(({ name }) => name === 'Bea')?.records).toEqual([]);
    done(await opened.handlers['match.next']({ match }));
    await opens(opened, match, 1);
    await decides(opened, match);
    const bea = kept.profiles.find(({ name }) => name === 'Bea')?.id ?? '';
    expect([await rounds(opened, ada), await rounds(opened, cai), await rounds(opened, bea)]).toEqual([2, 0, 1]);
  });

  test('a kill before the next round keeps it; the replay has it once there is such a round', async () => {
    const folder = scratchFolder();
    const first = openApp(folder, 'first');
    const match = await played(first, [guest('Ada'), guest('Bea')]);
    done(await take(first, match, 1, bot(2)));
    first.close();
    const opened = app(folder, 'second');
    const gone = done(await opened.handlers['match.go-on']({ match }));
    expect([gone.players[1]?.kind, gone.played[1]?.name]).toEqual(['bot', 'Bea']);
    expect(await exported(opened, match)).not.toContain('swaps');
    done(await opened.handlers['match.next']({ match }));
    const { rounds: all } = v.parse(ReplaySchema, JSON.parse(await exported(opened, match)));
    expect(all.map(({ swaps }) => swaps)).toEqual([undefined, [{ after: 0, seat: 1, player: { name: 'Lulu', kind: 'bot', level: 2 } }]]);
  });

  test('who changes their mind at once has never sat there', async () => {
    const opened = app();
    const match = await played(opened, [guest('Ada'), guest('Bea')]);
    const cai = await player(opened, 'Cai');
    done(await take(opened, match, 1, { kind: 'profile', profile: cai }));
    done(await take(opened, match, 1, bot(2)));
    done(await opened.handlers['match.next']({ match }));
    expect(done(await opened.handlers['replay.round']({ id: match, round: 1 })).swaps.map(({ from, to }) => [from.name, to.name])).toEqual([
      ['Bea', 'Lulu'],
    ]);
  });

  test('who comes back at once has never left', async () => {
    const opened = app();
    const cai = await player(opened, 'Cai');
    const match = await arrange(opened, [guest('Ada'), { kind: 'profile', profile: cai }]);
    await opens(opened, match);
    await stops(opened, match);
    done(await take(opened, match, 1, bot(2)));
    done(await take(opened, match, 1, { kind: 'profile', profile: cai }));
    expect(await exported(opened, match)).not.toContain('after');
    for (const seat of [0, 1]) done(await opened.handlers['table.resume']({ match, seat }));
    await decides(opened, match);
    expect(await rounds(opened, cai)).toBe(1);
  });

  test('nor for the live verdict, whose honours of the match are of whoever sat there all through', async () => {
    const chase = GAMES.find(({ rules }) => rules.id === 'chase')?.table;
    if (chase === undefined) throw new Error('Chase is not here.');
    const judged = vi.spyOn(chase, 'verdict');
    onTestFinished(() => judged.mockRestore());
    const counts = (seat: number) => judged.mock.lastCall?.[4]?.(seat, 1);
    const opened = app();
    const cai = await player(opened, 'Cai');
    const match = await arrange(opened, [guest('Ada'), { kind: 'profile', profile: cai }]);
    await opens(opened, match);
    await stops(opened, match);
    done(await take(opened, match, 1, bot(2)));
    done(await take(opened, match, 1, { kind: 'profile', profile: cai }));
    // Each time that somebody took a seat is told.
    expect(opened.table().swaps).toBe(2);
    done(await take(opened, match, 0, guest('Dee')));
    for (const seat of [0, 1]) done(await opened.handlers['table.resume']({ match, seat }));
    await decides(opened, match);
    expect([0, 1].map(counts)).toEqual([false, true]);
  });

  test('the line-up of the computer is the one that sits there now', async () => {
    const opened = app();
    const [one, other] = DEFAULT_MATCH.seats;
    if (one === undefined || other === undefined) throw new Error('There are two seats.');
    const seats = [
      { ...one, kind: 'guest' as const, guest: 'Ada' },
      { ...other, kind: 'guest' as const, guest: 'Bea' },
    ];
    done(await opened.handlers['settings.change']({ lastMatch: { ...DEFAULT_MATCH, seats } }));
    const match = await played(opened, [guest('Ada'), guest('Bea')]);
    done(await take(opened, match, 1, bot(7)));
    expect(opened.sent.settings.at(-1)?.lastMatch.seats[1]).toMatchObject({ kind: 'bot', level: 7 });
  });

  test('a name that changes, and a player who goes, are so in every stay', async () => {
    const opened = app();
    const cai = await player(opened, 'Cai');
    const match = await played(opened, [guest('Ada'), guest('Bea')]);
    done(await take(opened, match, 1, { kind: 'profile', profile: cai }));
    done(await opened.handlers['match.next']({ match }));
    done(await opened.handlers['match.leave']({ match }));
    done(await opened.handlers['profile.rename']({ profile: cai, name: 'Cleo' }));
    const second = async () => done(await opened.handlers['replay.round']({ id: match, round: 1 })).players[1]?.name;
    expect(await second()).toBe('Cleo');
    done(await opened.handlers['profile.remove']({ profile: cai }));
    expect(await second()).toBe('Guest');
    expect(done(await opened.handlers['replay.round']({ id: match, round: 0 })).players[1]?.name).toBe('Bea');
  });

  test('what a guest played becomes that of a player of this computer, who sat nowhere else meanwhile', async () => {
    const opened = app();
    const [ada, cai] = [await player(opened, 'Ada'), await player(opened, 'Cai')];
    const match = await played(opened, [{ kind: 'profile', profile: ada }, guest('Cai?')]);
    expect(await opened.handlers['guest.give']({ match, seat: 1, profile: ada })).toMatchObject({ error: { code: 'sits-twice' } });
    expect(await opened.handlers['guest.give']({ match, seat: 0, profile: cai })).toMatchObject({ error: { code: 'no-such-guest' } });
    done(await opened.handlers['guest.give']({ match, seat: 1, profile: cai }));
    expect(await rounds(opened, cai)).toBe(1);
    expect(names(opened)).toEqual(['Ada', 'Cai']);
    expect(done(await opened.handlers['guest.list']({ match }))).toEqual([]);
  });
});
