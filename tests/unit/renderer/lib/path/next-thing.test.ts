import { describe, expect, test } from 'vitest';
import { fullness, goalOf, goalText } from '../../../../../src/renderer/lib/path/goal';
import type { Course, CourseLesson } from '../../../../../src/renderer/lib/lesson-screens';
import type { NextLesson } from '../../../../../src/renderer/lib/lessons.svelte';
import { nextTexts, nextThing, type Known } from '../../../../../src/renderer/lib/path/next-thing';
import type { SkillFound } from '../../../../../src/shared/path';
import { speak } from '../../../../../src/renderer/lib/words.svelte';

const skill = (id: string, of: Partial<SkillFound> = {}): SkillFound => ({
  id,
  kind: 'read',
  theme: 'direction-e',
  timed: false,
  attempts: 0,
  right: 0,
  medianMillis: null,
  stage: 'new',
  filled: 0,
  today: 0,
  ...of,
});
const known = (of: Partial<Known> = {}): Known => ({
  lesson: null,
  learns: false,
  introduced: true,
  skills: [skill('read-n'), skill('read-e')],
  mistakes: 0,
  opponent: { level: 2, levels: [] },
  ...of,
});
const shaky = skill('read-e', { attempts: 6, right: 2, stage: 'shaky', filled: 0.2, today: 6 });
const fair = skill('read-n', { attempts: 12, right: 10, stage: 'fair', filled: 0.8 });

const course: Course = {
  id: 'first',
  minutes: 5,
  lessons: [{ kind: 'steps', id: 'one', steps: [] }],
  words: { en: { title: 'First', 'one.title': 'One' }, it: {} },
};
const lesson: NextLesson = { game: 'chase', course, lesson: course.lessons[0] as CourseLesson, step: 0, begun: false };

describe('the next thing', () => {
  test('for whoever is new, and for whoever learns by lessons, a lesson comes first; for others once all is sure', () => {
    expect(nextThing(known({ lesson, introduced: false }))).toEqual({ what: 'lesson', lesson });
    expect(nextThing(known({ lesson, introduced: false, skills: [shaky] }))).toEqual({ what: 'skill', skill: shaky });
    expect(nextThing(known({ lesson, learns: true, skills: [shaky] }))).toEqual({ what: 'lesson', lesson });
    expect(nextThing(known({ lesson, skills: [shaky] }))).toEqual({ what: 'skill', skill: shaky });
    expect(nextThing(known({ lesson, skills: [{ ...fair, stage: 'firm' }], opponent: null }))).toEqual({ what: 'lesson', lesson });
  });
  test('for somebody new it is the first round', () => {
    expect(nextThing(known({ introduced: false }))).toEqual({ what: 'first-round' });
  });
  test('what is missed comes before a round, and not again once it was practised today', () => {
    expect(nextThing(known({ introduced: false, skills: [fair, shaky] }))).toEqual({ what: 'skill', skill: shaky });
    expect(nextThing(known({ skills: [fair, { ...shaky, today: 10 }] }))).toEqual({ what: 'opponent', level: 2 });
  });
  test('mistakes of this week that somebody made puzzles of come before what is missed in drills, and after the next lesson', () => {
    const next = nextThing(known({ mistakes: 3, skills: [shaky] }));
    expect(next).toEqual({ what: 'mistakes', count: 3 });
    expect(next && nextTexts(next)).toEqual({ name: 'My mistakes of this week', why: '3 due' });
    expect(nextThing(known({ lesson, learns: true, mistakes: 3 }))).toEqual({ what: 'lesson', lesson });
  });
  test('of several that are missed it is the least filled', () => {
    const worse = { ...shaky, id: 'turned', filled: 0.1 };
    expect(nextThing(known({ skills: [shaky, worse] }))).toEqual({ what: 'skill', skill: worse });
  });
  test('whoever never answered anything begins with the first skill', () => {
    expect(nextThing(known())).toMatchObject({ what: 'skill', skill: { id: 'read-n' } });
  });
  test('then the bot, and something new for whoever loses to it', () => {
    const skills = [fair, skill('turned')];
    expect(nextThing(known({ skills }))).toEqual({ what: 'opponent', level: 2 });
    const opponent = { level: 2, levels: [{ level: 2, won: 0, lost: 1 }] };
    expect(nextThing(known({ skills, opponent }))).toMatchObject({ what: 'skill', skill: { id: 'turned' } });
  });
  test('in a house without drills or opponents there is none', () => {
    expect(nextThing(known({ skills: [], opponent: null }))).toBeNull();
  });
  test('in words', () => {
    expect(nextTexts({ what: 'skill', skill: shaky })).toEqual({ name: 'Reading east', why: 'right: 2\u00a0of\u00a06' });
    expect(nextTexts({ what: 'opponent', level: 4 }).name).toBe('Beat level 4');
    expect(nextTexts({ what: 'lesson', lesson })).toEqual({ name: 'One', why: 'Lesson: First, about 5 min' });
  });
});

describe('the goal of a day', () => {
  const days = [{ date: '2026-03-01', minutes: 3 }];
  test('is told by the minutes of that day, and is off with none', () => {
    expect(goalOf(days, '2026-03-01', 5)).toEqual({ minutes: 3, goal: 5, share: 0.6 });
    expect(goalOf(days, '2026-03-02', 5)).toEqual({ minutes: 0, goal: 5, share: 0 });
    expect(goalOf(days, '2026-03-01', 0)).toBeNull();
    expect(goalText({ minutes: 3, goal: 5, share: 0.6 })).toBe('3\u00a0of\u00a05\u00a0minutes today');
    expect(goalText({ minutes: 7, goal: 5, share: 1 })).toBe('Done for today: 7 minutes');
  });
  test('fills a day by its share', () => {
    expect([0, 1, 3, 5, 60].map((minutes) => fullness(minutes, 5))).toEqual([0, 1, 2, 3, 3]);
  });
});

test('a number stays with its words, in both languages', () => {
  for (const language of ['en', 'it'] as const) {
    speak(language);
    expect(nextTexts({ what: 'skill', skill: shaky }).why).toMatch(/2\u00a0(of|su)\u00a06$/);
  }
  speak('en');
});
