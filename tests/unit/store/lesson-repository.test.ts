import { expect, test } from 'vitest';
import { connect } from '../../../src/main/store/connection';
import { lessonRepository } from '../../../src/main/store/lesson-repository';
import { migrate } from '../../../src/main/store/migrate';
import { profileRepository } from '../../../src/main/store/profile-repository';
import type { LessonProgress } from '../../../src/shared/lessons';
import { momentOf } from '../../../src/shared/moment';
import { done } from '../../fixtures/live-table';

function opened() {
  const db = connect(':memory:');
  migrate(db);
  db.exec(`INSERT INTO profile (id, name, created_at) VALUES ('ada', 'Ada', ''), ('bea', 'Bea', '')`);
  return { db, lessons: lessonRepository(db), profiles: profileRepository(db) };
}

const READ: LessonProgress = { game: 'chase', course: 'first-chase', lesson: 'read', step: 2, done: false, at: '2026-11-27T20:00:00.000Z' };
const ROUND: LessonProgress = { ...READ, lesson: 'round', step: 0, done: true, at: '2026-11-27T20:05:00.000Z' };

test('nobody has begun a lesson at first; what was reached last comes first', () => {
  const { lessons } = opened();
  expect(done(lessons.of('ada'))).toEqual([]);
  done(lessons.reach('ada', READ));
  done(lessons.reach('ada', ROUND));
  expect(done(lessons.of('ada'))).toEqual([ROUND, READ]);
  expect(done(lessons.of('bea'))).toEqual([]);
});

test('going back and on moves the step; what is done stays so', () => {
  const { lessons } = opened();
  done(lessons.reach('ada', READ));
  const back = { ...READ, step: 1, at: '2026-11-27T20:01:00.000Z' };
  done(lessons.reach('ada', back));
  expect(done(lessons.of('ada'))).toEqual([back]);
  done(lessons.reach('ada', { ...READ, step: 0, done: true }));
  done(lessons.reach('ada', { ...READ, step: 1 }));
  expect(done(lessons.of('ada'))).toEqual([{ ...READ, step: 1, done: true }]);
});

test('the same name in another course, or in another game, is another lesson', () => {
  const { lessons } = opened();
  const others = [READ, { ...READ, course: 'reading' }, { ...READ, game: 'nerve' }];
  for (const each of others) done(lessons.reach('ada', each));
  expect(done(lessons.of('ada'))).toHaveLength(others.length);
});

test('it goes with its player, and whoever comes by the same name begins anew', () => {
  const { db, lessons, profiles } = opened();
  done(lessons.reach('ada', ROUND));
  done(lessons.reach('bea', READ));
  done(profiles.remove('ada', 'Guest'));
  done(profiles.create({ id: 'ada-again', name: 'Ada', createdAt: '' }));
  expect(done(lessons.of('ada-again'))).toEqual([]);
  expect(db.prepare('SELECT count(*) FROM lesson').pluck().get()).toBe(1);
});

test('nothing is kept for somebody who is not there', () => {
  const { db, lessons } = opened();
  done(lessons.reach('nobody', READ));
  expect(db.prepare('SELECT count(*) FROM lesson').pluck().get()).toBe(0);
});

test('a damaged row that tells no time is taken as the oldest there can be', () => {
  const { db, lessons } = opened();
  done(lessons.reach('ada', READ));
  for (const garbled of [' ', 'NaN', '2026-13-45', '+012026-06-01T00:00:00.000Z']) {
    db.prepare('UPDATE lesson SET reached_at = ?').run(garbled);
    const [kept] = done(lessons.of('ada'));
    expect(momentOf(kept?.at ?? ''), garbled).toBeDefined();
    expect(kept).toMatchObject({ lesson: READ.lesson, step: READ.step });
  }
});

test('what was spent in lessons is kept by day, the newest first; what is damaged counts for none', () => {
  const { db, lessons } = opened();
  expect(done(lessons.spent('ada'))).toEqual([]);
  done(lessons.spend('ada', '2026-11-29', 60_000));
  done(lessons.spend('ada', '2026-11-30', 5000));
  done(lessons.spend('ada', '2026-11-29', 1000));
  expect(done(lessons.spent('ada'))).toEqual([
    { date: '2026-11-30', millis: 5000 },
    { date: '2026-11-29', millis: 61_000 },
  ]);
  expect(done(lessons.spent('bea'))).toEqual([]);
  for (const garbled of ['{}', '[{"date":"x","millis":1}]', '[{"date":"2026-11-29","millis":-1}]', 'no']) {
    db.prepare('UPDATE profile_setting SET value = ?').run(garbled);
    expect(done(lessons.spent('ada')), garbled).toEqual([]);
  }
  done(lessons.spend('ada', '2026-12-01', 7));
  expect(done(lessons.spent('ada'))).toEqual([{ date: '2026-12-01', millis: 7 }]);
});
