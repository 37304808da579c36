/** A lesson as it is gone through in the window: what was right a moment ago is told apart from what was not, and help leads on. */
import { describe, expect, test } from 'vitest';
import { LessonPlay } from '../../../../../src/renderer/lib/lessons/lesson-play.svelte';
import { COURSES } from '../../../../../src/renderer/games/chase/lesson/courses';
import { TILES } from '../../../../../src/renderer/games/chase/lib/tile-set';
import { chaseLessons } from '../../../../../src/rules/chase/lesson/lesson';
import type { ChaseLessonTypes } from '../../../../../src/rules/chase/lesson/types';
import { A_MOMENT } from '../../../../../src/rules/game';
import { Lesson } from '../../../../../src/rules/lesson';
import type { LessonStep } from '../../../../../src/rules/lesson-types';

function lessonNamed(wanted: string): Lesson {
  const [courseId, id] = wanted.split('/');
  const found = COURSES.find((course) => course.id === courseId)?.lessons.find((lesson) => lesson.id === id);
  if (found?.kind !== 'steps') throw new Error(`There is no lesson ${wanted}.`);
  return new Lesson(chaseLessons(TILES), found.steps as readonly LessonStep<ChaseLessonTypes>[]);
}

function played(name: string, id: string) {
  const lesson = lessonNamed(name);
  let time = 0;
  const reached: [number, boolean][] = [];
  const play = new LessonPlay(
    lesson,
    lesson.steps.findIndex((step) => step.id === id),
    { reach: (step, done) => void reached.push([step, done]), now: () => time },
  );
  return { play, reached, wait: (millis: number) => (time += millis) };
}

describe('M5: the Runner goes on before the marker comes', () => {
  const told = (late: number) => {
    const { play, wait } = played('reading/goes-on', 'show');
    // The Runner lays the tile that this step waits for; the marker was meant for what was the last tile until then.
    play.played();
    wait(late);
    for (const symbol of ['diamond', 'square', 'star', 'triangle']) {
      play.deed(1, { type: 'mark', symbol });
      const { objection } = play.at;
      if (objection?.why === 'rules' && objection.overtaken) return symbol;
    }
    return null;
  };
  test('what would have caught them until then is told so, for a moment', () => {
    expect(told(A_MOMENT)).not.toBeNull();
    expect(told(A_MOMENT + 1)).toBeNull();
  });
});

describe('what the table tells', () => {
  test('gives no answer away while something is asked, or is to be found out, and nothing can be put then', () => {
    const asked = played('reading/way', 'show').play;
    expect([asked.unaided, asked.rests]).toEqual([true, true]);
    asked.choose(3);
    expect([asked.at.done, asked.unaided, asked.rests]).toEqual([true, false, true]);
    const alone = played('reading/last', 'again').play;
    expect([alone.unaided, alone.rests]).toEqual([true, false]);
    const helped = played('reading/way', 'guided').play;
    expect([helped.unaided, helped.rests]).toEqual([false, false]);
  });
  test('points at what is only to be looked at, too, and no more at what is done', () => {
    const seen = played('first-chase/run', 'things').play;
    expect([seen.at.done, seen.praised]).toEqual([true, false]);
  });
});

describe('whoever asks is shown how it goes', () => {
  test('also who has laid another tile of theirs than the lesson thinks of, above the last one', () => {
    const { play } = played('first-chase/run', 'lay');
    const above = [0, 90, 180, 270].some((rotation) => {
      play.deed(0, { type: 'place', tile: 'r04', cell: { x: 9, y: 4 }, rotation });
      return play.at.done;
    });
    expect(above).toBe(true);
    play.next();
    for (let presses = 0; play.helps !== null; presses++) {
      expect(presses).toBeLessThan(5);
      play.help();
    }
    expect([play.step.id, play.at.done, play.solved]).toEqual(['turn', true, true]);
  });
});

describe('going back', () => {
  const laid = () => {
    const { play, reached } = played('first-chase/run', 'lay');
    play.deed(0, { type: 'place', tile: 'r04', cell: { x: 8, y: 5 }, rotation: 0 });
    play.next();
    return { play, reached };
  };

  test('shows the step as it was left, and takes nothing from how far somebody has come', () => {
    const { play, reached } = laid();
    const after = play.at;
    play.back();
    expect([play.step.id, play.at.done, play.praised]).toEqual(['lay', true, true]);
    expect(reached.at(-1)).toEqual([1, false]);
    // Only looked at: what was begun after it is as it was.
    play.next();
    expect(play.at).toBe(after);
  });

  test('lets it be begun anew, and what follows then follows from that', () => {
    const { play, reached } = laid();
    const after = play.at;
    play.back();
    play.again();
    expect(play.at.done).toBe(false);
    const above = [0, 90, 180, 270].some((rotation) => {
      play.deed(0, { type: 'place', tile: 'r04', cell: { x: 9, y: 4 }, rotation });
      return play.at.done;
    });
    expect(above).toBe(true);
    play.next();
    expect([play.step.id, play.at === after]).toEqual(['turn', false]);
    expect(reached.at(-1)).toEqual([1, false]);
  });

  test('to a step of an earlier evening shows it done, however it was done then', () => {
    const { play } = played('first-chase/run', 'turn');
    play.back();
    expect([play.step.id, play.at.done, play.solved]).toEqual(['lay', true, false]);
    play.next();
    expect(play.step.id).toBe('turn');
  });
});
