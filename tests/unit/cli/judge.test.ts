import { describe, expect, test } from 'vitest';
import { judgeCases } from '../../fixtures/cases';
import { runJudge } from '../../fixtures/judge-program';

describe('judge -', () => {
  test('prints the right verdict of every known case, one a line, and nothing else', () => {
    const cases = judgeCases();
    const run = runJudge(['-'], cases.map(({ replay }) => `${JSON.stringify(replay)}\n`).join(''));
    expect(run.status).toBe(0);
    expect(run.lines.map((line): unknown => JSON.parse(line))).toStrictEqual(cases.map(({ verdict }) => verdict));
    expect(run.stdout.endsWith('}\n')).toBe(true);
  });
});
