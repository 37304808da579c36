/** The replay format as JSON Schema, made from the schema that files are read with. */
import { toJsonSchema } from '@valibot/to-json-schema';
import {
  CellSchema,
  ColourSchema,
  DirectionSchema,
  EventSchema,
  ItemSchema,
  ReplaySchema,
  RoleSchema,
  RotationSchema,
  RoundSchema,
  RulesSchema,
  SymbolSchema,
  TileIdSchema,
  TileSchema,
} from '../../../shared/chase/replay';

/** The parts that have a name of their own in the file. */
const DEFINITIONS = {
  direction: DirectionSchema,
  symbol: SymbolSchema,
  colour: ColourSchema,
  item: ItemSchema,
  rotation: RotationSchema,
  role: RoleSchema,
  cell: CellSchema,
  tileId: TileIdSchema,
  tile: TileSchema,
  rules: RulesSchema,
  event: EventSchema,
  round: RoundSchema,
};

/**
 * The text of `docs/replay.schema.json`. What JSON Schema has no word for is left out: that every symbol stands once on
 * a tile (C2), and all that only the rules can tell. Anything else that it cannot say throws.
 */
export function replaySchemaText(): string {
  const { $schema, ...schema } = toJsonSchema(ReplaySchema, {
    target: 'draft-2020-12',
    definitions: DEFINITIONS,
    ignoreActions: ['check'],
  });
  return `${JSON.stringify({ $schema, title: 'Lookout replay, version 1', ...schema }, null, 2)}\n`;
}
