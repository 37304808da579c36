/** The demo, as somebody without a display would run it. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { judgeMatch } from '../../../../src/rules/chase/judge-match';
import { plainFault } from '../../../../src/main/replay/fault';
import { readReplay } from '../../../../src/main/games/chase/replay/chase-replay';
import { expect, test } from '../../../e2e/app';

test('the demo plays a round on screen, and its verdict is that of the replay file', ({ emptyFolder }) => {
  test.setTimeout(300_000);
  const root = resolve(import.meta.dirname, '../../../..');
  const done = spawnSync(process.execPath, [join(root, 'scripts/demo.mjs'), '--out', emptyFolder], { cwd: root, encoding: 'utf8' });
  expect(done.stderr).not.toContain('The demo stopped');
  expect(done.status).toBe(0);
  expect(readdirSync(emptyFolder).sort()).toEqual(['home.png', 'replay.lookout.json', 'result.png', 'round.png', 'verdict.png']);
  const read = readReplay(readFileSync(join(emptyFolder, 'replay.lookout.json'), 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(plainFault(read.error)));
  const verdict = judgeMatch(read.value.rounds, 2, read.value.replay.rules.pointsToWin);
  expect(JSON.parse(done.stdout)).toEqual(JSON.parse(JSON.stringify(verdict)));
  expect(verdict.rounds[0]?.ending).not.toBe('unfinished');
});
