/** What is said of every wrong answer to every question of the courses: by a clause, in words, and never which answer is right. */
import { describe, expect, it } from 'vitest';
import { answeredWrong } from '../../../../../../src/renderer/games/chase/lesson/answered-wrong';
import { speak, t } from '../../../../../../src/renderer/lib/words.svelte';
import { judgeRound } from '../../../../../../src/rules/chase/judge';
import { firstFaultOn } from '../../../../../../src/rules/chase/legality';
import { SECTIONS } from '../../../../../../src/renderer/games/chase/rulebook/book';
import { COURSES } from '../../../../../../src/renderer/games/chase/lesson/courses';
import { TILES } from '../../../../../../src/renderer/games/chase/lib/tile-set';
import { chaseLessons } from '../../../../../../src/rules/chase/lesson/lesson';
import type { ChaseLessonTypes } from '../../../../../../src/rules/chase/lesson/types';
import { Lesson } from '../../../../../../src/rules/lesson';
import type { LessonStep } from '../../../../../../src/rules/lesson-types';

/** Every clause that the rules in the app tell. */
const TOLD: readonly (string | null)[] = SECTIONS.flatMap(([, clauses]) => clauses);

const LESSONS = COURSES.flatMap(({ id, lessons }) =>
  lessons.flatMap((each) =>
    each.kind === 'steps' ? [{ name: `${id}/${each.id}`, steps: each.steps as LessonStep<ChaseLessonTypes>[] }] : [],
  ),
);

const QUESTIONS = LESSONS.map(({ name, steps }) => ({ name, lesson: new Lesson(chaseLessons(TILES), steps) })).flatMap(({ name, lesson }) =>
  lesson.steps.flatMap((step, at) => {
    const begun = lesson.begin(at);
    const choice = lesson.choiceOf(step, begun.state);
    if (step.question === undefined || choice === null) return [];
    const wrong = Array.from({ length: choice.options }, (_, option) => option).filter((option) => !choice.right.includes(option));
    const { question } = step;
    return [{ name: `${name}.${step.id}`, question, lesson, begun, right: choice.right[0] ?? 0, wrong }];
  }),
);

/** Why an option is wrong, as the lesson has it. */
function whyOf({ lesson, begun }: (typeof QUESTIONS)[number], option: number) {
  const { objection } = lesson.choose(begun, option);
  if (objection?.why !== 'option' || objection.whyNot === null) throw new Error('Nothing is said of a wrong answer.');
  return objection.whyNot;
}

const COMPASS = {
  en: { n: 'north', e: 'east', s: 'south', w: 'west' },
  it: { n: 'nord', e: 'est', s: 'sud', w: 'ovest' },
} as const;

/** What is left of a text once every direction that is named as lessons name them is taken out, first as it is seen: 'up, to the north'. */
function otherwise(text: string, language: 'en' | 'it'): string[] {
  const named = (['n', 'e', 's', 'w'] as const).map((way) => t(`lesson.way.${way}`).replace(/^in /, ''));
  const rest = named.reduce((left, way) => left.replaceAll(way, ''), text);
  return Object.values(COMPASS[language]).filter((word) => new RegExp(`\\b${word}\\b`, 'i').test(rest));
}

describe.each(['en', 'it'] as const)('all lessons name directions alike (%s)', (language) => {
  it('in the words of the courses', () => {
    speak(language);
    for (const { id, words } of COURSES)
      for (const [name, text] of Object.entries(words[language])) expect([id, name, otherwise(text, language)]).toEqual([id, name, []]);
  });

  it('where an answer is wrong', () => {
    speak(language);
    const texts = QUESTIONS.flatMap((asked) => asked.wrong.map((option) => answeredWrong(whyOf(asked, option)).text));
    expect(texts.flatMap((text) => otherwise(text, language).map((word) => [word, text]))).toEqual([]);
    // Some of them name one.
    expect(texts.some((text) => text.includes(t('lesson.way.n')))).toBe(true);
  });
});

/** Questions that no rule decides: what is wise, and what was measured. */
const UNRULED = ['reading/colour.spare', 'running/bluff.show', 'variants/head-start.worth', 'variants/perfect-plan.worth'];

it('whatever a rule decides is objected to by its clause, which the rules in the app have', () => {
  const asked = LESSONS.flatMap(({ name, steps }) =>
    steps.flatMap(({ id, choice }) => (choice === undefined ? [] : [[`${name}.${id}`, choice.clause] as const])),
  );
  expect(asked.filter(([, clause]) => clause === undefined).map(([name]) => name)).toEqual(UNRULED);
  const deeds = LESSONS.flatMap(({ steps }) => steps.flatMap(({ wrong = [] }) => wrong.flatMap(({ clause }) => clause ?? [])));
  expect(deeds.length).toBeGreaterThan(0);
  for (const clause of [...asked.flatMap(([, by]) => by ?? []), ...deeds]) expect(TOLD).toContain(clause);
});

it('there is something to ask', () => {
  expect(QUESTIONS.length).toBeGreaterThan(10);
});

describe.each(QUESTIONS)('$name', (asked) => {
  it.each(['en', 'it'] as const)('says in %s why each other answer is wrong, by a clause', (language) => {
    speak(language);
    for (const option of asked.wrong) {
      const { text, clause } = answeredWrong(whyOf(asked, option));
      expect(TOLD).toContain(clause);
      expect(text).toMatch(/^\p{Lu}.*[.?]$/u);
      expect(text).not.toMatch(/[{}]|lesson\.|because\./);
      // The tile of the right answer is not named.
      if (asked.question.type === 'first-mistake') expect(text).not.toMatch(new RegExp(`\\b(tile|tessera) ${String(asked.right + 1)}\\b`));
    }
  });

  it('says what is so: of a tile that it lies well, of a marker that it is right, and of an earlier mistake that there is one (J1, J3)', () => {
    const { question, begun, wrong } = asked;
    if (question.type !== 'first-mistake') return;
    const { state } = begun;
    const { runnerMistake, chaserMistake, markers } = judgeRound(state);
    const mistake = question.side === 'runner' ? runnerMistake : chaserMistake;
    for (const option of wrong) {
      const position = option + 1;
      const whyNot = whyOf(asked, option);
      if (whyNot.why === 'laid-right') {
        const path = state.paths[0];
        const upTo = path && { ...path, tiles: path.tiles.slice(0, position) };
        expect(upTo && firstFaultOn(state, upTo, 0)).toBeNull();
      } else if (whyNot.why === 'read-right') expect(markers.find((each) => each.position === position)?.ok).toBe(true);
      else if (whyNot.why === 'unmarked') expect(markers.some((each) => each.position === position)).toBe(false);
      else if (whyNot.why === 'earlier') expect(mistake?.position).toBeLessThan(position);
      else {
        expect(whyNot.why).toBe('missed');
        expect(mistake).not.toBeNull();
      }
    }
  });
});

it('tells of a round that J1 and P4 decide: a tile before, one after, and none (the first lesson of judging)', () => {
  speak('en');
  const asked = QUESTIONS.find(({ name }) => name === 'judging/walk.runner');
  if (asked === undefined) throw new Error('There is no such question.');
  expect(asked.right).toBe(3);
  expect(answeredWrong(whyOf(asked, 0))).toMatchObject({
    clause: 'P7',
    text: expect.stringMatching(/^Tile 1 lies well: it touches only the Prison,/) as string,
  });
  expect(answeredWrong(whyOf(asked, 4)).clause).toBe('J1');
  expect(answeredWrong(whyOf(asked, asked.wrong.at(-1) ?? 0)).text).toMatch(/^There is a mistake\./);
});
