import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { withPuzzleReport } from '../../../../../src/main/games/chase/commands/puzzles/report';

const script = fileURLToPath(new URL('../../../../../scripts/run.mjs', import.meta.url));

describe('puzzles-make', () => {
  test('ends with 2 for an option that it does not know, and says which', () => {
    const { status, stderr, stdout } = spawnSync(process.execPath, [script, 'puzzles-make', '--sed', 'x'], { encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr).toContain('--sed');
    expect(stdout).toBe('');
  });

  test('puts the report between its two marks and leaves the rest', () => {
    const document = 'Before\n<!-- report -->\n\nold\n\n<!-- end of report -->\nAfter\n';
    expect(withPuzzleReport(document, 'new')).toBe('Before\n<!-- report -->\n\nnew\n\n<!-- end of report -->\nAfter\n');
    expect(() => withPuzzleReport('no marks', 'new')).toThrow('has no place');
  });
});
