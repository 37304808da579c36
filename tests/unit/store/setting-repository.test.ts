import { expect, test } from 'vitest';
import { connect, type Connection } from '../../../src/main/store/connection';
import { migrate } from '../../../src/main/store/migrate';
import { profileRepository } from '../../../src/main/store/profile-repository';
import { settingRepository, type SettingRepository } from '../../../src/main/store/setting-repository';
import { settled } from '../../../src/renderer/games/chase/new-round/match-choice';
import { ACTIONS, DEFAULT_KEYS, DEFAULT_SETTINGS, isOfPlay } from '../../../src/shared/settings';
import { done } from '../../fixtures/live-table';

function repository(): { db: Connection; settings: SettingRepository } {
  const db = connect(':memory:');
  migrate(db);
  db.exec(`INSERT INTO profile (id, name, created_at) VALUES ('ada', 'Ada', ''), ('bea', 'Bea', '')`);
  return { db, settings: settingRepository(db) };
}

const put = (db: Connection, key: string, value: string) => db.prepare('INSERT INTO profile_setting VALUES (1, ?, ?)').run(key, value);

test('at first everything is as the app comes', () => {
  expect(done(repository().settings.read('ada'))).toEqual(DEFAULT_SETTINGS);
});

test('a change keeps what it does not name, and is there after a new start', () => {
  const { db, settings } = repository();
  done(settings.change('ada', { language: 'it', lastLevel: 7 }));
  const changed = done(settings.change('ada', { theme: 'day', keys: { ...DEFAULT_KEYS, place: 'Space' } }));
  const wanted = { ...DEFAULT_SETTINGS, language: 'it', lastLevel: 7, theme: 'day', keys: { ...DEFAULT_KEYS, place: 'Space' } };
  expect(changed).toEqual(wanted);
  expect(done(settingRepository(db).read('ada'))).toEqual(wanted);
});

test('what makes no sense any more falls back by itself, and the rest stays', () => {
  const { db, settings } = repository();
  put(db, 'language', '"klingon"');
  put(db, 'lastLevel', '11');
  put(db, 'sound', 'no json');
  put(db, 'theme', '"day"');
  put(db, 'from-the-future', '1');
  expect(done(settings.read('ada'))).toEqual({ ...DEFAULT_SETTINGS, theme: 'day' });
});

test('keys fall back one by one: a new action gets its first key, a broken one too', () => {
  const { db, settings } = repository();
  put(db, 'keys', JSON.stringify({ place: 'Space', 'switch-pile': 42, 'no-such-action': 'KeyZ' }));
  expect(done(settings.read('ada')).keys).toEqual({ ...DEFAULT_KEYS, place: 'Space', skip: 'Enter' });
});

test('a new action whose first key was given to another one gets a key that is free', () => {
  const { db, settings } = repository();
  // As somebody bound them before the action was there.
  put(db, 'keys', JSON.stringify({ place: 'KeyT', skip: 'KeyC' }));
  const { keys } = done(settings.read('ada'));
  expect(keys).toMatchObject({ place: 'KeyT', skip: 'KeyC' });
  const played = ACTIONS.filter(isOfPlay).map((action) => keys[action]);
  expect(new Set(played).size).toBe(played.length);
  // A replay's own may have the key of an action at the table.
  expect(keys['replay-next']).toBe(DEFAULT_KEYS['replay-next']);
});

test('each player has settings of their own', () => {
  const { settings } = repository();
  done(settings.change('ada', { language: 'it', keys: { ...DEFAULT_KEYS, place: 'Space' } }));
  done(settings.change('bea', { theme: 'day' }));
  expect(done(settings.read('ada'))).toEqual({ ...DEFAULT_SETTINGS, language: 'it', keys: { ...DEFAULT_KEYS, place: 'Space' } });
  expect(done(settings.read('bea'))).toEqual({ ...DEFAULT_SETTINGS, theme: 'day' });
});

test('settings of a player who is gone are kept for nobody', () => {
  const { db, settings } = repository();
  expect(done(settings.change('gone', { theme: 'day' }))).toEqual(DEFAULT_SETTINGS);
  expect(db.prepare('SELECT count(*) FROM profile_setting').pluck().get()).toBe(0);
});

test('who sat here last is the computer’s: every player finds it, and nobody has it alone', () => {
  const { db, settings } = repository();
  const lastMatch = { ...DEFAULT_SETTINGS.lastMatch, hiddenPiles: false };
  done(settings.change('ada', { lastMatch, theme: 'day' }));
  expect(done(settings.read('bea'))).toEqual({ ...DEFAULT_SETTINGS, lastMatch });
  expect(db.prepare('SELECT key FROM profile_setting').pluck().all()).toEqual(['theme']);
  db.prepare('UPDATE setting SET value = ?').run('"no line-up"');
  expect(done(settings.read('bea')).lastMatch).toEqual(DEFAULT_SETTINGS.lastMatch);
});

test('somebody who is deleted is in no line-up any more: a guest has the seat', () => {
  const { db, settings } = repository();
  const ada = '0192f0c8-0000-7000-8000-00000000000a';
  db.prepare(`UPDATE profile SET id = ? WHERE id = 'ada'`).run(ada);
  const [first, second] = DEFAULT_SETTINGS.lastMatch.seats;
  if (first === undefined || second === undefined) throw new Error('There are two seats.');
  done(settings.change(ada, { lastMatch: { ...DEFAULT_SETTINGS.lastMatch, seats: [{ ...first, profile: ada }, second] } }));
  done(profileRepository(db).leave(ada));
  const { lastMatch } = done(settings.read('bea'));
  expect(lastMatch.seats[0]?.profile).toMatch(/^[0-]+$/);
  expect(settled(lastMatch, ['bea'], 'bea').seats[0]).toMatchObject({ kind: 'guest', profile: null });
});
