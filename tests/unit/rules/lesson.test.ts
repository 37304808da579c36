/** A lesson goes on by what is so, not by what was done: on a game of one number, to which deeds add. */
import { describe, expect, it } from 'vitest';
import { Lesson } from '../../../src/rules/lesson';
import type { LessonRules, LessonStep, LessonTypes } from '../../../src/rules/lesson-types';
import { accepted, refused } from '../../../src/rules/result';

interface Counting extends LessonTypes {
  position: number;
  state: number;
  act: number;
  goal: number;
  question: 'odd';
  pointer: never;
  fault: 'too many';
  whyNot: 'it is odd' | 'it is even';
  refusal: 'nothing';
}

/** A goal is a number to have reached; beyond 10 is against the rules, at 9 it is over. */
const RULES: LessonRules<Counting> = {
  setUp: (position) => position,
  act: (state, _seat, act) => (act === 0 ? refused('nothing') : accepted(state + act)),
  isOver: (state) => state === 9,
  holds: (goal, state) => state >= goal,
  fault: (_before, after) => (after > 10 ? 'too many' : null),
  answers: (_question, state) => ({ options: 2, right: [state % 2] }),
  whyNot: (_question, state) => (state % 2 === 1 ? 'it is odd' : 'it is even'),
};

const lessonOf = (...steps: LessonStep<Counting>[]) => new Lesson<Counting>(RULES, steps);
const deed = (lesson: Lesson<Counting>, here: ReturnType<Lesson<Counting>['begin']>, act: number) => {
  const done = lesson.deed(here, 0, act);
  if (!done.ok) throw new Error(done.error);
  return done.value;
};

describe('a lesson', () => {
  it('reads on where nothing is asked, and waits where something is', () => {
    const lesson = lessonOf({ id: 'a', position: 0 }, { id: 'b', goal: 2 });
    const first = lesson.begin();
    expect(first.done).toBe(true);
    const second = lesson.next(first);
    expect(second).toMatchObject({ step: 1, done: false, state: 0 });
    expect(second && lesson.next(second)).toBe(second);
  });

  it('counts what was done early: a step whose goal is there already is done', () => {
    const lesson = lessonOf({ id: 'a', position: 0, goal: 1 }, { id: 'b', goal: 2 });
    const far = deed(lesson, lesson.begin(), 3);
    expect(lesson.next(far)).toMatchObject({ step: 1, done: true });
  });

  it('takes a deed against the rules back, says why, and lets it be tried again', () => {
    const lesson = lessonOf({ id: 'a', position: 4, goal: 6 });
    const wrong = deed(lesson, lesson.begin(), 7);
    expect(wrong).toMatchObject({ state: 4, done: false, objection: { why: 'rules', fault: 'too many', state: 11 } });
    expect(deed(lesson, wrong, 2)).toMatchObject({ state: 6, done: true, objection: null });
  });

  it('tells whoever did what was right a moment ago', () => {
    const lesson = lessonOf({ id: 'a', position: 6, goal: 10 });
    const told = (before: number | null) => {
      const done = lesson.deed(lesson.begin(), 0, 5, before);
      return done.ok && done.value.objection?.why === 'rules' ? done.value.objection.overtaken : undefined;
    };
    expect([told(5), told(6), told(null)]).toEqual([true, false, false]);
    expect(lesson.deed(lesson.begin(), 0, 4, 5)).toMatchObject({ ok: true, value: { state: 10, objection: null } });
  });

  it('takes back what ends everything too soon, and what the step does not want', () => {
    const lesson = lessonOf({ id: 'a', position: 4, goal: 10, wrong: [{ id: 'much', when: 8 }] });
    expect(deed(lesson, lesson.begin(), 4)).toMatchObject({ state: 4, objection: { why: 'step', id: 'much' } });
    const other = lessonOf({ id: 'a', position: 4, goal: 10 });
    expect(deed(other, other.begin(), 5)).toMatchObject({ state: 4, objection: { why: 'ended' } });
  });

  it('changes nothing by what is impossible', () => {
    const lesson = lessonOf({ id: 'a', position: 4, goal: 6 });
    expect(lesson.deed(lesson.begin(), 0, 0)).toEqual({ ok: false, error: 'nothing' });
  });

  it('has others do their lines one after the other, each once it may', () => {
    const lesson = lessonOf({
      id: 'a',
      position: 0,
      goal: 6,
      script: [
        { after: 100, seat: 1, act: 1 },
        { when: 3, after: 50, seat: 1, act: 0 },
        { after: 10, seat: 1, act: 2 },
      ],
    });
    let here = lesson.begin();
    expect(lesson.due(here)?.after).toBe(100);
    here = lesson.played(here);
    expect([here.state, lesson.due(here)]).toEqual([1, null]);
    here = deed(lesson, here, 2);
    expect(lesson.due(here)?.after).toBe(50);
    // What has become impossible is left out.
    here = lesson.played(here);
    expect([here.state, here.lines]).toEqual([3, 2]);
    here = lesson.played(here);
    expect([here.state, lesson.due(here)]).toEqual([5, null]);
  });

  it('leaves what a wrong deed was answered in sight while others go on, until the next deed or the end of the step', () => {
    const lesson = lessonOf({
      id: 'a',
      position: 0,
      goal: 6,
      script: [
        { after: 10, seat: 1, act: 2 },
        { when: 4, after: 10, seat: 1, act: 2 },
      ],
    });
    const wrong = deed(lesson, lesson.begin(), 11);
    expect(wrong).toMatchObject({ state: 0, objection: { why: 'rules' } });
    const on = lesson.played(wrong);
    expect(on).toMatchObject({ state: 2, objection: { why: 'rules' } });
    const right = deed(lesson, on, 2);
    expect(right).toMatchObject({ state: 4, objection: null });
    expect(lesson.played(deed(lesson, right, 11))).toMatchObject({ done: true, objection: null });
  });

  it('asks, tells a wrong option from a right one, and lets another be chosen', () => {
    const lesson = lessonOf({ id: 'a', position: 1, question: 'odd' }, { id: 'b', choice: { options: 3, right: [0, 2] } });
    const wrong = lesson.choose(lesson.begin(), 0);
    expect(wrong).toMatchObject({ done: false, objection: { why: 'option', option: 0 } });
    const right = lesson.choose(wrong, 1);
    expect(right).toMatchObject({ done: true, objection: null });
    const next = lesson.next(right);
    expect(next && lesson.choose(next, 5)).toBe(next);
    expect(next && lesson.choose(next, 2).done).toBe(true);
  });

  it('goes on from what was done another way, and sets up anew what the next step comes to nothing from', () => {
    const lesson = lessonOf(
      { id: 'a', position: 0, goal: 1, solution: [{ seat: 0, act: 1 }] },
      { id: 'b', goal: 8, solution: [{ seat: 0, act: 7 }] },
    );
    const first = lesson.begin();
    const on = (by: number) => lesson.next(deed(lesson, first, by));
    expect(on(2)).toMatchObject({ step: 1, state: 2, setUp: 0 });
    // From 4 on the solution would lead beyond 10.
    const anew = on(5);
    expect(anew).toMatchObject({ step: 1, state: 1, setUp: 1, done: false });
    expect(anew && [lesson.isAnew(anew), lesson.isAnew(lesson.begin(1))]).toEqual([true, false]);
    expect(anew && lesson.solve(lesson.again(anew))).toMatchObject({ done: true, state: 8, setUp: 1 });
  });

  it('begins at a later step with what the steps before it came to, also with what others did there', () => {
    const lesson = lessonOf(
      { id: 'a', position: 1 },
      { id: 'b', goal: 4, solution: [{ seat: 0, act: 1 }], script: [{ when: 2, after: 5, seat: 1, act: 2 }] },
      { id: 'c', goal: 5, solution: [{ seat: 0, act: 1 }] },
    );
    expect(lesson.begin(2)).toMatchObject({ step: 2, state: 4, done: false });
    expect(lesson.solve(lesson.begin(2)).done).toBe(true);
    expect(lesson.again(deed(lesson, lesson.begin(1), 2))).toMatchObject({ step: 1, state: 1, lines: 0 });
  });
});
