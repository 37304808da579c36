/** A valibot schema as plain data: the kinds and rules that replays are made of, and no others. */

type Scalar = string | number | boolean;

/** A rule of a schema's pipe: a limit, a pattern or a test of its own. */
export interface Rule {
  readonly kind: 'validation';
  readonly type: string;
  readonly requirement: unknown;
  readonly message?: unknown;
}

interface Piped {
  /** The schema itself, which may have such a pipe of its own, then rules. */
  readonly pipe?: readonly unknown[];
  /** Our own words, where the schema has some. */
  readonly message?: unknown;
}

export interface ObjectShape extends Piped {
  readonly type: 'strict_object' | 'loose_object';
  readonly entries: Readonly<Record<string, Shape>>;
}

/** One of several objects, told apart by a field; those that share its value are told apart by another one. */
export type VariantShape = Piped & {
  readonly type: 'variant';
  readonly key: string;
  readonly options: readonly (ObjectShape | VariantShape)[];
};

/** The kinds of schema that replays are made of. */
export type Shape =
  | ObjectShape
  | (Piped & { readonly type: 'array'; readonly item: Shape })
  | (Piped & { readonly type: 'record'; readonly key: Shape; readonly value: Shape })
  | VariantShape
  | (Piped & { readonly type: 'exact_optional' | 'nullable'; readonly wrapped: Shape })
  | (Piped & { readonly type: 'union'; readonly options: readonly Shape[] })
  | (Piped & { readonly type: 'picklist'; readonly options: readonly Scalar[] })
  | (Piped & { readonly type: 'literal'; readonly literal: Scalar })
  | (Piped & { readonly type: 'string' | 'number' | 'boolean' });

/** The rules of a schema, those of the schema that it was made from first. */
export function rulesOf(schema: Shape): readonly Rule[] {
  if (schema.pipe === undefined) return [];
  const [inner, ...rules] = schema.pipe as readonly [Shape, ...Rule[]];
  return [...rulesOf(inner), ...rules];
}
