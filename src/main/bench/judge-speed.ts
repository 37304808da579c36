/** How fast the judge reads replays from standard input: the real program, with its start-up taken out. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { median } from './stopwatch';

const RUNS = 5;

/** Seconds that `judge -` takes for `input`. */
async function secondsFor(input: string, lines: number): Promise<number> {
  const start = performance.now();
  const root = process.env['LOOKOUT_ROOT'] ?? process.cwd();
  const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), 'judge', '-'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let seen = 0;
  child.stdout.on('data', (piece: Buffer) => {
    for (const byte of piece) if (byte === 10) seen++;
  });
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0 || seen !== lines) throw new Error(`The judge ended with ${code} after ${seen} of ${lines} verdicts.`);
  return (performance.now() - start) / 1000;
}

/**
 * Replays a second through `judge -` on one core: the time for all of `lines` less the time for the first of them, which
 * is the start-up; the median of five runs.
 */
export async function judgedPerSecond(lines: readonly string[]): Promise<number> {
  const [first = ''] = lines;
  const all = `${lines.join('\n')}\n`;
  const rates: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const startUp = await secondsFor(`${first}\n`, 1);
    const whole = await secondsFor(all, lines.length);
    rates.push((lines.length - 1) / (whole - startUp));
  }
  return median(rates);
}
