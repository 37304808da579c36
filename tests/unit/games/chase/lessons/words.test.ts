/**
 * What lessons say of tiles is what the rules find there (M2 to M4): the way that witnesses are said to look, how many of them in
 * which corner, the symbol that a hint ends with, and the right option of a question for a way or a number.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runnerThink } from '../../../../../src/main/games/chase/bots/levels';
import { walkOf, type WalkStep } from '../../../../../src/rules/chase/explain';
import { actIn } from '../../../../../src/rules/chase/lesson/play';
import type { ChaseLessonTypes } from '../../../../../src/rules/chase/lesson/types';
import { DIRECTIONS } from '../../../../../src/rules/chase/compass';
import { endsMeet, streetsJoin } from '../../../../../src/rules/chase/street';
import { exitOn, type Tile } from '../../../../../src/rules/chase/tile';
import type { Lesson } from '../../../../../src/rules/lesson';
import type { LessonAt, LessonStep } from '../../../../../src/rules/lesson-types';
import { COURSES, LESSONS, TILES } from './courses';
import { cornerIn, countsIn, numberOf, symbolsIn, wayOf, waysIn } from './spoken';

type Step = LessonStep<ChaseLessonTypes>;
type At = LessonAt<ChaseLessonTypes>;

/** The tiles that a step speaks of, as they are read in it: what it points at, what its solution marks, and what its script leaves. */
function readingsOf(lesson: Lesson<ChaseLessonTypes>, step: Step, begun: At): WalkStep[] {
  const marked = begun.state.marks.length;
  const unmarked = (here: At) => walkOf(here.state).filter(({ position, counts }) => counts.length > 0 && position > marked);
  const pointed = walkOf(begun.state).filter(({ position }) => step.points?.thing === 'tile' && step.points.position === position);
  const solved = unmarked(lesson.solve(begun)).filter(({ marker }) => marker !== null);
  let late = begun;
  while (lesson.due(late) !== null) late = lesson.played(late);
  return [...pointed, ...solved, ...(step.script === undefined ? [] : unmarked(late))];
}

const STEPS = LESSONS.flatMap(({ name, lesson }) =>
  lesson.steps.map((step, at) => {
    const [course = '', id = ''] = name.split('/');
    const words = COURSES.find((each) => each.name === course)?.words;
    if (words === undefined) throw new Error(`There are no words of ${course}.`);
    return { name: `${name}.${step.id}`, key: `${id}.${step.id}`, step, readings: readingsOf(lesson, step, lesson.begin(at)), words };
  }),
);

describe.each(STEPS)('$name', ({ key, step, readings, words }) => {
  const texts = (language: 'en' | 'it') =>
    Object.entries(words[language]).filter(([each]) => each === key || each.startsWith(`${key}.hint-`));
  const marks = step.solution?.some(({ act }) => act.type === 'mark') === true;

  it.each(['en', 'it'] as const)('says in %s what there is to see', (language) => {
    if (readings.length === 0) return;
    for (const [each, text] of texts(language)) {
      const ways = readings.map(({ direction }) => direction);
      for (const way of waysIn(text, language)) expect([each, ways]).toEqual([each, expect.arrayContaining([way])]);
      for (const { corner, witnesses } of countsIn(text, language)) {
        const there = readings.map(({ counts }) => counts.find((sector) => sector.corner === corner)?.witnesses);
        expect([each, corner, there]).toEqual([each, corner, expect.arrayContaining([witnesses])]);
      }
    }
  });

  it.each(['en', 'it'] as const)('ends its hints in %s with a right symbol', (language) => {
    if (!marks || step.hints === undefined) return;
    const legal = new Set(readings.flatMap((reading) => reading.legal));
    for (let hint = 1; hint <= step.hints; hint++) {
      const text = words[language][`${key}.hint-${String(hint)}`] ?? '';
      const named = symbolsIn(text, language);
      expect([hint, named.filter((symbol) => !legal.has(symbol))]).toEqual([hint, []]);
      expect([hint, symbolsIn(words.en[`${key}.hint-${String(hint)}`] ?? '', 'en').sort()]).toEqual([hint, named.sort()]);
    }
  });

  it.each(['en', 'it'] as const)('has the right way or number for its right option in %s', (language) => {
    const { choice, points } = step;
    const tile = readings[0];
    if (choice === undefined || points?.thing !== 'tile' || tile === undefined) return;
    const options = Array.from({ length: choice.options }, (_, at) => words[language][`${key}.option-${String(at)}`] ?? '');
    const isRight = (right: (option: string) => boolean) => options.flatMap((option, at) => (right(option) ? [at] : []));
    if (options.every((option) => wayOf(option, language) !== undefined))
      expect(choice.right).toEqual(isRight((option) => wayOf(option, language) === tile.direction));
    if (options.every((option) => numberOf(option, language) !== undefined)) {
      const corner = cornerIn(words[language][key] ?? '', language);
      const sector = tile.counts.find((each) => each.corner === corner);
      expect(choice.right).toEqual(isRight((option) => numberOf(option, language) === sector?.witnesses));
    }
  });
});

const stepNamed = (name: string) => STEPS.find((each) => each.name === name);

describe('what lessons say of the game as it is played', () => {
  it('shows a supply as it is told: five red and thirteen blue, and later no red (M6)', () => {
    const { lesson } = LESSONS.find(({ name }) => name === 'reading/colour') ?? {};
    const supply = (id: string) => lesson?.begin(lesson.steps.findIndex((step) => step.id === id)).state.paths[0]?.supply;
    expect(supply('spare')).toEqual({ red: 5, blue: 13 });
    expect(supply('out')?.red).toBe(0);
  });

  it('follows Runners at the pace that is told from the first marker on, in the end at that of level 3', () => {
    // The first tile comes on the first marker: nobody is hurried while they read what to do.
    const gaps = (id: string) =>
      new Set(
        stepNamed(`reading/fast.${id}`)
          ?.step.script?.slice(1)
          .map(({ after }) => Math.round(after / 100)),
      );
    expect(gaps('calm')).toEqual(new Set([85]));
    expect(gaps('brisk')).toEqual(new Set([72]));
    expect(gaps('pace')).toEqual(new Set([Math.round(runnerThink(3, 2) / 100)]));
  });

  it('tells how many see a Runner go on, one way and the other (M3)', () => {
    const { lesson } = LESSONS.find(({ name }) => name === 'running/bluff') ?? {};
    const seen = (id: string, cell: { x: number; y: number }) => {
      const begun = lesson?.begin(lesson.steps.findIndex((step) => step.id === id));
      const act = lesson?.stepAt(begun?.step ?? 0).solution?.[0]?.act;
      if (begun === undefined || act?.type !== 'place') return undefined;
      const last = begun.state.paths[0]?.tiles.length ?? 0;
      const after = actIn(begun.state, 0, { ...act, cell });
      const step = after.ok ? walkOf(after.value).find(({ position }) => position === last) : undefined;
      return step?.counts.map(({ witnesses }) => witnesses).sort((one, other) => other - one);
    };
    expect(seen('lay', { x: 13, y: 3 })).toEqual([3, 0, 0, 0]);
    expect(seen('lay', { x: 13, y: 5 })).toEqual([2, 1, 1, 0]);
    expect(seen('again', { x: 8, y: 3 })).toEqual([3, 0, 0, 0]);
    expect(seen('again', { x: 10, y: 3 })).toEqual([2, 1, 1, 0]);
  });

  it('says rightly that no Hideout joins on to a tile with an item (P3, P4)', () => {
    const exits = (wanted: (tile: Tile) => boolean) =>
      Object.values(TILES)
        .filter(wanted)
        .flatMap((tile) => DIRECTIONS.map((side) => exitOn(tile, 0, side)));
    const hideouts = exits(({ kind }) => kind === 'hideout');
    for (const there of exits(({ item }) => item !== undefined))
      expect(hideouts.filter((here) => streetsJoin(here, there) && endsMeet(here, there))).toEqual([]);
  });

  it('tells what variants are worth as it is measured: about six of ten with one, more with both', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../../docs/balance.md'), 'utf8');
    const rateOf = (heading: string): number => {
      const row = page
        .split(`## ${heading}\n`)[1]
        ?.split('\n')
        .find((line) => line.startsWith('| 3 | 3 |'));
      return Number.parseFloat(row?.split('|')[7] ?? '');
    };
    expect(Math.round(rateOf('Two players') / 10)).toBe(5);
    expect(Math.round(rateOf('Two players, Head Start (V1)') / 10)).toBe(6);
    expect(Math.round(rateOf('Two players, Perfect Plan (V2)') / 10)).toBe(6);
    expect(rateOf('Two players, Head Start and Perfect Plan')).toBeGreaterThan(62);
  });
});
