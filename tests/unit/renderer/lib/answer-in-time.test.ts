/** Answers that come too late are dropped. */
import { expect, test } from 'vitest';
import { answerInTime } from '../../../../src/renderer/lib/answer-in-time';

test('an answer is taken, unless another question has overtaken its own', async () => {
  const taken: string[] = [];
  const first = Promise.resolve('first');
  const second = Promise.resolve('second');
  answerInTime(first, (value) => taken.push(value))();
  const end = answerInTime(second, (value) => taken.push(value));
  await Promise.all([first, second]);
  expect(taken).toEqual(['second']);
  end();
});
