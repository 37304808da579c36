/** A program on a disk of few megabytes, which only it sees: a file system in memory within a namespace of its own. */
import { spawn, spawnSync } from 'node:child_process';
import type { Ordered, Outcome } from './found';

const MEGABYTES = 48;
const ON_A_DISK = `mount -t tmpfs -o size=${MEGABYTES}m lookout "$1" && exec "$2" "$3" "$1" "$4" "$5" "$6"`;

/** Whether this system gives small disks: not every one lets a person make a namespace. */
export function hasSmallDisks(folder: string): boolean {
  return spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'lookout', folder]).status === 0;
}

/** Runs the bundled `full-disk.ts` on a small disk at `scratch`. */
export function onSmallDisk(program: string, { seed, count, from = 0, scratch }: Ordered): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      'unshare',
      ['-rm', 'sh', '-c', ON_A_DISK, 'sh', scratch, process.execPath, program, seed, String(count), String(from)],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let said = '';
    child.stdout.on('data', (piece: Buffer) => {
      said += piece.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(said) as Outcome);
      else reject(new Error(`The program on a small disk ended with ${code}.`));
    });
  });
}
