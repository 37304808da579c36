/** Hints say how a tile is to be turned from how it lies now, whatever the learner did with it before. */
import { describe, expect, test } from 'vitest';
import { COURSES } from '../../../../../../src/renderer/games/chase/lesson/courses';
import { hintNow, turnsFor, type HandLies } from '../../../../../../src/renderer/games/chase/lesson/turned';
import { TILES } from '../../../../../../src/renderer/games/chase/lib/tile-set';
import { LessonPlay } from '../../../../../../src/renderer/lib/lessons/lesson-play.svelte';
import type { Rotation } from '../../../../../../src/rules/chase/compass';
import { ROTATIONS } from '../../../../../../src/rules/chase/compass';
import { chaseLessons } from '../../../../../../src/rules/chase/lesson/lesson';
import type { ChaseLessonTypes, LessonDeed } from '../../../../../../src/rules/chase/lesson/types';
import { Lesson } from '../../../../../../src/rules/lesson';
import type { LessonStep } from '../../../../../../src/rules/lesson-types';

const WORDS = { turns: (turns: number) => `turned ${String(turns)}`, otherwise: 'otherwise' };
const lying = (rotation: Rotation): HandLies => ({ rotationOf: () => rotation });

const STEPS = COURSES.flatMap((course) =>
  course.lessons.flatMap((lesson) =>
    lesson.kind !== 'steps'
      ? []
      : lesson.steps.map((step, at) => ({ name: `${course.id}/${lesson.id}.${step.id}`, course, lesson, step, at })),
  ),
);
const hintsOf = ({ course, lesson, step }: (typeof STEPS)[number], language: 'en' | 'it') =>
  Array.from({ length: step.hints ?? 0 }, (_, at) => course.words[language][`${lesson.id}.${step.id}.hint-${String(at + 1)}`] ?? '');
const begun = ({ lesson, at }: (typeof STEPS)[number]) =>
  new LessonPlay(new Lesson(chaseLessons(TILES), lesson.steps as readonly LessonStep<ChaseLessonTypes>[]), at, {
    reach: () => undefined,
    now: () => 0,
  });
const nthsOf = (hints: readonly string[]) => [...hints.join(' ').matchAll(/\{turned:(\d)\}/g)].map(([, nth]) => Number(nth));

describe.each(STEPS.filter((each) => nthsOf(hintsOf(each, 'en')).length > 0))('$name', (each) => {
  test('says the same of its tiles in both languages, of each once', () => {
    const said = nthsOf(hintsOf(each, 'en'));
    expect(new Set(said).size).toBe(said.length);
    expect(nthsOf(hintsOf(each, 'it'))).toEqual(said);
  });

  test('leads to what is right from however the tile lies, and says nothing of what is laid', () => {
    const solution = (each.step.solution ?? []) as readonly LessonDeed[];
    for (const rotation of ROTATIONS) {
      const play = begun(each);
      for (const [at, { seat, act }] of solution.entries()) {
        if (act.type !== 'place') continue;
        const nth = solution.slice(0, at + 1).filter((deed) => deed.act.type === 'place').length;
        const turns = turnsFor(play, nth, lying(rotation));
        expect(turns, `tile ${String(nth)} from ${String(rotation)}`).toBeTypeOf('number');
        const turned = (((typeof turns === 'number' ? turns : 0) * 90 + rotation) % 360) as Rotation;
        expect(play.deed(seat, { ...act, rotation: turned })).toMatchObject({ ok: true });
        expect(play.at.objection).toBeNull();
      }
      if (solution.every(({ act }) => act.type === 'place')) expect(play.at.done).toBe(true);
    }
    const play = begun(each);
    for (const { seat, act } of solution) play.deed(seat, act);
    for (const hint of hintsOf(each, 'en').filter((text) => text.includes('{turned:')))
      expect(hintNow(hint, play, lying(0), WORDS)).toBe(solution[0]?.act.type === 'place' ? null : hintNow(hint, play, lying(0), WORDS));
  });
});

test('no hint tells of a tile how it lies at the start', () => {
  const stale = STEPS.flatMap((each) => hintsOf(each, 'en')).filter((text) =>
    /as it is\b|[Tt]urn (it|the \w+|the \w+ tile) (once|twice|three)/.test(text),
  );
  expect(stale).toEqual([]);
  expect(
    STEPS.flatMap((each) => hintsOf(each, 'it')).filter((text) => /così com['’]è|gira\w* .*(una volta|due volte|tre volte)/i.test(text)),
  ).toEqual([]);
});

test('on the run: turned once before the hint was asked, the tile is turned back by it', () => {
  const each = STEPS.find(({ name }) => name === 'first-chase/run.lay');
  if (each === undefined) throw new Error('There is no such step.');
  const [, hint = ''] = hintsOf(each, 'en');
  const play = begun(each);
  expect(hintNow(hint, play, lying(0), WORDS)).toContain('turned 0');
  expect(hintNow(hint, play, lying(90), WORDS)).not.toContain('turned 0');
});

test('who laid another tile where the hint has one is told that it holds no more', () => {
  const each = STEPS.find(({ name }) => name === 'running/ahead.both');
  if (each === undefined) throw new Error('There is no such step.');
  const play = begun(each);
  const [, first = ''] = hintsOf(each, 'en');
  const [deed] = (each.step.solution ?? []) as readonly LessonDeed[];
  if (deed?.act.type !== 'place') throw new Error('It lays nothing.');
  const others = ROTATIONS.filter((rotation) => deed.act.type === 'place' && rotation !== deed.act.rotation);
  const went = others.some((rotation) => play.deed(deed.seat, { ...deed.act, rotation }).ok && play.at.objection === null);
  expect(hintNow(first, play, lying(0), WORDS)).toBe(went ? 'otherwise' : `Lay the third tile below the last one, turned 1.`);
});
