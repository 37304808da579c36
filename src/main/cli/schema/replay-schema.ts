/** The replay format as JSON Schema, made from the schemas that files are read with. */
import { toJsonSchema } from '@valibot/to-json-schema';
import { GAMES, type GameSchemas } from '../../../shared/games';

interface JsonObject {
  readonly [key: string]: unknown;
}

/** A game's files. What JSON Schema has no word for is left out: checks of our own (C2), and all that only the rules can tell. */
function schemaOf({ replay, parts }: GameSchemas): JsonObject {
  return toJsonSchema(replay, { target: 'draft-2020-12', definitions: parts, ignoreActions: ['check'] }) as JsonObject;
}

/** The files of all games: of one as it is, of several one or the other, each with its parts under the name of the game. */
function schemaOfAll(games: readonly GameSchemas[]): JsonObject {
  const [first, ...others] = games.map(schemaOf);
  if (first === undefined || others.length === 0) return first ?? {};
  const apart = games.map((game) => {
    const { $schema: _, ...schema } = schemaOf(game);
    return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"#/$defs/${game.id}/$defs/`)) as JsonObject;
  });
  return {
    $schema: first['$schema'],
    oneOf: games.map(({ id }) => ({ $ref: `#/$defs/${id}` })),
    $defs: Object.fromEntries(games.map(({ id }, at) => [id, apart[at]])),
  };
}

/** The text of `docs/replay.schema.json`. Anything that JSON Schema cannot say and we do not leave out throws. */
export function replaySchemaText(games: readonly GameSchemas[] = GAMES): string {
  const { $schema, ...schema } = schemaOfAll(games);
  return `${JSON.stringify({ $schema, title: 'Lookout replay, version 1', ...schema }, null, 2)}\n`;
}
