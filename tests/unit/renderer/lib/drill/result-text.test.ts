import { expect, test } from 'vitest';
import { aboutSecondsText, bonusText, ratingText, remarks, secondsText } from '../../../../../src/renderer/lib/drill/result-text';
import { numberText, speak, t, tn } from '../../../../../src/renderer/lib/words.svelte';
import type { RunResult, RunView } from '../../../../../src/shared/drill';

const view: RunView = {
  id: '',
  profile: '',
  mode: 'rush',
  options: {},
  rated: true,
  clock: { left: null, spent: 0, running: false },
  score: 0,
  combo: 0,
  bestCombo: 0,
  right: 0,
  wrong: 0,
  length: null,
  strikes: null,
  step: null,
  spots: null,
  runner: { level: 1, millisEach: 1 },
  state: 'over',
  pauses: 0,
  puzzle: null,
  next: null,
  result: null,
};
const result: RunResult = {
  ending: 'left',
  counted: true,
  accuracy: 0,
  medianMillis: null,
  best: null,
  isBest: false,
  missed: [],
  slow: [],
  helped: 0,
  ratings: [],
};

test('a run says whether it was rated where anything was answered', () => {
  expect(remarks(view, result)).toEqual([]);
  expect(remarks({ ...view, wrong: 1 }, { ...result, ending: 'time-up' })).toEqual([t('drill.rated')]);
});

test('a run that was finished early says that it is no best, where the mode has bests', () => {
  const answered = { ...view, right: 6, wrong: 1 };
  expect(remarks(answered, result)).toEqual([t('drill.rated'), t('drill.no-best')]);
  expect(remarks({ ...answered, mode: 'custom' }, result)).toEqual([t('drill.rated')]);
});

test('a run left alone says nothing of being rated, and helped answers say what they count for', () => {
  expect(remarks({ ...view, right: 3 }, { ...result, counted: false })).toEqual([t('drill.not-counted')]);
  expect(remarks({ ...view, mode: 'practice', rated: false, right: 3 }, { ...result, helped: 2 })).toEqual([
    t('drill.unrated'),
    tn('drill.helped', 2),
  ]);
});

test('a rating says that it is provisional as long as it is', () => {
  const change = { kind: 'read', before: 1500, after: 1512 } as const;
  expect(ratingText({ ...change, deviation: 300 })).toContain('provisional');
  expect(ratingText({ ...change, deviation: 60 })).not.toContain('provisional');
  for (const deviation of [300, 60]) expect(ratingText({ ...change, deviation })).toMatch(/1,512.*\+12/);
});

test('thousands are grouped alike in figures and sentences, in both languages', () => {
  for (const [language, written] of [
    ['en', '1,500'],
    ['it', '1.500'],
  ] as const) {
    speak(language);
    expect(numberText(1500)).toBe(written);
    expect(tn('custom.puzzles', 1500)).toContain(written);
    expect(t('drill.best-so-far', { best: 1500 })).toContain(written);
  }
  speak('en');
});

test('what an answer earned says what it is: points, and time on the clock', () => {
  const seconds = (written: string) => t('result.seconds', { seconds: written });
  expect(bonusText({ points: 13, clock: 2000 })).toBe(`+13 points · ${seconds('+2')} on the clock`);
  expect(bonusText({ points: 1, clock: 0 })).toBe('+1 point');
  expect(bonusText({ points: 0, clock: -6000 })).toBe(`${seconds('-6')} on the clock`);
  expect(bonusText({ points: 0, clock: 0 })).toBe('');
});

test('a measured time has two places; one that was read off buckets is about so much, which contradicts no measured one', () => {
  const spaced = (text: string): string => text.replace(/\s/g, ' ');
  expect([632, null].map(secondsText).map(spaced)).toEqual(['0.63 s', '–']);
  expect([632, 604, 1260, null].map(aboutSecondsText).map(spaced)).toEqual(['about 0.6 s', 'about 0.6 s', 'about 1.3 s', '–']);
});
