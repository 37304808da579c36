/** Players as the window meets them: whose settings hold, who sits at a match, what is left when somebody goes. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readReplay } from '../../../src/main/games/chase/replay/chase-replay';
import { DEFAULT_KEYS, DEFAULT_SETTINGS } from '../../../src/shared/settings';
import { fileOf, openApp, type App } from '../../fixtures/app';
import { done } from '../../fixtures/live-table';
import { scratchFolder } from '../../fixtures/scratch';

function app(folder = scratchFolder(), seed = 'profiles'): App {
  const opened = openApp(folder, seed);
  onTestFinished(() => {
    opened.close();
  });
  return opened;
}

const add = async (opened: App, name: string): Promise<string> => done(await opened.handlers['profile.create']({ name })).chosen;
const settings = async (opened: App) => done(await opened.handlers['settings.read']({}));
const listed = async (opened: App) => done(await opened.handlers['replay.list']({ offset: 0, limit: 10 })).replays;
const chosen = async (opened: App) => {
  const { profiles, chosen: id } = done(await opened.handlers['profile.list']({}));
  return profiles.find((profile) => profile.id === id);
};

describe('settings', () => {
  test('a new player begins with the app as it comes, in the language and light of the moment, and each finds their own again', async () => {
    const opened = app();
    const guest = (await chosen(opened))?.id ?? '';
    done(await opened.handlers['settings.change']({ language: 'it', keys: { ...DEFAULT_KEYS, place: 'Space' }, calmNoClock: true }));
    const ada = await add(opened, 'Ada');
    expect(await settings(opened)).toEqual({ ...DEFAULT_SETTINGS, language: 'it' });
    done(await opened.handlers['settings.change']({ theme: 'day' }));
    done(await opened.handlers['profile.choose']({ profile: guest }));
    expect(await settings(opened)).toEqual({
      ...DEFAULT_SETTINGS,
      language: 'it',
      keys: { ...DEFAULT_KEYS, place: 'Space' },
      calmNoClock: true,
    });
    done(await opened.handlers['profile.choose']({ profile: ada }));
    expect(await settings(opened)).toEqual({ ...DEFAULT_SETTINGS, language: 'it', theme: 'day' });
  });

  test('hold at once when somebody else plays: window, menu and words of the main process follow', async () => {
    const opened = app();
    const guest = (await chosen(opened))?.id ?? '';
    await add(opened, 'Ada');
    done(await opened.handlers['settings.change']({ language: 'it' }));
    let followed = 0;
    opened.onLanguage(() => (followed += 1));
    opened.sent.settings.length = 0;
    done(await opened.handlers['profile.choose']({ profile: guest }));
    expect(opened.sent.settings).toEqual([DEFAULT_SETTINGS]);
    expect([opened.language(), opened.word('menu.home'), followed]).toEqual(['en', 'Home', 1]);
  });

  test('are those of the player who was last chosen after a new start', async () => {
    const folder = scratchFolder();
    const first = openApp(folder, 'one');
    await add(first, 'Ada');
    done(await first.handlers['settings.change']({ language: 'it' }));
    await add(first, 'Bea');
    done(await first.handlers['settings.change']({ language: 'en' }));
    first.close();
    const second = app(folder, 'two');
    expect(second.language()).toBe('en');
    const ada = done(await second.handlers['profile.list']({})).profiles.find(({ name }) => name === 'Ada')?.id ?? '';
    done(await second.handlers['profile.choose']({ profile: ada }));
    expect(second.language()).toBe('it');
  });

  test('go with a player who is deleted; whoever plays then has their own', async () => {
    const opened = app();
    const ada = await add(opened, 'Ada');
    done(await opened.handlers['settings.change']({ language: 'it' }));
    done(await opened.handlers['profile.remove']({ profile: ada }));
    expect(await settings(opened)).toEqual(DEFAULT_SETTINGS);
    expect(opened.sent.settings.at(-1)).toEqual(DEFAULT_SETTINGS);
    expect(opened.language()).toBe('en');
  });
});

describe('a match', () => {
  test('is played and saved under the name of the chosen player, with the seat in their record', async () => {
    const opened = app();
    await add(opened, 'Ada');
    const started = done(await opened.handlers['match.start']({ role: 'chaser', level: 3 }));
    expect(started.players.map(({ name }) => name)).toEqual(['Ada', 'Lulu']);
    opened.time.passUntil(() => opened.mayClose());
    expect((await listed(opened))[0]).toMatchObject({ last: { winner: 'runners' }, players: [{ name: 'Ada' }, { name: 'Lulu' }] });
    expect(await chosen(opened)).toMatchObject({ records: [{ game: 'chase', role: 'chaser', won: 0, lost: 1 }] });
  });

  test("of one whom nobody named has the word for guest; a guest is in nobody's record", async () => {
    const opened = app();
    const names = async (guest?: string) => {
      opened.time.pass(1000);
      return done(await opened.handlers['match.start']({ role: 'chaser', level: 3, ...(guest !== undefined && { guest }) })).players[0]
        ?.name;
    };
    expect(await names()).toBe('Guest');
    expect(await names('')).toBe('Guest');
    expect(await names('Zoe')).toBe('Zoe');
    opened.time.passUntil(() => opened.mayClose());
    expect((await listed(opened))[0]?.players[0]?.name).toBe('Zoe');
    expect(await chosen(opened)).toMatchObject({ records: [] });
  });

  test('has the new name once the player is renamed', async () => {
    const opened = app();
    const ada = await add(opened, 'Ada');
    done(await opened.handlers['match.start']({ role: 'chaser', level: 3 }));
    done(await opened.handlers['profile.rename']({ profile: ada, name: 'Adela' }));
    expect((await listed(opened))[0]?.players[0]?.name).toBe('Adela');
    expect(done(await opened.handlers['match.start']({ role: 'chaser', level: 3 })).players[0]?.name).toBe('Adela');
  });
});

test('the file with all data of a player has settings, record and matches in it, and each match is a replay', async () => {
  const opened = app();
  const ada = await add(opened, 'Ada');
  done(await opened.handlers['settings.change']({ theme: 'day' }));
  const { match } = done(await opened.handlers['match.start']({ role: 'chaser', level: 3 }));
  opened.time.passUntil(() => opened.mayClose());
  done(await opened.handlers['match.start']({ role: 'chaser', level: 3, guest: 'Zoe' }));
  const saved = fileOf(await opened.handlers['profile.export']({ profile: ada }));
  const data = JSON.parse(readFileSync(saved, 'utf8')) as { settings: unknown; profile: unknown; matches: unknown[]; attempts: unknown[] };
  const { lastMatch: _, lastGame: __, ...own } = DEFAULT_SETTINGS;
  expect(data.settings, 'who sat here last is the computer’s').toEqual({ ...own, theme: 'day' });
  expect(data.profile).toMatchObject({ name: 'Ada', records: [{ game: 'chase', role: 'chaser', won: 0, lost: 1 }] });
  expect(data.attempts).toEqual([]);
  expect(data.matches).toEqual([expect.objectContaining({ id: match })]);
  expect(readReplay(JSON.stringify(data.matches[0]))).toMatchObject({ ok: true });
});

test('deleted for good: no name of the player is left in database, log, backups or at the table; matches stay', async () => {
  const folder = scratchFolder();
  const opened = app(folder);
  const player = await add(opened, 'Forget-me-entirely');
  done(await opened.handlers['match.start']({ role: 'chaser', level: 3 }));
  opened.time.passUntil(() => opened.mayClose());
  done(await opened.handlers['profile.rename']({ profile: player, name: 'Forget-me-too' }));
  done(await opened.handlers['match.start']({ role: 'chaser', level: 3 }));
  done(await opened.handlers['profile.remove']({ profile: player }));
  expect((await listed(opened)).map(({ players }) => players[0]?.name)).toEqual(['Guest', 'Guest']);
  expect(done(await opened.handlers['match.current']({}))).toBeNull();
  const files = ['lookout.db', 'lookout.db-wal', ...readdirSync(`${folder}/backups`).map((name) => `backups/${name}`)];
  for (const file of files) expect(readFileSync(`${folder}/${file}`).includes('Forget-me')).toBe(false);
});

describe('a name', () => {
  test('is kept without what cannot be seen or turns the reading round, in one spelling', async () => {
    const opened = app();
    const named = async (name: string) => {
      await add(opened, name);
      return (await chosen(opened))?.name;
    };
    expect(await named('\u202eAda\u0007\u200b Byron\u2066')).toBe('Ada Byron');
    expect(await named('Zoe\u0301\n\t Two')).toBe('Zo\u00e9 Two');
    expect(await named('\u{1f469}\u{1f3fd}\u200d\u{1f680}')).toBe('\u{1f469}\u{1f3fd}\u200d\u{1f680}');
    expect(await named('Be\u200da')).toBe('Bea');
  });

  test('is refused where nothing of it can be seen, where somebody has it, and where it is the word for guest', async () => {
    const opened = app();
    const guest = (await chosen(opened))?.id ?? '';
    const ada = await add(opened, 'Ada');
    const refusals = async (name: string) => [
      await opened.handlers['profile.create']({ name }),
      await opened.handlers['profile.rename']({ profile: guest, name }),
    ];
    for (const unseen of ['\u200b', '\u202e\u2069', '\u0000', '\u2800', '\u3164', '\u200d\ufe0f']) {
      for (const answer of await refusals(unseen)) expect(answer, JSON.stringify(unseen)).toMatchObject({ error: { code: 'name-unseen' } });
    }
    for (const taken of ['A\u200bDA', 'guest', 'GUE\u200bST', 'ospite']) {
      for (const answer of await refusals(taken)) expect(answer, taken).toMatchObject({ error: { code: 'name-taken' } });
    }
    expect(done(await opened.handlers['profile.rename']({ profile: ada, name: 'ADA' })).profiles[1]?.name).toBe('ADA');
  });

  test('of a guest at a match is cleaned as well', async () => {
    const opened = app();
    const seat = async (guest: string) => {
      opened.time.pass(1000);
      return done(await opened.handlers['match.start']({ role: 'chaser', level: 3, guest })).players[0]?.name;
    };
    expect(await seat('\u202eZoe')).toBe('Zoe');
    expect(await seat('\u200b')).toBe('Guest');
  });

  test('is in the name of the file with all data, which is free', async () => {
    const opened = app();
    const guest = (await chosen(opened))?.id ?? '';
    const saved = async (profile: string) => basename(fileOf(await opened.handlers['profile.export']({ profile })));
    expect(await saved(guest)).toBe('lookout-player-guest.json');
    const ada = await add(opened, 'Ada \u00c8ve');
    expect(await saved(ada)).toBe('lookout-player-ada-eve.json');
    expect(await saved(ada)).toBe('lookout-player-ada-eve (2).json');
    const yuki = await add(opened, '\u96ea');
    expect(await saved(yuki)).toBe(`lookout-player-${yuki.slice(-8)}.json`);
  });
});

test('a name that is too long in its one spelling is refused for a player, and cut for a guest, whose match stays readable', async () => {
  const opened = app();
  const typed = '\ufb2c'.repeat(40);
  expect(await opened.handlers['profile.create']({ name: typed })).toMatchObject({
    ok: false,
    error: { code: 'name-long', field: 'name' },
  });
  const { match } = done(await opened.handlers['match.start']({ role: 'runner', level: 1, guest: typed }));
  done(await opened.handlers['match.leave']({ match }));
  const { replays, unreadable } = done(await opened.handlers['replay.list']({ offset: 0, limit: 1 }));
  expect(unreadable).toEqual([]);
  expect(replays[0]?.players[0]?.name).toHaveLength(40);
});
