/** The analysis of an open replay goes on whichever panel is shown, and what is told of it is one truth for all of them. */
import { expect, test } from 'vitest';
import { Analysing } from '../../../../../src/renderer/lib/replay/analysing.svelte';
import type { AnalysisTold } from '../../../../../src/shared/analysis';

const OF = { id: 'm', round: 0 };

function table() {
  const asked: [string, unknown][] = [];
  let listener: ((told: AnalysisTold) => void) | null = null;
  let answer: unknown = { ok: true, value: { analysis: null, done: false } };
  const ports = {
    ask: (name: string, input: unknown) => {
      asked.push([name, input]);
      return Promise.resolve(answer);
    },
    hear: (_: string, heard: (told: AnalysisTold) => void) => {
      listener = heard;
      return () => (listener = null);
    },
  } as unknown as Parameters<Analysing['open']>[1];
  const tell = (version: number, more: Partial<AnalysisTold> = {}): void =>
    listener?.({ ...OF, analysis: { version }, done: false, failed: null, ...more });
  return { asked, ports, tell, answers: (next: unknown) => (answer = next), heard: () => listener !== null };
}

test('a panel that is left and come back to begins nothing anew, and what was told meanwhile is there', async () => {
  const { asked, ports, tell, heard } = table();
  const analysing = new Analysing();
  const close = analysing.open(OF, ports);
  expect(asked).toEqual([['replay.analyse', { ...OF, kept: true }]]);
  analysing.begin();
  tell(1);
  // Another panel is shown, and this one again.
  tell(2);
  analysing.begin();
  await Promise.resolve();
  expect(asked.slice(1)).toEqual([['replay.analyse', OF]]);
  expect(analysing.soFar).toEqual({ version: 2 });
  tell(9, { id: 'another' });
  expect(analysing.soFar).toEqual({ version: 2 });
  tell(3, { done: true });
  expect([analysing.soFar, analysing.done]).toEqual([{ version: 3 }, true]);
  close();
  expect(heard()).toBe(false);
  expect(asked.at(-1)).toEqual(['replay.analyse-stop', {}]);
});

test('one that nobody wished for is not worked out, and not stopped; one that was wished for before it was open is asked for then', () => {
  const { asked, ports } = table();
  new Analysing().open(OF, ports)();
  expect(asked).toEqual([['replay.analyse', { ...OF, kept: true }]]);
  const early = new Analysing();
  early.begin();
  early.open(OF, ports);
  expect(asked.slice(1)).toEqual([['replay.analyse', OF]]);
});

test('what broke off says why and can be asked for again', async () => {
  const { asked, ports, answers } = table();
  const analysing = new Analysing();
  analysing.begin();
  const error = { code: 'match-played', field: 'id' };
  answers({ ok: false, error });
  analysing.open(OF, ports);
  await Promise.resolve();
  expect([analysing.failed, analysing.done]).toEqual([error, true]);
  answers({ ok: true, value: { analysis: { version: 4 }, done: true } });
  analysing.again();
  expect([analysing.failed, analysing.done]).toEqual([null, false]);
  await Promise.resolve();
  expect([analysing.soFar, analysing.done, asked.length]).toEqual([{ version: 4 }, true, 2]);
});
