/**
 * `npm run --silent notepad -- FILE` prints what the Marshal's notepad says before each call of a replay of Fugitive, whole or by her point of
 * view, one JSON object a line; `-` reads one replay from standard input. Exit status: 0, 1 if the replay is bad, 2 for wrong arguments.
 */
import type { FileFault } from '../../../../shared/phrase';
import { bytesOf, LARGEST, textOf, unread } from '../../../input/replay-bytes';
import { plainFault } from '../../../replay/fault';
import { helpIfAsked } from '../../../usage';
import { notepadLines } from '../replay/notepad-lines';

/** Answer to --help. */
const USAGE = `
Usage: npm run --silent notepad -- FILE   what the Marshal's notepad says before each call, one JSON object a line
       npm run --silent notepad -- -      the same for a replay on standard input
Exit status: 0, 1 if the replay is bad, 2 for wrong arguments.
`;

/** Standard input, and of an endless one only so much that it is known to be too large. */
async function standardInput(): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of process.stdin) {
    pieces.push(piece as Buffer);
    length += (piece as Buffer).length;
    if (length > LARGEST) break;
  }
  return Buffer.concat(pieces);
}

function bad(fault: FileFault): void {
  process.exitCode = 1;
  process.stdout.write(`${JSON.stringify({ error: plainFault(fault) })}\n`);
}

async function main(file: string): Promise<void> {
  let bytes: Uint8Array;
  try {
    bytes = await (file === '-' ? standardInput() : bytesOf(file));
  } catch (error) {
    bad(unread(file === '-' ? 'standard input' : file, error));
    return;
  }
  const text = textOf(bytes);
  const lines = text.ok ? notepadLines(text.value) : text;
  if (lines.ok) process.stdout.write(lines.value.map((line) => `${JSON.stringify(line)}\n`).join(''));
  else bad(lines.error);
}

// A reader that has seen enough (`| head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

helpIfAsked(process.argv.slice(2), USAGE);
const [file, ...others] = process.argv.slice(2);
if (file === undefined || others.length > 0 || file.startsWith('--')) {
  process.stderr.write('Name one replay file, or - to read it from standard input.\n');
  process.exitCode = 2;
} else await main(file);
