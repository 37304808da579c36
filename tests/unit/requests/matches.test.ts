/** Arranging a match, and going on with one, on a real store. */
import type { Outcome } from '../../../src/rules/chase/verdict';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { RequestInput } from '../../../src/shared/contract';
import type { Variants } from '../../../src/shared/chase/match-choice';
import type { Arrange } from '../../../src/shared/chase/start';
import type { Sitting } from '../../../src/shared/seats';
import { openApp, type App } from '../../fixtures/app';
import { done, northward } from '../../fixtures/live-table';
import { scratchFolder } from '../../fixtures/scratch';

function app(folder = scratchFolder(), seed = 'app'): App {
  const opened = openApp(folder, seed);
  onTestFinished(() => {
    opened.close();
  });
  return opened;
}

const VARIANTS: Variants = { headStart: false, perfectPlan: false, pointsToWin: 3, table: 'standard' };
const guest = (name: string): Sitting => ({ kind: 'guest', name });
const bot = (level: number): Sitting => ({ kind: 'bot', level });

function arranged(seats: Sitting[], more: Partial<Arrange> = {}): RequestInput<'match.arrange'> {
  return { seats, firstChaser: seats.length - 1, variants: VARIANTS, ...more };
}

/** A profile of this computer. */
async function profileOf(opened: App, name: string): Promise<string> {
  const made = done(await opened.handlers['profile.create']({ name }));
  const found = made.profiles.find((each) => each.name === name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found.id;
}

describe('match.arrange', () => {
  test.each([
    [2, 1, ['runner', 'chaser']],
    [2, 0, ['chaser', 'runner']],
    [3, 1, ['runner', 'chaser', 'runner']],
    // F1: the second Chaser sits on the first one's left.
    [4, 3, ['chaser', 'runner', 'runner', 'chaser']],
    [4, 1, ['runner', 'chaser', 'chaser', 'runner']],
  ] as const)('%i seats, seat %i chases first', async (count, firstChaser, roles) => {
    const seats = [guest('Ada'), guest('Bea'), bot(2), bot(3)].slice(0, count);
    const started = done(await app().handlers['match.arrange'](arranged(seats, { firstChaser })));
    expect(started.table.roles).toEqual(roles);
    expect(started.seats.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('V1 to V3 and the size of the table are rules of the match', async () => {
    const variants = { headStart: true, perfectPlan: true, pointsToWin: 5, table: 'small' } as const;
    const started = done(await app().handlers['match.arrange'](arranged([guest('Ada'), guest('Bea')], { variants })));
    expect(started.rules).toEqual({ startingTiles: 3, perfectPlan: true, pointsToWin: 5, table: { columns: 13, rows: 9 } });
    expect(started.seats[0]?.view.hand?.starts).toHaveLength(3);
  });

  test("players of this computer sit by their names and in their records, guests in nobody's; names tell everybody apart", async () => {
    const opened = app();
    const ada = await profileOf(opened, 'Ada');
    const seats: Sitting[] = [{ kind: 'profile', profile: ada, assist: true }, guest('ada'), guest(''), guest('')];
    const started = done(await opened.handlers['match.arrange'](arranged(seats, { firstChaser: 2 })));
    expect(started.players.map(({ name }) => name)).toEqual(['Ada', 'ada (2)', 'Guest', 'Guest (2)']);
    expect(started.players[0]).toEqual({ name: 'Ada', kind: 'human', assist: true });
  });

  test.each([
    [
      'somebody twice',
      (ada: string): Sitting[] => [
        { kind: 'profile', profile: ada },
        { kind: 'profile', profile: ada },
      ],
      'sits-twice',
      'seats.1.profile',
    ],
    [
      'somebody who is gone',
      (): Sitting[] => [guest('Bea'), { kind: 'profile', profile: '00000000-0000-7000-8000-000000000000' }],
      'no-such-profile',
      'seats.1.profile',
    ],
  ])('%s is refused, and the match before stays', async (_what, seats, code, field) => {
    const opened = app();
    const ada = await profileOf(opened, 'Ada');
    const before = done(await opened.handlers['match.start']({ role: 'chaser', level: 1 }));
    expect(await opened.handlers['match.arrange'](arranged(seats(ada)))).toMatchObject({ ok: false, error: { code, field } });
    expect(done(await opened.handlers['match.current']({}))?.match).toBe(before.match);
  });

  test('a first Chaser who has no seat is refused', async () => {
    const asked = arranged([guest('Ada'), guest('Bea')], { firstChaser: 2 });
    expect(await app().handlers['match.arrange'](asked)).toMatchObject({
      ok: false,
      error: { code: 'no-such-seat', field: 'firstChaser' },
    });
  });
});

/** Ada runs, Bea chases, with the Starting tiles down. */
async function running(opened: App): Promise<string> {
  const { match } = done(await opened.handlers['match.arrange'](arranged([guest('Ada'), guest('Bea')])));
  done(await opened.handlers['table.act']({ match, seat: 0, act: { type: 'open', tiles: northward(opened.table(), 0) } }));
  return match;
}

describe('never lost', () => {
  test('a round that was cut off is offered and goes on where it was', async () => {
    const folder = scratchFolder();
    const first = openApp(folder, 'first');
    const match = await running(first);
    const { table } = first.table();
    first.close();

    const second = app(folder, 'second');
    const offered = done(await second.handlers['match.unfinished']({}));
    expect(offered).toMatchObject({ id: match, roundNumber: 1, betweenRounds: false, points: [0, 0] });
    expect(offered?.players.map(({ name }) => name)).toEqual(['Ada', 'Bea']);
    expect(done(await second.handlers['match.current']({}))).toBeNull();
    const gone = done(await second.handlers['match.go-on']({ match }));
    expect(gone.table.paths).toEqual(table.paths);
    expect(gone.table.paused).toBe(true);
    expect(done(await second.handlers['match.current']({}))?.match).toBe(match);
    // Asked again, it is the live one, as it stands.
    expect(done(await second.handlers['match.go-on']({ match })).revision).toBe(gone.revision);
  });

  test('a player of this computer keeps the seat', async () => {
    const folder = scratchFolder();
    const first = openApp(folder, 'first');
    const ada = await profileOf(first, 'Ada');
    const seats: Sitting[] = [guest('Bea'), { kind: 'profile', profile: ada }];
    const { match } = done(await first.handlers['match.arrange'](arranged(seats)));
    first.close();
    const second = app(folder, 'second');
    done(await second.handlers['match.go-on']({ match }));
    done(await second.handlers['table.act']({ match, seat: 0, act: { type: 'open', tiles: northward(second.table(), 0) } }));
    for (const symbol of ['star', 'star'] as const)
      done(await second.handlers['table.act']({ match, seat: 1, act: { type: 'mark', symbol } }));
    const record = done(await second.handlers['profile.list']({})).profiles.find(({ id }) => id === ada);
    expect(record).toBeDefined();
    const chaser = record?.records.find(({ role }) => role === 'chaser');
    expect((chaser?.won ?? 0) + (chaser?.lost ?? 0)).toBe(second.table().verdict?.verdict.winner === null ? 0 : 1);
  });

  test('goes on under the names of now: whoever was renamed meanwhile, in the offer, at the table and in the replays, also of a match that is over', async () => {
    const folder = scratchFolder();
    const before = openApp(folder, 'before');
    const ada = await profileOf(before, 'Ada');
    const arrange = () => before.handlers['match.arrange'](arranged([{ kind: 'profile', profile: ada }, bot(2)], { firstChaser: 0 }));
    const over = done(await arrange()).match;
    before.time.passUntil(() => before.table().table.phase === 'running');
    await before.handlers['table.give-up']({ match: over, seat: 0 });
    const { match } = done(await arrange());
    await before.handlers['match.leave']({ match });
    before.close();

    const opened = app(folder);
    await opened.handlers['profile.rename']({ profile: ada, name: 'Adela' });
    const names = (of: { readonly players: readonly { readonly name: string }[] } | null | undefined) =>
      of?.players.map(({ name }) => name);
    expect(names(done(await opened.handlers['match.unfinished']({})))).toEqual(['Adela', 'Lulu']);
    expect(names(done(await opened.handlers['match.go-on']({ match })))).toEqual(['Adela', 'Lulu']);
    const { replays } = done(await opened.handlers['replay.list']({ offset: 0, limit: 10 }));
    expect(Object.fromEntries(replays.map((each) => [each.id, names(each)]))).toEqual({
      [match]: ['Adela', 'Lulu'],
      [over]: ['Adela', 'Lulu'],
    });
    await opened.handlers['match.leave']({ match });
  });

  test('F2, F8: who follows whom is as it was agreed, also in the rounds after a restart', async () => {
    const folder = scratchFolder();
    const first = openApp(folder, 'first');
    const seats = ['Ada', 'Bea', 'Cai', 'Dee'].map(guest);
    const started = done(await first.handlers['match.arrange'](arranged(seats, { firstChaser: 0, following: 'beside' })));
    const { match } = started;
    // Chasers 0 and 1, Runners 2 and 3: each has the other Chaser on one side and a Runner on the other.
    expect(started.table.paths.map(({ chaser }) => chaser)).toEqual([1, 0]);
    first.close();
    const second = app(folder, 'second');
    const gone = done(await second.handlers['match.go-on']({ match }));
    expect(gone.table.paths.map(({ chaser }) => chaser)).toEqual([1, 0]);
    const { x, y } = gone.table.prison;
    for (const [seat, step] of [
      [2, -1],
      [3, 1],
    ] as const) {
      const tiles = northward(second.table(), seat).map((tile, at) => ({ ...tile, cell: { x, y: y + step * (at + 1) } }));
      done(await second.handlers['table.act']({ match, seat, act: { type: 'open', tiles } }));
    }
    done(await second.handlers['table.give-up']({ match, seat: 0 }));
    const next = done(await second.handlers['match.next']({ match }));
    expect(next.table.roles).toEqual(['runner', 'chaser', 'chaser', 'runner']);
    expect(next.table.paths.map(({ chaser }) => chaser)).toEqual([1, 2]);
  });

  test('leaving keeps the match; what was played before it is offered no more, and a game that is over never', async () => {
    const opened = app();
    const match = await running(opened);
    done(await opened.handlers['match.leave']({ match }));
    expect(done(await opened.handlers['match.unfinished']({}))?.id).toBe(match);
    const variants = { ...VARIANTS, pointsToWin: 1 };
    const next = done(await opened.handlers['match.arrange'](arranged([guest('Ada'), guest('Bea')], { variants }))).match;
    opened.time.pass(10);
    done(await opened.handlers['table.act']({ match: next, seat: 0, act: { type: 'open', tiles: northward(opened.table(), 0) } }));
    for (const symbol of ['star', 'star'] as const)
      done(await opened.handlers['table.act']({ match: next, seat: 1, act: { type: 'mark', symbol } }));
    const { winners } = opened.table().score;
    const offered = done(await opened.handlers['match.unfinished']({}));
    expect(offered === null).toBe(winners.length > 0);
    if (winners.length > 0) {
      done(await opened.handlers['match.leave']({ match: next }));
      expect(await opened.handlers['match.go-on']({ match: next })).toMatchObject({ ok: false, error: { code: 'match-over' } });
    }
    // From the list it can be gone on with all the same.
    expect(done(await opened.handlers['match.go-on']({ match })).match).toBe(match);
  });

  test('a match is gone on with by whom it belongs to: not by another player, nor by anybody once its player is deleted', async () => {
    const opened = app();
    const { chosen: host } = done(await opened.handlers['profile.list']({}));
    const ada = await profileOf(opened, 'Ada');
    done(await opened.handlers['profile.choose']({ profile: ada }));
    const match = await running(opened);
    done(await opened.handlers['match.leave']({ match }));
    const offers = async () => [
      done(await opened.handlers['replay.list']({ offset: 0, limit: 1 })).replays[0]?.goesOn,
      done(await opened.handlers['replay.round']({ id: match, round: 0 })).summary.goesOn,
      done(await opened.handlers['match.unfinished']({})) !== null,
    ];
    const refused = { ok: false, error: { code: 'not-your-match', field: 'match' } };
    expect(await offers()).toEqual([true, true, true]);
    done(await opened.handlers['profile.choose']({ profile: host }));
    expect(await offers()).toEqual([false, false, false]);
    expect(await opened.handlers['match.go-on']({ match })).toMatchObject(refused);
    done(await opened.handlers['profile.remove']({ profile: ada }));
    expect(await offers()).toEqual([false, false, false]);
    expect(await opened.handlers['match.go-on']({ match })).toMatchObject(refused);
    expect(done(await opened.handlers['match.current']({}))).toBeNull();
  });

  test('bots that played among themselves are not waited for', async () => {
    const opened = app();
    const { match } = done(await opened.handlers['match.start']({ role: 'watch', level: 5 }));
    done(await opened.handlers['match.leave']({ match }));
    expect(done(await opened.handlers['match.unfinished']({}))).toBeNull();
    expect(done(await opened.handlers['replay.list']({ offset: 0, limit: 1 })).replays[0]?.goesOn).toBe(false);
  });

  test('there is no match by that id', async () => {
    const match = '00000000-0000-7000-8000-000000000000';
    expect(await app().handlers['match.go-on']({ match })).toMatchObject({ ok: false, error: { code: 'no-such-match' } });
  });
});

describe('V1: Head Start', () => {
  interface Lost {
    readonly variants?: Variants;
    /** The chosen player does not sit there. */
    readonly others?: boolean;
  }
  /** A round that the Chaser or the Runner loses by a first mistake. */
  async function lost(opened: App, by: 'runner' | 'chaser', { variants = VARIANTS, others = false }: Lost = {}): Promise<void> {
    const { chosen } = done(await opened.handlers['profile.list']({}));
    const runner: Sitting = others ? guest('Ada') : { kind: 'profile', profile: chosen };
    const { match, table } = done(await opened.handlers['match.arrange'](arranged([runner, guest('Bea')], { variants })));
    const { prison } = table;
    const starts = opened.table().seats[0]?.view.hand?.starts ?? [];
    const tiles = starts.map((tile, at) => ({ tile, cell: { x: prison.x, y: prison.y - 1 - at }, rotation: 0 as const }));
    done(await opened.handlers['table.act']({ match, seat: 0, act: { type: 'open', tiles } }));
    for (const index of tiles.keys()) {
      expect(opened.table().table.phase).toBe('running');
      const legal = legalOf(opened, index);
      const wrong = (['triangle', 'star', 'square', 'diamond'] as const).find((symbol) => !legal.includes(symbol)) ?? 'star';
      done(
        await opened.handlers['table.act']({
          match,
          seat: 1,
          act: { type: 'mark', symbol: by === 'chaser' && index === 0 ? wrong : (legal[0] ?? 'star') },
        }),
      );
    }
    expect(opened.table().table.phase).toBe('over');
    done(await opened.handlers['match.leave']({ match }));
  }

  /** The right symbols of the tile at `index`, counted on its face as it lies (M2 to M4). */
  function legalOf(opened: App, index: number): readonly ('triangle' | 'star' | 'square' | 'diamond')[] {
    const { table } = opened.table();
    const placed = table.paths[0]?.tiles[index];
    const face = placed && table.tiles[placed.tile];
    if (placed === undefined || face === undefined || face.kind === 'hideout') throw new Error('No such tile.');
    // All tiles lie unturned to the north: north to the next one, south from the last.
    const looks = index === (table.paths[0]?.tiles.length ?? 0) - 1 ? 's' : 'n';
    const counts = Object.values(face.sectors).map(({ symbol, witnesses }) => ({
      symbol,
      seen: witnesses.filter((each) => each === looks).length,
    }));
    const most = Math.max(...counts.map(({ seen }) => seen));
    return counts.filter(({ seen }) => seen === most).map(({ symbol }) => symbol);
  }

  test('is offered once Runners have lost three decided rounds in a row, and no more once it is played', async () => {
    const opened = app();
    const offer = async (): Promise<boolean> => done(await opened.handlers['match.offer']({})).headStart;
    const won: string[] = [];
    for (let round = 0; round < 40 && !(await offer()); round++) {
      await lost(opened, 'runner');
      opened.time.pass(50);
      const last = done(await opened.handlers['replay.list']({ offset: 0, limit: 1 })).replays[0]?.last as Outcome | null | undefined;
      if (last?.winner) won.push(last.winner);
    }
    expect(won.slice(-3)).toEqual(['chasers', 'chasers', 'chasers']);
    expect(await offer()).toBe(true);
    await lost(opened, 'runner', { variants: { ...VARIANTS, headStart: true } });
    expect(await offer()).toBe(false);
  });

  test("is not offered for what others lost at this computer while it was the player's turn", async () => {
    const opened = app();
    for (let round = 0; round < 12; round++) {
      await lost(opened, 'runner', { others: true });
      opened.time.pass(50);
    }
    expect(done(await opened.handlers['match.offer']({})).headStart).toBe(false);
  });

  test('comes with the next game, not within one', async () => {
    const opened = app();
    const match = await running(opened);
    expect(await opened.handlers['match.next']({ match, rules: { ...opened.table().rules, startingTiles: 3 } })).toMatchObject({
      ok: false,
      error: { code: 'game-goes-on', clause: 'V1' },
    });
  });
});

test('all matches that nobody has won can be gone on with, the one kept last first, by the names of now; a removed one is not', async () => {
  const opened = app();
  const ada = await profileOf(opened, 'Ada');
  done(await opened.handlers['profile.choose']({ profile: ada }));
  const open = async () => done(await opened.handlers['match.open']({}));
  expect(await open()).toEqual([]);
  const matches: string[] = [];
  for (let count = 0; count < 3; count++) {
    const { match } = done(await opened.handlers['match.start']({ role: 'runner', level: 1 }));
    done(await opened.handlers['match.leave']({ match }));
    matches.unshift(match);
  }
  done(await opened.handlers['profile.rename']({ profile: ada, name: 'Adela' }));
  expect((await open()).map(({ id }) => id)).toEqual(matches);
  expect((await open()).map(({ players }) => players[0]?.name)).toEqual(['Adela', 'Adela', 'Adela']);
  expect((await open())[0]).toEqual(done(await opened.handlers['match.unfinished']({})));
  done(await opened.handlers['replay.remove']({ id: matches[1] ?? '' }));
  expect((await open()).map(({ id }) => id)).toEqual([matches[0], matches[2]]);
  done(await opened.handlers['profile.create']({ name: 'Bea' }));
  expect(await open()).toEqual([]);
});

describe('whose match it is', () => {
  const unfinished = async (opened: App) => done(await opened.handlers['match.unfinished']({}))?.id ?? null;
  const last = async (opened: App) => done(await opened.handlers['replay.last']({}))?.id ?? null;

  test("another player's match is not offered, one that both sat at is offered to both", async () => {
    const opened = app();
    const ada = done(await opened.handlers['profile.create']({ name: 'Ada' })).chosen;
    const { match } = done(await opened.handlers['match.start']({ role: 'runner', level: 1 }));
    done(await opened.handlers['match.leave']({ match }));
    const bea = done(await opened.handlers['profile.create']({ name: 'Bea' })).chosen;
    expect([await unfinished(opened), await last(opened)]).toEqual([null, null]);
    const seats: Sitting[] = [
      { kind: 'profile', profile: ada },
      { kind: 'profile', profile: bea },
    ];
    const both = done(await opened.handlers['match.arrange'](arranged(seats))).match;
    done(await opened.handlers['match.leave']({ match: both }));
    expect([await unfinished(opened), await last(opened)]).toEqual([both, both]);
    done(await opened.handlers['profile.choose']({ profile: ada }));
    expect([await unfinished(opened), await last(opened)]).toEqual([both, both]);
    // Kept last is what was taken up last.
    done(await opened.handlers['match.go-on']({ match }));
    done(await opened.handlers['match.leave']({ match }));
    expect(await unfinished(opened)).toBe(match);
    done(await opened.handlers['profile.choose']({ profile: bea }));
    expect(await unfinished(opened)).toBe(both);
  });

  test('a match of guests is theirs whose turn it was', async () => {
    const opened = app();
    const match = await running(opened);
    done(await opened.handlers['match.leave']({ match }));
    expect(await unfinished(opened)).toBe(match);
    await opened.handlers['profile.create']({ name: 'Ada' });
    expect(await unfinished(opened)).toBeNull();
  });

  test('matches of a deleted player are not offered to the guest who is left', async () => {
    const opened = app();
    const { chosen } = done(await opened.handlers['profile.create']({ name: 'Ada' }));
    const { match } = done(await opened.handlers['match.start']({ role: 'runner', level: 1 }));
    done(await opened.handlers['match.leave']({ match }));
    const guests = await running(opened);
    done(await opened.handlers['match.leave']({ match: guests }));
    done(await opened.handlers['profile.remove']({ profile: chosen }));
    expect([await unfinished(opened), await last(opened)]).toEqual([null, null]);
    // The list has them still.
    expect(
      done(await opened.handlers['replay.list']({ offset: 0, limit: 10 }))
        .replays.map(({ id }) => id)
        .sort(),
    ).toEqual([match, guests].sort());
  });
});
