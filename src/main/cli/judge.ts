/**
 * `judge FILE…` prints the verdict of each replay file, `judge -` that of each line of standard input, one JSON object
 * a line. Needs no window, no display and no store. Exit status: 0, 1 if any replay was bad, 2 for wrong arguments.
 */
import { fstatSync } from 'node:fs';
import type { FileFault } from '../../shared/phrase';
import { plainFault } from '../replay/fault';
import { FILED } from '../games/file-list';
import { replayReader } from '../replay/reader';
import { bytesOf, LARGEST, textOf, unread } from '../input/replay-bytes';
import { helpIfAsked } from '../usage';

/** Answer to --help. */
const USAGE = `
Usage: npm run --silent judge -- FILE...   the verdict of each replay file, one JSON object a line
       npm run --silent judge -- -         the same for each line of standard input
Exit status: 0, 1 if any replay was bad, 2 for wrong arguments.
`;

const replays = replayReader(FILED);

/** The output line for the bytes of one replay. */
function lineFor(bytes: Uint8Array): string {
  const text = textOf(bytes);
  const read = text.ok ? replays.read(text.value) : text;
  if (!read.ok) return badLine(read.error);
  const { game, replay, rounds } = read.value;
  return JSON.stringify(game.verdict(replay, rounds));
}

function badLine(error: FileFault): string {
  process.exitCode = 1;
  return JSON.stringify({ error: plainFault(error) });
}

/** Writes and waits while the reader is slow. */
async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await new Promise((resolve) => process.stdout.once('drain', resolve));
}

async function judgeFile(file: string): Promise<void> {
  await write(`${lineFor(await bytesOf(file))}\n`);
}

const NEWLINE = 10;

/** Judges each non-blank line of standard input as it comes. */
async function judgeLines(): Promise<void> {
  // Node takes a folder for an empty input.
  if (fstatSync(0).isDirectory()) throw Object.assign(new Error('EISDIR'), { code: 'EISDIR' });
  let rest: Buffer[] = [];
  let held = 0;
  let out = '';
  const line = (bytes: Uint8Array): void => {
    if (bytes.every((byte) => byte === 32 || byte === 9 || byte === 13)) return;
    out += `${lineFor(bytes)}\n`;
  };
  for await (const piece of process.stdin) {
    const chunk = piece as Buffer;
    let from = 0;
    for (let to = chunk.indexOf(NEWLINE); to !== -1; to = chunk.indexOf(NEWLINE, from)) {
      const end = chunk.subarray(from, to);
      line(rest.length === 0 ? end : Buffer.concat([...rest, end]));
      rest = [];
      held = 0;
      from = to + 1;
    }
    // What is known to be too large needs no more of it.
    if (from < chunk.length && held <= LARGEST) {
      rest.push(chunk.subarray(from));
      held += chunk.length - from;
    }
    if (out !== '') await write(out);
    out = '';
  }
  line(Buffer.concat(rest));
  if (out !== '') await write(out);
}

// A reader that has seen enough (`| head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

helpIfAsked(process.argv.slice(2), USAGE);
const files = process.argv.slice(2);
const option = files.find((file) => file.startsWith('--'));
if (option !== undefined) {
  process.stderr.write(`There is no option ${option}; a file of that name is ./${option}.\n`);
  process.exitCode = 2;
} else if (files.length === 0) {
  process.stderr.write('Name one or more replay files, or - to read one replay a line from standard input.\n');
  process.exitCode = 2;
} else {
  for (const file of files) {
    try {
      await (file === '-' ? judgeLines() : judgeFile(file));
    } catch (error) {
      const name = file === '-' ? 'standard input' : file;
      await write(`${badLine(unread(name, error))}\n`);
    }
  }
}
