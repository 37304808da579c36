import { chmodSync, closeSync, mkdirSync, openSync, readSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { SetupError } from './common.mjs';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;

function readAt(handle, position, length) {
  const buffer = Buffer.alloc(length);
  if (readSync(handle, buffer, 0, length, position) !== length) throw new SetupError('The downloaded archive is cut short.');
  return buffer;
}

/** The entries of a zip (32-bit sizes, which is all that is met here). */
function* entries(handle, size) {
  const tailLength = Math.min(size, 65_557);
  const tail = readAt(handle, size - tailLength, tailLength);
  let end = tail.length - 22;
  while (end >= 0 && tail.readUInt32LE(end) !== END_OF_DIRECTORY) end -= 1;
  if (end < 0) throw new SetupError('The downloaded archive is not a zip.');
  const directory = readAt(handle, tail.readUInt32LE(end + 16), tail.readUInt32LE(end + 12));
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === DIRECTORY_ENTRY;) {
    const nameLength = directory.readUInt16LE(at + 28);
    yield {
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      mode: directory.readUInt32LE(at + 38) >>> 16,
      header: directory.readUInt32LE(at + 42),
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
    };
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
}

/**
 * Unpacks a zip into a folder. `place` gives the path for an entry's name, or undefined to leave it out.
 * Set-up must work before any package is installed, and not every machine has `unzip`.
 */
export function unzip(file, folder, place) {
  const handle = openSync(file, 'r');
  try {
    for (const entry of entries(handle, statSync(file).size)) {
      const target = entry.name.endsWith('/') ? undefined : place(entry.name);
      if (target === undefined) continue;
      if (target.split(/[\\/]/).includes('..')) throw new SetupError('The downloaded archive holds a path that leads out of it.');
      const local = readAt(handle, entry.header, 30);
      const start = entry.header + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
      const packed = readAt(handle, start, entry.packed);
      if (entry.method !== STORED && entry.method !== DEFLATED) throw new SetupError('The downloaded archive is packed in an unknown way.');
      const path = join(folder, target);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, entry.method === STORED ? packed : inflateRawSync(packed));
      if ((entry.mode & 0o111) !== 0) chmodSync(path, 0o755);
    }
  } finally {
    closeSync(handle);
  }
}
