import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { replaySchemaText } from '../../../src/main/cli/schema/replay-schema';
import { CHASE } from '../../../src/shared/chase/game';
import { EventSchema } from '../../../src/shared/chase/replay';

const stored = readFileSync(new URL('../../../docs/replay.schema.json', import.meta.url), 'utf8');

test('the published schema is the one that files are read with (npm run schema writes it)', () => {
  expect(stored).toBe(replaySchemaText());
});

test('it has every kind of event, closed objects and the limits of the format', () => {
  const schema = JSON.parse(stored) as {
    $defs: {
      chase: {
        additionalProperties: boolean;
        $defs: { event: { oneOf: { additionalProperties: boolean; properties: { type: { const: string }; t: object } }[] } };
      };
    };
  };
  const { chase } = schema.$defs;
  const events = chase.$defs.event.oneOf;
  expect(events.map((event) => event.properties.type.const)).toEqual(EventSchema.options.map((option) => option.entries.type.literal));
  for (const event of events) {
    expect(event.additionalProperties).toBe(false);
    expect(event.properties.t).toEqual({ type: 'integer', minimum: 0, maximum: 1_000_000_000 });
  }
  expect(chase.additionalProperties).toBe(false);
});

test('of several games a file is of one or the other, each with its own parts', () => {
  const schema = JSON.parse(replaySchemaText([CHASE, { ...CHASE, id: 'another' }])) as { oneOf: object[]; $defs: Record<string, object> };
  expect(schema.oneOf).toEqual([{ $ref: '#/$defs/chase' }, { $ref: '#/$defs/another' }]);
  const refs = [...JSON.stringify(schema).matchAll(/"\$ref":"#\/([^"]*)"/g)].map(([, path = '']) => path);
  expect(refs.filter((path) => path.startsWith('$defs/another/$defs/')).length).toBeGreaterThan(20);
  for (const path of refs) {
    const found = path.split('/').reduce<unknown>((inside, key) => (inside as Record<string, unknown>)[key], schema);
    expect(found, path).toMatchObject({});
  }
});
