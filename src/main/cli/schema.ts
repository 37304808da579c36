/** `npm run schema` writes docs/replay.schema.json, the replay format for other programs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaySchemaText } from './schema/replay-schema';

const folder = join(process.env['LOOKOUT_ROOT'] ?? process.cwd(), 'docs');

try {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'replay.schema.json'), replaySchemaText());
} catch (error) {
  process.stderr.write(`docs/replay.schema.json cannot be written: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
