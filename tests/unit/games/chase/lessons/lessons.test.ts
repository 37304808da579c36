/** Every lesson that ships can be gone through: as it shows itself, from any step, and by whoever plays by the rules at random. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../../../src/shared/lessons';
import { COURSES, LESSONS } from './courses';
import { anyDeed } from './any-deed';

/** So many deeds at random, and then the step's position is set up anew, as a person would. */
const PATIENCE = 120;
const TRIES = 60;

describe.each(COURSES)('$name', ({ name, course, words }) => {
  it('is called like its folder, and no two of its lessons or steps are called the same', () => {
    expect(course.id).toBe(name);
    const ids = course.lessons.flatMap((lesson) => [
      lesson.id,
      ...(lesson.kind === 'steps' ? lesson.steps.map(({ id }) => `${lesson.id}.${id}`) : []),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(['en', 'it'] as const)('has all its words in %s and no other', (language) => {
    const all = wordsOf(course);
    const wanted = all.filter((key) => !key.endsWith('?'));
    const allowed = new Set(all.map((key) => key.replace(/\?$/, '')));
    const there = Object.keys(words[language]);
    expect(wanted.filter((key) => !there.includes(key))).toEqual([]);
    expect(there.filter((key) => !allowed.has(key))).toEqual([]);
    expect(Object.keys(words.en).sort()).toEqual(Object.keys(words.it).sort());
  });
});

describe.each(LESSONS)('$name', ({ lesson }) => {
  it('is solved step by step as its solutions have it', () => {
    for (let at = 0; at < lesson.steps.length; at++) {
      const begun = lesson.begin(at);
      expect([at, lesson.solve(begun).done]).toEqual([at, true]);
    }
  });

  it('waits in every step that asks for something until it is done', () => {
    for (const [at, step] of lesson.steps.entries()) {
      const asks = step.goal !== undefined || step.choice !== undefined || step.question !== undefined;
      expect([step.id, lesson.begin(at).done]).toEqual([step.id, !asks]);
    }
  });

  it('is solved in every step for whoever asks, whatever they did before', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), fc.nat(12), (numbers, deeds) => {
        const draw = (below: number): number => Number(numbers.next().value) % below;
        let here: ReturnType<typeof lesson.next> = lesson.begin();
        while (here !== null) {
          for (let each = 0; each < deeds * 10; each++)
            here = lesson.due(here) !== null && draw(4) === 0 ? lesson.played(here) : anyDeed(lesson, here, draw);
          const shown = lesson.solve(lesson.again(here));
          expect([lesson.stepAt(here.step).id, shown.done]).toEqual([lesson.stepAt(here.step).id, true]);
          // Whoever did it themselves goes on from that.
          here = lesson.next(here.done ? here : shown);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('has no dead end for whoever plays by the rules at random', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
        const draw = (below: number): number => Number(numbers.next().value) % below;
        let here = lesson.begin();
        for (let tries = 0; ;) {
          if (here.done) {
            const next = lesson.next(here);
            if (next === null) return;
            here = next;
            continue;
          }
          if (tries++ > PATIENCE * TRIES) throw new Error(`Nobody gets beyond step ${lesson.stepAt(here.step).id}.`);
          if (tries % PATIENCE === 0) here = lesson.again(here);
          if (lesson.due(here) !== null && draw(2) === 0) here = lesson.played(here);
          else here = anyDeed(lesson, here, draw);
        }
      }),
      { numRuns: 15 },
    );
  });
});
