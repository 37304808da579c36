/** The question that is put before the day's one rated try is used up. */
import { expect, test } from 'vitest';
import { EndQuestion } from '../../../../../src/renderer/routes/drill/end-question.svelte';
import { usesUpDaily, type RunView } from '../../../../../src/shared/drill';

const run = (more: Partial<RunView>): RunView =>
  ({ mode: 'daily', state: 'running', rated: true, right: 2, wrong: 1, ...more }) as unknown as RunView;
const daily = run({});
const practice = run({ mode: 'practice' });

test('a run that uses nothing up ends without a question', async () => {
  expect([usesUpDaily(daily), usesUpDaily(practice)]).toEqual([true, false]);
  const question = new EndQuestion();
  expect(await question.mayEnd(practice, 'leave')).toBe(true);
  expect(await question.mayEnd(null, 'leave')).toBe(true);
  expect(question.asked).toBeNull();
});

test.each([true, false])('the day’s try is asked about, and the answer (%s) holds', async (agreed) => {
  const question = new EndQuestion();
  const may = question.mayEnd(daily, 'restart');
  expect(question.asked).toBe('restart');
  question.answer(agreed);
  expect(await may).toBe(agreed);
  expect(question.asked).toBeNull();
});

test('asked again before there is an answer it is no, and the first question stands', async () => {
  const question = new EndQuestion();
  const first = question.mayEnd(daily, 'leave');
  expect(await question.mayEnd(daily, 'restart')).toBe(false);
  expect(question.asked).toBe('leave');
  question.answer(true);
  expect(await first).toBe(true);
  const again = question.mayEnd(daily, 'restart');
  expect(question.asked).toBe('restart');
  question.answer(false);
  expect(await again).toBe(false);
});
