/** A named pipe is read to its end, and not waited for without one. */
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isPipe, piecesOfPipe } from '../../../src/main/input/pipe';
import { scratchFolder } from '../../fixtures/scratch';

const made = (): string => {
  const pipe = join(scratchFolder(), 'pipe');
  execFileSync('mkfifo', [pipe]);
  return pipe;
};

async function read(pipe: string, patience?: number): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of piecesOfPipe(pipe, patience)) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

test.skipIf(process.platform === 'win32')('what is written into it comes whole, however late it begins', async () => {
  const pipe = made();
  expect(await isPipe(pipe)).toBe(true);
  const text = 'a round '.repeat(50_000);
  const [got] = await Promise.all([read(pipe), writeFile(pipe, text)]);
  expect(got).toBe(text);
});

test.skipIf(process.platform === 'win32')('nobody who writes is told', async () => {
  await expect(read(made(), 50)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});
