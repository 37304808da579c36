/** npm run schema: writes docs/replay.schema.json, the replay format for other programs, from the schema that we parse with. */
import { toJsonSchema } from '@valibot/to-json-schema';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReplaySchema } from '../../shared/replay';

const root = process.env['LOOKOUT_ROOT'] ?? process.cwd();

/** JSON Schema has no word for our own checks (each symbol once a tile, …): the file describes the shape only. */
const schema = toJsonSchema(ReplaySchema, { errorMode: 'ignore' });
const text = `${JSON.stringify({ title: 'Lookout replay, format 1', ...schema }, null, 2)}\n`;

mkdirSync(join(root, 'docs'), { recursive: true });
writeFileSync(join(root, 'docs', 'replay.schema.json'), text);
